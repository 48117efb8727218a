"""How players and things look: everything has its own shape, so colour helps but is never needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from tikal.components import pieces
from tikal.games.drawing.palette import SEATS


@dataclass(frozen=True, slots=True)
class Symbols:
    """One character for each thing that is not put into words."""

    seats: tuple[str, str, str, str]
    tent: str
    token: str
    taken: str
    stones: str
    """[number] -> how to show stones that lead into the jungle."""
    pointer: str
    dash: str
    """Shown where there is nothing."""
    styles: tuple[str, str, str, str]
    """[seat] -> its colour."""

    def in_colours(self, wishes: Sequence[str | None]) -> Symbols:
        """The same, with the shapes and colours of the seats as they wish; seats without a wish get what is left."""
        free = [place for place, colour in enumerate(COLOURS) if colour not in wishes]
        places = [free.pop(0) if wish is None else COLOURS.index(wish) for wish in wishes] + free
        first, second, third, fourth = places
        seats = (self.seats[first], self.seats[second], self.seats[third], self.seats[fourth])
        styles = (self.styles[first], self.styles[second], self.styles[third], self.styles[fourth])
        return replace(self, seats=seats, styles=styles)

    def pieces(self, seat: int, explorers: int, leaders: int) -> str:
        """The pieces of a player on a hex: `●3*` are three explorers and the leader."""
        return f"{self.seats[seat]}{explorers or ''}{LEADER * leaders}"

    def masks(self, left: int, printed: int) -> str:
        """The treasures of ruins, with empty places for those that are gone."""
        return self.token * left + self.taken * (printed - left)

    def camp(self, seat: int) -> str:
        """The camp of a player."""
        return f"{self.tent}{self.seats[seat]}"


LEADER: Final = "*"
STONE_TOKEN: Final = "+"

SAME_COLOUR: Final = {"orange": "yellow"}
"""[other name] -> name. The rules of one edition and the API call this colour orange, the page yellow."""
COLOURS: Final = tuple(SAME_COLOUR.get(colour, colour) for colour in pieces().expedition.colours)
"""In the order in which seats get them if nobody chooses; by the names that the page shows."""
_RED, _YELLOW, _WHITE, _BLUE = (f"bold {look.ink} on {look.fill}" for look in SEATS)
_STYLES: Final = (_RED, _YELLOW, _WHITE, _BLUE)
"""[colour] As chips with their own background they are visible everywhere."""

UNICODE: Final = Symbols(("●", "■", "▲", "◆"), "⌂", "▪", "▫", " ¹²³⁴⁵⁶", "▸", "·", _STYLES)
ASCII: Final = Symbols(("@", "%", "&", "#"), "^", "o", ".", " 123456", ">", "-", _STYLES)
"""For terminals that cannot show anything else."""

TERRAIN_STYLES: Final = {
    "temple": "#fff9ea on #37553a",
    "ruins": "#fff9ea on #5c4b2b",
    "clearing": "#fff9ea on #4f7330",
    "camp": "#fff9ea on #77592f",
    "volcano": "#ff8a5c on #43221d",
    "lake": "#fff9ea on #14606c",
}
"""Text and background of explored hexes."""

JUNGLE_STYLE: Final = "#5f7f6a"
WALL: Final = "#c9b27c"
PASSAGE: Final = "bold #fff9ea on #7a5f1c"
TRAIL: Final = "#efe6ce"
CHOICE: Final = "bold #06281d on #55e0b0"
"""What can be chosen now."""
LABEL: Final = "dim"
TITLE: Final = "bold"
WRONG: Final = "bold #ff8a5c"


def symbols_for(encoding: str | None) -> Symbols:
    """The richest symbols that an encoding can write."""
    wanted = "".join((*UNICODE.seats, UNICODE.tent, UNICODE.token, UNICODE.taken, UNICODE.stones, UNICODE.pointer))
    try:
        wanted.encode(encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return ASCII
    return UNICODE
