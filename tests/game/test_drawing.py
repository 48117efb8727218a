"""Pictures of positions: whole, well formed, for every game, and without anything hidden."""

from __future__ import annotations

import json
import random
import re
from functools import lru_cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import tikal
from hidden_otherwise import twin
from tikal.bots.registry import seated_bots
from tikal.components import pieces
from tikal.errors import TikalError
from tikal.games.drawing.palette import PLAYERS

SVG = "{http://www.w3.org/2000/svg}"


@lru_cache
def some_game(edition: str, players: int, decisions: int) -> tikal.Game:
    """A game between quick bots, in its middle."""
    game = tikal.new_game(edition, players=players, seed=4)
    with seated_bots(["greedy"] * players, 1) as bots:
        while len(game.log) < decisions and (seat := game.to_act) is not None:
            game.play(bots[seat].choose(game.view(seat)))
    return game


def texts(picture: str) -> list[str]:
    """All texts of a picture, in order."""
    return [element.text or "" for element in ElementTree.fromstring(picture).iter(f"{SVG}text")]


@pytest.mark.parametrize(("edition", "players"), [("ravensburger-1999", 2), ("supermeeple-2015", 4), ("legend", 3)])
def test_everything_on_the_board_is_drawn(edition: str, players: int) -> None:
    game = some_game(edition, players, 200)
    data, drawn = game.view(None).to_dict(), texts(game._repr_svg_())
    for hex_ in data["board"]:
        assert hex_["hex"] in drawn
    leaders = sum(piece["leaders"] for hex_ in data["board"] for piece in hex_["pieces"])
    temples = sum(hex_["value"] is not None for hex_ in data["board"])
    assert drawn.count("L") == leaders > 0
    assert game._repr_svg_().count('height="30"') == temples > 0  # the outer terrace of each
    for player in data["players"]:
        assert any(text.startswith(f"{player['name']}: {player['score']} ") for text in drawn)


def test_every_colour_of_the_box_has_a_shape_of_its_own() -> None:
    looks = json.loads(PLAYERS.read_text(encoding="utf-8"))
    assert tuple(looks) == pieces().expedition.colours
    assert len({look["shape"] for look in looks.values()}) == len(looks)


@pytest.mark.parametrize("edition", ["classic", "legend"])
def test_nothing_hidden_is_drawn(edition: str) -> None:
    game, chance = some_game(edition, 3, 200), random.Random(1)
    for seat in (None, 0, 1, 2):
        for _ in range(5):
            other = twin(game, seat, chance)
            assert other.view(seat)._repr_svg_() == game.view(seat)._repr_svg_()


def test_marks_arrows_and_labels_are_added() -> None:
    game = tikal.new_game("classic", players=2, seed=1, names=["<Ann> & Co", "Bo"])
    view = game.view(0)
    plain = tikal.svg(view)
    assert "<Ann> & Co: 0 · ◉ 0" in [text.removesuffix(" ◀") for text in texts(plain)]
    assert plain == view._repr_svg_() == tikal.svg(view)._repr_svg_()
    marked = tikal.svg(view, marks={"a2": "#123456"}, arrows=[("a1", "b2"), tikal.Arrow("a1", "a1")], size=300)
    assert marked.count("<line") == 1
    assert 'stroke="#123456"' in marked
    assert re.search(r'width="300" height="[0-9.]+"', marked)
    assert "17 AP" in texts(tikal.svg(view, labels={"c3": "17 AP"}))
    assert "Bo: 0 · ◉ 0" not in texts(tikal.svg(view, players=False))


@pytest.mark.parametrize("wrong", [{"marks": ["a9"]}, {"arrows": [("a1", "i3")]}, {"labels": {"": 1}}])
def test_a_hex_that_is_not_there_is_refused(wrong: dict[str, object]) -> None:
    view = tikal.new_game("classic", players=2, seed=1).view(0)
    with pytest.raises(TikalError, match="there is no hex"):
        tikal.svg(view, **wrong)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"arrows": ["a1"]}, "an arrow is a pair of hexes, .* not 'a1'"),
        ({"arrows": [("a1",)]}, "an arrow is a pair of hexes"),
        ({"size": -1}, "size is a width in pixels, a whole number from 1 on, not -1"),
        ({"size": "big"}, "size is a width in pixels"),
    ],
    ids=str,
)
def test_wrong_arguments_are_refused(wrong: dict[str, object], message: str) -> None:
    view = tikal.new_game("classic", players=2, seed=1).view(0)
    with pytest.raises(TikalError, match=message):
        tikal.svg(view, **wrong)  # type: ignore[arg-type]


def test_texts_and_colours_cannot_add_elements() -> None:
    view, script = tikal.new_game("classic", players=2, seed=1).view(0), '"/><script>'
    picture = tikal.svg(view, marks={"a2": script}, arrows=[tikal.Arrow("a1", "b2", script)], labels={"c3": script})
    assert script in texts(picture)
    assert not list(ElementTree.fromstring(picture).iter(f"{SVG}script"))


def test_a_game_is_no_view() -> None:
    with pytest.raises(TikalError, match="svg takes a view, as in"):
        tikal.svg(tikal.new_game("classic", players=2))  # type: ignore[arg-type]


def test_the_picture_of_the_documentation_is_what_its_example_draws(tmp_path: Path) -> None:
    """The example writes the picture; when the drawing changes, copy it to docs/images."""
    docs = Path(__file__).parents[2] / "docs"
    page = (docs / "python.md").read_text(encoding="utf-8")
    example = page.partition("### Pictures")[2].partition("```python\n")[2].partition("```")[0]
    lines = re.findall(r"^(?:>>>|\.\.\.) ?(.*)$", example, re.MULTILINE)
    program = "\n".join(["import tikal", "from tikal.advice.insight import insight", *lines])
    exec(program.replace('"position.svg"', f'r"{tmp_path / "position.svg"}"'), {})
    assert (tmp_path / "position.svg").read_text(encoding="utf-8") == (docs / "images" / "position.svg").read_text(
        encoding="utf-8"
    )
