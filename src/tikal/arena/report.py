"""What a tournament found."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from tikal import __version__
from tikal.arena.bot_game import LostMoves, by_bot
from tikal.arena.elo import elo
from tikal.arena.intervals import Interval, of_mean, of_rate
from tikal.arena.line_up import LineUp, Tournament
from tikal.arena.played import Played


@dataclass(frozen=True, slots=True)
class Standing:
    """How a bot did in a line-up."""

    bot: str
    seats: int
    """How many seats it had at each table."""
    wins: float
    """A shared victory counts as a fraction."""
    win_rate: Interval
    points: float
    margin: float
    """Points more than all others at the table, on average."""
    margin_interval: Interval | None


@dataclass(frozen=True, slots=True)
class Report:
    """All games of a tournament, and what follows from them."""

    tournament: Tournament
    games: tuple[Played, ...]

    def games_of(self, line_up: LineUp) -> list[Played]:
        """The games of a line-up."""
        rotations = line_up.rotations
        return [game for game in self.games if game.bots in rotations]

    def standings(self, line_up: LineUp) -> list[Standing]:
        """How each bot of a line-up did, in the order of the line-up."""
        games = self.games_of(line_up)
        return [_standing(bot, line_up.bots.count(bot), games) for bot in dict.fromkeys(line_up.bots)]

    def ratings(self) -> dict[str, Interval]:
        """[bot] -> its Elo."""
        bots = self.tournament.bots
        return dict(zip(bots, elo(self.games, bots), strict=True))

    def lost_moves(self) -> list[LostMoves]:
        """Bots that lost moves."""
        return by_bot(lost for game in self.games for lost in game.lost)

    def to_json(self) -> dict[str, Any]:
        """As plain data; the same games always give the same data."""
        tournament = self.tournament
        return {
            "tikal": __version__,
            "edition": tournament.edition,
            "players": tournament.players,
            "auction": tournament.auction,
            "scenario": tournament.scenario,
            "options": dict(tournament.options or {}),
            "seed": tournament.seed,
            "line_ups": [self._line_up_to_json(line_up) for line_up in tournament.line_ups],
            "elo": [{"bot": bot, **_rounded(rating, 1)} for bot, rating in self.ratings().items()],
            "lost_moves": [asdict(lost) for lost in self.lost_moves()],
            "games": [game.to_json() for game in self.games],
        }

    def _line_up_to_json(self, line_up: LineUp) -> dict[str, Any]:
        return {
            "bots": list(line_up.bots),
            "deals": len(self.tournament.seeds(line_up)),
            "games": len(self.games_of(line_up)),
            "standings": [
                {
                    "bot": standing.bot,
                    "seats": standing.seats,
                    "wins": round(standing.wins, 3),
                    "win_rate": _rounded(standing.win_rate, 4),
                    "points": round(standing.points, 2),
                    "margin": round(standing.margin, 2),
                    "margin_interval": standing.margin_interval and _rounded(standing.margin_interval, 2),
                }
                for standing in self.standings(line_up)
            ],
        }


def _rounded(interval: Interval, digits: int) -> dict[str, float]:
    return {name: round(number, digits) for name, number in interval._asdict().items()}


def _standing(bot: str, seats: int, games: list[Played]) -> Standing:
    deals: dict[int, list[Played]] = {}
    for game in games:
        deals.setdefault(game.seed, []).append(game)
    rates = [sum(game.wins(bot) for game in deal) / len(deal) for deal in deals.values()]
    margins = [sum(game.margin(bot) for game in deal) / len(deal) for deal in deals.values()]
    return Standing(
        bot,
        seats,
        sum(game.wins(bot) for game in games),
        of_rate(rates, len(games)),
        sum(game.points(bot) for game in games) / len(games),
        sum(margins) / len(margins),
        of_mean(margins),
    )
