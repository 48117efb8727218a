"""A game of pgx in batches of 1,024, compiled by JAX; games that are over start again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental import auto_reset

if TYPE_CHECKING:
    from tikal.bench.scripts.runner import Batch

GAMES = 1024
STEPS = 100
"""Steps of all games in one batch."""


def games(game_name: str) -> Batch:
    """Compile a batch of steps."""
    env: Any = pgx.make(game_name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def random_step(state: Any, key: Any) -> tuple[Any, Any]:
        chosen, dealt = jax.random.split(key)
        likely = jnp.where(state.legal_action_mask, 0.0, -jnp.inf)
        action = jax.random.categorical(chosen, likely, axis=-1)
        after = step(state, action, jax.random.split(dealt, GAMES))
        return after, (after.observation.sum(), after.terminated.sum())

    def steps(state: Any, key: Any) -> Any:
        return jax.lax.scan(random_step, state, jax.random.split(key, STEPS))

    many_steps = jax.jit(steps)
    start = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), GAMES))

    def play_batch(seed: int) -> tuple[int, int]:
        _, (_, ended) = jax.block_until_ready(many_steps(start, jax.random.PRNGKey(seed)))
        return int(ended.sum()), STEPS * GAMES

    return play_batch
