"""Tables at which people still take their seats. Games that are there already have begun."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("games", sa.Column("waiting", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("invite", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "invite")
    op.drop_column("games", "waiting")
