"""What happened, in sentences; and every text of the terminal is there and used."""

from __future__ import annotations

import random
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import tikal
from tikal.terminal.narration import narrate, narrate_game
from tikal.terminal.scores import past_scorings, would_score
from tikal.terminal.story import Story
from tikal.terminal.symbols import UNICODE

RARE = ("dig", "swap", "camp", "guard", "clear", "transfer")
PREFIX = re.compile(r'f"((?:terminal|terrain)-[a-z-]*)\{')


def played(players: int, auction: bool, seed: int) -> tikal.Game:
    """A whole game in which every kind of action comes up."""
    chance = random.Random(seed)
    names = ["Ann", "Bea", "Cy", "Dee"][:players]
    game = tikal.new_game("supermeeple-2015", players=players, seed=seed, auction=auction, names=names)
    while not game.is_over:
        actions = game.legal_actions()
        rare = [action for action in actions if action.verb in RARE and chance.random() < 0.3]
        cheap = [action for action in actions if action.verb != "bid" or int(action.arguments[0]) < 4]
        game.play(chance.choice(rare or cheap))
    return game


@pytest.mark.parametrize(("players", "auction"), [(2, False), (3, True)])
def test_every_entry_of_a_game_is_told(players: int, auction: bool) -> None:
    game = played(players, auction, seed=3)
    narrations = narrate_game(game)
    assert len(narrations) == len(game.log) + 1
    assert [one.seat for one in narrations] == [None, *(entry.seat for entry in game.log)]
    story = " ".join(sentence for one in narrations for sentence in one.sentences)
    verbs = {entry.action.verb for entry in game.log if entry.action}
    assert verbs >= {"place", "deploy", "move", "clear", "dig", "swap", "camp", "guard", "end"}
    for words in (
        "finds a treasure:",
        "A volcano! Everybody acts and scores, beginning with",
        "The final round begins with",
        "for treasures and now has",
    ):
        assert words in story
    assert story.count("now has") == 4 * players
    if auction:
        assert "Open for the auction:" in story
        assert "pays" in story


def test_results_are_told_of_the_right_player() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, names=["Ann", "Bea"], first=0)
    before = game.view(None)
    entry = game.play(game.legal_actions()[0])
    assert narrate(before, entry, game).sentences[0].startswith("Ann places tile A")
    before = game.view(None)
    entry = game.play("end")
    sentences = narrate(before, entry, game).sentences
    assert sentences[0] == "Ann ends the turn."
    assert sentences[1].startswith("Bea draws tile A")


def test_news_are_only_what_is_new_and_fit_the_screen() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, names=["Ann", "Bea"], first=0)
    story = Story(game)
    assert [line.plain for line in story.news(99)] == ["Ann draws tile A6 (clearing)."]
    story.mark()
    story.play(game.legal_actions()[0])
    story.play(tikal.Action.parse("deploy leader a1"))
    (line,) = story.news(99)
    assert line.plain.endswith("Ann brings the leader to a1.")
    story.mark()
    story.undo()
    assert [line.plain for line in story.news(99)] == ["Ann takes back the last action."]
    assert len(story.log(2, 99)) == 2


def test_long_news_are_cut_with_a_hint() -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7)
    story = Story(game)
    for _ in range(40):
        story.play(game.legal_actions()[0])
    lines = story.news(99)
    assert len(lines) == 11
    assert "`log` shows it all" in lines[0].plain


def test_points_in_breakdowns_are_those_of_the_scores() -> None:
    game = played(3, False, seed=3)
    lines = " ".join(line.plain for line in past_scorings(game, UNICODE, 99))
    for seat, name in enumerate(game.table.names):
        scored = [int(points) for points in re.findall(rf"{name} \+(\d+)", lines)]
        assert sum(scored) == game.scores[seat]
    assert "Scoring 4:" in lines
    assert would_score(game, UNICODE, 99)[0].plain == "If everybody scored now:"


def test_every_text_of_the_terminal_is_used() -> None:
    body = FluentResource((files("tikal") / "locales" / "en" / "terminal.ftl").read_text(encoding="utf-8")).body
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    package = Path(str(files("tikal")))
    readers = [package / "cli" / "terminal.py", *(package / "terminal").rglob("*.py")]
    sources = "\n".join(file.read_text(encoding="utf-8") for file in readers)
    prefixes = tuple(PREFIX.findall(sources))
    unused = [name for name in ids if not re.search(f"[\"']{name}[\"']", sources) and not name.startswith(prefixes)]
    assert unused == []
