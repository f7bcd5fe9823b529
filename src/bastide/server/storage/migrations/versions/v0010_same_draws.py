"""Games with the same draws. Those that are there already have draws of their own."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.add_column("games", sa.Column("same", sa.String(40)))
    op.create_index("games_same", "games", ["same"])


def downgrade() -> None:
    op.drop_index("games_same", "games")
    op.drop_column("games", "same")
