"""What a table may decide differently, and where the editions differ (part 0 of the rules)."""

import pytest

from games import game, seen
from positions import (
    AUCTION_EDITIONS,
    BASE_EDITIONS,
    at,
    guardian,
    in_hand,
    legal,
    own,
    play,
    position,
    stand,
    terrain,
    why_not,
)
from tikal import new_game
from tikal.games.base.rules.auction import begin_auction
from tikal.rules.state import State, same
from tikal.rules.steps import OVER
from tikal.rules.winning import wins

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)
WITH_AUCTION = (*AUCTION_EDITIONS, "classic")
either = pytest.mark.parametrize("chosen", [True, False])


@pytest.mark.rule("R-PLACE-5")
@every_edition
@either
def test_volcano_needs_path(edition: str, chosen: bool) -> None:
    """A-2."""
    s = in_hand(terrain(position(edition, volcanoNeedsPath=chosen), "c3", "clearing"), "B6")
    assert why_not(s, "place d3 0") == ("R-PLACE-5" if chosen else None)
    assert why_not(s, "place c2 0") is None
    assert ("place d3 0" in legal(s)) != chosen


@pytest.mark.rule("R-PLACE-6")
@every_edition
@either
def test_volcano_isolation_rule(edition: str, chosen: bool) -> None:
    """A-20."""
    s = position(edition, volcanoIsolationRule=chosen, volcanoNeedsPath=False)
    in_hand(terrain(s, "a4", "volcano"), "D5")
    assert why_not(s, "place b5 0") == ("R-PLACE-6" if chosen else None)


@pytest.mark.rule("R-PLACE-5", "R-PLACE-6")
def test_both_conditions_on_volcanoes_together() -> None:
    s = position("classic", volcanoNeedsPath=True)
    in_hand(terrain(terrain(s, "a4", "volcano"), "c5", "clearing"), "D5")
    assert why_not(s, "place b5 0") == "R-PLACE-5"
    s.passage[at("b5"), 1] = s.passage[at("c5"), 4] = 1
    assert why_not(s, "place b5 0") == "R-PLACE-6"


@pytest.mark.rule("R-CAMP-4")
@every_edition
@either
def test_camp_needs_presence(edition: str, chosen: bool) -> None:
    """A-14."""
    s = position(edition, campNeedsPresence=chosen)
    assert why_not(s, "camp b2") == ("R-CAMP-4" if chosen else None)
    assert why_not(stand(s, 0, "b2", 1), "camp b2") is None


@pytest.mark.rule("R-WIN-2")
@every_edition
@pytest.mark.parametrize(
    ("chosen", "winners"),
    [
        ([], [True, True, True]),
        (["highestGuardedTemple"], [True, False, True]),
        (["treasureCount"], [False, True, True]),
        (["highestGuardedTemple", "treasureCount"], [False, False, True]),
    ],
)
def test_tie_break(edition: str, chosen: list[str], winners: list[bool]) -> None:
    """A-13: seats 0 and 2 guard a temple of 1, seats 1 and 2 have two treasures, seat 0 has one."""
    s = position(edition, players=3, tieBreak=chosen)
    s.step, s.score[:3] = OVER, 40
    guardian(guardian(s, 0, "a2"), 2, "b1")
    own(own(own(s, 0, "chief"), 1, "plate", "plate"), 2, "totem", "statue")
    assert [wins(s, seat) for seat in range(3)] == winners


@either
def test_printed_volcano_changes_no_rule(chosen: bool) -> None:
    """A-19."""
    running = new_game("classic", players=2, seed=1, options={"printedVolcano": chosen})
    assert same(seen(running), seen(new_game("classic", players=2, seed=1)))


def opened(edition: str, allow_debt: bool) -> State:
    """Seat 0 opens an auction with two points."""
    s = position(edition, players=2, auction=True, auction__allowDebt=allow_debt)
    s.score[:2] = 2
    s.amulet_up[:2] = 1
    s.open_tiles[:2] = [0, 1]
    begin_auction(s, 0)
    return s


@pytest.mark.rule("R-AUC-15")
@pytest.mark.parametrize("edition", WITH_AUCTION)
@either
def test_auction_allow_debt(edition: str, chosen: bool) -> None:
    """A-33: a debt may go one lap of the track below zero, so that there is an end to the list of bids."""
    s = opened(edition, chosen)
    assert why_not(s, "bid 2") is None
    for bid in (3, 50, 102):
        assert why_not(s, f"bid {bid}") == (None if chosen else "R-AUC-15")
    assert why_not(s, "bid 103") == "R-AUC-15"
    assert len(legal(s)) == (103 if chosen else 3)
    if chosen:
        assert play(s, "bid 5", "pass").score.tolist() == [-3, 2, 0, 0]


@pytest.mark.rule("R-AUC-22")
@pytest.mark.parametrize("edition", WITH_AUCTION)
@pytest.mark.parametrize(("chosen", "order"), [(False, [3, 1, 0, 2]), (True, [3, 1, 2, 0])])
def test_auction_last_placer_first_on_tie(edition: str, chosen: bool, order: list[int]) -> None:
    """A-34, with the scores of T-AUC-6."""
    s = position(edition, auction=True, seat=2, auction__lastPlacerFirstOnTie=chosen)
    s.active, s.drawn, s.amulet_up[2] = 2, 36, 1
    s.score[:] = (40, 35, 40, 35)
    assert play(s, "end").scoring_order.tolist() == order


@pytest.mark.parametrize(
    ("edition", "path", "seals", "presence", "tie"),
    [
        ("ravensburger-1999", None, None, None, [True, True]),
        ("riogrande-1999", "R-PLACE-5", None, "R-CAMP-4", [True, True]),
        ("supermeeple-2015", None, None, "R-CAMP-4", [False, True]),
        ("classic", None, "R-PLACE-6", "R-CAMP-4", [False, True]),
    ],
)
@pytest.mark.rule("R-PLACE-5", "R-PLACE-6", "R-CAMP-4", "R-WIN-2")
def test_the_editions_differ_in_these_rules(
    edition: str, path: str | None, seals: str | None, presence: str | None, tie: list[bool]
) -> None:
    """D-5, D-6, D-24, D-31."""
    s = in_hand(terrain(position(edition), "d3", "clearing"), "B6")
    assert why_not(s, "place d4 0") == path
    s = in_hand(terrain(terrain(position(edition), "a4", "volcano"), "b4", "clearing"), "D5")
    s.passage[at("b5"), 3] = s.passage[at("b4"), 0] = 1
    assert why_not(s, "place b5 0") == seals
    s = position(edition, players=2)
    assert why_not(s, "camp b2") == presence
    s.step = OVER
    guardian(s, 1, "a2")
    assert [wins(s, seat) for seat in (0, 1)] == tie


@pytest.mark.rule("R-TURN-1")
def test_the_editions_agree_in_everything_else_of_the_set_up() -> None:
    """Apart from the four flags, the same set-up gives the same position in every edition."""
    flags = ("volcano_needs_path", "volcano_isolation", "camp_needs_presence", "tie_by_guardian", "tie_by_treasures")
    states = [seen(game(edition, players=3)) for edition in BASE_EDITIONS]
    for s in states:
        for flag in flags:
            setattr(s, flag, 0)
    assert all(same(states[0], s) for s in states)
