"""The games that the lessons of the page play: where a lesson begins, the learner can do what it asks for."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tikal
from tikal.play.game import Game
from tikal.play.loading import follow
from tikal.texts.messages import attribute, text

LEARNER = 0
SCORING = "scoring"
COURSES = sorted((Path(__file__).parents[2] / "web" / "src" / "games").glob("*/lessons/*.json"))


def lessons() -> Iterator[Any]:
    for course in COURSES:
        for lesson in json.loads(course.read_text(encoding="utf-8"))["lessons"]:
            yield pytest.param(course, lesson, id=lesson["id"])


def game_at(course: Path, entries: int) -> Game:
    """The prepared game as a lesson finds it."""
    written = course.with_suffix(".tikal").read_text(encoding="utf-8")
    return next(game for game in follow(written) if len(game.log) == entries)


def test_there_is_a_course_for_each_game_and_for_the_auction() -> None:
    assert [course.stem for course in COURSES] == ["auction", "base", "legend"]


@pytest.mark.parametrize("course", COURSES, ids=lambda course: course.stem)
def test_a_course_has_a_seat_for_everybody(course: Path) -> None:
    game = tikal.load(course.with_suffix(".tikal").read_text(encoding="utf-8"))
    told = json.loads(course.read_text(encoding="utf-8"))
    assert game.is_whole
    assert game.table.edition == told["edition"]
    assert game.table.players == 1 + len(told["rivals"])


@pytest.mark.parametrize(("course", "lesson"), list(lessons()))
def test_a_lesson_can_be_done(course: Path, lesson: dict[str, Any]) -> None:
    game = game_at(course, lesson["at"])
    assert game.to_act == LEARNER
    wanted = set(lesson["done"])
    if wanted == {SCORING}:
        before = game.scores
        game.play("end")
        assert game.scorings[-1].seat == LEARNER
        assert game.scores != before
    elif wanted == {"end"}:
        game.play(next(one for one in game.legal_actions() if one.kind == "place"))
        game.play("end")
    else:
        assert wanted & {name for one in game.legal_actions() for name in (one.kind, str(one))}


@pytest.mark.parametrize(("course", "lesson"), list(lessons()))
def test_a_lesson_has_its_texts(course: Path, lesson: dict[str, Any]) -> None:
    message = f"learn-{lesson['id']}"
    assert text(message)
    assert all(attribute(message, name) for name in ("title", "task", "done"))
