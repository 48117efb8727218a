"""SVG elements and the geometry of the board: flat-topped hexes, a1 at the bottom on the left."""

from __future__ import annotations

from html import escape
from math import cos, pi, sin, sqrt
from typing import Final, NamedTuple

from tikal.components import board

RADIUS: Final = 50.0
"""From the middle of a hex to a corner."""
HEIGHT: Final = RADIUS * sqrt(3)
SIDES: Final = 6
DOTTED: Final = frozenset(hex_.name for hex_ in board().hexes if hex_.dotted)
"""Hexes around the board."""


class Point(NamedTuple):
    """A place on the picture."""

    x: float
    y: float

    def towards(self, angle: float, distance: float) -> Point:
        """The point at a distance; an angle of 0 is to the right, a quarter turn further is down."""
        return Point(self.x + distance * cos(angle), self.y + distance * sin(angle))


MIDDLES: Final = {hex_.name: Point(1.5 * RADIUS * hex_.q, HEIGHT * (hex_.r + hex_.q / 2)) for hex_ in board().hexes}
"""[hex] -> its middle."""


def corners(middle: Point, radius: float = RADIUS) -> list[Point]:
    """The six corners of a hex."""
    return [middle.towards(pi / 3 * corner, radius) for corner in range(SIDES)]


def side_angle(side: int) -> float:
    """The direction of a side; sides are N, NE, SE, S, SW, NW."""
    return -pi / 2 + pi / 3 * side


def element(name: str, content: str = "", /, **attributes: object) -> str:
    """An element; `stroke_width` stands for `stroke-width`, numbers are rounded, and None leaves an attribute out."""
    written = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escape(_value(value))}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{written}>{content}</{name}>" if content else f"<{name}{written}/>"


def polygon(points: list[Point], **attributes: object) -> str:
    """A polygon."""
    return element("polygon", points=" ".join(f"{_value(x)},{_value(y)}" for x, y in points), **attributes)


def circle(middle: Point, radius: float, **attributes: object) -> str:
    """A circle."""
    return element("circle", cx=middle.x, cy=middle.y, r=radius, **attributes)


def words(middle: Point, written: object, size: float, **attributes: object) -> str:
    """A text, centred on a point unless `text_anchor` says otherwise."""
    placed = {"x": middle.x, "y": middle.y, "font_size": size, "text_anchor": "middle", "dominant_baseline": "central"}
    return element("text", escape(str(written)), **{**placed, **attributes})


def _value(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
