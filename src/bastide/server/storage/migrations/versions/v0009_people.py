"""People who find their games on all their devices, and how they want to be told."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("key", sa.String(64), nullable=False, unique=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(200)),
        sa.Column("mail_code", sa.String(100)),
    )
    op.create_table(
        "person_games",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("token", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("sealed", sa.String(300), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_index("person_games_person", "person_games", ["person", "added"])
    op.create_table(
        "pushes",
        sa.Column("endpoint", sa.String(500), primary_key=True),
        sa.Column("person", sa.String(32), sa.ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
        sa.Column("p256dh", sa.String(200), nullable=False),
        sa.Column("auth", sa.String(100), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_index("pushes_person", "pushes", ["person"])
    op.create_table(
        "kept",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def downgrade() -> None:
    for table in ("kept", "pushes", "person_games", "people"):
        op.drop_table(table)
