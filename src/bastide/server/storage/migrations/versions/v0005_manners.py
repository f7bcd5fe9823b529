"""What a table has agreed on besides the rules. Games that are there already have agreed on nothing."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("games", sa.Column("manners", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "manners")
