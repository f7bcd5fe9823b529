"""Tables that anybody may join. Those that are there already are for who has the link."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("games", sa.Column("invite_public", sa.String(100)))
    op.create_index("games_waiting", "games", ["waiting", "opened"])


def downgrade() -> None:
    op.drop_index("games_waiting", "games")
    op.drop_column("games", "invite_public")
