"""The secret from which the draws of a game follow. Games that are there already have none: each of their
draws is a secret of its own.
"""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("games", sa.Column("secret", sa.String(64), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "secret")
