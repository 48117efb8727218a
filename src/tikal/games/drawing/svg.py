"""`tikal.svg(view)`: a position as a schematic picture, with marks and arrows of your own."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import atan2
from typing import TYPE_CHECKING, Final

from tikal.components import board
from tikal.errors import TikalError
from tikal.games.drawing.hex_picture import draw_ground, draw_things
from tikal.games.drawing.palette import GROUND, INK, MARK, PAPER, SEATS, STONE
from tikal.games.drawing.shapes import (
    HEIGHT,
    MIDDLES,
    RADIUS,
    Point,
    circle,
    corners,
    element,
    polygon,
    side_angle,
    words,
)

if TYPE_CHECKING:
    from tikal.games.view import View
    from tikal.games.view_data import HexView, ViewData

MARGIN: Final = 14.0
LINE: Final = 24.0
"""The height of a player's line below the board."""


class Svg(str):
    """An SVG picture as text; a notebook shows the picture."""

    __slots__ = ()

    def _repr_svg_(self) -> str:
        return str(self)


@dataclass(frozen=True, slots=True)
class Arrow:
    """An arrow from one hex to another."""

    tail: str
    head: str
    colour: str = MARK


def svg(
    view: View,
    *,
    marks: Iterable[str] | Mapping[str, str] = (),
    arrows: Iterable[Arrow | tuple[str, str]] = (),
    labels: Mapping[str, object] | None = None,
    size: int | None = None,
    players: bool = True,
) -> Svg:
    """A view as a picture: values of temples, prices of passages, treasures, camps, guardians and pieces.

    `marks` are hexes to point out, or a mapping from hexes to colours; `arrows` lead from hex to hex; `labels` are
    short texts for hexes, such as path costs. `size` is the width in pixels. With `players=False` only the board is
    drawn.

    >>> import tikal
    >>> view = tikal.new_game("classic", players=2, seed=1).view(0)
    >>> picture = tikal.svg(view, marks=["a2"], arrows=[("a1", "b2")], labels={"a2": 3})
    >>> picture.startswith("<svg")
    True
    >>> tikal.svg(view, marks=["k9"])
    Traceback (most recent call last):
    tikal.errors.TikalError: there is no hex 'k9' on this board; hexes are named like c3
    """
    from tikal.games.view import View  # which draws itself with this

    if not isinstance(view, View):
        raise TikalError(f"svg takes a view, as in svg(game.view(seat)), not a {type(view).__name__}")
    data = view.to_dict()
    there = {hex_["hex"] for hex_ in data["board"]}
    if size is not None and (not isinstance(size, int) or size < 1):
        raise TikalError(f"size is a width in pixels, a whole number from 1 on, not {size!r}")
    drawn = [_read_arrow(arrow) for arrow in arrows]
    colours = marks if isinstance(marks, Mapping) else dict.fromkeys(marks, MARK)
    for name in (*colours, *(labels or {}), *(end for arrow in drawn for end in (arrow.tail, arrow.head))):
        if name not in there:
            raise TikalError(f"there is no hex {name!r} on this board; hexes are named like c3")
    parts = [
        *(draw_ground(hex_) for hex_ in data["board"]),
        *_passages(data["board"]),
        *(part for hex_ in data["board"] for part in draw_things(hex_)),
        *(_mark(name, colour) for name, colour in colours.items()),
        *(part for name, text in (labels or {}).items() for part in _label(name, text)),
        *(part for arrow in drawn for part in _arrow(arrow)),
    ]
    return _picture(parts, data, there, size, players)


def _read_arrow(given: object) -> Arrow:
    match given:
        case Arrow():
            return given
        case (str(tail), str(head)):
            return Arrow(tail, head)
    raise TikalError(f"an arrow is a pair of hexes, as in ('a1', 'b2'), or an Arrow, not {given!r}")


def _picture(parts: Sequence[str], data: ViewData, there: set[str], size: int | None, players: bool) -> Svg:
    middles = [MIDDLES[name] for name in there]
    left, right = (f(point.x for point in middles) for f in (min, max))
    top, bottom = (f(point.y for point in middles) for f in (min, max))
    left, right = left - RADIUS - MARGIN, right + RADIUS + MARGIN
    top, bottom = top - HEIGHT / 2 - MARGIN, bottom + HEIGHT / 2 + MARGIN
    below = [*_players(data, Point(left + MARGIN, bottom + LINE / 2))] if players else []
    height = bottom - top + (LINE * len(data["players"]) + MARGIN if players else 0)
    ground = element("rect", x=left, y=top, width=right - left, height=height, fill=GROUND)
    return Svg(
        element(
            "svg",
            "".join([ground, *parts, *below]),
            xmlns="http://www.w3.org/2000/svg",
            viewBox=f"{left:.0f} {top:.0f} {right - left:.0f} {height:.0f}",
            width=size,
            height=None if size is None else size * height / (right - left),
            role="img",
            font_family="system-ui, sans-serif",
        )
    )


def _passages(hexes: list[HexView]) -> Iterator[str]:
    """Prices of passages, each once; small stones where a passage leads into the jungle."""
    by_name = {hex_["hex"]: hex_ for hex_ in hexes}
    names = [hex_.name for hex_ in board().hexes]
    for hex_ in hexes:
        neighbours = board().neighbours(names.index(hex_["hex"]))
        for side, price in enumerate(hex_["passages"]):
            beyond = by_name.get(names[neighbours[side]]) if neighbours[side] >= 0 else None
            at = MIDDLES[hex_["hex"]].towards(side_angle(side), HEIGHT / 2)
            if price and (beyond is None or hex_["terrain"] == "jungle" or beyond["terrain"] == "jungle"):
                if hex_["terrain"] != "jungle":
                    yield from _stones(at, side_angle(side), price)
            elif price and side < 3:
                yield circle(at, 9, fill=PAPER, stroke=STONE) + words(at, price, 12, fill=INK, font_weight="bold")


def _stones(at: Point, angle: float, count: int) -> Iterator[str]:
    """Stones of one hex, side by side along its edge."""
    inside = at.towards(angle, -6)
    for stone in range(count):
        yield circle(inside.towards(angle + 1.5708, (stone - (count - 1) / 2) * 8), 2.8, fill=STONE)


def _mark(name: str, colour: str) -> str:
    return polygon(corners(MIDDLES[name], RADIUS - 4), fill="none", stroke=colour, stroke_width=5, opacity=0.85)


def _label(name: str, text: object) -> Iterator[str]:
    at = Point(MIDDLES[name].x + 17, MIDDLES[name].y - 33)
    width = 8.0 * len(str(text)) + 10
    yield element("rect", x=at.x - width / 2, y=at.y - 9, width=width, height=18.0, rx=9.0, fill=INK, opacity=0.8)
    yield words(at, text, 12, fill=PAPER)


def _arrow(arrow: Arrow) -> Iterator[str]:
    tail, head = MIDDLES[arrow.tail], MIDDLES[arrow.head]
    if arrow.tail == arrow.head:
        yield circle(head, RADIUS - 12, fill="none", stroke=arrow.colour, stroke_width=6, opacity=0.75)
        return
    angle = atan2(head.y - tail.y, head.x - tail.x)
    tip, neck = head.towards(angle, -6), head.towards(angle, -24)
    start = tail.towards(angle, 12)
    look: dict[str, object] = {"stroke": arrow.colour, "stroke_width": 7, "opacity": 0.75, "stroke_linecap": "round"}
    yield element("line", x1=start.x, y1=start.y, x2=neck.x, y2=neck.y, **look)
    yield polygon([tip, neck.towards(angle + 1.5708, 11), neck.towards(angle - 1.5708, 11)], fill=arrow.colour)


def _players(data: ViewData, start: Point) -> Iterator[str]:
    """A line for each player: colour, name, points, treasures, and action points if it is their turn."""
    for player in data["players"]:
        seat = player["seat"]
        y = start.y + LINE * seat
        acts = seat == data["to_act"]
        yield circle(Point(start.x + 10, y), 9, fill=SEATS[seat].fill, stroke=SEATS[seat].ink)
        yield words(Point(start.x + 10, y), seat + 1, 11, fill=SEATS[seat].ink, font_weight="bold")
        points = f" · {data['ap']} AP" if acts and data["ap"] is not None else ""
        line = f"{player['name']}: {player['score']} · ◉ {sum(player['treasures'].values())}{points}"
        yield words(
            Point(start.x + 28, y),
            f"{line} ◀" if acts else line,
            14,
            fill=INK,
            text_anchor="start",
            font_weight="bold" if acts else None,
        )
