"""Action cards and powers in words.

>>> card_text("05")
'Take up to 2 top treasures from ruins, each with a different piece of yours there.'
>>> power_title("p01")
'4 more action points'
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from tikal.components import legend_components, pieces
from tikal.texts.messages import ENGLISH, Arg, Message, text

if TYPE_CHECKING:
    from tikal.games.legend.rules.state import LegendState


def card_text(card: str, language: str = ENGLISH, s: LegendState | None = None) -> str:
    """What a card does; with a state, by the options of that table."""
    return Message(_message(card), _blue_treasures(card, s)).text(language)


def card_title(card: str, language: str = ENGLISH, s: LegendState | None = None) -> str:
    """The same in a few words."""
    return title_of_card(card, s).text(language)


def title_of_card(card: str, s: LegendState | None = None) -> Message:
    """The title of a card, still to be put into words."""
    return Message(f"{_message(card)}.title", _blue_treasures(card, s))


def power_text(power: str, language: str = ENGLISH) -> str:
    """What a power does."""
    return text(f"power-{power}", language)


def power_title(power: str, language: str = ENGLISH) -> str:
    """The same in a few words."""
    return title_of_power(power).text(language)


def title_of_power(power: str) -> Message:
    """The title of a power, still to be put into words."""
    return Message(f"power-{power}.title")


def power_tile_name(tile: str, language: str = ENGLISH) -> str:
    """The director's trade."""
    return text(f"power-tile-{tile}", language)


def _message(card: str) -> str:
    """A permanent card that lies face down has an x after its id."""
    return f"card-{card.removesuffix('x')}"


def _blue_treasures(card: str, s: LegendState | None) -> dict[str, Arg]:
    """What one of the cards 01-1 to 01-8 takes (A-43); nothing for all others."""
    kinds = pieces().treasures.kinds
    takes = next((one.takes for one in legend_components().cards if one.id == card), ())
    if takes and s is not None:
        takes = tuple(kinds[kind] for kind in s.blue_of_card[int(card[-1]) - 1])
    named = [Message("kind-found", {"kind": kind}).to_dict() for kind in takes]
    return {"kinds": Message("two-kinds", dict(zip(("one", "other"), named, strict=True))).to_dict()} if named else {}
