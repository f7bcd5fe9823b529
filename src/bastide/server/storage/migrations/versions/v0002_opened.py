"""When a game was last opened. Those that are there already count as opened now: none goes at once."""

import time

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("games", sa.Column("opened", sa.Float, nullable=False, server_default="0"))
    op.execute(sa.text("UPDATE games SET opened = :now").bindparams(now=time.time()))
    op.create_index("games_opened", "games", ["opened"])


def downgrade() -> None:
    op.drop_index("games_opened", "games")
    op.drop_column("games", "opened")
