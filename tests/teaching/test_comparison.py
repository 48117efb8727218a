"""The editions side by side: nothing in which they differ is missing, and everything has a name."""

from __future__ import annotations

from typing import Any

import pytest

from tikal.components import editions, option_set, options
from tikal.teaching.comparing import Row, comparison
from tikal.texts.messages import text
from tikal.texts.rulebook import rules

ROWS = {row.id: row for section in comparison() for row in section.rows}
BASE = {one.id for one in editions() if one.game == "base"}


def test_every_point_says_something_about_every_edition() -> None:
    for row in ROWS.values():
        assert list(row.values) == [one.id for one in editions()], row.id


def test_every_rule_that_only_some_editions_of_a_game_have_is_there() -> None:
    some = {rule.id for rule in rules() if rule.part and 0 < len(BASE & set(rule.editions)) < len(BASE)}
    assert some
    assert some <= set(ROWS)


def test_every_rule_that_only_some_rulebooks_state_is_there() -> None:
    for rule in rules():
        if rule.derived_in and set(rule.derived_in) < set(rule.editions):
            values = ROWS[rule.id].values
            assert {one for one, value in values.items() if value == "derived"} == set(rule.derived_in)


def test_every_default_that_the_edition_decides_is_there() -> None:
    for option in options():
        if option.default == "edition":
            assert ROWS[option.id].kind == "option"
            for one in option.editions:
                decided = option_set(one, auction=False, players=2, chosen={})[option.id]
                assert ROWS[option.id].values[one] == (list(decided) if isinstance(decided, tuple) else decided)


@pytest.mark.parametrize(
    ("point", "edition", "value"),
    [
        ("startScore", "supermeeple-2015", 0),
        ("startScore", "legend", "seatNumber"),
        ("auctionStartScore", "ravensburger-1999", 20),
        ("actionPoints", "classic", 10),
        ("actionPoints", "legend", [6, 13]),
        ("scorings", "riogrande-1999", 4),
        ("scorings", "legend", 3),
        ("setValues", "legend", [1, 3, 6, 10, 15]),
        ("volcanoNeedsPath", "riogrande-1999", True),
        ("volcanoIsolationRule", "classic", True),
        ("tieBreak", "ravensburger-1999", []),
        ("campNeedsPresence", "legend", False),
    ],
)
def test_the_specification_agrees(point: str, edition: str, value: Any) -> None:
    assert ROWS[point].values[edition] == value


def test_every_point_has_a_name() -> None:
    def name(row: Row) -> str:
        return {"fact": f"compare-{row.id}", "option": f"new-option-{row.id}", "chapter": f"family-{row.id}"}.get(
            row.kind, row.id
        )

    for row in ROWS.values():
        assert text(name(row))
