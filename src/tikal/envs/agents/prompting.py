"""Prompts and answers, in the manner of Kaggle's Game Arena: legal moves, prompt, parsing, and a chance to rethink.

A model answers with a whole turn, one action after the other, up to the first surprise. It is asked to restate the
position first and gets the reason for every illegal move: both make it fail less often.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from tikal.advice.price_list import prices
from tikal.advice.steps import playable_part
from tikal.errors import TikalError, UnreadableAction
from tikal.games.action import Action
from tikal.games.drawing.lines import lines
from tikal.games.view import View

ANSWER: Final = "Turn:"
FOUND: Final = re.compile(rf"^\W*{ANSWER}\W*?(?P<turn>[^\n]+)$", re.MULTILINE | re.IGNORECASE)
SEPARATORS: Final = re.compile(r"[;,|\n]")
WRAPPING: Final = " \t`*\"'[]()."
MOST_LISTED: Final = 150

PROMPT: Final = """\
You play the board game Tikal at seat {seat}. Whoever has most points in the end wins. {past}
The position. In brackets are the passages of a hex: direction, the hex there, and the price in action points (AP).
{position}

What you may do now:
{legal}

First restate in a few words what matters in this position. Then choose your whole turn: several actions, each legal
after the ones before it, until your action points are used up. Finish the turn with `end` where that is possible.
Prices in AP: {prices}; move costs what its passage says.
What comes after a treasure that you dig up is asked again. The last line of your answer must be:
{answer} action; action; action"""

RETHINK: Final = """\
{prompt}

You answered:
{response}

That cannot be played: {reason}
Think again, and answer with a turn that can be played. The last line of your answer must be:
{answer} action; action; action"""


def get_legal_moves(view: View) -> list[str]:
    """The texts of all legal actions."""
    return [str(action) for action in view.legal_actions()]


def make_prompt(view: View, happened: Sequence[str] = ()) -> str:
    """What a model is asked; `happened` says what the others have done, in sentences."""
    legal = get_legal_moves(view)
    more = f"\n... and {len(legal) - MOST_LISTED} more" if len(legal) > MOST_LISTED else ""
    return PROMPT.format(
        seat=view.seat,
        past=f"Since your last turn: {' '.join(happened)}\n" if happened else "\n",
        position=lines(view),
        legal="; ".join(legal[:MOST_LISTED]) + more,
        prices=_priced(view),
        answer=ANSWER,
    )


def _priced(view: View) -> str:
    """What has a fixed price, by the words with which actions begin."""
    fixed = {kind: cost for kind, cost in prices(view.table.edition).items() if cost is not None}
    recruits = {f"recruit {piece}": cost for piece, cost in view.kind.numbers.recruit_prices.items()}
    return ", ".join(f"{action} {cost}" for action, cost in (fixed | recruits).items())


def parse_response(response: str | None, view: View) -> tuple[Action, ...]:
    """The turn of an answer, up to the first surprise; `TikalError` says why it cannot be played.

    Models sometimes give no text at all, for example if they only call a tool or use up their tokens.

    >>> import tikal
    >>> view = tikal.new_game("classic", players=2, seed=1, first=0).view(0)
    >>> [str(action) for action in parse_response("A clearing! Turn: place a3 0; deploy leader a1; end", view)]
    ['place a3 0', 'deploy leader a1', 'end']
    >>> parse_response("I pass.", view)
    Traceback (most recent call last):
    tikal.errors.TikalError: the answer has no line that begins with 'Turn:'
    """
    if not isinstance(response, str):
        raise TikalError(f"the answer is not a text but {response!r}")
    found = list(FOUND.finditer(response)) or list(re.finditer(rf"{ANSWER}(?P<turn>[^\n]+)", response))
    if not found:
        raise TikalError(f"the answer has no line that begins with {ANSWER!r}")
    parts = (part.strip(WRAPPING) for part in SEPARATORS.split(found[-1]["turn"]))
    actions = [_read(" ".join(part.split())) for part in parts if part]
    if not actions:
        raise TikalError(f"nothing follows {ANSWER!r}")
    return playable_part(view, actions)


def _read(written: str) -> Action:
    """An action, also if it is written with capital letters that do not belong there."""
    try:
        return Action.parse(written)
    except UnreadableAction:
        verb, space, rest = written.partition(" ")
        with suppress(UnreadableAction):
            return Action.parse(verb.lower() + space + rest)
        with suppress(UnreadableAction):
            return Action.parse(written.lower())
        raise


def rethink_prompt(prompt: str, response: str | None, reason: Exception) -> str:
    """What a model is asked after an answer that cannot be played, with the reason."""
    given = response.strip() if isinstance(response, str) else "(no text)"
    return RETHINK.format(prompt=prompt, response=given, reason=reason, answer=ANSWER)
