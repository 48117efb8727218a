"""Hidden things stay hidden: whatever lies face down, nobody is told a single byte about it (I-35)."""

from __future__ import annotations

import copy
import gc
import random
import re
from collections.abc import Iterator
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any, Final

import numpy as np
from hypothesis import given, settings

import tikal
from action_texts import ALL_TEXTS
from hidden_otherwise import twin
from random_play import Seating, bytes_of, new_game, play_on, played_game, seatings, seeds
from tikal.compiling.records import Record
from tikal.rules.terrain import HEX_NAMES, TILE_IDS

TRIED_TEXTS: Final = 25


def moments(seating: Seating, seed: int, apart: int) -> Iterator[tikal.Game]:
    """The same game again and again, some decisions apart, from its start to its end."""
    game, chance = new_game(seating, seed), random.Random(seed)
    yield game
    while not game.is_over:
        yield play_on(game, chance, apart)


def all_that_is_told(game: tikal.Game, texts: list[str]) -> list[object]:
    """Everything that people can get out of a running game."""
    seats = (None, *range(game.table.players))
    views = [game.view(seat) for seat in seats]
    return [
        [view.to_json() for view in views],
        [bytes_of(view.seen) for view in views],
        [view.legal_actions() for view in views],
        [view.would_score(seat) for view in views for seat in range(game.table.players)],
        game.legal_actions(),
        game.record(whole=False),
        [str(game.why_not(text)) for text in texts],
        (game.to_act, game.is_over, game.scores, game.winners, game.scorings, game.log, game.opening, game.can_undo),
    ]


@settings(max_examples=8)
@given(seatings, seeds)
def test_other_things_hidden_change_no_byte_of_what_anybody_gets(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    for game in moments(seating, seed, apart=40):
        other = twin(game, None, chance)
        texts = chance.sample(ALL_TEXTS, TRIED_TEXTS)
        assert all_that_is_told(other, texts) == all_that_is_told(game, texts)


def other_setup(game: tikal.Game, chance: random.Random) -> dict[str, Any]:
    """Another set-up from which the same actions would have brought to light the same things."""
    setup = copy.deepcopy(game.setup)
    results = [*game.opening, *(result for entry in game.log for result in entry.results)]
    revealed = {word for result in results for word in result.words}
    for tiles in setup["tiles"].values():
        shuffle_some(tiles, [place for place, tile in enumerate(tiles) if tile not in revealed], chance)
    shuffle_some(setup["treasures"], hidden_treasures(game), chance)
    return setup


def shuffle_some(things: list[Any], places: list[int], chance: random.Random) -> None:
    """Shuffle what is in some places of a list."""
    shuffled = chance.sample(places, len(places))
    for place, thing in zip(places, [things[other] for other in shuffled], strict=True):
        things[place] = thing


def hidden_treasures(game: tikal.Game) -> list[int]:
    """Which treasures of the set-up nobody has dug up, by the log: ruins are dug in the order of the set-up."""
    again = from_setup(game, game.setup)
    stacks: dict[str, list[int]] = {}
    hidden = list(range(24))
    laid = 0
    for entry in game.log:
        assert entry.action is not None, "these games take nothing back"
        again.play(entry.action)
        site = entry.action.arguments[0] if entry.action.arguments else ""
        if entry.action.verb == "place":
            number = int(again.view(None).seen.tokens[HEX_NAMES.index(site)])
            stacks[site] = list(range(laid, laid + number))
            laid += number
        elif entry.action.verb == "dig":
            hidden.remove(stacks[site].pop(0))
    return hidden


def from_setup(game: tikal.Game, setup: dict[str, Any]) -> tikal.Game:
    """A game at the same table, about to begin."""
    table = game.table
    return tikal.new_game(table.edition, players=table.players, auction=table.auction, setup=setup)


@settings(max_examples=10)
@given(seatings, seeds)
def test_a_game_from_another_setup_looks_the_same_until_something_is_revealed(seating: Seating, seed: int) -> None:
    chance = random.Random(seed)
    game = played_game(seating, seed, decisions=chance.randrange(20, 250))
    again = from_setup(game, other_setup(game, chance))
    for entry in game.log:
        assert entry.action is not None
        again.play(entry.action)
    texts = chance.sample(ALL_TEXTS, TRIED_TEXTS)
    assert all_that_is_told(again, texts) == all_that_is_told(game, texts)


@settings(max_examples=8)
@given(seatings, seeds)
def test_no_view_and_no_public_file_names_a_tile_to_come(seating: Seating, seed: int) -> None:
    for game in moments(seating, seed, apart=60):
        s = game._state
        to_come = {TILE_IDS[tile] for tile in s.stack[s.drawn :]}
        for told in (game.view(0).to_json(), game.record(whole=False)):
            assert not to_come & set(re.findall(r"\b[A-G]\d\b", told))
        assert "\ntreasures: ?\n" in game.record(whole=False)


def reachable_from(thing: object) -> list[object]:
    """All data that can be reached from an object; code is left out, since it can be reached from everywhere."""
    code = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)
    seen: dict[int, object] = {}
    waiting: list[object] = [thing]
    while waiting:
        found = waiting.pop()
        if id(found) not in seen and not isinstance(found, code):
            seen[id(found)] = found
            waiting += gc.get_referents(found)
            waiting += [found.base] if isinstance(found, np.ndarray | np.generic) else []
    return list(seen.values())


def test_a_view_has_no_path_back_to_the_game() -> None:
    game = played_game(Seating("supermeeple-2015", 3, auction=True), 1, decisions=150)
    for seat in (None, 0, 1, 2):
        reachable = reachable_from(game.view(seat))
        assert not [thing for thing in reachable if isinstance(thing, tikal.Game)]
        assert id(game._state) not in {id(thing) for thing in reachable}
        assert id(game.log) not in {id(thing) for thing in reachable}
        records: list[Any] = [thing for thing in reachable if isinstance(thing, Record)]
        assert records, "the walk should have met the record of the view itself"
        assert not [record for record in records if np.shares_memory(record.stack, game._state.stack)]


def test_the_walk_would_find_a_path() -> None:
    game = played_game(Seating("supermeeple-2015", 3, auction=True), 1, decisions=50)
    assert id(game._state) in {id(thing) for thing in reachable_from(game)}


def test_changing_a_view_changes_nothing_in_the_game() -> None:
    game = played_game(Seating("classic", 2, auction=False), 2, decisions=80)
    before = game.record()
    view = game.view(0)
    view.seen.score[:] = 99
    view.seen.terrain[:] = 0
    assert game.record() == before
    assert max(game.scores) < 99


def test_a_view_shows_what_is_public() -> None:
    game = played_game(Seating("supermeeple-2015", 3, auction=True), 1, decisions=200)
    shown, s = game.view(0).to_dict(), game._state
    for seat, player in enumerate(shown["players"]):
        assert player["score"] == game.scores[seat]
        assert list(player["treasures"].values()) == s.treasures[seat].tolist()
        assert player["reserve"]["explorers"] == s.explorers_left[seat]
        assert player["reserve"]["camps"] + sum(hex_["camp"] == seat for hex_ in shown["board"]) == 2
    assert list(shown["supply"]["floors"].values()) == s.floors[2:].tolist()
    assert sum(shown["supply"]["tiles"].values()) == 36 - s.drawn
    assert shown["supply"]["treasures"] == 24 - s.laid
