"""Arguments of the commands that let bots play: the table, its bots, and options as `--option NAME=VALUE`."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Annotated, Final

import typer

Edition = Annotated[str, typer.Option(help="Which edition; `tikal components editions` lists them.")]
Players = Annotated[int, typer.Option(help="How many players, 2 to 4.")]
Auction = Annotated[bool, typer.Option("--auction", help="Auction the tiles.")]
Scenario = Annotated[str | None, typer.Option(help="Scenario, for Legend only.", show_default=False)]
Options = Annotated[
    list[str] | None,
    typer.Option(metavar="NAME=VALUE", help="Set an option of the edition; may be repeated.", show_default=False),
]
Bots = Annotated[
    str, typer.Option(help="One bot per seat, separated by commas, or one for all; docs/bots.md lists them.")
]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
FirstSeed = Annotated[int, typer.Option(help="Seed of the first game; game i uses this seed plus i.")]
Jobs = Annotated[
    int | None,
    typer.Option(
        min=1, help="How many processes to use: by default one here, one for each core on Ray.", show_default=False
    ),
]
On = Annotated[
    str, typer.Option(metavar="WHERE", help="Where to play: local, ray, or the address of a Ray cluster, HOST:PORT.")
]
Limit = Annotated[
    float, typer.Option(min=0.01, max=3600, metavar="SECONDS", help="How long a custom bot may take for a decision.")
]

DatabaseUrl = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="TIKAL_DATABASE",
        help="sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME; by default SQLite in your data directory.",
        show_default=False,
    ),
]

NAMES: Final = re.compile(r"""((?:(?<!\w)'[^']*'|(?<!\w)"[^"]*"|[^,])*),""")
"""Names that each end with a comma; an apostrophe within a word is not a quote."""
YES_NO: Final = {"yes": "yes", "true": "yes", "no": "no", "false": "no"}


def read_bots(written: str) -> list[str]:
    """Names of bots, separated by commas; a comma in quotes belongs to the command of a bot.

    >>> read_bots("random, stdio:sh -c 'echo a,b'")
    ['random', "stdio:sh -c 'echo a,b'"]
    >>> read_bots("o'neill.py:Greedy,o'neill.py:Quick")
    ["o'neill.py:Greedy", "o'neill.py:Quick"]
    """
    return [name.strip() for name in NAMES.findall(f"{written},")]


def read_options(written: Iterable[str]) -> dict[str, object]:
    """The values by their names. A value that an option does not accept is passed on: the components refuse it."""
    from tikal.errors import TikalError

    chosen = {}
    for one in written:
        name, equals, value = one.partition("=")
        if not equals:
            raise TikalError(f"--option {one!r}: write NAME=VALUE, as in --option campNeedsPresence=yes")
        chosen[name] = _value(name, value)
    return chosen


def _value(name: str, value: str) -> object:
    """A value as in a game file; also with commas between words, and with `true` and `false` for yes and no."""
    from tikal.play.record.option_text import read_option

    text = " ".join(value.replace(",", " ").split())
    try:
        return read_option(name, YES_NO.get(text.lower(), text))
    except ValueError:
        return value


def checked_database(address: str | None) -> str:
    """The address of a database, by default of the one in the user's data directory; refused if it cannot be one."""
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from tikal.errors import TikalError
    from tikal.server.running.home import default_database

    if address is None:
        return default_database()
    try:
        url = make_url(address)
    except ArgumentError:
        url = make_url("none://")
    kind = url.get_backend_name()
    in_memory = kind == "sqlite" and url.database in (None, "", ":memory:")
    if kind not in ("sqlite", "postgresql") or in_memory:
        raise TikalError("--database: write sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME")
    return address
