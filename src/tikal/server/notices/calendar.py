"""A calendar with the deadlines of one person's turns, as other programs read it (RFC 5545)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Final

from tikal.texts.messages import Message

LINE_BYTES: Final = 75
SHOWN: Final = timedelta(minutes=30)
"""A deadline takes up that much room before it, so that calendars show it."""
WARNING: Final = "-PT6H"


@dataclass(frozen=True, slots=True)
class Deadline:
    """When a turn of somebody ends."""

    id: str
    at: datetime
    table: str
    """Its title."""
    others: str
    link: str


def calendar(deadlines: Iterable[Deadline], now: datetime, language: str) -> str:
    """The file."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tikal//Turns//EN", "CALSCALE:GREGORIAN"]
    lines += ["METHOD:PUBLISH", "X-WR-CALNAME:Tikal", "REFRESH-INTERVAL;VALUE=DURATION:PT1H"]
    for one in deadlines:
        lines += _event(one, now, language)
    return "".join(f"{_folded(line)}\r\n" for line in (*lines, "END:VCALENDAR"))


def _event(one: Deadline, now: datetime, language: str) -> list[str]:
    summary = Message("notices-calendar-turn", {"table": one.table}).text(language)
    body = Message("notices-calendar-body", {"others": one.others}).text(language)
    return [
        "BEGIN:VEVENT",
        f"UID:{one.id}@tikal",
        f"DTSTAMP:{_time(now)}",
        f"DTSTART:{_time(one.at - SHOWN)}",
        f"DTEND:{_time(one.at)}",
        f"SUMMARY:{_escaped(summary)}",
        f"DESCRIPTION:{_escaped(f'{body} {one.link}')}",
        f"URL:{one.link}",
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        f"DESCRIPTION:{_escaped(summary)}",
        f"TRIGGER:{WARNING}",
        "END:VALARM",
        "END:VEVENT",
    ]


def _time(at: datetime) -> str:
    return at.astimezone(UTC).strftime("%Y%m%dT%H%M%SZ")


def _escaped(text: str) -> str:
    for letter in ("\\", ";", ","):
        text = text.replace(letter, f"\\{letter}")
    return " ".join(text.split())


def _folded(line: str) -> str:
    """Lines of at most 75 bytes, each further one after a space; no letter is torn apart."""
    parts, room = [""], LINE_BYTES
    for letter in line:
        size = len(letter.encode())
        if size > room:
            parts.append("")
            room = LINE_BYTES - 1
        parts[-1] += letter
        room -= size
    return "\r\n ".join(parts)
