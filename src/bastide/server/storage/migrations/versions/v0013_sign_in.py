"""People who sign in with an account that they have elsewhere."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column(
            "person",
            sa.String(32),
            sa.ForeignKey("people.id", ondelete="CASCADE"),
            nullable=False,
            unique=True,
        ),
        sa.Column("sealed", sa.String(300), nullable=False),
        sa.Column("added", sa.Float, nullable=False),
    )
    op.create_table(
        "sign_ins",
        sa.Column("state", sa.String(64), primary_key=True),
        sa.Column("browser", sa.String(64), nullable=False),
        sa.Column("nonce", sa.String(64), nullable=False),
        sa.Column("verifier", sa.String(100), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("identity", sa.String(64)),
        sa.Column("name", sa.String(40)),
    )
    op.create_index("sign_ins_browser", "sign_ins", ["browser"])


def downgrade() -> None:
    op.drop_table("sign_ins")
    op.drop_table("identities")
