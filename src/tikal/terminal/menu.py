"""The legal actions of a decision, numbered and grouped, and what a player means by the words he types."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from tikal.action import Action
from tikal.explain import price
from tikal.messages import text
from tikal.rules.steps import BID, SPEND
from tikal.rules.terrain import TILE_IDS
from tikal.rules.verbs import BASE_VERBS, VERBS, WHO, first_of, second_of, third_of
from tikal.terminal.symbols import LABEL, TITLE, Symbols
from tikal.terminal.tile import TilePictures, tile_words
from tikal.terminal.wrapping import flow, labelled
from tikal.view import View

VERB_WIDTH: Final = 9
INDENT: Final = 15
MOST_UNFOLDED: Final = 24
"""A verb with more actions than this is only counted in the overview."""


class Menu:
    """What may be decided now. Numbers stay the same as long as nothing is played."""

    def __init__(self, view: View, symbols: Symbols) -> None:
        self._view: Final = view
        self._symbols: Final = symbols
        self._bidding: Final = view.seen.step == BID
        actions = sorted(view.legal_actions(), key=_order)
        # A bid is its own number, so that a bare number can mean nothing else.
        self._numbered: Final = {
            self._own_number(action) if self._bidding else position: action
            for position, action in enumerate(actions, start=1)
        }

    @property
    def verbs(self) -> list[str]:
        """Verbs that have a legal action."""
        return list(dict.fromkeys(action.verb for action in self._numbered.values()))

    @property
    def places(self) -> set[str]:
        """Hexes on which the tile in hand may be laid."""
        return {action.arguments[0] for action in self._numbered.values() if action.verb == "place"}

    def texts(self) -> list[str]:
        """Texts of all legal actions."""
        return [str(action) for action in self._numbered.values()]

    def numbered(self, number: int) -> Action | None:
        """The action with that number."""
        return self._numbered.get(number)

    def matching(self, words: Sequence[str]) -> list[Action]:
        """Actions that begin with these words, each of which may be cut short: `m l a1`."""
        return [action for action in self._numbered.values() if _begins_with(action, words)]

    def price(self, action: Action) -> int:
        """Action points that an action costs."""
        return price(self._view.seen, action) if self._view.seen.step == SPEND else 0

    def overview(self, width: int) -> list[Text]:
        """All verbs, long lists folded."""
        return [line for verb in self.verbs for line in self._folded(verb, width)]

    def listing(self, verbs: Sequence[str], width: int) -> list[Text]:
        """Everything of some verbs, nothing folded."""
        return [line for verb in verbs for line in self._listed(verb, self._numbered, width)]

    def choices(self, actions: Sequence[Action], width: int) -> list[Text]:
        """Some of the actions with their numbers; rotations of a tile as pictures."""
        chosen = {number: action for number, action in self._numbered.items() if action in actions}
        verbs = dict.fromkeys(action.verb for action in actions)
        listed = [line for verb in verbs for line in self._listed(verb, chosen, width)]
        on_one_hex = len({action.arguments[:1] for action in actions}) == 1
        return [*self._turned(actions), *listed] if "place" in verbs and on_one_hex else listed

    def _turned(self, actions: Sequence[Action]) -> list[Text]:
        """Pictures of the tile in hand, turned as the actions say."""
        tile = TILE_IDS[self._view.seen.tile]
        return TilePictures(self._symbols).lines([(tile, int(one.arguments[1]), str(one)) for one in actions])

    def _listed(self, verb: str, numbered: dict[int, Action], width: int) -> list[Text]:
        of_verb = {number: action for number, action in numbered.items() if action.verb == verb}
        items = self._groups(verb, of_verb, width - INDENT)
        return labelled(self._label(verb, of_verb), flow(items, width, INDENT, gap="   "))

    def _folded(self, verb: str, width: int) -> list[Text]:
        numbered = {number: action for number, action in self._numbered.items() if action.verb == verb}
        if verb == "place":
            items = self._hexes(list(numbered.values()))
        elif verb == "bid":
            items = [Text(text("terminal-bids", least=min(numbered), most=max(numbered)))]
        elif len(numbered) > MOST_UNFOLDED and verb != "move":
            items = [Text(text("terminal-folded", number=len(numbered), verb=verb))]
        else:
            return self._listed(verb, numbered, width)
        return labelled(self._label(verb, numbered), flow(items, width, INDENT, gap="   "))

    def _label(self, verb: str, numbered: dict[int, Action]) -> Text:
        """The verb with its price, if all its actions have the same."""
        cost = self.price(next(iter(numbered.values())))
        told = f"{cost} AP" if cost and verb != "move" else ""
        return Text.assemble((f"{verb:<{VERB_WIDTH}}", TITLE), (f"{told:<{INDENT - VERB_WIDTH}}", LABEL))

    def _hexes(self, actions: list[Action]) -> list[Text]:
        hexes = [Text(hex_) for hex_ in dict.fromkeys(action.arguments[0] for action in actions)]
        return [*hexes, Text.assemble((text("terminal-rotations", hex=hexes[0].plain), LABEL))]

    def _groups(self, verb: str, numbered: dict[int, Action], width: int) -> list[Text]:
        """Actions that differ only in their last word stand together: `explorer a1: 3) b1 (1)  4) b2 (2)`."""
        items = []
        for beginning, group in groupby(numbered.items(), key=lambda one: one[1].arguments[:-1]):
            lead = self._lead(verb, beginning)
            ends = [self._item(number, self._end(action), action) for number, action in group]
            items += flow([lead + ends[0], *ends[1:]], width) if lead.plain else ends
        return items

    def _lead(self, verb: str, beginning: tuple[str, ...]) -> Text:
        if verb == "swap":
            seat, give = beginning
            name = self._view.table.names[int(seat)]
            return Text.assemble((f"{text('terminal-swap-with', name=name, give=give)} ", LABEL))
        return Text.assemble((f"{' '.join(beginning)}: ", LABEL)) if beginning else Text()

    def _end(self, action: Action) -> str:
        if action.verb == "take":
            return tile_words(action.arguments[0])
        if action.verb == "end":
            return text("terminal-end", ap=int(self._view.seen.ap))
        return action.arguments[-1] if action.arguments else str(action)

    def _item(self, number: int, words: str, action: Action) -> Text:
        cost = f" ({self.price(action)})" if action.verb == "move" else ""
        return Text.assemble((f"{number})", TITLE), f" {words}{cost}")

    def _own_number(self, action: Action) -> int:
        return int(action.arguments[0]) if action.arguments else 0


def completed(words: Sequence[str]) -> str:
    """What was probably meant by words cut short, for telling why it is not possible."""
    verbs = [verb for verb in BASE_VERBS if verb.startswith(words[0])]
    verb = words[0] if words[0] in BASE_VERBS or len(verbs) != 1 else verbs[0]
    rest = [next((who for who in WHO if who.startswith(word)), word) for word in words[1:]]
    if verb == "place" and len(rest) == 1:
        rest.append("0")  # what forbids a hex is mostly not the rotation
    return " ".join([verb, *rest])


def _order(action: Action) -> tuple[int, ...]:
    """By verb, then by the arguments in the order of the text."""
    return (VERBS.index(action.verb), first_of(action.code), second_of(action.code), third_of(action.code))


def _begins_with(action: Action, words: Sequence[str]) -> bool:
    own = str(action).split(" ")
    return len(words) <= len(own) and all(one.startswith(word) for one, word in zip(own, words, strict=False))
