"""Why a turn is good: what it gains, what it denies to others and what it prepares, read off before and after.

Nothing is guessed: each reason is a difference between two positions, or an action of the turn itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

from tikal.advice.insight.data import TempleInsight
from tikal.advice.insight.standing import temples
from tikal.games.action import Action
from tikal.games.tile_names import named_tile
from tikal.games.view import View
from tikal.rules.majority import highest_rival_value, value
from tikal.rules.steps import FINAL_ROUND, SPEND, VOLCANO_ROUND
from tikal.rules.terrain import HEX_NAMES, NO_TILE, RUINS, TILE_IDS, TILE_VALUE
from tikal.rules.verbs import CAMP, DIG
from tikal.texts.messages import Arg, Message

SHOWN_BY_HEX_OR_KIND: Final = ("temples", "treasures")
Gain: TypeAlias = tuple[float, Message]
"""By how many points a change betters what the player would score, and the sentence."""
DUG: Final = 2.0
"""What a treasure that nobody has seen counts against other gains: a new kind brings 1, the third of a kind 3 more."""


@dataclass(frozen=True, slots=True)
class Change:
    """A turn: the position before it, the actions, and the position after them as far as it can be foreseen."""

    before: View
    actions: Sequence[Action]
    after: View

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        assert self.before.seat is not None
        return self.before.seat

    def temples(self) -> Iterator[tuple[TempleInsight, TempleInsight, int]]:
        """Every temple there is now: how it was held before, how it is held now, and what it is worth now.

        Nobody held one that the turn itself laid.
        """
        before = {temple["hex"]: temple for temple in temples(self.before)}
        for now in temples(self.after):
            unheld: TempleInsight = {
                "hex": now["hex"],
                "guarded": False,
                "holder": None,
                "tied": False,
                "lead": 0,
                "values": [0] * len(now["values"]),
            }
            was = before.get(now["hex"], unheld)
            yield was, now, int(self.after.seen.temple[HEX_NAMES.index(now["hex"])])

    def with_verb(self, verb: int) -> list[Action]:
        """The actions with a verb that games share."""
        return [action for action in self.actions if action.form.verb == verb]


def ends_in_scoring(view: View) -> bool:
    """Whether the player to act scores at the end of this segment."""
    s = view.seen
    return bool(s.step == SPEND and s.segment in (VOLCANO_ROUND, FINAL_ROUND))


def gains(change: Change) -> list[Message]:
    """What the player has of it at once: what brings most comes first, and last what is scored in all."""
    found = [*_temples_gained(change), *_treasures_gained(change), *_categories_gained(change)]
    found.sort(key=lambda gain: -gain[0])
    gained = [message for _, message in found]
    if ends_in_scoring(change.after):
        gained.append(Message("advice-gain-score", {"points": change.after.would_score(change.seat).total}))
    return gained


def _temples_gained(change: Change) -> Iterator[Gain]:
    for was, now, worth in change.temples():
        floors = worth - _worth_before(change, now["hex"])
        about: dict[str, Arg] = {"hex": now["hex"], "points": worth, "floors": floors}
        if now["guarded"] and not was["guarded"]:
            yield worth, Message("advice-gain-guardian", about)
        elif now["holder"] == change.seat != was["holder"]:
            yield worth, Message("advice-gain-temple", about)
        elif now["holder"] == change.seat and floors:
            yield floors, Message("advice-gain-floors", about)


def _treasures_gained(change: Change) -> Iterator[Gain]:
    before = {item.source: item for item in _items(change.before, change.seat, "treasures")}
    for item in _items(change.after, change.seat, "treasures"):
        more = item.points - (before[item.source].points if item.source in before else 0)
        if more > 0:
            yield more, Message("advice-gain-set", {"kind": item.source, "count": item.count, "points": item.points})
    for dig in change.with_verb(DIG):
        tokens = int(change.before.seen.tokens[HEX_NAMES.index(dig.arguments[0])])
        yield DUG, Message("advice-gain-dig", {"hex": dig.arguments[0], "tokens": tokens})


def _categories_gained(change: Change) -> Iterator[Gain]:
    before, after = change.before.would_score(change.seat), change.after.would_score(change.seat)
    for category in change.before.kind.categories:
        more = after.subtotal(category) - before.subtotal(category)
        if more > 0 and category not in SHOWN_BY_HEX_OR_KIND:
            yield more, Message("advice-gain-category", {"category": category, "points": more})


def denies(change: Change) -> list[Message]:
    """What others lose by it."""
    denied = []
    names = change.before.table.names
    for rival in range(change.before.table.players):
        if rival == change.seat:
            continue
        lost = change.before.would_score(rival).total - change.after.would_score(rival).total
        for was, now, _ in change.temples():
            if was["holder"] == rival != now["holder"]:
                worth = _worth_before(change, was["hex"])
                lost -= worth
                denied.append(Message("advice-deny-temple", {"hex": was["hex"], "name": names[rival], "points": worth}))
        if lost > 0:
            denied.append(Message("advice-deny-points", {"name": names[rival], "points": lost}))
    return denied


def prepares(change: Change) -> list[Message]:
    """What it is good for later."""
    return [*_laid(change), *_strength(change), *_pieces(change), *change.before.kind.wording.prepares(change.actions)]


def _laid(change: Change) -> Iterator[Message]:
    taken = None
    for action in change.actions:
        if not action.form.lays:
            taken = action.argument("tile") or taken
            continue
        tile = TILE_IDS[change.before.tile_laid(action)] if taken is None else str(taken)
        yield Message("advice-prepare-tile", {"tile": named_tile(tile).to_dict(), "hex": action.arguments[0]})
    for action in change.with_verb(CAMP):
        yield Message("advice-prepare-camp", {"hex": action.arguments[0]})


def _strength(change: Change) -> Iterator[Message]:
    """Temples where the player grows stronger without taking them."""
    for was, now, _ in change.temples():
        seat = change.seat
        if now["guarded"] or now["values"][seat] <= was["values"][seat]:
            continue
        if now["holder"] == seat == was["holder"]:
            yield Message("advice-prepare-lead", {"hex": now["hex"], "lead": now["lead"]})
        elif now["holder"] != seat:
            hex_ = HEX_NAMES.index(now["hex"])
            if value(change.after.seen, seat, hex_) == highest_rival_value(change.after.seen, seat, hex_):
                yield Message("advice-prepare-short", {"hex": now["hex"]})


def _pieces(change: Change) -> Iterator[Message]:
    before, after = _standing(change.before, change.seat), _standing(change.after, change.seat)
    more = int(after.sum() - before.sum())
    if more > 0:
        yield Message("advice-prepare-pieces", {"count": more})
    seen = change.after.seen
    dug = {action.arguments[0] for action in change.with_verb(DIG)}
    for hex_ in np.flatnonzero((after > 0) & (before == 0)).tolist():
        if seen.terrain[hex_] == RUINS and seen.tokens[hex_] > 0 and HEX_NAMES[hex_] not in dug:
            yield Message("advice-prepare-ruins", {"hex": HEX_NAMES[hex_], "tokens": int(seen.tokens[hex_])})


def _standing(view: View, seat: int) -> Any:
    """[hex] -> pieces of a player."""
    return view.seen.explorers[seat].astype(int) + view.seen.leaders[seat]


def _items(view: View, seat: int, category: str) -> Iterator[Any]:
    return (item for item in view.would_score(seat).items if item.category == category)


def _worth_before(change: Change, hex_name: str) -> int:
    """What a temple was worth; what is printed on it if the turn itself laid it."""
    hex_ = HEX_NAMES.index(hex_name)
    tile = int(change.after.seen.tile_on[hex_])
    worth = int(change.before.seen.temple[hex_])
    return worth if worth or tile == NO_TILE else int(TILE_VALUE[tile])
