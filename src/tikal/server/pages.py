"""The page in the browser: its built files, and the texts of all languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from tikal.server.refusal import not_found
from tikal.texts.messages import languages

router: Final = APIRouter(include_in_schema=False)

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"
"""The builder puts a hash into the names of everything in there."""
PAGE_ROUTES: Final = re.compile(r"(|new|open|learn|rules(/[\w-]+)?|t/[a-z0-9]+(/at/\d+|/review)?)")


@router.get("/locales/{language}/{name}.ftl")
async def locale(language: str, name: str) -> Response:
    """A file of texts."""
    file = files("tikal") / "locales" / language / f"{name}.ftl"
    if language not in languages() or not re.fullmatch(r"[a-z-]+", name) or not file.is_file():
        raise not_found("refused-no-page")
    return PlainTextResponse(file.read_text(encoding="utf-8"), headers={"cache-control": ASK_AGAIN})


@router.get("/{path:path}")
async def page(request: Request, path: str) -> Response:
    """A file of the page; the page itself finds out what to show at an address of its own."""
    root: Path = request.app.state.context.settings.page
    wanted = (root / path).resolve()
    if path and wanted.is_relative_to(root.resolve()) and wanted.is_file():
        return FileResponse(wanted, headers={"cache-control": FOREVER if path.startswith(HASHED) else ASK_AGAIN})
    index = root / "index.html"
    if path.startswith(("api/", "ws/")) or not index.is_file():
        raise not_found("refused-no-page")
    request.app.state.context.page_shown.set()
    status = 200 if PAGE_ROUTES.fullmatch(path.rstrip("/")) else 404
    return FileResponse(index, status, {"cache-control": ASK_AGAIN})
