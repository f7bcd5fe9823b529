"""The tables. ``migrations/`` brings a database to this form; a test compares the two."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

# What never changes about a game, and who sits where (as JSON; seats may get a name later).
games = Table(
    "games",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("created", Float, nullable=False),
    Column("setup", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("first", Integer, nullable=False),
    Column("seed", BigInteger),
    Column("seats", Text, nullable=False),
    Column("spectate", String(64), nullable=False),
    Column("spectate_public", String(100)),  # the key itself, of games that anybody may watch
    Column("clock", Text),
    Column("assist", String(8), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("rematch_of", String(32), unique=True),
    Column("opened", Float, nullable=False, server_default="0"),  # when somebody last looked, to about a day
    Column("format", Integer, nullable=False, server_default="1"),  # by the rules of which time it is played
    Column("waiting", Boolean, nullable=False, server_default=false()),  # people are still taking their seats
    Column("invite", String(64), nullable=False, server_default=""),  # the hash of the key to free seats
    Column("manners", Text, nullable=False, server_default=""),  # what the table agreed on, as JSON
    Column(
        "secret", String(64), nullable=False, server_default=""
    ),  # from which its draws follow, with salts
    Column("invite_public", String(100)),  # that key itself, of tables that anybody may join
    Column("same", String(40)),  # which games have the same draws; who knows it may play them
    Column("due", Float),  # when a clock runs out, whether anybody looks or not; null: nothing to wait for
    Index("games_due", "due"),
    Index("games_same", "same"),
    Index("games_listed", "listed", "created"),
    Index("games_waiting", "waiting", "opened"),
    Index("games_opened", "opened"),
)

# People who want to find their games on all their devices: a name, and the hash of a key.
people = Table(
    "people",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    Column("language", String(8), nullable=False),
    Column("mail", String(200)),
    Column("mail_code", String(100)),  # the hash of a number sent there, until it comes back
)

# Accounts elsewhere by which some of them sign in, and the key of each, sealed.
identities = Table(
    "identities",
    metadata,
    Column("identity", String(64), primary_key=True),  # the hash of issuer and subject
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, unique=True),
    Column("sealed", String(300), nullable=False),
    Column("added", Float, nullable=False),
)

# Browsers that have gone there to sign in, for some minutes.
sign_ins = Table(
    "sign_ins",
    metadata,
    Column("state", String(64), primary_key=True),  # hashes of what it must come back with
    Column("browser", String(64), nullable=False),
    Column("nonce", String(64), nullable=False),
    Column("verifier", String(100), nullable=False),  # empty once it has come back
    Column("made", Float, nullable=False),
    Column("identity", String(64)),  # once it is known
    Column("name", String(40)),
    Index("sign_ins_browser", "browser"),
)

# Their seats: the hash of the key to each, and the key, sealed with theirs.
person_games = Table(
    "person_games",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("token", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("sealed", String(300), nullable=False),
    Column("added", Float, nullable=False),
    Index("person_games_person", "person", "added"),
)

# How well people play, by kind of table, and the games that it comes from. They outlive the games.
ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("points", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Index("ratings_best", "kind", "points"),
)
rated_games = Table(
    "rated_games",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(16), nullable=False),
    Column("at", Float, nullable=False),
    Column("players", Text, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Index("rated_games_person", "person", "at"),
)

# Browsers that want to be told when it is somebody's turn.
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("person", String(32), ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("language", String(8), nullable=False),
    Column("added", Float, nullable=False),
    Index("pushes_person", "person"),
)

# Processes that serve these games, and those that did: since when, and when they last said so.
runs = Table(
    "runs",
    metadata,
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("process", String(40), nullable=False),
    Column("started", Float, nullable=False),
    Column("beat", Float, nullable=False),
)

# What the server made once, for all its processes.
kept = Table(
    "kept",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

# Secrets whose hash was given away before it was said which game they are for; for some minutes.
promises = Table(
    "promises",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),
    Column("made", Float, nullable=False),
)

# What was said at the table; it goes with the game.
talk = Table(
    "talk",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(20)),
    Column("text", String(200)),
    Column("at", Float, nullable=False),  # seconds since 1970
    Column("reported", Boolean, nullable=False, server_default=false()),  # somebody found it out of place
)

# What the coach found out about a game, as it stood then; it goes with the game.
reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, nullable=False),  # how many things had happened
    Column("text", Text, nullable=False),  # as JSON
)

# Everything that was accepted, in order. The primary key is what keeps two processes from both accepting
# something as the next thing of the same game.
entries = Table(
    "entries",
    metadata,
    Column("game", String(32), ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer),
    Column("actions", Text, nullable=False),  # one to a line
    Column("clock", Text),  # milliseconds left of every seat after it, as JSON
    Column("at", Float, nullable=False),  # seconds since 1970
    Column("turn", Integer, nullable=False),
    Column("over", Boolean, nullable=False),
)
