"""Opening tables for clients, whichever way they ask."""

from __future__ import annotations

from typing import Final

from tikal.errors import TikalError
from tikal.server.context import Context
from tikal.server.limits.callers import caller
from tikal.server.refusal import refusal_of
from tikal.server.schemas.sent import FromFile, NewTable
from tikal.server.tables.service import EVENT_BYTES
from tikal.server.tables.setting_up import Created, need_short, new_table, table_from_file

TABLE_BYTES: Final = 5000
"""That a table takes in the database, for quotas."""


async def open_table(context: Context, wanted: NewTable | FromFile) -> Created:
    """A new table, if its client may have one more; bots and everybody else know of it."""
    try:
        created = await _made(context, wanted)
    except TikalError as error:
        raise refusal_of(error) from error
    context.tables.live.keep(created.live)
    context.visited(created.live, is_player=True)
    context.published(created.live)
    context.compiling.prefer(created.live.game.table.edition)
    return created


async def _made(context: Context, wanted: NewTable | FromFile) -> Created:
    if isinstance(wanted, NewTable):
        context.quotas.need("stored", caller().address, tokens=TABLE_BYTES)
        return await context.run(new_table, context.database, wanted, context.tables.playtime.now())
    entries = need_short(wanted.file, context.settings.limits.entries)
    stored = TABLE_BYTES + len(wanted.file) + EVENT_BYTES * entries
    context.quotas.need("stored", caller().address, tokens=stored)
    return await context.read_file(table_from_file, context.database, wanted, context.tables.playtime.now())
