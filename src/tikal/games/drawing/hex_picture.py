"""One hex of the picture: its terrain and value, treasures, camp, guardian and pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tikal.games.drawing.palette import FAINT, GOLD, INK, PALE, PAPER, SEATS, STONE, TERRAINS, Look
from tikal.games.drawing.shapes import DOTTED, MIDDLES, RADIUS, Point, circle, corners, element, polygon, words
from tikal.games.view_data import HexView, PiecesView

MOST_IN_A_ROW: Final = 4
PIECE: Final = 9.5
APART: Final = 20.5
NOBODY: Final = Look(PAPER, INK)


def draw_ground(hex_: HexView) -> str:
    """The hex itself; a dotted one that nothing lies on is only hinted at."""
    points = corners(MIDDLES[hex_["hex"]], RADIUS - 1)
    if hex_["hex"] in DOTTED and hex_["terrain"] == "jungle":
        return polygon(points, fill="none", stroke=FAINT, stroke_dasharray="3 4")
    return polygon(points, fill=TERRAINS[hex_["terrain"]], stroke="#ffffff", stroke_width=1.5)


def draw_things(hex_: HexView) -> Iterator[str]:
    """Everything on a hex."""
    middle = MIDDLES[hex_["hex"]]
    yield words(Point(middle.x - 19, middle.y - 34), hex_["hex"], 11, fill=_ink(hex_))
    if hex_["value"] is not None:
        yield from _temple(hex_, Point(middle.x, middle.y - 10))
    if hex_["terrain"] == "volcano":
        yield _crater(Point(middle.x, middle.y - 3))
    yield from _treasures(hex_, Point(middle.x, middle.y - 10))
    if hex_["camp"] is not None:
        yield from _camp(Point(middle.x, middle.y - 10), hex_["camp"])
    elif hex_["terrain"] == "camp":
        yield from _tent(Point(middle.x, middle.y - 10), Look(INK, PAPER))
    yield from _pieces(hex_["pieces"], Point(middle.x, middle.y + 17))


def _ink(hex_: HexView) -> str:
    """The colour of its name."""
    if hex_["terrain"] == "jungle":
        return FAINT if hex_["hex"] in DOTTED else PALE
    return PALE if hex_["terrain"] == "volcano" else STONE


def _crater(middle: Point) -> str:
    outline = [(-16, 11), (-5, -11), (5, -11), (16, 11)]
    return polygon([Point(middle.x + x, middle.y + y) for x, y in outline], fill="#3c2019", stroke=GOLD)


def _temple(hex_: HexView, middle: Point) -> Iterator[str]:
    guardian, width = hex_["guardian"], 15.0
    look = NOBODY if guardian is None else SEATS[guardian["seat"]]
    for step in range(3):  # seen from above: terraces
        side = 2 * (width - 3.2 * step)
        yield element(
            "rect",
            x=middle.x - side / 2,
            y=middle.y - side / 2,
            width=side,
            height=side,
            rx=2.0,
            fill=look.fill if step == 2 else "#e9e4d8",
            stroke=STONE,
        )
    yield words(middle, hex_["value"], 17, font_weight="bold", fill=look.ink)
    if guardian is not None:
        yield words(Point(middle.x + 24, middle.y), "◆", 13, fill=look.fill, stroke=look.ink, stroke_width=0.6)


def _treasures(hex_: HexView, middle: Point) -> Iterator[str]:
    known = hex_.get("seen", [])
    for token in range(hex_["tokens"]):
        place = Point(middle.x + (token - (hex_["tokens"] - 1) / 2) * 14, middle.y)
        kind = known[token] if token < len(known) else None
        yield circle(place, 6.5, fill=GOLD, stroke=STONE)
        if kind is not None:
            yield words(place, kind[:2], 7, fill=INK)


def _camp(middle: Point, seat: int) -> Iterator[str]:
    yield from _tent(middle, SEATS[seat])
    yield words(Point(middle.x, middle.y + 5), seat + 1, 10, fill=SEATS[seat].ink, font_weight="bold")


def _tent(middle: Point, look: Look) -> Iterator[str]:
    peak, foot = Point(middle.x, middle.y - 13), middle.y + 11
    yield polygon([peak, Point(middle.x + 17, foot), Point(middle.x - 17, foot)], fill=look.fill, stroke=look.ink)


def _pieces(pieces: list[PiecesView], middle: Point) -> Iterator[str]:
    """A square for a leader and a circle with a number for explorers, in one row or two."""
    drawn = [(one["seat"], "leader", one["leaders"]) for one in pieces if one["leaders"]]
    drawn += [(one["seat"], "explorer", one["explorers"]) for one in pieces if one["explorers"]]
    drawn.sort()
    rows = [drawn[start : start + MOST_IN_A_ROW] for start in range(0, len(drawn), MOST_IN_A_ROW)]
    for row, there in enumerate(rows):
        y = middle.y + (row - (len(rows) - 1) / 2) * APART
        for number, (seat, who, count) in enumerate(there):
            place = Point(middle.x + (number - (len(there) - 1) / 2) * APART, y)
            yield _piece(place, seat, who, count)


def _piece(place: Point, seat: int, who: str, count: int) -> str:
    fill, ink = SEATS[seat]
    look: dict[str, object] = {"fill": fill, "stroke": ink, "stroke_width": 1.5}
    if who == "explorer":
        return circle(place, PIECE, **look) + words(place, count, 11, fill=ink, font_weight="bold")
    corner = Point(place.x - PIECE + 0.5, place.y - PIECE + 0.5)
    side = 2 * PIECE - 1
    square = element("rect", x=corner.x, y=corner.y, width=side, height=side, rx=3.0, **look)
    return square + words(place, "L", 11, fill=ink, font_weight="bold")
