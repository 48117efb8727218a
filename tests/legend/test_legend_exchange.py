"""Exchanging one or two treasures (L-SWAP), in the four readings of A-44."""

from __future__ import annotations

from itertools import combinations_with_replacement
from random import Random

import pytest

from legend_midgame import disagreements, random_game
from legend_positions import legal, legend_position, play, treasures, why_not
from positions import own
from tikal import UnreadableAction
from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.legend.rules.exchanging import SWAP_RULES
from tikal.games.legend.rules.state import LegendState

KINDS = pieces().treasures.kinds
every_reading = pytest.mark.parametrize("reading", SWAP_RULES)
EXAMPLE = ({"jaguar": 2, "chief": 2, "totem": 1, "carafe": 1}, {"chief": 2, "jaguar": 2})
"""What Blue, who is seat 0 here, and Red have in the example; the jaguar is its lion."""


def exchanging(mine: dict[str, int], theirs: dict[str, int], reading: str = "literal", ap: int = 10) -> LegendState:
    """Seat 0 may exchange with seat 1."""
    s = legend_position(players=2, step="spend", ap=ap, legend__swapRule=reading)
    for seat, held in enumerate((mine, theirs)):
        own(s, seat, *[kind for kind, number in held.items() for _ in range(number)])
    return s


@pytest.mark.rule("L-SWAP-1", "L-SWAP-2", "L-SWAP-3", "L-SWAP-4", "L-SWAP-5")
@every_reading
@pytest.mark.parametrize(
    ("text", "mine", "theirs"),
    [
        # T-LSWAP-1 to 4
        ("swap 1 totem jaguar", {"jaguar": 3, "chief": 2, "carafe": 1}, {"chief": 2, "jaguar": 1, "totem": 1}),
        ("swap 1 chief+carafe jaguar", {"jaguar": 4, "chief": 1, "totem": 1}, {"chief": 3, "carafe": 1}),
        ("swap 1 chief+chief jaguar", {"jaguar": 4, "totem": 1, "carafe": 1}, {"chief": 4}),
        ("swap 1 carafe jaguar", {"jaguar": 3, "chief": 2, "totem": 1}, {"chief": 2, "jaguar": 1, "carafe": 1}),
    ],
)
def test_legal_exchanges_of_the_example(reading: str, text: str, mine: dict[str, int], theirs: dict[str, int]) -> None:
    s = exchanging(*EXAMPLE, reading)
    assert text in legal(s)
    play(s, text)
    assert (treasures(s, 0), treasures(s, 1), s.ap) == (mine, theirs, 7)


@pytest.mark.rule("L-SWAP-4")
@pytest.mark.parametrize(
    ("reading", "rule"), [("literal", "L-SWAP-4"), ("takenOnly", None), ("givenOnly", None), ("taken+given", None)]
)
def test_a_single_chief_for_a_lion_is_what_the_example_forbids(reading: str, rule: str | None) -> None:
    """T-LSWAP-5: two chiefs each. Only the literal reading forbids it."""
    s = exchanging(*EXAMPLE, reading)
    assert why_not(s, "swap 1 chief jaguar") == rule
    assert ("swap 1 chief jaguar" in legal(s)) == (rule is None)


@pytest.mark.rule("L-SWAP-4")
@pytest.mark.parametrize(
    ("reading", "rule"),
    [("literal", "L-SWAP-4"), ("takenOnly", None), ("givenOnly", "L-SWAP-4"), ("taken+given", "L-SWAP-4")],
)
def test_giving_from_a_kind_in_the_minority(reading: str, rule: str | None) -> None:
    """T-LSWAP-6: one chief against two."""
    s = exchanging({**EXAMPLE[0], "chief": 1}, EXAMPLE[1], reading)
    assert why_not(s, "swap 1 chief jaguar") == rule
    assert why_not(s, "swap 1 chief+totem jaguar") == rule


@pytest.mark.rule("L-SWAP-3")
@pytest.mark.parametrize(
    ("reading", "rule"),
    [("literal", "L-SWAP-3"), ("takenOnly", "L-SWAP-3"), ("givenOnly", None), ("taken+given", "L-SWAP-3")],
)
def test_taking_from_a_kind_in_the_minority(reading: str, rule: str | None) -> None:
    """T-LSWAP-7: one lion against two."""
    s = exchanging({**EXAMPLE[0], "jaguar": 1}, EXAMPLE[1], reading)
    assert why_not(s, "swap 1 totem jaguar") == rule
    assert why_not(s, "swap 1 totem+carafe jaguar") == rule


@pytest.mark.rule("L-SWAP-2")
def test_two_kinds_cannot_be_taken_in_one_exchange() -> None:
    """T-LSWAP-8: it cannot even be written."""
    for text in ("swap 1 totem+carafe jaguar+chief", "swap 1 totem jaguar+chief", "swap 1 totem+carafe+chief jaguar"):
        with pytest.raises(UnreadableAction):
            Action.parse(text)


@pytest.mark.rule("L-SWAP-1")
def test_the_other_lion_can_be_taken_in_a_further_exchange() -> None:
    """After T-LSWAP-1: any number of exchanges, each for 3 points."""
    s = exchanging(*EXAMPLE, ap=9)
    play(s, "swap 1 totem jaguar", "swap 1 carafe jaguar")
    assert (treasures(s, 0), s.ap) == ({"jaguar": 4, "chief": 2}, 3)


@pytest.mark.rule("L-SWAP-1")
def test_an_exchange_is_made_with_one_opponent_at_the_table() -> None:
    s = exchanging(*EXAMPLE)
    for seat in (0, 2, 3):
        assert why_not(s, f"swap {seat} totem jaguar") == "L-SWAP-1"
        assert why_not(s, f"swap {seat} totem+carafe jaguar") == "L-SWAP-1"
    assert {text.split()[1] for text in legal(s, "swap") + legal(s, "swap two")} == {"1"}


@pytest.mark.rule("L-SWAP-1", "L-SWAP-5")
def test_only_the_two_parties_are_touched_and_nobody_is_asked() -> None:
    s = legend_position(players=4, step="spend")
    for seat, kinds in enumerate((("chief", "jaguar"), ("jaguar",), ("jaguar",), ("jaguar",))):
        own(s, seat, *kinds)
    play(s, "swap 2 chief jaguar")
    assert [treasures(s, seat) for seat in range(4)] == [{"jaguar": 2}, {"jaguar": 1}, {"chief": 1}, {"jaguar": 1}]
    assert s.to_act == 0


@pytest.mark.rule("L-SWAP-2")
@every_reading
def test_both_must_have_what_changes_hands(reading: str) -> None:
    s = exchanging({"totem": 1, "carafe": 1, "jaguar": 2}, {"jaguar": 1}, reading)
    assert why_not(s, "swap 1 plate jaguar") == "L-SWAP-2"
    assert why_not(s, "swap 1 totem plate") == "L-SWAP-2"
    assert why_not(s, "swap 1 totem+totem jaguar") == "L-SWAP-2"
    assert why_not(s, "swap 1 totem+plate jaguar") == "L-SWAP-2"
    assert why_not(s, "swap 1 totem+carafe jaguar") == "L-SWAP-2"
    assert why_not(s, "swap 1 totem jaguar") is None


@pytest.mark.rule("L-SWAP-2", "L-SWAP-4")
def test_two_for_two_of_one_kind_or_of_two_in_the_order_of_the_list() -> None:
    """C-39: no other spelling, so that an exchange appears once."""
    s = exchanging({"totem": 2, "carafe": 1, "jaguar": 2}, {"jaguar": 2})
    assert why_not(s, "swap 1 carafe+totem jaguar") == "L-SWAP-2"
    assert legal(s, "swap two") == ["swap 1 totem+totem jaguar", "swap 1 totem+carafe jaguar"]


@pytest.mark.rule("L-SWAP-4")
def test_for_two_tokens_as_many_as_the_opponent_are_enough() -> None:
    """C-39: counted before the exchange, for each kind given."""
    s = exchanging({"totem": 2, "carafe": 1, "jaguar": 2}, {"jaguar": 2, "totem": 2, "carafe": 1})
    assert why_not(s, "swap 1 totem+totem jaguar") is None
    assert why_not(s, "swap 1 totem+carafe jaguar") is None
    assert why_not(s, "swap 1 totem jaguar") == why_not(s, "swap 1 carafe jaguar") == "L-SWAP-4"
    own(s, 1, "carafe")
    assert why_not(s, "swap 1 totem+carafe jaguar") == "L-SWAP-4"
    assert why_not(s, "swap 1 totem+totem jaguar") is None


@pytest.mark.rule("L-SWAP-5")
def test_pairs_may_be_taken_apart_on_both_sides() -> None:
    """D-23: unlike in the base editions."""
    s = exchanging({"totem": 3, "jaguar": 3}, {"jaguar": 3})
    play(s, "swap 1 totem jaguar")
    assert (treasures(s, 0), treasures(s, 1)) == ({"totem": 2, "jaguar": 4}, {"totem": 1, "jaguar": 2})


@pytest.mark.rule("L-SWAP-6")
@every_reading
def test_a_kind_is_not_exchanged_for_itself(reading: str) -> None:
    s = exchanging({"totem": 3, "jaguar": 4}, {"jaguar": 2, "totem": 1}, reading)
    for text in ("swap 1 jaguar jaguar", "swap 1 jaguar+jaguar jaguar", "swap 1 jaguar+totem jaguar"):
        assert why_not(s, text) == "L-SWAP-6", text
    assert why_not(s, "swap 1 chief+jaguar jaguar") == "L-SWAP-6"


def is_allowed(reading: str, mine: list[int], theirs: list[int], given: list[int], taken: int) -> bool:
    """An exchange by the text of the readings: own against opposing tokens of each kind."""
    if taken in given or theirs[taken] < len(given) or any(mine[kind] < given.count(kind) for kind in given):
        return False
    enough_taken = mine[taken] >= theirs[taken]
    if reading == "takenOnly":
        return enough_taken
    if reading == "literal" and len(given) == 1:
        return enough_taken and mine[given[0]] > theirs[given[0]]
    enough_given = all(mine[kind] >= theirs[kind] for kind in given)
    return enough_given if reading == "givenOnly" else enough_taken and enough_given


@pytest.mark.rule("L-SWAP-2", "L-SWAP-3", "L-SWAP-4", "L-SWAP-6")
@every_reading
def test_all_exchanges_of_random_museums(reading: str) -> None:
    random = Random(reading)
    for _ in range(40):
        s = legend_position(players=2, step="spend", legend__swapRule=reading)
        mine, theirs = ([random.choice((0, 0, 1, 1, 2, 3)) for _ in KINDS] for _ in range(2))
        s.treasures[0], s.treasures[1] = mine, theirs
        given = [[kind] for kind in range(8)] + [list(pair) for pair in combinations_with_replacement(range(8), 2)]
        allowed = {
            f"swap 1 {'+'.join(KINDS[kind] for kind in kinds)} {KINDS[taken]}"
            for kinds in given
            for taken in range(8)
            if is_allowed(reading, mine, theirs, kinds, taken)
        }
        listed = legal(s, "swap") + legal(s, "swap two")
        assert sorted(listed) == sorted(allowed)


@pytest.mark.rule("L-SWAP-1", "L-SWAP-2")
@pytest.mark.parametrize("kind", ["swap", "swap two"])
def test_the_list_of_exchanges_and_the_check_agree(kind: str) -> None:
    assert disagreements(kind, random_game(2), random_game(4, number=1)) == []
