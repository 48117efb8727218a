"""Awards: what stands out about each player in a game that is over, read off its record."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from typing_extensions import TypedDict

from tikal.advice.played import standing
from tikal.errors import TikalError
from tikal.games.forms import ResultForm
from tikal.games.registry import kind_of
from tikal.play.game import Game
from tikal.play.record.entry import Entry

MOST_AWARDS: Final = 3
FEWEST_DEEDS: Final = 2
"""Somebody who did something only once is not known for it."""
FEW: Final = 3
"""A lead of this many may be chance: two exchanges to none are less remarkable than 20 steps to ten."""
SHORTEST_COMEBACK: Final = 5
"""Points behind."""
GREAT_COMEBACK: Final = 20
FRONT_RUNNING: Final = 0.35
"""How remarkable it is to be ahead from the first scoring to the last."""
ANOTHER_SEAT: Final = 0.25
"""How much less remarkable an award has to be than another one if its player has none yet."""


class AwardData(TypedDict):
    """An award as plain data: its name, who gets it, and the number that earned it."""

    award: str
    seat: int
    count: int


class AwardsAnswer(TypedDict):
    """The awards of a game, the most remarkable first."""

    awards: list[AwardData]


@dataclass(frozen=True, slots=True)
class Award:
    """An award."""

    name: str
    seat: int
    count: int
    """What earned it: floors, treasures, points ..."""
    distinction: float
    """How far ahead of the others, from 0 to 1."""

    def to_dict(self) -> AwardData:
        """The award as plain data."""
        return {"award": self.name, "seat": self.seat, "count": self.count}


def awards(game: Game) -> list[Award]:
    """At most three awards, rather for different players; fewer if nothing else stands out."""
    if not game.is_over:
        raise TikalError("awards are given when the game is over")
    left = [*_for_deeds(game), *_for_scorings(game), *_for_the_race(game)]
    given: list[Award] = []
    while left and len(given) < MOST_AWARDS:
        has = Counter(award.seat for award in given)
        best = max(left, key=lambda award: award.distinction - ANOTHER_SEAT * has[award.seat])
        left.remove(best)
        given.append(best)
    return given


def _for_deeds(game: Game) -> Iterator[Award]:
    """For whoever did something most often."""
    done = Counter((entry.seat, entry.action.kind) for entry in _entries(game) if entry.action is not None)
    for name, kinds in kind_of(game.table.edition).awards.items():
        counts = [sum(done[seat, kind] for kind in kinds) for seat in range(game.table.players)]
        yield from _for_the_most(name, counts, FEWEST_DEEDS)


def _for_scorings(game: Game) -> Iterator[Award]:
    """For the largest single scoring, and in an auction for the boldest bidder."""
    best = [0] * game.table.players
    for scoring in game.scorings:
        best[scoring.seat] = max(best[scoring.seat], scoring.total)
    yield from _for_the_most("harvest", best, 1)
    paid = Counter[int]()
    for seat, form, points in _points(game):
        paid[seat] -= points if form.points < 0 else 0
    yield from _for_the_most("bidder", [paid[seat] for seat in range(game.table.players)], 1)


def _for_the_race(game: Game) -> Iterator[Award]:
    """For a winner who was far behind, or never behind."""
    if len(game.winners) != 1:
        return
    (winner,) = game.winners
    before = list(scores_after_rounds(game))[:-1]
    behind = [max(scores[:winner] + scores[winner + 1 :]) - scores[winner] for scores in before]
    if not behind:
        return
    if max(behind) >= SHORTEST_COMEBACK:
        yield Award("comeback", winner, max(behind), min(1.0, max(behind) / GREAT_COMEBACK))
    elif max(behind) < 0:
        yield Award("front-runner", winner, len(behind) + 1, FRONT_RUNNING)


def scores_after_rounds(game: Game) -> Iterator[list[int]]:
    """The scores of all seats after each round of scoring."""
    scores = list(Game(game.table, game.setup, known=game.known).scores)
    scored = [0] * game.table.players
    rounds = 0
    for seat, form, points in _points(game):
        scores[seat] += points
        scored[seat] += form.is_scoring
        if min(scored) > rounds:
            rounds = min(scored)
            yield scores.copy()


def _for_the_most(name: str, counts: Sequence[int], fewest: int) -> Iterator[Award]:
    second, most = sorted(counts)[-2:]
    if most > second and most >= fewest:
        yield Award(name, counts.index(most), most, (most - second) / (most + FEW))


def _points(game: Game) -> Iterator[tuple[int, ResultForm, int]]:
    """Points that somebody got, or paid: then they are negative, and it is the one who acts next who has paid."""
    entries = _entries(game)
    for entry, after in zip(entries, [*entries[1:], entries[-1]], strict=True):
        for result in entry.results:
            form = result.form
            if form.points:
                yield (entry if form.points > 0 else after).seat, form, form.points * int(result.words[0])


def _entries(game: Game) -> list[Entry]:
    return [entry for _, entry in standing(game.log)]
