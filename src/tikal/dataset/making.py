"""Makes a dataset, or goes on with one."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tikal.dataset.card import card, readme
from tikal.dataset.folder import Folder
from tikal.dataset.recipe import Recipe
from tikal.dataset.shard import make_shard, shards
from tikal.work.local import HERE
from tikal.work.workers import Workers


def make_dataset(
    recipe: Recipe,
    games: int,
    path: Path | str,
    workers: Workers = HERE,
    played: Callable[[int], None] = lambda games: None,
) -> dict[str, Any]:
    """Play the games that are not in the folder yet; `played` gets the number of games done since. Returns the card.

    A folder that has other data in it is refused and stays as it is.
    """
    recipe.check(games)
    folder = Folder(Path(path), recipe)
    made = folder.made()
    wanted = shards(recipe, games)
    missing = [one for one in wanted if one.number not in made or made[one.number].shard.games < one.games]

    def describe() -> dict[str, Any]:
        described = card(recipe, [made[number] for number in sorted(made)], games)
        folder.describe(described, readme(described))
        return described

    describe()
    played(games - sum(one.games for one in missing))
    for one, content in workers.run(partial(make_shard, recipe), missing, recipe.edition):
        folder.add(one.shard, content)
        made[one.shard.number] = one
        played(one.shard.games)
    return describe()
