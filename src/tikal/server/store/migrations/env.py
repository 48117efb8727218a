"""Run by Alembic for every migration; the connection comes with a transaction."""

from alembic import context

from tikal.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
