"""Facts about the options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tikal.components.choosing import COMPONENT_DEFAULTS, field_of, flag
from tikal.components.option import AUCTION, FILE, FROM_COMPONENTS, FROM_EDITION, Option
from tikal.components.profile import FOLDER, Edition, Profile
from tikal.errors import ComponentError

OPTIONS: Final = (
    "volcanoNeedsPath",
    "volcanoIsolationRule",
    "campNeedsPresence",
    "tieBreak",
    "printedVolcano",
    "auction.allowDebt",
    "auction.lastPlacerFirstOnTie",
    "powers",
    "legend.leftSlots",
    "legend.swapRule",
    "legend.apTokens",
    "legend.card01",
)


def check_options(options: Sequence[Option], editions: Sequence[Edition]) -> None:
    """Everything that must be true of the options."""
    every_option_of_the_rules_is_there(options)
    options_apply_to_editions_there_are(options, editions)
    needs_are_known(options)
    conflicts_name_options_and_values_there_are(options)
    defaults_are_values_of_their_options(options)
    profiles_have_values_for_their_options(options, editions)


def every_option_of_the_rules_is_there(options: Sequence[Option]) -> None:
    """The rules ask for these, and for no others."""
    ids = [option.id for option in options]
    for id_ in OPTIONS:
        if id_ not in ids:
            raise ComponentError(FILE, f"option {id_}", "is missing")
    for id_ in ids:
        if id_ not in OPTIONS:
            raise ComponentError(FILE, f"option {id_}", "is not known to the rules")


def options_apply_to_editions_there_are(options: Sequence[Option], editions: Sequence[Edition]) -> None:
    """At least to one."""
    ids = [edition.id for edition in editions]
    for option in options:
        for id_ in option.editions:
            if id_ not in ids:
                raise _wrong(option, f"there is no edition {id_}; there are {', '.join(ids)}")
        if not option.editions:
            raise _wrong(option, "editions must name at least one")


def needs_are_known(options: Sequence[Option]) -> None:
    """Only the auction can be needed."""
    for option in options:
        for need in option.needs:
            if need != AUCTION:
                raise _wrong(option, f"needs {need!r}, but only {AUCTION!r} is known")


def conflicts_name_options_and_values_there_are(options: Sequence[Option]) -> None:
    """A conflict that could never happen is a slip of the pen."""
    by_id = {option.id: option for option in options}
    for option in options:
        for conflict in option.conflicts:
            other = by_id.get(conflict.option)
            if other is None or other is option:
                raise _wrong(option, f"conflicts with {conflict.option!r}, which is not another option")
            for one, value in ((option, conflict.value), (other, conflict.other)):
                if one.accepts(value) is None:
                    raise _wrong(option, f"conflicts: {one.id} must be {one.expects}, not {value!r}")


def defaults_are_values_of_their_options(options: Sequence[Option]) -> None:
    """Or say where the value is found."""
    for option in options:
        if option.default == FROM_COMPONENTS and option.id in COMPONENT_DEFAULTS:
            continue
        if option.default == FROM_EDITION and field_of(option.id) in Profile.__slots__:
            continue
        if option.accepts(option.default) is None:
            raise _wrong(option, f"the default must be {option.expects}, not {option.default!r}")


def profiles_have_values_for_their_options(options: Sequence[Option], editions: Sequence[Edition]) -> None:
    """So that a default taken from an edition can be used."""
    for edition in editions:
        for option in options:
            if edition.id in option.editions and option.default == FROM_EDITION:
                value = flag(edition.profile, option.id)
                if option.accepts(value) is None:
                    problem = f"{option.id} must be {option.expects}, not {value!r}"
                    raise ComponentError(f"{FOLDER}/{edition.id}.toml", "profile", problem)


def _wrong(option: Option, problem: str) -> ComponentError:
    return ComponentError(FILE, f"option {option.id}", problem)
