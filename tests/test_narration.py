"""What happened, as messages: plain data, complete, and nothing that the viewer may not know."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import tikal
from compiled import IS_COMPILED
from random_legend import ALL_LEGEND_SEATINGS, new_legend_game
from random_play import Seating, choose, new_game
from tikal.components import pieces
from tikal.games.results import Result
from tikal.games.tile_names import named_tile
from tikal.games.view import View
from tikal.play.narration import OPENING, narrate, narrate_end, narrate_opening
from tikal.play.record.entry import Entry
from tikal.rules.state import copy
from tikal.rules.terrain import LETTERED_TILES
from tikal.texts import messages
from tikal.texts.messages import Message

KINDS = pieces().treasures.kinds
LOOKING = ("look", "site", "order")


def story(game: tikal.Game, seat: int | None, decisions: int, chance: random.Random) -> Iterator[list[Message]]:
    """Play on, and tell one viewer what happens."""
    yield narrate_opening(game.view(seat), game.opening)
    for _ in range(decisions):
        if game.is_over:
            return
        before = game.view(seat)
        entry = game.play(choose(chance, game.legal_actions()))
        yield narrate(before, entry, game.view(seat))


def leaves(arg: Any) -> Iterator[Any]:
    """All words and numbers that a message is made of, and the ids of the messages in it."""
    if isinstance(arg, dict):
        yield arg["id"]
        for inner in arg["args"].values():
            yield from leaves(inner)
    elif isinstance(arg, list):
        for inner in arg:
            yield from leaves(inner)
    else:
        yield arg


@pytest.mark.parametrize("auction", [False, True])
def test_a_whole_game_can_be_narrated_by_way_of_plain_data(auction: bool) -> None:
    game = new_game(Seating("supermeeple-2015", 3, auction), 1)
    groups = list(story(game, 0, 10_000, random.Random(3)))
    narrated = [message for group in groups for message in group]
    whatever_begins_comes_last(groups, "result-final-round")
    for message in narrated:
        again = Message(**json.loads(json.dumps(message.to_dict())))
        assert again == message
        assert again.text() == message.text()
        assert all(type(leaf) in (str, int) for leaf in leaves(message.to_dict()))
    assert game.is_over
    assert narrated[-1].id in ("result-wins", "result-shares")
    assert narrate_end(game.view(None)) == [narrated[-1]]
    assert {"did-place", "did-end", "result-scored"} <= {message.id for message in narrated}
    rounds = [message.args["number"] for message in narrated if message.id == "result-round-begins"]
    assert rounds == (list(range(1, LETTERED_TILES // 3 + 1)) if auction else [])


def whatever_begins_comes_last(groups: list[list[Message]], final: str) -> None:
    for group in groups:
        begins = [message.id in OPENING or message.id == final for message in group]
        assert begins == sorted(begins), [message.id for message in group]
    drawn = {message.id for group in groups for message in group if message.id.startswith("result-")}
    assert drawn & OPENING


def test_a_game_of_legend_can_be_narrated() -> None:
    game = new_legend_game(ALL_LEGEND_SEATINGS[4], 1)
    groups = list(story(game, 1, 800 if IS_COMPILED else 120, random.Random(5)))
    narrated = [m for group in groups for m in group]
    whatever_begins_comes_last(groups, "result-final-scoring")
    assert [message.id for message in narrated[:3]] == ["result-round-begins", "result-tiles", "result-cards"]
    assert all(message.text().endswith(".") for message in narrated)
    (drafted, *_) = [message for message in narrated if message.id == "did-draft-card"]
    title = drafted.args["title"]
    assert isinstance(title, dict)
    assert title["id"] == f"card-{drafted.args['card']}.title"
    json.dumps([message.to_dict() for message in narrated])


def test_titles_and_tiles_are_told_in_the_language_of_the_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[str, str]] = []
    format_message = messages._format

    def listen(message_id: str, name: str | None, language: str, args: dict[str, Any]) -> str:
        asked.append((message_id, language))
        return format_message(message_id, name, language, args)

    monkeypatch.setattr(messages, "_format", listen)
    title = Message("card-05.title").to_dict()
    Message("did-play", {"name": "Ann", "card": "05", "title": title}).text("de")
    assert asked == [("did-play", "de"), ("card-05", "de")]


def test_names_can_be_others_than_those_at_the_table() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, names=["Ann", "Bea"], first=0)
    before = game.view(None)
    entry = game.play("place a3 1")
    (placed,) = narrate(before, entry, game.view(None), names=["Cy", "Dee"])
    assert placed.text() == "Cy places tile A6 (clearing) on a3."


def test_an_undone_action_is_told() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, names=["Ann", "Bea"], first=0)
    game.play("place a3 1")
    game.play("deploy leader a1")
    before = game.view(1)
    game.undo()
    assert [m.text() for m in narrate(before, game.log[-1], game.view(1))] == ["Ann takes back the last action."]


@pytest.mark.skipif(not IS_COMPILED, reason="it takes many decisions until somebody looks")
def test_what_one_player_has_looked_at_is_told_to_nobody_else() -> None:
    shown, looked = False, 0
    for seed in range(1, 7):
        game, chance = new_legend_game(ALL_LEGEND_SEATINGS[4], seed), random.Random(seed)
        while not game.is_over and looked < 3:
            actions = game.legal_actions()
            looking = [action for action in actions if action.kind in LOOKING]
            cards = [action for action in actions if str(action).endswith(("card 07", "card 08"))]
            cards += [action for action in actions if str(action).startswith("play 08")]
            seat = game.to_act
            assert seat is not None
            views = {viewer: game.view(viewer) for viewer in (*range(game.table.players), None)}
            entry = game.play(chance.choice(looking or cards or [choose(chance, actions)]))
            if not any(result.kind == "saw" for result in entry.results):
                continue
            looked += 1
            for viewer, before in views.items():
                narrated = json.dumps([m.to_dict() for m in narrate(before, entry, game.view(viewer))])
                if viewer == seat:
                    assert "result-saw-hidden" not in narrated
                    shown = shown or any(f'"{kind}"' in narrated for kind in KINDS)
                else:
                    assert "result-saw-hidden" in narrated
                    assert not any(f'"{kind}"' in narrated for kind in KINDS)
        if looked >= 3:
            break
    assert shown
    assert looked >= 3


def test_who_looks_is_told_what_lies_where() -> None:
    game = tikal.new_game("legend", players=2, seed=1, names=["Ann", "Bea"])
    view = game.view(0)
    before = View(view.table, 0, copy(view.seen))
    before.seen.to_act = 0
    seen = tikal.Action.parse("look left")
    entry = Entry(0, seen, (Result("saw", ("c3", "jaguar", "d4", "totem")),))
    assert narrate(before, entry, before)[1].text() == "Ann sees c3: jaguar, d4: totem."
    hidden = View(view.table, 1, before.seen)
    assert narrate(hidden, entry, hidden)[1].text() == "Only Ann sees which treasures lie there."


@pytest.mark.parametrize(
    ("tile", "words"), [("A1", "A1 (temple 1)"), ("A4", "A4 (ruins, 4 treasures)"), ("B6", "B6 (volcano)")]
)
def test_a_tile_is_told_with_what_it_shows(tile: str, words: str) -> None:
    assert named_tile(tile).text() == words


def test_a_refusal_can_be_told_in_another_language() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, first=0)
    refused = game.why_not("end")
    assert refused is not None
    assert refused.message_id == "why-wrong-step"
    assert refused.message_args["step"] == {"id": "step-place", "args": {}}
    narrated = Message(refused.message_id, refused.message_args)
    assert f"{refused.rule}: {narrated.text()}" == str(refused)
    unreadable = game.why_not("jump")
    assert unreadable is not None
    assert Message(unreadable.message_id, unreadable.message_args).text() == unreadable.message
