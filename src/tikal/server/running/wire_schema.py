"""All shapes of HTTP and socket as one JSON Schema, from which `tools/page types` makes the page's types.

python -m tikal.server.running.wire_schema > schema.json
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any, Final

from fastapi import FastAPI
from pydantic import TypeAdapter

from tikal.advice.insight import data
from tikal.games import view_data
from tikal.server import schemas
from tikal.server.running.app import ROUTERS
from tikal.server.sockets import messages
from tikal.server.sockets.messages import FromServer, ToServer

REF: Final = "#/components/schemas/"
SUFFIX: Final = "Data"
"""Plain data is called `ViewData` in Python, where there is a class `View` too. The page has only the data."""
LEFT_OUT: Final = ("title", "minItems", "maxItems")
"""Titles that pydantic gives to every field, and limits. (A property may have such a name: then it is a schema.)"""
DESCRIBED: Final = (
    Path(view_data.__file__),
    Path(data.__file__),
    Path(messages.__file__),
    *sorted(Path(schemas.__file__).parent.glob("*.py")),
)
"""Files with shapes whose fields have docstrings."""
FRAMEWORK: Final = ("HTTPValidationError", "ValidationError")
"""Shapes that FastAPI declares and this server never sends."""


def wire_schema() -> dict[str, Any]:
    """The schema: an object with every shape as a property."""
    app = FastAPI()
    for router in ROUTERS:
        app.include_router(router)
    found: dict[str, Any] = app.openapi()["components"]["schemas"]
    wanted: Any = {"ToServer": ("validation", ToServer), "FromServer": ("serialization", FromServer)}
    shapes, shared = TypeAdapter.json_schemas(
        [(name, mode, TypeAdapter(shape)) for name, (mode, shape) in wanted.items()], ref_template=REF + "{model}"
    )
    found |= shared.get("$defs", {}) | {name: schema for (name, _), schema in shapes.items()}
    _describe_fields(found)
    definitions = {_renamed(name): _plain(schema) for name, schema in sorted(found.items()) if name not in FRAMEWORK}
    return {
        "title": "Wire",
        "description": "Every shape by its name.",
        "type": "object",
        "properties": {name: {"$ref": f"#/$defs/{name}"} for name in definitions},
        "required": list(definitions),
        "$defs": definitions,
    }


def _describe_fields(found: dict[str, Any]) -> None:
    """Add the docstrings of fields, which pydantic does not read in a TypedDict."""
    for file in DESCRIBED:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for one in tree.body:
            if isinstance(one, ast.ClassDef) and one.name in found:
                for name, text in _field_docstrings(one):
                    found[one.name]["properties"][name]["description"] = text


def _field_docstrings(declared: ast.ClassDef) -> Iterator[tuple[str, str]]:
    for field, after in pairwise(declared.body):
        match field, after:
            case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                yield name, text


def _plain(schema: Any) -> Any:
    """Without what types cannot say, and with references to the definitions here."""
    if isinstance(schema, list):
        return [_plain(part) for part in schema]
    if not isinstance(schema, dict):
        return schema
    plain = {key: _plain(part) for key, part in schema.items() if key not in LEFT_OUT or isinstance(part, dict)}
    if "$ref" in plain:
        plain["$ref"] = "#/$defs/" + _renamed(plain["$ref"].removeprefix(REF))
    return plain


def _renamed(name: str) -> str:
    return name.removesuffix(SUFFIX)


if __name__ == "__main__":
    print(json.dumps(wire_schema(), indent=1))
