"""The editions side by side: every point on which they differ, and the points worth knowing that they share.

Nothing is stated here. The values come from the editions' profiles, the options, the components and the games, the
rules from the catalogue.

>>> rows = {row.id: row.values for section in comparison() for row in section.rows}
>>> rows["campNeedsPresence"]["ravensburger-1999"], rows["campNeedsPresence"]["classic"]
(False, True)
>>> rows["R-PLACE-6"]["classic"], rows["R-PLACE-6"]["supermeeple-2015"]
('stated', None)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import groupby
from typing import Final, Literal, TypeAlias

from tikal.components import Edition, Tile, editions, options, pieces, tiles
from tikal.components.option import AUCTION, FROM_EDITION
from tikal.components.profile import SEAT_NUMBER
from tikal.games.registry import kind_of
from tikal.texts.rulebook import Rule, rules

Value: TypeAlias = bool | int | str | list[int] | list[str] | None
"""What an edition says; None: nothing, because the point does not arise there."""

Kind: TypeAlias = Literal["fact", "option", "rule", "chapter"]

NOT_FROM_RULEBOOKS: Final = 0


@dataclass(frozen=True, slots=True)
class Row:
    """One point of the comparison."""

    id: str
    """Of the fact, the option, the rule or the family of rules."""
    kind: Kind
    values: Mapping[str, Value]
    """[edition]. Of a rule: how certain it is there. Of a chapter: how many rules it has there."""


@dataclass(frozen=True, slots=True)
class Section:
    """Points that belong together."""

    id: str
    rows: tuple[Row, ...]


_FACTS: Final[Mapping[str, Mapping[str, Callable[[Edition], Value]]]] = {
    "start": {
        "firstPlayer": lambda one: one.profile.first_player,
        "startScore": lambda one: SEAT_NUMBER if one.profile.start_score is None else one.profile.start_score,
        "auctionStartScore": lambda one: one.profile.auction_start_score,
    },
    "play": {
        "tiles": lambda one: len(_drawn_tiles(one)),
        "rounds": lambda one: kind_of(one.id).numbers.rounds,
        "actionPoints": lambda one: _action_points(one),
        "cards": lambda one: kind_of(one.id).numbers.cards or False,
        "dottedHexes": lambda one: kind_of(one.id).numbers.dotted_hexes,
        "volcanoesPassable": lambda one: kind_of(one.id).numbers.volcanoes_passable,
    },
    "score": {
        "scorings": lambda one: sum(tile.kind == "volcano" for tile in _drawn_tiles(one)) + 1,
        "scoredFor": lambda one: list(kind_of(one.id).categories),
        "setValues": lambda one: list(kind_of(one.id).numbers.set_values),
    },
    "box": {
        "year": lambda one: one.year,
        "publisher": lambda one: one.publisher,
        "language": lambda one: one.language,
        "players": lambda one: list(range(one.min_players, one.max_players + 1)),
        "auction": lambda one: False if one.auction == "no" else one.auction,
        "scenarios": lambda one: max(1, len(kind_of(one.id).scenarios)),
    },
}


@cache
def comparison() -> tuple[Section, ...]:
    """All sections: first what the rulebooks settle differently, then facts, then the rules family by family."""
    facts = (
        Section(name, tuple(Row(point, "fact", _each(value)) for point, value in points.items()))
        for name, points in _FACTS.items()
    )
    return (Section("options", tuple(_option_rows())), *facts, Section("rules", tuple(_rule_rows())))


def _each(value: Callable[[Edition], Value]) -> dict[str, Value]:
    return {one.id: value(one) for one in editions()}


def _drawn_tiles(edition: Edition) -> list[Tile]:
    """The tiles that are drawn in a game. Each volcano among them brings a scoring, and the end another one."""
    return [one for one in tiles() if one.letter and one.letter in kind_of(edition.id).letters]


def _action_points(edition: Edition) -> Value:
    tokens = kind_of(edition.id).numbers.ap_tokens
    return [min(tokens), max(tokens)] if tokens else pieces().segment_ap


def _option_rows() -> Iterator[Row]:
    """Options whose default is up to the edition. Where tables cannot choose, the edition still says how it is."""
    for option in options():
        if option.default == FROM_EDITION and AUCTION not in option.needs:
            yield Row(option.id, "option", _each(lambda edition: _decided(edition, option.id)))  # noqa: B023


def _decided(edition: Edition, option_id: str) -> Value:
    """What the profile of an edition says; its fields are called like the options."""
    field = re.sub("[A-Z]", lambda capital: f"_{capital[0].lower()}", option_id)
    value: bool | tuple[str, ...] = getattr(edition.profile, field)
    return list(value) if isinstance(value, tuple) else value


def _rule_rows() -> Iterator[Row]:
    """How many rules each family has where; and the rules in which editions of one game differ."""
    for family, members in groupby(rules(), lambda rule: rule.family):
        found = [rule for rule in members if rule.part != NOT_FROM_RULEBOOKS]
        counts = _each(lambda edition: sum(edition.id in rule.editions for rule in found) or None)  # noqa: B023
        if len(set(counts.values())) > 1:
            yield Row(family, "chapter", counts)
        yield from (Row(rule.id, "rule", values) for rule in found if _differs(values := _certainties(rule)))


def _certainties(rule: Rule) -> dict[str, Value]:
    """How certain a rule is in each edition, or None where it does not hold."""
    own = {one: "derived" if one in rule.derived_in else rule.status for one in rule.editions}
    return _each(lambda edition: own.get(edition.id))


def _differs(values: Mapping[str, Value]) -> bool:
    """Whether editions of one game say different things; that games differ is no surprise."""
    said = {(one.game, values[one.id]) for one in editions()}
    return len(said) > len({game for game, _ in said})
