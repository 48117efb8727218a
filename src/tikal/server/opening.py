"""Opening tables for clients, whichever way they ask."""

from __future__ import annotations

from typing import Final

from tikal.errors import TikalError
from tikal.server.context import Context
from tikal.server.limits.quotas import ROW_BYTES
from tikal.server.refusal import refusal_of
from tikal.server.schemas.sent import FromFile, NewTable
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
        context.need_room(TABLE_BYTES)
        return await context.run(new_table, context.database, wanted, context.tables.playtime.now())
    context.need_room(TABLE_BYTES + len(wanted.file))  # for the work of reading it, even if it is refused
    return await context.read_file(_from_file, context, wanted)


def _from_file(context: Context, wanted: FromFile) -> Created:
    """In a thread."""
    entries = need_short(wanted.file, context.settings.limits.entries)
    context.need_room(ROW_BYTES * entries)
    return table_from_file(context.database, wanted, context.tables.playtime.now())
