"""The page in the browser: its built files, and the texts of all languages."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from fastapi.responses import FileResponse, PlainTextResponse, Response

from tikal.server.http.request_log import ANY_PATH
from tikal.server.refusal import not_found
from tikal.texts.messages import languages

router: Final = APIRouter(include_in_schema=False)

FOREVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"
"""The builder puts a hash into the names of everything in there."""
FILE: Final = re.compile(r"[\w./-]{1,200}", re.ASCII)
"""The form of the names of our own files. The file system need not be asked about anything else."""
READING: Final = ["GET", "HEAD"]
PAGE_ROUTES: Final = re.compile(
    r"(|new|open|tables|ratings|statistics|(learn|guide)(/[a-z]+)?|notices|puzzles|puzzle/[0-9a-z-]+|deal/[a-z0-9]+|rules(/[\w-]+)?"
    r"|examples(/[\w-]+)?|aid(/[\w-]+)?|places(/[\w-]+)?"
    r"|t/[a-z0-9]+(/at/\d+|/review)?)"
)


@router.api_route("/locales/{language}/{name}.ftl", methods=READING)
async def locale(language: str, name: str) -> Response:
    """A file of texts."""
    if language not in languages() or not re.fullmatch(r"[a-z-]{1,60}", name):
        raise not_found("refused-no-page")
    file = files("tikal") / "locales" / language / f"{name}.ftl"
    if not file.is_file():
        raise not_found("refused-no-page")
    return PlainTextResponse(file.read_text(encoding="utf-8"), headers={"cache-control": ASK_AGAIN})


@router.api_route(ANY_PATH, methods=READING)
async def page(request: Request, path: str) -> Response:
    """A file of the page; the page itself finds out what to show at an address of its own."""
    root: Path = request.app.state.context.settings.page
    if FILE.fullmatch(path):
        wanted = (root / path).resolve()
        if wanted.is_relative_to(root.resolve()) and wanted.is_file():
            return FileResponse(wanted, headers={"cache-control": FOREVER if path.startswith(HASHED) else ASK_AGAIN})
    index = root / "index.html"
    if path.startswith(("api/", "ws/")) or not index.is_file():
        raise not_found("refused-no-page")
    request.app.state.context.page_shown.set()
    status = 200 if PAGE_ROUTES.fullmatch(path.rstrip("/")) else 404
    return FileResponse(index, status, {"cache-control": ASK_AGAIN})
