"""What cards and powers do, in words."""

from __future__ import annotations

from typing import cast

from tikal.games.legend.naming import card_text, power_text
from tikal.games.legend.rules.cards import CARD_IDS, CARD_TEXTS, NO_CARD, POWER_IDS, POWERS_PER_TILE
from tikal.games.legend.rules.state import LegendState
from tikal.games.view import View


def card_texts(view: View) -> dict[str, str]:
    """[id] -> text of every card and power, by the options of the table."""
    s = cast(LegendState, view.seen)
    return {card: card_text(card, s=s) for card in CARD_IDS} | {power: power_text(power) for power in POWER_IDS}


def own_cards(view: View) -> list[str]:
    """Ids of the cards and unused powers of the player who has to decide."""
    s = cast(LegendState, view.seen)
    cards = [CARD_TEXTS[card].removesuffix("x") for card in s.cards[s.to_act].flat if card != NO_CARD]
    first = int(s.power_tile[s.to_act]) * POWERS_PER_TILE
    has_power = s.powers and not s.power_used[s.to_act]
    return [*dict.fromkeys(cards), *(POWER_IDS[first : first + POWERS_PER_TILE] if has_power else ())]
