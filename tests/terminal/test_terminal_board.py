"""The board, tiles and panels as text."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.console import Console

import tikal
from positions import position, stand, tile
from tikal.games.agreeing import agree
from tikal.games.view import View
from tikal.rules.guarding import do_guard
from tikal.rules.state import State
from tikal.rules.verbs import LEADER
from tikal.terminal.board import BoardPicture
from tikal.terminal.menu import Menu
from tikal.terminal.panels import Panels
from tikal.terminal.position import position as whole_position
from tikal.terminal.symbols import ASCII, UNICODE, symbols_for
from tikal.terminal.tile import TilePictures, tile_words

GOLDEN = Path(__file__).with_name("board.txt")
WIDTH = 99


def seen(s: State) -> View:
    return View(agree("supermeeple-2015", int(s.players)), int(s.to_act), s)


def busy_position() -> State:
    """One of everything that can stand on a board."""
    s = position(players=4)
    for tile_id, hex_, rotation in (
        ("A1", "a3", 2),
        ("A4", "b3", 0),
        ("A6", "c2", 0),
        ("B6", "c3", 0),
        ("C3", "c1", 4),
        ("D2", "d2", 1),
        ("G1", "d1", 5),
    ):
        tile(s, tile_id, hex_, rotation)
    s.tokens[10] = 0  # the ruins on c1 are empty
    s.tokens[7] = 2
    s.camps[0, 0], s.camps[2, 1] = 10, 11
    for seat, hex_, explorers, leaders in (
        (0, "a1", 2, 1),
        (1, "a1", 1, 0),
        (2, "a1", 3, 0),
        (3, "a1", 12, 1),
        (0, "a2", 1, 0),
        (1, "b1", 2, 1),
        (0, "b1", 2, 0),
        (2, "d2", 1, 0),
        (3, "d2", 1, 0),
    ):
        stand(s, seat, hex_, explorers, leaders)
    s.to_act = 1
    do_guard(s, LEADER, 5)
    s.to_act = 0
    return s


def drawn(s: State, symbols: object = UNICODE) -> str:
    assert isinstance(symbols, type(UNICODE))
    return "\n".join(line.plain for line in BoardPicture(seen(s), symbols, {"d3"}).lines()) + "\n"


def test_the_board_looks_as_it_should() -> None:
    assert drawn(busy_position()) == GOLDEN.read_text(encoding="utf-8")


def test_the_board_can_be_drawn_with_few_characters() -> None:
    assert drawn(busy_position(), ASCII).isascii()


def test_the_board_fits_the_screen() -> None:
    lines = BoardPicture(seen(position()), UNICODE).lines()
    assert len(lines) == 34
    assert max(line.cell_len for line in lines) == WIDTH


@pytest.mark.parametrize(
    ("encoding", "symbols"),
    [("utf-8", UNICODE), ("ascii", ASCII), ("latin-1", ASCII), (None, ASCII), ("klingon", ASCII)],
)
def test_symbols_are_those_that_the_terminal_can_write(encoding: str | None, symbols: object) -> None:
    assert symbols_for(encoding) is symbols


@pytest.mark.parametrize(("players", "auction"), [(2, False), (3, True), (4, False), (4, True)])
def test_nothing_is_wider_than_the_board_in_any_position(players: int, auction: bool) -> None:
    chance = random.Random(players)
    names = ["Maximiliane Freifrau von und zu Tikal-Uxmal"[:40]] * players
    game = tikal.new_game("classic", players=players, seed=2, auction=auction, names=names)
    while (seat := game.to_act) is not None:
        if len(game.log) % 9 == 0:
            view = game.view(seat)
            menu = Menu(view, UNICODE)
            lines = [*whole_position(view, menu.places, UNICODE, WIDTH), *Panels(view, UNICODE).headline(WIDTH)]
            lines += [*menu.overview(WIDTH), *menu.listing(menu.verbs, WIDTH)]
            assert max(line.cell_len for line in lines) <= WIDTH
        game.play(chance.choice(game.legal_actions()))
    assert Panels(game.view(None), UNICODE).headline(WIDTH)[0].plain == "The game is over."


def test_without_colour_nothing_but_characters_is_written() -> None:
    console = Console(color_system=None, width=200)
    with console.capture() as captured:
        for line in BoardPicture(seen(busy_position()), UNICODE).lines():
            console.print(line, soft_wrap=True)
    assert "\x1b" not in captured.get()


def test_a_tile_shows_its_stones_on_the_sides_where_they_are() -> None:
    picture = [line.plain for line in TilePictures(UNICODE).lines([("A4", 0, "north"), ("A4", 1, "turned")])]
    assert picture == [
        "   ____2____       _________",
        "  /         \\     /         \\",
        " /    A4     \\   /    A4     2",
        "/ ruins ▪▪▪▪  \\ / ruins ▪▪▪▪  \\",
        "\\    north    / \\   turned    /",
        " \\           1   \\           /",
        "  \\_________/     \\____1____/",
    ]


def test_tiles_are_told_in_words() -> None:
    assert tile_words("A1") == "A1 (temple 1)"
    assert tile_words("A4") == "A4 (ruins, 4 treasures)"
    assert tile_words("A6") == "A6 (clearing)"
    assert tile_words("B6") == "B6 (volcano)"


def test_panels_count_what_is_left() -> None:
    panels = Panels(seen(busy_position()), UNICODE)
    heading, *players = (line.plain for line in panels.players())
    assert heading.split()[:3] == ["score", "now", "reserve"]
    assert players[0].startswith("▸ ● Player 1")
    assert "13* " not in players[0]
    assert "13  ⌂  [][]" in players[0]
    assert "16     " not in players[1]
    assert players[1].count("[]") == 1
    told = " ".join(line.plain for line in panels.supplies(WIDTH))
    assert "tiles left A:6 B:6 C:5" in told
    assert "floors left 2:3" in told
