"""Wrong arguments in one sentence, which names the argument and what it can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from pydantic import ValidationError

KINDS: Final = {
    "int": "a whole number",
    "bool": "true or false",
    "string": "a text",
    "list": "a list",
    "sequence": "a list",
    "dict": "an object",
}
"""[how the name of an error begins] -> what is wanted."""

LIMITS: Final = {
    "greater_than_equal": "at least {ge}",
    "less_than_equal": "at most {le}",
    "less_than": "less than {lt}",
    "string_too_long": "a text of at most {max_length} characters",
    "string_too_short": "a text of at least {min_length} characters",
    "too_long": "at most {max_length} long",
    "too_short": "at least {min_length} long",
    "literal_error": "{expected}",
}
"""[name of an error] -> what is wanted, with the limits of the error."""

ARGUMENTS: Final = {"level": "opponents"}
"""[name at a table] -> the argument from which it was made."""

LONGEST_SHOWN: Final = 40


def wrong_arguments(error: ValidationError, names: Mapping[str, str] = ARGUMENTS) -> str:
    """What the first wrong argument should be, and what it is."""
    errors = error.errors(include_url=False)
    where = _place(errors[0])
    name, *inside = where
    said = names.get(str(name), str(name)) + "".join(f"[{number}]" for number in inside)
    if errors[0]["type"] == "missing":
        return f"{said} is missing"
    # Where several things are allowed, there is an error for each of them.
    wanted = list(dict.fromkeys(_wanted(one) for one in errors if _place(one) == where))
    shown = repr(errors[0]["input"])
    given = shown if len(shown) <= LONGEST_SHOWN else f"{shown[:LONGEST_SHOWN]}..."
    return f"{said} must be {' or '.join(wanted)}, not {given}"


def _place(error: Any) -> tuple[str | int, ...]:
    """The argument, and the places in the list that it is; not which of several allowed types was tried."""
    name, *inside = error["loc"] or ("arguments",)
    return name, *(part for part in inside if isinstance(part, int))


def _wanted(error: Any) -> str:
    kind = error["type"]
    if kind in LIMITS:
        return LIMITS[kind].format(**error["ctx"])
    return KINDS.get(kind.partition("_")[0]) or f"right ({error['msg']})"
