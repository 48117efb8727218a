"""Who wins (R-WIN)."""

import pytest

from games import game, idle_until, play
from positions import BASE_EDITIONS, guardian, own, position, terrain
from tikal.components import pieces
from tikal.rules.state import State
from tikal.rules.steps import OVER
from tikal.rules.winning import wins

every_edition = pytest.mark.parametrize("edition", BASE_EDITIONS)
WITH_TIE_BREAK = ("supermeeple-2015", "classic")
GUARDED = (("c1", "c2"), ("d1", "d2"), ("e1", "e2"))
"""Where the seats have their temples."""


def ended(edition: str, *scores: int) -> State:
    """A game that is over, with these scores."""
    s = position(edition, players=len(scores))
    s.step = OVER
    s.score[: len(scores)] = scores
    return s


def guarding(s: State, seat: int, *values: int) -> State:
    """A player guards temples of these values."""
    for name, value in zip(GUARDED[seat], values, strict=False):
        guardian(terrain(s, name, "temple", value), seat, name)
    return s


def collected(s: State, seat: int, number: int) -> State:
    """A player has some treasures."""
    return own(s, seat, *(pieces().treasures.kinds[token % 8] for token in range(number)))


def winners(s: State) -> list[int]:
    return [seat for seat in range(s.players) if wins(s, seat)]


@pytest.mark.rule("R-WIN-1")
@every_edition
@pytest.mark.parametrize(
    ("scores", "seats"),
    [((10, 11), [1]), ((120, 99, 30), [0]), ((0, 0, 1, 0), [2]), ((-3, -2), [1])],
)
def test_the_highest_score_wins(edition: str, scores: tuple[int, ...], seats: list[int]) -> None:
    s = collected(guarding(ended(edition, *scores), 0, 9, 10), 0, 20)
    assert winners(s) == seats


@pytest.mark.rule("R-WIN-2")
@every_edition
@pytest.mark.parametrize(
    ("guards", "treasures", "seats"),
    [
        (((5, 7), (8,)), (0, 0), [1]),
        (((8,), (8,)), (6, 7), [1]),
        (((8,), (8,)), (6, 6), [0, 1]),
        (((2,), ()), (0, 9), [0]),  # any guardian beats none
        (((), ()), (1, 0), [0]),
        (((), ()), (0, 0), [0, 1]),
        (((4, 4), (4,)), (2, 3), [1]),  # the highest counts, not their number
    ],
)
def test_a_tie_goes_to_the_highest_guarded_temple_then_to_the_most_treasures(
    edition: str, guards: tuple[tuple[int, ...], tuple[int, ...]], treasures: tuple[int, int], seats: list[int]
) -> None:
    """T-WIN-1, A-13, C-13, D-31: where the edition says so; elsewhere the victory is shared."""
    s = ended(edition, 90, 90)
    for seat in (0, 1):
        collected(guarding(s, seat, *guards[seat]), seat, treasures[seat])
    assert winners(s) == (seats if edition in WITH_TIE_BREAK else [0, 1])


@pytest.mark.rule("R-WIN-2")
@pytest.mark.parametrize("edition", WITH_TIE_BREAK)
def test_only_the_leaders_are_compared(edition: str) -> None:
    s = guarding(guarding(ended(edition, 50, 60, 60, 40), 0, 10), 2, 3)
    assert winners(s) == [2]
    s.score[2] = 59
    assert winners(s) == [1]


@pytest.mark.rule("R-WIN-2")
@pytest.mark.parametrize("edition", WITH_TIE_BREAK)
def test_treasures_are_counted_not_valued(edition: str) -> None:
    s = ended(edition, 30, 30)
    own(own(s, 0, "chief", "chief", "chief"), 1, "carafe", "jaguar", "totem", "plate")
    assert winners(s) == [1]
    assert winners(own(s, 0, "plate", "plate")) == [0]


@pytest.mark.rule("R-WIN-1", "R-WIN-2")
@every_edition
def test_a_whole_game_without_points_is_won_by_all(edition: str) -> None:
    running = idle_until(game(edition, players=3), lambda running: running.is_over)
    assert (running.scores, running.winners) == ((0, 0, 0), (0, 1, 2))


@pytest.mark.rule("R-WIN-1")
def test_nobody_has_won_while_the_game_runs() -> None:
    running = play(game(players=2, A="A6"), "place c1 0", "deploy leader a1", "move leader a1 a2", "end")
    assert not running.winners
    idle_until(running, lambda running: running.is_over)
    assert running.scores == (4, 0)
    assert running.winners == (0,)


@pytest.mark.rule("R-WIN-1")
def test_empty_chairs_do_not_win() -> None:
    s = ended("classic", 0, 0)
    s.score[3] = 50
    assert winners(s) == [0, 1]
