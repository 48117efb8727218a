"""From what a table chose to a value for every option of its edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Final

from tikal.components.option import AUCTION, FROM_COMPONENTS, FROM_EDITION, Option, OptionValue
from tikal.errors import Field, OptionError

if TYPE_CHECKING:
    from tikal.components.box import Box
    from tikal.components.profile import Edition, Profile


COMPONENT_DEFAULTS: Final[Mapping[str, Callable[[Box], OptionValue]]] = {
    "legend.apTokens": lambda box: box.pieces.ap_tokens.values,
    "legend.card01": lambda box: tuple(card.takes for card in box.legend.cards if card.takes),
}
"""Options whose default other data files decide."""


class OptionSet(Mapping[str, OptionValue]):
    """The value of every option that applies to a game. Immutable, hashable and picklable."""

    __slots__ = ("_values",)

    def __init__(self, values: Mapping[str, OptionValue]) -> None:
        self._values: Final = dict(values)

    def __getitem__(self, option: str) -> OptionValue:
        return self._values[option]

    def __iter__(self) -> Iterator[str]:
        return iter(self._values)

    def __len__(self) -> int:
        return len(self._values)

    def __hash__(self) -> int:
        return hash(frozenset(self._values.items()))

    def __repr__(self) -> str:
        return f"OptionSet({self._values!r})"


def choose(box: Box, edition_id: str, auction: bool, players: int, chosen: Mapping[str, object]) -> OptionSet:
    """Check the choices and fill in the defaults; OptionError says what is impossible."""
    edition = find_edition(box, edition_id)
    _check_players(edition, players)
    _check_auction(edition, auction)
    for option_id in chosen:
        _check_applies(_find_option(box, option_id), edition, auction)
    values = {
        option.id: _value(box, option, edition, chosen)
        for option in box.options
        if edition.id in option.editions and (auction or AUCTION not in option.needs)
    }
    _check_conflicts(box.options, values)
    return OptionSet(values)


def find_edition(box: Box, edition_id: str) -> Edition:
    """The edition with that id; OptionError lists all of them."""
    for edition in box.editions:
        if edition.id == edition_id:
            return edition
    raise OptionError(("edition",), _unknown("edition", edition_id, [edition.id for edition in box.editions]))


def default(box: Box, option: Option, edition: Edition) -> OptionValue:
    """The value if nothing is chosen."""
    if option.default == FROM_EDITION:
        return flag(edition.profile, option.id)
    if option.default == FROM_COMPONENTS:
        return COMPONENT_DEFAULTS[option.id](box)
    return option.default


def flag(profile: Profile, option_id: str) -> OptionValue:
    """The profile's value of an option."""
    value: OptionValue = getattr(profile, field_of(option_id))
    return value


def field_of(option_id: str) -> str:
    """What the profile calls an option: `volcanoNeedsPath` is `volcano_needs_path` there."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in option_id)


def _find_option(box: Box, option_id: str) -> Option:
    for option in box.options:
        if option.id == option_id:
            return option
    if option_id == AUCTION:
        raise OptionError(_field(option_id), "the auction is not one of the options; choose it with auction=True")
    raise OptionError(_field(option_id), _unknown("option", option_id, [option.id for option in box.options]))


def _check_players(edition: Edition, players: int) -> None:
    if players not in range(edition.min_players, edition.max_players + 1):
        allowed = f"{edition.min_players} to {edition.max_players}"
        raise OptionError(("players",), f"{edition.id} is for {allowed} players, not {players}")


def _check_auction(edition: Edition, auction: bool) -> None:
    if auction and edition.auction == "no":
        raise OptionError(("auction",), f"{edition.id} has no auction (R-AUC-25)")


def _check_applies(option: Option, edition: Edition, auction: bool) -> None:
    if edition.id not in option.editions:
        where = ", ".join(option.editions)
        raise OptionError(_field(option.id), f"option {option.id} does not apply to {edition.id}, only to {where}")
    if AUCTION in option.needs and not auction:
        problem = f"option {option.id} needs the auction: set auction=True, or leave the option out"
        raise OptionError(_field(option.id), problem)


def _value(box: Box, option: Option, edition: Edition, chosen: Mapping[str, object]) -> OptionValue:
    if option.id not in chosen:
        return default(box, option, edition)
    value = option.accepts(chosen[option.id])
    if value is None:
        about = ", ".join(option.ambiguities)
        problem = f"option {option.id} ({about}) must be {option.expects}, not {chosen[option.id]!r}"
        raise OptionError(_field(option.id), problem)
    return value


def _check_conflicts(options: Iterable[Option], values: Mapping[str, OptionValue]) -> None:
    for option in options:
        for conflict in option.conflicts:
            if values.get(option.id) == conflict.value and values.get(conflict.option) == conflict.other:
                raise OptionError(
                    _field(option.id),
                    f"option {option.id} = {_text(conflict.value)} conflicts with "
                    f"{conflict.option} = {_text(conflict.other)}: {conflict.reason}",
                )


def _field(option_id: str) -> Field:
    return ("options", option_id)


def _text(value: OptionValue) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _unknown(noun: str, wrong: object, ids: list[str]) -> str:
    from difflib import get_close_matches  # seldom needed

    small = {id_.lower(): id_ for id_ in ids}
    near = get_close_matches(str(wrong).lower(), small, n=1)
    hint = f"Did you mean {small[near[0]]}? " if near else ""
    return f"there is no {noun} {wrong!r}. {hint}There are: {', '.join(ids)}"
