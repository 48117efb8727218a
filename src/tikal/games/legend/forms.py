"""How the actions and results are written that only Legend has."""

from __future__ import annotations

from typing import Final

from tikal.components import pieces
from tikal.games.arguments import FROM, HEX, KIND, PIECE, ROTATION, SEAT, TAKE, TILE, TO, Argument, number, one_of, pair
from tikal.games.forms import Form, ResultForm
from tikal.games.legend.rules import verbs
from tikal.games.legend.rules.cards import CARD_TEXTS, POWER_IDS, SIDE_NAMES
from tikal.games.legend.rules.order import HIDDEN_ORDER, packed_order, unpacked_order
from tikal.rules.state import SEATS


def _order(name: str, word: str, names: tuple[str, ...]) -> Argument:
    """All the rest of the text: kinds from the top of a stack down, or a question mark for an order not known."""

    def read(written: str) -> int:
        return HIDDEN_ORDER if written == "?" else packed_order([names.index(name) for name in written.split(" ")])

    def value(order: int) -> list[str]:
        return [names[kind] for kind in unpacked_order(order)]

    return Argument(name, word, read, lambda order: " ".join(value(order)) or "?", value)


_KINDS: Final = pieces().treasures.kinds
BEYOND: Final = HEX.called("beyond")
"""With the hex before it: the border between the two."""
TO_BEYOND: Final = HEX.called("to_beyond")
GIVE_TWO: Final = pair("give", "TREASURE+TREASURE", _KINDS)
STACK: Final = _order("kinds", "TREASURE...", _KINDS)
SLOT: Final = number("place", "PLACE", 1, SEATS)
AP: Final = number("ap", "AP", 0, 99)
CARD: Final = one_of("card", "CARD", CARD_TEXTS)
DISCARD: Final = CARD.called("discard")
POWER: Final = one_of("power", "POWER", POWER_IDS)
SIDE: Final = one_of("side", "right|left", SIDE_NAMES)

FORMS: Final = (
    Form(verbs.DRAFT_ORDER, "draft order", ("draft", "order", SLOT), closes=True),
    Form(verbs.DRAFT_AP, "draft ap", ("draft", "ap", AP), closes=True),
    Form(verbs.DRAFT_TILE, "draft tile", ("draft", "tile", TILE), closes=True),
    Form(verbs.DRAFT_CARD, "draft card", ("draft", "card", CARD), closes=True),
    Form(verbs.STASH, "stash", ("stash", CARD)),
    Form(verbs.STASH_FOR, "stash for", ("stash", CARD, "for", DISCARD)),
    Form(verbs.PLAY, "play", ("play", CARD, SIDE)),
    Form(verbs.ACTIVATE, "activate", ("activate",)),
    Form(verbs.PLACE_TILE, "place tile", ("place", HEX, ROTATION, TILE), lays=True),
    Form(verbs.POWER, "power", ("power", POWER)),
    Form(verbs.LOOK, "look", ("look", SIDE), reveals=True),
    Form(verbs.BONUS, "bonus", ("bonus", CARD, SIDE)),
    Form(verbs.BEGIN, "begin", ("begin",)),
    Form(verbs.SWAP_TWO, "swap two", ("swap", SEAT, GIVE_TWO, TAKE)),
    Form(verbs.STONE, "stone", ("stone", HEX, BEYOND)),
    Form(verbs.MOVESTONE, "movestone", ("movestone", HEX, BEYOND, TO, TO_BEYOND)),
    Form(verbs.RECRUIT, "recruit", ("recruit", PIECE)),
    Form(verbs.PUT, "put", ("put", PIECE, HEX)),
    Form(verbs.ORDER, "order", ("order", STACK), reveals=True, for_others="order ?"),
    Form(verbs.SITE, "site", ("site", HEX), reveals=True),
    Form(verbs.MOVECAMP, "movecamp", ("movecamp", FROM, TO)),
    Form(verbs.SHIFT, "shift", ("shift", PIECE, FROM, TO)),
    Form(verbs.ROTATE, "rotate", ("rotate", HEX, ROTATION)),
    Form(verbs.COLLECTION, "collection", ("collection", KIND)),
    Form(verbs.TAKECARD, "takecard", ("takecard", CARD)),
    Form(verbs.HEX, "hex", ("hex", HEX)),
    Form(verbs.DONE, "done", ("done",), stops=True),
)

RESULTS: Final = (
    ResultForm("cards", reveals=True, opens=True),
    ResultForm("tokens", reveals=True, opens=True),
    ResultForm("saw", reveals=True, is_private=True),
    ResultForm("gained", points=1),
)
