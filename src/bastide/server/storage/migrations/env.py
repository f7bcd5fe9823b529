"""Run by Alembic: the connection is given by ``store.py``."""

from alembic import context

from bastide.server.storage.schema import metadata

context.configure(
    connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
