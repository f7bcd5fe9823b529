"""By the rules of which time a game is played. Those that are there already go on as they were begun."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("games", sa.Column("format", sa.Integer, nullable=False, server_default="1"))


def downgrade() -> None:
    op.drop_column("games", "format")
