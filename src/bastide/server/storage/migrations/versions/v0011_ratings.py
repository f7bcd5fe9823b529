"""How well people play, by kind of table."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(16), primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
    )
    op.create_index("ratings_best", "ratings", ["kind", "points"])
    op.create_table(
        "rated_games",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("won", sa.Float, nullable=False),
        sa.Column("before", sa.Integer, nullable=False),
        sa.Column("after", sa.Integer, nullable=False),
    )
    op.create_index("rated_games_person", "rated_games", ["person", "at"])


def downgrade() -> None:
    op.drop_table("rated_games")
    op.drop_table("ratings")
