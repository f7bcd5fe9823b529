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
    Index("games_listed", "listed", "created"),
    Index("games_waiting", "waiting", "opened"),
    Index("games_opened", "opened"),
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
