"""Errors say where something is wrong, so that nobody has to search their words."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import tikal
from random_play import Seating, played_game
from tikal.errors import ComponentError, Field, FieldError, TikalError, Unforeseeable

LEGEND = Seating("legend", 2, auction=False)


@pytest.mark.parametrize(
    ("arguments", "field"),
    [
        ({"edition": "monopoly"}, ("edition",)),
        ({"players": 5}, ("players",)),
        ({"players": "3"}, ("players",)),
        ({"auction": 1}, ("auction",)),
        ({"edition": "classic", "scenario": "uxmal"}, ("scenario",)),
        ({"edition": "legend", "scenario": "atlantis"}, ("scenario",)),
        ({"edition": "legend", "auction": True}, ("auction",)),
        ({"options": {"tieBraek": []}}, ("options", "tieBraek")),
        ({"options": {"tieBreak": ["coin"]}}, ("options", "tieBreak")),
        ({"options": {"printedVolcano": True}}, ("options", "printedVolcano")),
        ({"options": {"auction.allowDebt": True}}, ("options", "auction.allowDebt")),
        ({"options": {"auction": True}}, ("options", "auction")),
        ({"names": ["Ana"]}, ("names",)),
        ({"names": ["Ana", "two\nlines", "Cleo"]}, ("names", 1)),
        ({"first": 3}, ("first",)),
        ({"setup": {}}, ("tiles",)),
        ({"setup": "A1 A2"}, ()),
    ],
)
def test_what_cannot_be_agreed_on_names_its_field(arguments: dict[str, Any], field: Field) -> None:
    with pytest.raises(FieldError) as caught:
        tikal.new_game(**{"edition": "supermeeple-2015", "players": 3, **arguments})
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("part", "value", "field"),
    [
        ("scenario", "uxmal", ("scenario",)),
        ("treasures", [], ("treasures",)),
        ("order", [], ("order",)),
        ("order", [2, 0], ("order",)),
        ("order", [0, 0], ("order",)),
        ("cards", ["02"], ("cards",)),
        ("ap_tokens", [6], ("ap_tokens",)),
        ("powers", ["P1", "P1"], ("powers",)),
        ("powers", ["P1", "P9"], ("powers",)),
        ("wind", "west", ("wind",)),
    ],
)
def test_a_wrong_setup_of_legend_names_its_field(part: str, value: object, field: Field) -> None:
    setup = tikal.new_game("legend", players=2, scenario="palenque").setup
    with pytest.raises(tikal.SetupError) as caught:
        tikal.new_game("legend", players=2, scenario="palenque", setup={**setup, part: value})
    assert caught.value.field == field


@pytest.mark.parametrize(
    ("start", "wrong"),
    [
        ("players", "players: 4"),
        ("auction", "auction: yes"),
        ("scenario", "scenario: atlantis"),
        ("option legend.leftSlots", "option legend.leftSlots: 9"),
        ("seat 1", "seat 1: " + "x" * 41),
        ("order", "order: 1 1"),
        ("order", "order: 7 8"),
        ("tiles C", "tiles C: C1 C1"),
        ("treasures", "treasures: totem"),
        ("cards", "cards: 02 03"),
        ("ap tokens", "ap tokens: 6 7 8"),
        ("powers", "powers: P1 P9"),
    ],
)
def test_a_wrong_line_of_a_legend_file_is_named(start: str, wrong: str) -> None:
    lines = played_game(LEGEND, 1, decisions=0).record().splitlines()
    number = next(number for number, line in enumerate(lines) if line.startswith(f"{start}:"))
    lines[number] = wrong
    with pytest.raises(tikal.RecordError) as caught:
        tikal.load("\n".join(lines))
    # A third or fourth player has no name; the reader misses it where the names end.
    last_name = next(number for number, line in enumerate(lines) if line.startswith("seat 1"))
    assert caught.value.line - 1 == (last_name + 2 if start == "players" else number)


@pytest.mark.parametrize(
    ("error", "told"),
    [
        (tikal.RecordError(7, "no such hex"), "line 7: no such hex"),
        (tikal.RecordError(7, "no such hex", "a.tikal"), "a.tikal: line 7: no such hex"),
        (tikal.OptionError(("names", 1), "too long"), "too long"),
        (tikal.SetupError((), "no set-up"), "no set-up"),
        (tikal.IllegalAction("R-DIG-2", "too few", "why-dig", {"pieces": 1}), "R-DIG-2: too few"),
        (tikal.CannotUndo("too late", "why-cannot-undo", {}), "too late"),
        (Unforeseeable("nobody knows", "why-unforeseeable", {}), "nobody knows"),
        (ComponentError("tiles.toml", "tile A1", "has no stones"), "tiles.toml: tile A1: has no stones"),
    ],
)
def test_an_error_comes_through_from_another_process_whole(error: TikalError, told: str) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (str(again), vars(again)) == (told, vars(error))
