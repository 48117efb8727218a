"""The rows that one game gives."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final

from tikal.arena.bot_game import Lost
from tikal.bots.registry import Bot
from tikal.bots.thoughts import Thought, thought
from tikal.dataset.recipe import Recipe
from tikal.envs.coder import Coder
from tikal.envs.rewards import leads, win_rewards
from tikal.games.action import Action
from tikal.games.view import View


@dataclass(frozen=True, slots=True)
class Decision:
    """A decision of a game."""

    number: int
    turn: int
    seat: int
    observation: bytes
    mask: bytes
    action: int
    text: str
    thought: Thought


@dataclass(slots=True)
class Recorder:
    """Writes down every decision of a game while it is played."""

    coder: Coder
    decisions: list[Decision] = field(default_factory=list)
    _turn: int = -1
    _goes_on: int | None = None
    """The seat whose turn has not ended yet."""

    def decided(self, view: View, bot: Bot, action: Action) -> None:
        """Write down a decision before it is played."""
        assert view.seat is not None
        self._turn += view.seat != self._goes_on
        self._goes_on = None if action.form.closes else view.seat
        self.decisions.append(
            Decision(
                len(self.decisions),
                self._turn,
                view.seat,
                self.coder.observation(view).tobytes(),
                self.coder.mask(view).tobytes(),
                self.coder.number(view, action),
                str(action),
                thought(bot, view, action),
            )
        )


class RowMaker:
    """Plays games of a recipe and makes rows of them."""

    def __init__(self, recipe: Recipe, coder: Coder) -> None:
        self._recipe: Final = recipe
        self._coder: Final = coder

    def rows(self, seed: int) -> tuple[list[dict[str, Any]], list[Lost]]:
        """The rows of one game, and the moves that custom bots lost in it. They depend on recipe and seed only."""
        recipe, recorder = self._recipe, Recorder(self._coder)
        game, lost = recipe.play(seed, recorder.decided)
        made = _of_decisions if recipe.rows == "decision" else _of_turns
        common = {"game": seed, "scores": list(game.scores)}
        results, ahead = win_rewards(recipe.players, game.winners), leads(game.scores)
        by_seat = [
            {"bot": bot, "result": result, "lead": lead}
            for bot, result, lead in zip(recipe.bots, results, ahead, strict=True)
        ]
        return [{**common, **row, **by_seat[row["seat"]]} for row in made(recorder.decisions)], lost


def _of_decisions(decisions: list[Decision]) -> Iterator[dict[str, Any]]:
    for decision in decisions:
        yield {**_before(decision), "action": decision.action, "text": decision.text}


def _of_turns(decisions: list[Decision]) -> Iterator[dict[str, Any]]:
    for _, turn in groupby(decisions, lambda decision: decision.turn):
        together = list(turn)
        yield {
            **_before(together[0]),
            "actions": [decision.action for decision in together],
            "texts": [decision.text for decision in together],
        }


def _before(decision: Decision) -> dict[str, Any]:
    plan = decision.thought.plan
    return {
        "turn": decision.turn,
        "decision": decision.number,
        "seat": decision.seat,
        "observation": decision.observation,
        "mask": decision.mask,
        "value": decision.thought.value,
        "plan": None if plan is None else [str(action) for action in plan],
    }
