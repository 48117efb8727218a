"""Awards: what stands out in a game that is over."""

from __future__ import annotations

from pathlib import Path

import pytest

import tikal
from tikal.advice.awards import MOST_AWARDS, awards, scores_after_rounds
from tikal.errors import TikalError
from tikal.games.registry import kind_of
from tikal.texts.messages import Message

GAMES = sorted((Path(__file__).parent.parent / "game" / "games").glob("*.tikal"))


def quick_game(edition: str) -> tikal.Game:
    """A game in which everybody takes some legal action or other."""
    game = tikal.new_game(edition, players=3, seed=3)
    while not game.is_over:
        legal = game.legal_actions()
        game.play(legal[len(game.log) * 7 % len(legal)])
    return game


@pytest.fixture(scope="module", params=[*(path.stem for path in GAMES), "legend"])
def game(request: pytest.FixtureRequest) -> tikal.Game:
    """Finished games of all kinds."""
    if request.param == "legend":
        return quick_game("legend")
    return tikal.load(next(path for path in GAMES if path.stem == request.param).read_text(encoding="utf-8"))


def test_points_are_followed_to_the_end(game: tikal.Game) -> None:
    rounds = list(scores_after_rounds(game))
    assert tuple(rounds[-1]) == game.scores
    assert len(rounds) == len(game.scorings) // game.table.players


def test_awards_name_the_only_player_who_did_most(game: tikal.Game) -> None:
    """Counted again, from the text of the file."""
    found = awards(game)
    assert 0 < len(found) <= MOST_AWARDS
    assert len({award.name for award in found}) == len(found)
    lines = [line.split(" ", 1)[1] for line in game.record().split("0. begin")[1].splitlines()[1:] if ". " in line]
    counted = kind_of(game.table.edition).awards
    for award in found:
        if award.name in counted:
            verbs = {kind.split(" ")[0] for kind in counted[award.name]}
            times = [
                sum(line.split(" ")[0] == str(seat) and line.split(" ")[1] in verbs for line in lines)
                for seat in range(game.table.players)
            ]
            if "undo" not in game.record():
                assert award.count == times[award.seat]
            assert sorted(times)[-2] < times[award.seat] == max(times)


def test_every_award_has_a_name_and_a_reason(game: tikal.Game) -> None:
    names = {*kind_of(game.table.edition).awards, "harvest", "bidder", "comeback", "front-runner"}
    for name in names:
        assert Message(f"award-{name}").text() != f"award-{name}"
        assert "7" in Message(f"award-{name}.about", {"count": 7}).text()


def test_a_winner_who_was_behind_is_praised_for_the_comeback() -> None:
    """And one who was never behind for that, but nobody else for either."""
    games = [tikal.load(path.read_text(encoding="utf-8")) for path in GAMES]
    for game in games:
        (winner, *others) = game.winners
        before = list(scores_after_rounds(game))[:-1]
        behind = max(max(scores) - scores[winner] for scores in before)
        names = {award.name for award in awards(game)}
        if others or behind < 5:
            assert "comeback" not in names
        if behind > 0:
            assert "front-runner" not in names


def test_nobody_is_praised_before_the_end() -> None:
    with pytest.raises(TikalError, match="over"):
        awards(tikal.new_game("classic", players=2))
