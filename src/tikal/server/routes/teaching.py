"""What helps people learn the game. None of it depends on a table."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Annotated, Any

from fastapi import APIRouter, Path
from fastapi.responses import Response

from tikal.advice.insight.standing import temples
from tikal.advice.price_list import prices
from tikal.components import edition, editions
from tikal.errors import OptionError
from tikal.server.refusal import not_found
from tikal.server.routes.answers import TheContext, answer, refusals
from tikal.server.schemas.teaching import AidAnswer, Comparison, ExampleAnswer, ExampleFrame, ExampleInfo, ExampleList
from tikal.teaching.comparing import comparison
from tikal.teaching.example import Example, UnknownExample, example, examples
from tikal.teaching.playing import Frame, frames

router = APIRouter(tags=["learning"])


@router.get("/api/comparison", response_model=Comparison)
async def compared() -> Response:
    """The editions side by side: facts, options and rules."""
    return answer(_comparison())


@cache
def _comparison() -> dict[str, Any]:
    return {"sections": [asdict(section) for section in comparison()]}


@router.get("/api/examples", response_model=ExampleList)
async def all_examples() -> Response:
    """All worked examples, with the rules that they explain."""
    return answer({"examples": [_info(one) for one in examples()]})


@router.get("/api/examples/{example}", response_model=ExampleAnswer, responses=refusals(404))
async def one_example(
    context: TheContext, name: Annotated[str, Path(alias="example", min_length=1, max_length=40)]
) -> Response:
    """A worked example: the position after each of its steps."""
    return answer(await context.run(_played, name))


@router.get("/api/aid/{edition}", response_model=AidAnswer, responses=refusals(404))
async def aid(
    context: TheContext, name: Annotated[str, Path(alias="edition", min_length=1, max_length=40)]
) -> Response:
    """What the actions of an edition cost."""
    return answer(await context.run(_aid, name))


def _aid(name: str) -> AidAnswer:
    try:
        wanted = edition(name).id
    except OptionError as error:
        known = ", ".join(one.id for one in editions())
        raise not_found("refused-no-edition", {"edition": name, "known": known}) from error
    return {"edition": wanted, "prices": prices(wanted)}


@cache
def _played(name: str) -> ExampleAnswer:
    try:
        wanted = example(name)
    except UnknownExample as error:
        raise not_found("refused-no-page") from error
    return {
        "example": _info(wanted),
        "frames": [_frame(wanted.message(step), frame) for step, frame in enumerate(frames(wanted))],
    }


def _info(one: Example) -> ExampleInfo:
    return {
        "id": one.id,
        "edition": one.edition,
        "players": one.players,
        "auction": one.auction,
        "rules": list(one.rules),
        "steps": len(one.steps),
    }


def _frame(message: str, frame: Frame) -> ExampleFrame:
    why = frame.why
    return {
        "message": message,
        "view": frame.view.to_dict(),
        "temples": temples(frame.view),
        "why": None if why is None else {"rule": why.rule, "message": why.message.to_dict()},
        "hexes": list(frame.hexes),
        "would_score": [one.to_dict() for one in frame.would_score],
        "category": frame.step.category,
    }
