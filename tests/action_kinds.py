"""Kinds of action, as the games declare them."""

from __future__ import annotations

from typing import Final

from tikal.games.arguments import Argument
from tikal.games.base.forms import FORMS as BASE
from tikal.games.forms import SHARED, Form, forms
from tikal.games.legend.forms import FORMS as LEGEND

FORMS: Final[dict[str, tuple[str | Argument, ...]]] = {kind: form.parts for kind, form in forms().items()}
"""[kind] -> the words of its text, in all games."""


def _kinds(*declared: Form) -> tuple[str, ...]:
    return tuple(form.kind for form in sorted(declared, key=lambda form: form.verb))


BASE_VERBS: Final = _kinds(*SHARED, *BASE)
LEGEND_VERBS: Final = _kinds(*LEGEND)
VERBS: Final = BASE_VERBS + LEGEND_VERBS
"""By number; the verbs of both games have no gaps."""
