"""Kinds of action, as the games declare them."""

from __future__ import annotations

from typing import Final

from tikal.games.arguments import Argument
from tikal.games.base.forms import FORMS as BASE
from tikal.games.forms import SHARED, Form
from tikal.games.legend.forms import FORMS as LEGEND

FORMS: Final[dict[str, tuple[str | Argument, ...]]] = {form.kind: form.parts for form in (*SHARED, *BASE, *LEGEND)}
"""[kind] -> the words of its text, in the games of Tikal; tests may have registered others."""


def _kinds(*declared: Form) -> tuple[str, ...]:
    return tuple(form.kind for form in sorted(declared, key=lambda form: form.verb))


BASE_VERBS: Final = _kinds(*SHARED, *BASE)
LEGEND_VERBS: Final = _kinds(*LEGEND)
VERBS: Final = BASE_VERBS + LEGEND_VERBS
"""By number; the verbs of both games have no gaps."""
