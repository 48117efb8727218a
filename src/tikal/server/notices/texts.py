"""What messages say, in the language that the player read the page in."""

from __future__ import annotations

from typing import Final

from tikal.server.notices.sending import Text
from tikal.server.store.notices import AddressRow
from tikal.server.tables.live import Live
from tikal.texts.messages import Message

HOURS: Final = 3600


def turn_text(row: AddressRow, live: Live, seat: int, seconds_left: float | None) -> Text:
    """It is somebody's turn."""
    whose = "notices-your-turn" if row.seat is not None else "notices-turn-of"
    args = {"name": live.names[seat], "table": _table(row, live), "others": _others(live, seat)}
    body = Message(f"{whose}-body", args).text(row.language)
    if seconds_left is not None:
        hours = int(max(0.0, seconds_left) // HOURS)
        body = f"{body} {Message('notices-time-left', {'hours': hours}).text(row.language)}"
    return _text(row, Message(whose, {"name": live.names[seat]}).text(row.language), body)


def test_text(row: AddressRow, live: Live) -> Text:
    """A message to see whether it arrives; it says how to confirm the address."""
    body = Message("notices-test-body", {"table": _table(row, live)}).text(row.language)
    if not row.confirmed:
        confirm = f"{row.site}/notices#confirm={row.token}"
        body = f"{body}\n\n{Message('notices-test-confirm').text(row.language)}\n{confirm}"
    return _text(row, Message("notices-test").text(row.language), body)


def _text(row: AddressRow, title: str, body: str) -> Text:
    stop = Message("notices-stop-link").text(row.language)
    return Text(title, body, f"{row.site}/t/{row.table_id}", f"{row.site}/notices#stop={row.token}", stop)


def _table(row: AddressRow, live: Live) -> str:
    return live.row.title or Message("notices-untitled", {"edition": live.row.edition}).text(row.language)


def _others(live: Live, seat: int) -> str:
    return ", ".join(name for other, name in enumerate(live.names) if other != seat)
