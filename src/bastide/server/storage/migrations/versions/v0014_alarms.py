"""When the clock of a game runs out that nobody looks at, and when servers ran."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("games", sa.Column("due", sa.Float))
    op.create_index("games_due", "games", ["due"])
    op.create_table(
        "runs",
        sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("process", sa.String(40), nullable=False),
        sa.Column("started", sa.Float, nullable=False),
        sa.Column("beat", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("runs")
    op.drop_index("games_due", "games")
    op.drop_column("games", "due")
