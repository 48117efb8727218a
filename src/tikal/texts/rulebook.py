"""The catalogue: every rule by its id, and the decisions taken where the rulebooks leave a question open.

The texts are messages under the same ids, `tikal.texts.messages.text("R-CLEAR-2")`.

>>> rule("r-clear-2").family
'clearing'
>>> rule("R-PLACE-6").editions
('classic',)
>>> decision("A-20").option
'volcanoIsolationRule'
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal, TypeAlias, get_args

from tikal.components.box import PACKAGED
from tikal.components.reading import TomlTable, read
from tikal.errors import TikalError

FILE: Final = "rules.toml"
LEAST_LIKENESS: Final = 0.6
MOST_SUGGESTIONS: Final = 5

Status: TypeAlias = Literal["stated", "derived", "reconstructed", "unknown"]
STATUSES: Final[tuple[Status, ...]] = get_args(Status)


class UnknownRule(TikalError):
    """No rule or decision has this id."""

    def __init__(self, wanted: str, suggestions: Iterable[str]) -> None:
        self.wanted: Final = wanted
        self.suggestions: Final = tuple(suggestions)
        nearest = f" Did you mean {', '.join(self.suggestions)}?" if self.suggestions else ""
        super().__init__(f"There is no rule {wanted}.{nearest}")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule."""

    id: str
    family: str
    editions: tuple[str, ...]
    """Where it applies. Rules of the auction name Classic too, where the auction is a house option."""
    status: Status
    """How certain it is; if its parts differ, the least certain one counts."""
    derived_in: tuple[str, ...]
    """Editions whose own rulebook does not state it, though another one does."""
    ambiguities: tuple[str, ...]
    clarifications: tuple[str, ...]
    part: int
    """1: base game, 2: auction, 3: Legend, 0: not from the rulebooks."""

    @property
    def decisions(self) -> tuple[str, ...]:
        """All decisions that touch the rule."""
        return self.ambiguities + self.clarifications


@dataclass(frozen=True, slots=True)
class Decision:
    """An answer to a question about the rules: A- for gaps in the rulebooks, C- for questions of a program."""

    id: str
    option: str | None
    """The option with which a table can decide otherwise."""


def rules() -> tuple[Rule, ...]:
    """All rules, in the order of the rulebooks."""
    return _read()[0]


def decisions() -> tuple[Decision, ...]:
    """All decisions, ambiguities first."""
    return _read()[1]


def families() -> tuple[str, ...]:
    """The families of rules, in the order of the rulebooks."""
    return tuple(dict.fromkeys(rule.family for rule in rules()))


def rule(rule_id: str) -> Rule:
    """The rule with that id, in upper or lower case; `UnknownRule` suggests others."""
    for one in rules():
        if one.id.casefold() == rule_id.casefold():
            return one
    raise UnknownRule(rule_id, nearest(rule_id))


def decision(decision_id: str) -> Decision:
    """The decision with that id, in upper or lower case; `UnknownRule` suggests others."""
    for one in decisions():
        if one.id.casefold() == decision_id.casefold():
            return one
    raise UnknownRule(decision_id, nearest(decision_id))


def nearest(wanted: str) -> tuple[str, ...]:
    """Ids and families that resemble a word, the most similar first."""
    from difflib import SequenceMatcher

    names = [*families(), *(one.id for one in rules()), *(one.id for one in decisions())]
    likeness = {name: SequenceMatcher(None, wanted.casefold(), name.casefold()).ratio() for name in names}
    like = [name for name in names if likeness[name] >= LEAST_LIKENESS]
    return tuple(sorted(like, key=likeness.__getitem__, reverse=True)[:MOST_SUGGESTIONS])


@cache
def _read() -> tuple[tuple[Rule, ...], tuple[Decision, ...]]:
    file = read(PACKAGED, FILE)
    found = tuple(rule for family in file.tables("family", "family") for rule in _read_family(family))
    settled = tuple(_read_decision(table) for table in file.tables("decision", "decision"))
    file.finish()
    return found, settled


def _read_family(family: TomlTable) -> Iterator[Rule]:
    name, part, editions = family.text("id"), family.number("part", 0, 3), family.texts("editions")
    for table in family.tables("rules", "rule"):
        yield Rule(
            id=table.text("id"),
            family=name,
            editions=table.texts("editions") if table.has("editions") else editions,
            status=table.choice("status", STATUSES),
            derived_in=table.texts("derived_in") if table.has("derived_in") else (),
            ambiguities=table.texts("ambiguities") if table.has("ambiguities") else (),
            clarifications=table.texts("clarifications") if table.has("clarifications") else (),
            part=part,
        )
        table.finish()
    family.finish()


def _read_decision(table: TomlTable) -> Decision:
    found = Decision(id=table.text("id"), option=table.text("option") if table.has("option") else None)
    table.finish()
    return found
