"""The bots that think for people: the same as those that play, with the time that is left to them."""

from __future__ import annotations

from typing import Final

from tikal.bots.levels.turn_bot import TurnBot
from tikal.errors import TikalError
from tikal.search.budget import Budget

LEVELS: Final = ("greedy", "planner", "expert")
"""Those who think of whole turns."""
PLANNER: Final = "planner"


def thinker(level: str, budget: Budget | None = None, seed: int = 0) -> TurnBot:
    """The bot of a level; without a budget it thinks as long as it does when it plays."""
    if not isinstance(budget, Budget | None):
        raise TikalError(f"a budget is tikal.Budget(seconds=...) or tikal.Budget(nodes=...), not {budget!r}")
    if level == "greedy":
        from tikal.bots.levels.greedy_bot import GreedyBot

        if budget is not None:
            raise TikalError("greedy decides at sight, and no budget changes how; planner and expert take one")
        return GreedyBot(seed)
    if level == PLANNER:
        from tikal.bots.levels.planner_bot import DEFAULT as PLANNERS
        from tikal.bots.levels.planner_bot import PlannerBot

        return PlannerBot(seed, budget or PLANNERS)
    if level == "expert":
        from tikal.bots.levels.expert_bot import DEFAULT, ExpertBot

        return ExpertBot(seed, budget or DEFAULT)
    raise TikalError(f"no advice comes from {level!r}; levels that give some: {', '.join(LEVELS)}")
