"""What a table can choose from: the editions, each with its options and their defaults there."""

from __future__ import annotations

from dataclasses import dataclass

from tikal.components import OptionValue, option_set, options
from tikal.components import editions as known_editions
from tikal.components.option import AUCTION


@dataclass(frozen=True, slots=True)
class OfferedOption:
    """An option of an edition."""

    id: str
    title: str
    description: str
    expects: str
    """What a value must look like, in words."""
    default: OptionValue
    needs_auction: bool


@dataclass(frozen=True, slots=True)
class OfferedEdition:
    """An edition and everything that can be chosen for it."""

    id: str
    title: str
    year: int
    publisher: str
    min_players: int
    max_players: int
    auction: str
    """`yes`, `no`, or `house` where only our house rules offer it."""
    options: tuple[OfferedOption, ...]


def editions() -> tuple[OfferedEdition, ...]:
    """All editions, oldest first.

    >>> [edition.id for edition in editions()][:2]
    ['ravensburger-1999', 'riogrande-1999']
    """
    return tuple(
        OfferedEdition(
            edition.id,
            edition.title,
            edition.year,
            edition.publisher,
            edition.min_players,
            edition.max_players,
            edition.auction,
            _options(edition.id, edition.min_players, edition.auction != "no"),
        )
        for edition in known_editions()
    )


def _options(edition: str, players: int, auction: bool) -> tuple[OfferedOption, ...]:
    defaults = option_set(edition, auction=auction, players=players, chosen={})
    return tuple(
        OfferedOption(
            option.id,
            option.title,
            option.description,
            option.expects,
            defaults[option.id],
            AUCTION in option.needs,
        )
        for option in options()
        if option.id in defaults
    )
