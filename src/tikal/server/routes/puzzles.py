"""Puzzles. Nothing is stored: clients send the whole turn each time, and nobody needs a secret."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import Response

from tikal.advice.insight import decider_insight, open_insight
from tikal.advice.steps import sentences
from tikal.errors import TikalError
from tikal.games.action import Wish, wished
from tikal.puzzles.collection import UnknownPuzzle, puzzle, puzzles, today
from tikal.puzzles.explanation import explain
from tikal.puzzles.puzzle import Attempt, Puzzle, PuzzleError
from tikal.server.refusal import Refusal, not_found, refusal_of
from tikal.server.routes.answers import TheContext, answer, refusals
from tikal.server.schemas.puzzles import PuzzleInfo, PuzzleList, PuzzleStart, SolutionAnswer, Tried, TriedAnswer

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"])

PuzzleName = Annotated[
    str, Path(alias="puzzle", min_length=1, max_length=40, description="A number, a date such as 2026-11-17, or today")
]
TODAY = "today"


@router.get("", response_model=PuzzleList)
async def all_puzzles(context: TheContext) -> Response:
    """All puzzles, and the number of today's."""
    return answer(await context.run(_list))


@router.get("/{puzzle}", response_model=PuzzleStart, responses=refusals(404))
async def start(context: TheContext, name: PuzzleName) -> Response:
    """A puzzle by its number or its day: the position to start from."""
    return answer(await context.compute(_start, name))


@router.post("/{puzzle}/try", response_model=TriedAnswer, responses=refusals(404, 409))
async def attempt(context: TheContext, name: PuzzleName, tried: Tried) -> Response:
    """What comes of a turn: the position after it, and what it scores."""
    return answer(await context.compute(_attempt, name, tried.actions))


@router.get("/{puzzle}/solution", response_model=SolutionAnswer, responses=refusals(404))
async def solution(context: TheContext, name: PuzzleName) -> Response:
    """A best turn, explained, with two hints for players who want to find it themselves."""
    return answer(await context.compute(_solution, name))


def _list() -> PuzzleList:
    day = today()
    return {"date": day.isoformat(), "today": puzzle(day).number, "puzzles": [_info(one) for one in puzzles()]}


def _start(name: str) -> PuzzleStart:
    wanted = _wanted(name)
    begun = wanted.attempt(())
    return {
        "puzzle": _info(wanted),
        "seat": wanted.seat,
        "names": list(begun.game.table.names),
        "points": begun.points,
        "position": _position(begun),
    }


def _attempt(name: str, actions: list[str | Wish]) -> TriedAnswer:
    wanted = _wanted(name)
    try:
        tried = wanted.attempt([one if isinstance(one, str) else wished(one) for one in actions])
    except TikalError as error:
        raise _refused(error) from error
    steps = sentences(wanted.game().view(wanted.seat), tried.actions)
    return {
        "points": tried.points,
        "short": tried.short,
        "steps": [step.to_dict() for step in steps],
        "position": _position(tried),
    }


def _solution(name: str) -> SolutionAnswer:
    wanted = _wanted(name)
    explained = explain(wanted)
    return {
        "best": wanted.best,
        "nudge": explained.nudge.to_dict(),
        "aims": [aim.to_dict() for aim in explained.aims],
        "actions": [str(action) for action in wanted.actions],
        "moves": [action.to_dict() for action in wanted.actions],
        "steps": [step.to_dict() for step in explained.steps],
        "counts": list(explained.counts),
        "costs": [cost.to_dict() for cost in explained.costs],
    }


def _wanted(name: str) -> Puzzle:
    try:
        return puzzle(None if name == TODAY else name)
    except UnknownPuzzle as error:
        raise not_found(error.message.id, error.message.args) from error


def _refused(error: TikalError) -> Refusal:
    return Refusal(409, "illegal", error.message) if isinstance(error, PuzzleError) else refusal_of(error)


def _info(one: Puzzle) -> PuzzleInfo:
    return {
        "number": one.number,
        "level": one.level,
        "edition": one.edition,
        "players": one.players,
        "round": one.round,
    }


def _position(tried: Attempt) -> Any:
    view, count = tried.game.view(tried.puzzle.seat), len(tried.actions)
    legal = view.legal_actions()
    return {
        "seq": count,
        "turn": 1,
        "undoable": count,
        "view": view.to_dict(legal),
        "actions": [action.to_dict() for action in legal],
        "insight": {**open_insight(view), **decider_insight(view, legal)},
    }
