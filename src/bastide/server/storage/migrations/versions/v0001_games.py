"""Games and what was played in them."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("setup", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("first", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("spectate", sa.String(64), nullable=False),
        sa.Column("spectate_public", sa.String(100)),
        sa.Column("clock", sa.Text),
        sa.Column("assist", sa.String(8), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("rematch_of", sa.String(32), unique=True),
    )
    op.create_index("games_listed", "games", ["listed", "created"])
    op.create_table(
        "entries",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("actions", sa.Text, nullable=False),
        sa.Column("clock", sa.Text),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("turn", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("entries")
    op.drop_index("games_listed", "games")
    op.drop_table("games")
