"""`tikal components`: what is in the boxes, and how sure we are of each thing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import TYPE_CHECKING, Annotated, Final

import typer

if TYPE_CHECKING:
    from rich.console import Console

    from tikal.components import Box, Edition, OptionValue, Tile

WIDTH: Final = 100


class Part(StrEnum):
    """What can be shown."""

    TILES = "tiles"
    BOARD = "board"
    PIECES = "pieces"
    EDITIONS = "editions"
    OPTIONS = "options"
    LEGEND = "legend"


def components_command(
    part: Annotated[Part | None, typer.Argument(help="Show only this part.", show_default=False)] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")] = False,
) -> None:
    """Show tiles, board, pieces, editions and options.

    Each is marked: authentic (found in public material or fixed by a rulebook), derived (follows from the
    rulebooks) or reconstructed (we could not find it and made it up).
    """
    from tikal.components import Box
    from tikal.errors import ComponentError

    parts = tuple(Part) if part is None else (part,)
    box = Box()
    try:
        box.check()
    except ComponentError as error:
        typer.echo(f"The component data is wrong. {error}", err=True)
        raise typer.Exit(2) from error
    if as_json:
        found = {one.value: _JSON[one](box) for one in parts}
        typer.echo(json.dumps(found if part is None else found[part.value], indent=2, ensure_ascii=False))
    else:
        console = _console()
        for one in parts:
            _SHOW[one](box, console)


def _console() -> Console:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    console.width = min(console.width, WIDTH)
    return console


def _print(console: Console, title: str, columns: Iterable[str], rows: Iterable[Iterable[object]]) -> None:
    """One table; what is wider than the screen is wrapped, never cut."""
    from rich.box import SIMPLE
    from rich.table import Table

    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE, pad_edge=False)
    for column in columns:
        table.add_column(column, overflow="fold")
    for row in rows:
        table.add_row(*(str(cell) for cell in row))
    console.print(table)


def _show_tiles(box: Box, console: Console) -> None:
    columns = ("tile", "kind", "value", "stones N NE SE S SW NW", "rotations", "provenance", "of the stones")
    for group, title in (
        ("lettered", "Lettered tiles"),
        ("setup", "Set-up tiles"),
        ("border", "Border tiles"),
    ):
        rows = [_tile_row(tile) for tile in box.tiles if tile.group == group]
        _print(console, title, columns, rows)


def _tile_row(tile: Tile) -> tuple[object, ...]:
    stones = " ".join(str(stones) for stones in tile.stones)
    value = tile.value or ""
    return tile.id, tile.kind, value, stones, tile.rotations, tile.provenance, tile.stones_provenance


def _show_board(box: Box, console: Console) -> None:
    board = box.board
    dotted = [hex_.name for hex_ in board.hexes if hex_.dotted]
    console.print(f"Board: {len(board.columns)} columns of {board.rows} hexes ({board.provenance}).", style="bold")
    console.print(f"* printed hexes, ( ) dotted hexes of Legend ({board.dotted_provenance}): {', '.join(dotted)}\n")
    console.print(_map(box))
    columns = ("hex", "what", "kind", "value", "stones N NE SE S SW NW", "provenance")
    rows = [
        (one.hex, one.title, one.kind, one.value or "", " ".join(map(str, one.stones)), one.provenance)
        for one in board.printed
    ]
    _print(console, "Printed hexes", columns, rows)


def _map(box: Box) -> str:
    """The hexes by name, as they lie: half a hex of height is one line."""
    printed = {one.hex for one in box.board.printed}
    lines: dict[int, dict[int, str]] = {}
    for hex_ in box.board.hexes:
        name = f"({hex_.name})" if hex_.dotted else f"{hex_.name}*" if hex_.name in printed else hex_.name
        lines.setdefault(2 * hex_.r + hex_.q, {})[hex_.q] = name
    across = range(-1, len(box.board.columns) + 1)
    return "\n".join("".join(f"{lines[y].get(q, ''):^6}" for q in across).rstrip() for y in sorted(lines)) + "\n"


def _show_pieces(box: Box, console: Console) -> None:
    floors, treasures, expedition = box.pieces.floors, box.pieces.treasures, box.pieces.expedition
    tokens = box.pieces.ap_tokens
    rows = [
        ("floors, level x number", _counts(floors.supply), floors.provenance),
        ("pre-built floors, Classic", _counts(floors.prebuilt_classic), floors.provenance),
        ("pre-built floors, Legend", _counts(floors.prebuilt_legend), floors.provenance),
        ("treasures of each kind", treasures.copies, treasures.provenance),
        ("blue treasures of each kind, Legend", treasures.blue_copies, treasures.provenance),
        ("names of the kinds", ", ".join(treasures.kinds), treasures.kinds_provenance),
        ("colours", ", ".join(expedition.colours), expedition.provenance),
        ("leaders of a colour", expedition.leaders, expedition.provenance),
        ("explorers of a colour", expedition.explorers, expedition.provenance),
        ("camps of a colour", expedition.camps, expedition.provenance),
        ("guardians of a colour, at most", expedition.guardians, expedition.provenance),
        ("more leaders of a colour, Legend", expedition.unavailable_leaders, expedition.provenance),
        ("more explorers of a colour, Legend", expedition.unavailable_explorers, expedition.provenance),
        ("AP tokens, Legend", " ".join(str(value) for value in tokens.values), tokens.provenance),
        ("stone tokens, Legend", box.pieces.stone_tokens, box.pieces.provenance),
        ("spaces of the prestige track", box.pieces.track_spaces, box.pieces.provenance),
        ("action points of a turn", box.pieces.segment_ap, box.pieces.provenance),
    ]
    _print(console, "Pieces", ("what", "how many", "provenance"), rows)


def _counts(counts: tuple[int, ...]) -> str:
    return "  ".join(f"{level}x{count}" for level, count in enumerate(counts) if count)


def _show_editions(box: Box, console: Console) -> None:
    columns = ("edition", "title", "publisher", "year", "players", "auction", "text in")
    _print(console, "Editions", columns, [_edition_row(edition) for edition in box.editions])
    profiles = [row for edition in box.editions for row in _profile_rows(box, edition)]
    _print(console, "Where they differ", ("edition", "point", "default"), profiles)


def _edition_row(edition: Edition) -> tuple[object, ...]:
    players = f"{edition.min_players}-{edition.max_players}"
    about = edition.id, edition.title, edition.publisher, edition.year
    return *about, players, edition.auction, edition.language


def _profile_rows(box: Box, edition: Edition) -> Iterator[tuple[object, ...]]:
    """The edition's own points and the options whose default it decides, its name only in the first row."""
    profile = edition.profile
    yield edition.id, "first player", profile.first_player
    yield "", "start score", "1, 2, 3, 4" if profile.start_score is None else profile.start_score
    if profile.auction_start_score is not None:
        yield "", "start score, auction", profile.auction_start_score
    values = box.option_set(edition.id, False, edition.min_players, {})
    for option in box.options:
        if option.id in values and option.default == "edition":
            yield "", option.id, _text(values[option.id])


def _show_options(box: Box, console: Console) -> None:
    rows = [
        (
            f"{option.id}\n{', '.join(option.ambiguities)}",
            f"{option.title}. {option.description}\n{option.expects}; default: {_text(option.default)}"
            + "".join(f"; needs the {need}" for need in option.needs)
            + f"\n{', '.join(option.editions)}",
        )
        for option in box.options
    ]
    _print(console, "Options", ("option", "what it decides"), rows)


def _text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, tuple):
        return ", ".join(str(one) for one in value) or "none"
    return str(value)


def _show_legend(box: Box, console: Console) -> None:
    from tikal.games.legend.naming import card_text, power_text, power_tile_name

    cards = [
        (one.id, one.copies_two, one.copies_more, "yes" if one.permanent else "", card_text(one.id), one.provenance)
        for one in box.legend.cards
    ]
    _print(console, "Action cards", ("card", "2 pl.", "3-4 pl.", "stays", "text", "provenance"), cards)
    powers = [
        (tile.id, power_tile_name(tile.id), power.id, power_text(power.id), tile.provenance)
        for tile in box.legend.power_tiles
        for power in tile.powers
    ]
    _print(console, "Power tiles", ("tile", "name", "power", "text", "provenance"), powers)
    _show_scenarios(box, console)


def _show_scenarios(box: Box, console: Console) -> None:
    scenarios = box.legend.scenarios
    layouts = [{one.tile: f"{one.hex} {one.rot}" for one in scenario.placements} for scenario in scenarios]
    tiles = [tile.id for tile in box.tiles if any(tile.id in layout for layout in layouts)]
    rows = [(tile, *(layout.get(tile, "") for layout in layouts)) for tile in tiles]
    columns = ("tile", *(f"{scenario.title}\n{scenario.provenance}" for scenario in scenarios))
    _print(console, "Scenarios: hex and rotation of each tile", columns, rows)


def _json_board(box: Box) -> object:
    from dataclasses import asdict

    board = box.board
    names = [hex_.name for hex_ in board.hexes]
    return {
        "columns": board.columns,
        "rows": board.rows,
        "camp": board.camp,
        "hexes": [
            {
                **asdict(hex_),
                "neighbours": [names[near] if near >= 0 else None for near in board.neighbours(index)],
            }
            for index, hex_ in enumerate(board.hexes)
        ],
        "printed": [asdict(one) for one in board.printed],
        "provenance": board.provenance,
        "dotted_provenance": board.dotted_provenance,
    }


def _json_tiles(box: Box) -> object:
    from dataclasses import asdict

    return [{**asdict(tile), "rotations": tile.rotations} for tile in box.tiles]


def _json_pieces(box: Box) -> object:
    from dataclasses import asdict

    return asdict(box.pieces)


def _json_editions(box: Box) -> object:
    from dataclasses import asdict

    return [asdict(edition) for edition in box.editions]


def _json_options(box: Box) -> object:
    from dataclasses import asdict

    return [{**asdict(option), "expects": option.expects} for option in box.options]


def _json_legend(box: Box) -> object:
    from dataclasses import asdict

    from tikal.games.legend.naming import card_text, power_text, power_tile_name

    return {
        **asdict(box.legend),
        "cards": [{**asdict(card), "text": card_text(card.id)} for card in box.legend.cards],
        "power_tiles": [
            {
                **asdict(tile),
                "name": power_tile_name(tile.id),
                "powers": [{"id": power.id, "text": power_text(power.id)} for power in tile.powers],
            }
            for tile in box.legend.power_tiles
        ],
    }


_SHOW: Final[dict[Part, Callable[[Box, Console], None]]] = {
    Part.TILES: _show_tiles,
    Part.BOARD: _show_board,
    Part.PIECES: _show_pieces,
    Part.EDITIONS: _show_editions,
    Part.OPTIONS: _show_options,
    Part.LEGEND: _show_legend,
}
_JSON: Final[dict[Part, Callable[[Box], object]]] = {
    Part.TILES: _json_tiles,
    Part.BOARD: _json_board,
    Part.PIECES: _json_pieces,
    Part.EDITIONS: _json_editions,
    Part.OPTIONS: _json_options,
    Part.LEGEND: _json_legend,
}
