"""The legal actions of a decision, numbered and grouped, and what a player means by the words they type."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from tikal.games.action import Action
from tikal.games.forms import SHARED, forms, named_choices
from tikal.games.view import View
from tikal.rules.steps import BID, SPEND
from tikal.rules.terrain import HEX_NAMES, TILE_IDS
from tikal.rules.verbs import first_of, fourth_of, second_of, third_of, verb_of
from tikal.terminal.symbols import LABEL, TITLE, Symbols
from tikal.terminal.tile import TilePictures, tile_words
from tikal.terminal.wrapping import flow, labelled
from tikal.texts.messages import text

VERB_WIDTH: Final = 9
INDENT: Final = 15
MOST_UNFOLDED: Final = 24
"""A verb with more actions than this is folded in the overview."""


class Menu:
    """The legal actions. Their numbers stay the same until something is played."""

    endings: Sequence[str] = ("end", "pass")
    """Verbs that come last in lists."""
    turning: Sequence[str] = ("place",)
    """Verbs whose actions lay or turn a tile, and are chosen from pictures."""

    def __init__(self, view: View, symbols: Symbols) -> None:
        self._view: Final = view
        self._symbols: Final = symbols
        self._bidding: Final = view.seen.step == BID
        actions = sorted(view.legal_actions(), key=self._order)
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
        """Hexes to mark on the board, because one of them has to be chosen now: for a tile, or by a step of a card."""
        chosen = [action for action in self._numbered.values() if action.verb in self._choosing_a_hex]
        return {word for action in chosen for word in action.arguments if word in HEX_NAMES}

    @property
    def tile_in_hand(self) -> str:
        """The tile that `place` has to name; empty if it names none."""
        return ""

    def texts(self) -> list[str]:
        """Texts of all legal actions."""
        return [str(action) for action in self._numbered.values()]

    def numbered(self, number: int) -> Action | None:
        """The action with that number."""
        return self._numbered.get(number)

    def matching(self, words: Sequence[str]) -> list[Action]:
        """Actions that begin with these words, each of which may be cut short: `m l a1`."""
        return [action for action in self._numbered.values() if self._begins_with(action, words)]

    def price(self, action: Action) -> int:
        """Action points that an action costs."""
        return self._view.rules.price(self._view.seen, action) if self._spends else 0

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
        return [*self._turned(actions), *listed] if verbs.keys() <= set(self.turning) and on_one_hex else listed

    def _turned(self, actions: Sequence[Action]) -> list[Text]:
        """Pictures of tiles, turned as the actions say; one row for each tile."""
        turned = [
            (self._tile(action), int(action.arguments[1]), " ".join(str(action).split()[:3])) for action in actions
        ]
        pictures = TilePictures(self._symbols)
        rows = [pictures.lines(list(row)) for _, row in groupby(turned, key=lambda one: one[0])]
        return [line for row in rows for line in row]

    def _tile(self, action: Action) -> str:
        """The tile that an action lays or turns."""
        return TILE_IDS[self._view.tile_laid(action)]

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
            items = self._beginnings(verb, list(numbered.values()))
        else:
            return self._listed(verb, numbered, width)
        return labelled(self._label(verb, numbered), flow(items, width, INDENT, gap="   "))

    def _label(self, verb: str, numbered: dict[int, Action]) -> Text:
        """The verb with its price, if all its actions have the same."""
        costs = {self.price(action) for action in numbered.values()}
        cost = f"{min(costs)} AP" if min(costs) and len(costs) == 1 and verb != "move" else ""
        named = f"{verb:<{VERB_WIDTH}}" if len(verb) < VERB_WIDTH else f"{verb} "
        return Text.assemble((named, TITLE), (f"{cost:<{INDENT - len(named)}}", LABEL))

    def _hexes(self, actions: list[Action]) -> list[Text]:
        """Where tiles can go; with several tiles, each one's name comes before its hexes."""
        items = []
        for tile, group in groupby(actions, key=self._tile):
            hexes = [Text(hex_) for hex_ in dict.fromkeys(action.arguments[0] for action in group)]
            several = actions[0].argument("tile") is not None
            items += [Text.assemble((f"{tile}: ", LABEL)) + hexes[0] if several else hexes[0], *hexes[1:]]
        return [*items, Text.assemble((text("terminal-rotations", hex=actions[0].arguments[0]), LABEL))]

    def _beginnings(self, verb: str, actions: list[Action]) -> list[Text]:
        """The next words of a long list of actions, if they are few."""
        for length in range(len(actions[0].arguments) - 1, 0, -1):
            begun = list(dict.fromkeys(" ".join(action.arguments[:length]) for action in actions))
            if 1 < len(begun) <= MOST_UNFOLDED and verb != "swap":
                hint = text("terminal-goes-on", begun=f"{verb} {begun[0]}", number=len(actions))
                return [*map(Text, begun), Text.assemble((hint, LABEL))]
        return [Text(text("terminal-folded", number=len(actions), verb=verb))]

    def _groups(self, verb: str, numbered: dict[int, Action], width: int) -> list[Text]:
        """Actions that differ only in their last word stand together: `explorer a1: 3) b1 (1)  4) b2 (2)`."""
        items = []
        prices = len({self.price(action) for action in numbered.values()}) > 1 or verb == "move"
        for beginning, group in groupby(numbered.items(), key=lambda one: self._beginning(one[1])):
            lead = self._lead(verb, beginning)
            ends = [self._item(number, self._end(action), action, prices) for number, action in group]
            items += flow([lead + ends[0], *ends[1:]], width) if lead.plain else ends
        return items

    def _lead(self, verb: str, beginning: tuple[str, ...]) -> Text:
        if verb == "swap":
            seat, give = beginning
            name = self._view.table.names[int(seat)]
            return Text.assemble((f"{text('terminal-swap-with', name=name, give=give)} ", LABEL))
        return Text.assemble((f"{' '.join(beginning)}: ", LABEL)) if beginning else Text()

    def _end(self, action: Action) -> str:
        """The last word of an action, explained if it is only a name."""
        s = self._view.seen
        if action.kind == "take":
            return tile_words(action.arguments[0])
        if action.kind == "end":
            return text("terminal-end", ap=int(s.ap) if s.step == SPEND else 0)
        return action.arguments[-1] if action.arguments else str(action)

    def _item(self, number: int, words: str, action: Action, with_price: bool) -> Text:
        cost = f" ({self.price(action)})" if with_price and self.price(action) else ""
        return Text.assemble((f"{number})", TITLE), f" {words}{cost}")

    def _own_number(self, action: Action) -> int:
        return int(action.arguments[0]) if action.arguments else 0

    @property
    def _spends(self) -> bool:
        """Whether actions have a price now."""
        return bool(self._view.seen.step == SPEND)

    @property
    def _choosing_a_hex(self) -> Sequence[str]:
        """Verbs with which one hex is chosen now; these hexes are marked on the board."""
        return ("place",)

    def _beginning(self, action: Action) -> tuple[str, ...]:
        """The words that a group of actions have in common."""
        return action.arguments[:-1]

    def _order(self, action: Action) -> tuple[int, ...]:
        """By verb, then by the arguments in the order of the text."""
        return (action.verb in self.endings, _verbs().index(action.verb), verb_of(action.code), *self._places(action))

    def _places(self, action: Action) -> tuple[int, ...]:
        """The numbers of its arguments, in the order in which actions of one kind are sorted."""
        code = action.code
        return first_of(code), second_of(code), third_of(code), fourth_of(code)

    def _begins_with(self, action: Action, words: Sequence[str]) -> bool:
        return any(
            len(words) <= len(own) and all(one.startswith(word) for one, word in zip(own, words, strict=False))
            for own in self._spellings(action)
        )

    def _spellings(self, action: Action) -> list[list[str]]:
        """The words of an action; several lists if it can be written in several ways."""
        return [str(action).split(" ")]


def completed(words: Sequence[str], tile: str = "") -> str:
    """The action that was probably meant by shortened words, to explain why it is not possible.

    Where placing has to name a tile, `tile` is the one to try.
    """
    verb = _only(words[0], [form.kind for form in SHARED]) or _only(words[0], _verbs()) or words[0]
    names = named_choices(verb)
    rest = [next((name for name in names if name.startswith(word)), word) for word in words[1:]]
    if verb == "place" and len(rest) == 1:
        rest.append("0")  # what forbids a hex is mostly not the rotation
    if verb == "place" and len(rest) == 2 and tile:
        rest.append(tile)
    return " ".join([verb, *rest])


def _only(beginning: str, verbs: Sequence[str]) -> str:
    """The only verb that begins like this, or is exactly this."""
    fitting = [verb for verb in verbs if verb.startswith(beginning)]
    return beginning if beginning in verbs else fitting[0] if len(fitting) == 1 else ""


def _verbs() -> tuple[str, ...]:
    """The first words of all actions."""
    return tuple(dict.fromkeys(kind.partition(" ")[0] for kind in forms()))
