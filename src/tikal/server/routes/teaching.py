"""What helps people learn the game. None of it depends on a table."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache
from typing import Any

import msgspec
from fastapi import APIRouter
from fastapi.responses import Response

from tikal.server.schemas.teaching import Comparison
from tikal.teaching.comparing import comparison

router = APIRouter(tags=["learning"])


@router.get("/api/comparison", response_model=Comparison)
async def compared() -> Response:
    """The editions side by side: facts, options and rules."""
    return _answer(_comparison())


@cache
def _comparison() -> dict[str, Any]:
    return {"sections": [asdict(section) for section in comparison()]}


def _answer(data: object) -> Response:
    return Response(msgspec.json.encode(data), media_type="application/json", headers={"cache-control": "no-cache"})
