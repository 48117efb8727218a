"""A game that somebody else adds: one package and one line, and everything plays it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

import small_game
import tikal
from full_enumeration import best_of_all, margin
from small_game import forms as small_forms
from small_game.setup import START
from tikal.arena.bot_game import play_bots
from tikal.bots.levels.random_bot import RandomBot
from tikal.games.forms import Form, forms_by_verb
from tikal.games.plain_search import PlainSearch
from tikal.games.random_games import play_random_games
from tikal.games.registry import register
from tikal.games.results import Result
from tikal.games.tile_names import named_tile
from tikal.games.view import View
from tikal.play.game import Game
from tikal.play.narration import narrate, narrate_opening
from tikal.rules.dealing import generator
from tikal.rules.scoring import points
from tikal.rules.state import State
from tikal.rules.steps import FINAL_ROUND, SPEND
from tikal.rules.terrain import NOWHERE
from tikal.rules.verbs import PASS
from tikal.search.budget import Budget
from tikal.terminal.menu import Menu
from tikal.terminal.position import position
from tikal.terminal.symbols import UNICODE

register(small_game.EDITION, "small_game")

WIDTH = 100
FEW_POINTS = 6
"""Action points for which trying everything takes seconds."""


def played(seed: int, *bots: str) -> Game:
    game = tikal.new_game(small_game.EDITION, players=len(bots), seed=seed)
    assert not play_bots(game, bots, seed)
    return game


@pytest.mark.parametrize(
    "bots", [("random", "random"), ("planner@2000", "random"), ("greedy", "planner@500", "random")]
)
def test_bots_play_it(bots: tuple[str, ...]) -> None:
    game = played(7, *bots)
    assert game.is_over
    assert len(game.scores) == len(bots)


def test_the_planner_beats_the_random_bot() -> None:
    scores = [played(seed, "planner@500", "random").scores for seed in range(4)]
    assert sum(mine for mine, _ in scores) > 2 * sum(other for _, other in scores)


def test_random_games_are_counted() -> None:
    totals = play_random_games(small_game.EDITION, players=3, games=5, seed=1)
    assert totals.games == 5
    assert sum(totals.wins) == pytest.approx(5)


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_it_is_saved_and_loaded(seat: int | None, tmp_path: Path) -> None:
    game = played(3, "random", "greedy")
    for written in (game.record(), game.record(whole=False, seat=seat)):
        file = tmp_path / "game.tikal"
        file.write_text(written, encoding="utf-8")
        assert tikal.load(file.read_text(encoding="utf-8")).record() == written


def test_what_is_wrong_with_a_set_up_is_said() -> None:
    setup = tikal.new_game(small_game.EDITION, players=2).setup
    with pytest.raises(tikal.SetupError, match="tiles G"):
        tikal.new_game(small_game.EDITION, players=2, setup={**setup, "tiles": {**setup["tiles"], "G": ["G1"]}})


def test_the_terminal_shows_it() -> None:
    game = played(3, "random", "random")
    shown = "\n".join(line.plain for line in position(game.view(0), (), UNICODE, WIDTH))
    assert "d3" in shown
    assert "e1" not in shown


def last_segment(seed: int) -> View:
    """The position before the last scoring of a game between random bots, with few points."""
    game = tikal.new_game(small_game.EDITION, players=2, seed=seed)
    bots = tikal.new_game(small_game.EDITION, players=2, seed=seed)
    play_bots(bots, ("random", "random"), seed)
    for entry in bots.log:
        view = game.view(game.to_act)
        if view.seen.step == SPEND and view.seen.segment == FINAL_ROUND:
            view.seen.ap = FEW_POINTS
            return view
        assert entry.action is not None
        game.play(entry.action)
    raise AssertionError("a game has a final round")


@pytest.mark.parametrize("seed", range(6))
def test_the_solver_finds_what_full_enumeration_finds(seed: int) -> None:
    view = last_segment(seed)
    view.seen.tokens[:] = 0  # an unseen treasure counts its average for the solver, and nothing for the enumeration
    solution = tikal.solve(view)
    assert solution.proven
    assert solution.value == best_of_all(view)


def lead(s: State, seat: int) -> float:
    """Points ahead of the best rival if everybody scored now."""
    totals = [int(s.score[player]) + points(s, player) for player in range(s.players)]
    return totals.pop(seat) - max(totals)


def test_a_plain_search_beats_the_random_bot() -> None:
    """It plays any game that brings no searches of its own."""
    search, random, rival = PlainSearch(lead), generator(1), RandomBot(2)
    game = tikal.new_game(small_game.EDITION, players=2, seed=4)
    while game.to_act is not None:
        view = game.view(game.to_act)
        for action in search.planned_turn(view, random, nodes=60) if view.seat == 0 else [rival.choose(view)]:
            game.play(action)
    assert game.scores[0] > 2 * game.scores[1]


@pytest.mark.parametrize("seed", range(3))
def test_a_plain_search_solves_what_full_enumeration_finds(seed: int) -> None:
    view = last_segment(seed)
    view.seen.ap = 3
    view.seen.tokens[:] = 0
    solution = PlainSearch(lambda s, _: margin(s)).solve(view, nodes=None)
    assert solution.proven
    assert solution.value == best_of_all(view)
    assert str(solution.actions[-1]) == "end"


def test_a_plain_search_decides_and_values_turns_in_every_way() -> None:
    game = tikal.new_game(small_game.EDITION, players=2, seed=5)
    view = game.view(game.to_act)
    search = PlainSearch(lead)
    quick = search.quick_turn(view, generator(1))
    expert = search.expert_turn(view, generator(1), Budget(nodes=2))
    outlook = search.outlook(view)
    assert quick[0] in view.legal_actions()
    assert expert[0] in view.legal_actions()
    assert search.value(view) == lead(view.seen, int(view.seen.to_act)) == outlook.now()
    assert outlook.better_by(expert, expert) == 0


def camp_to_strike(seeds: Sequence[int] = range(20)) -> Game:
    """A game in which the player to act has just set up a camp."""
    for seed in seeds:
        game = tikal.new_game(small_game.EDITION, players=2, seed=seed, names=["Ann", "Bea"])
        rest = RandomBot(seed)
        while game.to_act is not None:
            actions = {action.kind: action for action in game.legal_actions()}
            if "strike" in actions:
                return game
            game.play(actions.get("camp") or rest.choose(game.view(game.to_act)))
    raise AssertionError("nobody could strike a camp")


def test_its_own_verb_is_played_narrated_saved_and_shown() -> None:
    game = camp_to_strike()
    view = game.view(game.to_act)
    (strike, *_) = [action for action in game.legal_actions() if action.kind == "strike"]
    hex_ = str(strike.argument("hex"))
    assert tikal.Action.parse(str(strike)) == strike
    assert strike.to_dict() == {"text": f"strike {hex_}", "kind": "strike", "args": {"hex": hex_}}
    assert any("strike   1 AP  " in line.plain for line in Menu(view, UNICODE).overview(WIDTH))
    camps = int((view.seen.camps[view.seen.to_act] == NOWHERE).sum())
    entry = game.play(strike)
    after = game.view(entry.seat)
    assert after.seen.ap == view.seen.ap - 1
    assert int((after.seen.camps[entry.seat] == NOWHERE).sum()) == camps + 1
    sentence = narrate(view, entry, after)[0]
    assert sentence.text() == f"{game.table.names[entry.seat]} strikes the camp on {hex_}."
    again = tikal.load(game.record())
    assert again.log == game.log
    refused = game.why_not(strike)
    assert refused is not None
    assert refused.rule == "R-DEPLOY-1"


@pytest.mark.parametrize("seed", [7, 11])  # the next tile is not the one that a completed set-up would have there
def test_its_own_result_is_told_to_its_player_alone_and_cannot_be_taken_back(seed: int) -> None:
    game = camp_to_strike([seed])
    assert game.can_undo
    views = {viewer: game.view(viewer) for viewer in (0, 1, None)}
    (strike, *_) = [action for action in game.legal_actions() if action.kind == "strike"]
    entry = game.play(strike)
    name, stack = game.table.names[entry.seat], [tile for tiles in game.setup["tiles"].values() for tile in tiles]
    ((tile,),) = [result.words for result in entry.results]
    assert tile == stack[int(game.view(None).seen.drawn) - START]
    assert not game.can_undo
    for viewer, before in views.items():
        told = narrate(before, entry, game.view(viewer))[1].text()
        if viewer == entry.seat:
            assert told == f"{name} sees the tile that comes next: {named_tile(tile).text()}."
        else:
            assert told == f"Only {name} sees which tile comes next."
        written = game.record(whole=False, seat=viewer)
        assert (f"peeked {tile}" in written) == (viewer == entry.seat)
        assert tikal.load(written).record() == written


def test_a_result_that_a_game_cannot_tell_is_an_error() -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    view = game.view(None)
    with pytest.raises(KeyError, match="peeked"):
        narrate_opening(view, [Result("peeked", ("A1",))])


def test_no_other_game_knows_its_verb() -> None:
    game = tikal.new_game("classic", players=2, seed=1)
    refused = game.why_not("strike a1")
    assert refused is not None
    assert refused.rule == "R-TURN-1"


def test_two_verbs_with_one_number_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    taken = (*small_forms.FORMS, Form(PASS, "rest", ("rest",)))
    monkeypatch.setattr(small_forms, "FORMS", taken)
    with pytest.raises(ValueError, match="verb 1 is `pass` already, so it cannot be `rest`"):
        forms_by_verb.__wrapped__()
