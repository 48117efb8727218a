"""What learners get is the same, byte by byte, as machine code and as plain Python."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from called_twice import BothWays
from compiled import compiled_only
from tables import BASE_TABLES, LEGEND_TABLES
from tikal.envs import VectorGames
from tikal.envs.preparing import prepared
from tikal.games.registry import kind_of
from tikal.rules.verbs import no_choices

pytestmark = compiled_only


@pytest.mark.parametrize(
    ("table", "reward"),
    [
        (BASE_TABLES[3], "win"),
        (LEGEND_TABLES[1], "lead"),
        pytest.param(BASE_TABLES[3], "lead", marks=pytest.mark.thorough),
        pytest.param(LEGEND_TABLES[1], "win", marks=pytest.mark.thorough),
    ],
    ids=lambda value: value if isinstance(value, str) else value["edition"],
)
def test_both_ways_give_the_same(table: dict[str, Any], reward: Any) -> None:
    encoding: Any = prepared(kind_of(table["edition"]))
    both = BothWays(encoding.unit)
    games = VectorGames(**table, games=2, seed=3, reward=reward)
    arguments = {name: call.arguments for name, call in _calls(games).items()}
    both.call(encoding.begin, *arguments["begin"])
    room, choices = np.zeros(1, dtype=encoding.observation)[0], no_choices()
    mask = np.zeros(games.coder.actions, dtype=np.int8)
    for step in range(400):
        games._actions[:] = games.random_actions
        both.call(encoding.first_illegal, *arguments["first_illegal"])
        both.call(encoding.step, *arguments["step"])
        if step % 20:
            continue
        state = games._states[:1].copy()[0]
        choices.codes[:] = 0
        both.call(encoding.mask, state, choices, mask)
        for number in np.flatnonzero(mask):
            code = both.call(encoding.code, state, int(number))
            assert both.call(encoding.number, state, code) == number
        for seat in range(table["players"]):
            both.call(encoding.observe, state, seat, room)
    both.assert_nothing_left_out()


def _calls(games: VectorGames) -> dict[str, Any]:
    return {"begin": games._begin[0], "first_illegal": games._check, "step": games._step[0]}
