"""The panels beside the board in Legend: camp boards, the display, the orders of play, the management board."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, cast

from rich.cells import set_cell_size
from rich.text import Text

from tikal.components import pieces
from tikal.games.legend.deciding import steps_at_most, still_due
from tikal.games.legend.naming import card_title, power_tile_name, power_title
from tikal.games.legend.rules.cards import (
    CARD_TEXTS,
    CARDS,
    EFFECT_KIND,
    LAY_TILE,
    LEFT,
    NO_CARD,
    POWER_IDS,
    POWER_TILES,
    POWERS_PER_TILE,
    RIGHT,
    STONE_AND_WALK,
    WALK,
)
from tikal.games.legend.rules.laying import border_tile_of
from tikal.games.legend.rules.scoring import director_points, points
from tikal.games.legend.rules.state import ROUNDS, LegendState
from tikal.games.view import View
from tikal.rules.steps import AFTER, BONUS, DRAFT, EFFECT, MAIN, OVER
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOBODY, NOWHERE, TILE_IDS
from tikal.terminal.panels import NAME_WIDTH, Panels, fitted
from tikal.terminal.symbols import LABEL, LEADER, Symbols
from tikal.terminal.tile import TilePictures, tile_words
from tikal.terminal.wrapping import labelled
from tikal.texts.messages import text

INDENT: Final = 4 + NAME_WIDTH


class LegendPanels(Panels):
    """The texts around one position of Legend."""

    def __init__(self, view: View, symbols: Symbols) -> None:
        super().__init__(view, symbols)
        self._l: Final = cast(LegendState, view.seen)

    def camp_boards(self, width: int) -> list[Text]:
        """For each player: AP token, tiles, cards on both sides, pieces that are not available, powers."""
        return [line for seat in range(self._l.players) for line in self._camp_board(seat, width)]

    def supplies(self, width: int) -> list[Text]:
        """Rounds and orders, AP tokens, and how much is left in deck and bag."""
        facts = [*self._course(), *self._open_tokens(), *self._piles()]
        return fitted(facts, width)

    def lists(self, width: int) -> list[Text]:
        """Open cards, treasures that only this seat has seen, and the remaining supplies."""
        supply = self._view.rules.describe(self._s, self._view.table.names)["supply"]
        cards = self._list("terminal-open-cards", self._cards(self._l.display))
        facts = [*cards, *self._seen_treasures(), *self._blue(supply), *self._shared_supplies(supply)]
        return fitted(facts, width)

    def tiles(self) -> list[Text]:
        """Pictures of the tiles to draft, in hand, or to lay with a card."""
        tiles = self._tiles_in_question()
        caption = "" if self._l.step == DRAFT else text("terminal-rotation", rotation=0)
        return TilePictures(self._symbols).lines([(tile, 0, caption) for tile in tiles]) if tiles else []

    def _tiles_in_question(self) -> list[str]:
        if self._l.step == DRAFT:
            return [TILE_IDS[tile] for tile in self._l.tiles_open if tile != NO_TILE]
        if self._l.step == MAIN:
            return [TILE_IDS[tile] for tile in self._l.hand_tiles[self._l.to_act] if tile != NO_TILE]
        if self._l.step == EFFECT and EFFECT_KIND[self._l.effect] == LAY_TILE:
            return [TILE_IDS[border_tile_of(self._l, self._l.effect)]]
        return []

    # Whose decision it is

    def _decision(self, seat: int) -> str:
        name = self._view.table.names[seat]
        if self._l.step == DRAFT:
            return text("terminal-must-draft", name=name, due=", ".join(self._due(seat)))
        if self._l.step == MAIN:
            return text("terminal-must-act", name=name)
        if self._l.step == AFTER:
            return text("terminal-must-end", name=name)
        if self._l.step == BONUS:
            return text("terminal-must-begin", name=name, ap=int(self._l.ap))
        if self._l.step == EFFECT:
            return f"{name}: {self._effect()}"
        return super()._decision(seat)

    def _due(self, seat: int) -> Iterator[str]:
        """What a player may still draft in this round."""
        due = still_due(self._l, seat)
        if due.order:
            yield text("terminal-due-order")
        if due.token:
            yield text("terminal-due-ap")
        if due.tiles:
            yield text("terminal-due-tile")
        if due.cards:
            yield text("terminal-due-cards", number=due.cards)

    def _effect(self) -> str:
        """The card or power that is being carried out, and how far."""
        effect, most = int(self._l.effect), steps_at_most(self._l)
        if effect < CARDS:
            name = text("terminal-card-named", card=CARD_TEXTS[effect], title=self._title(effect))
        else:
            power = POWER_IDS[effect - CARDS]
            name = text("terminal-power-named", power=power, title=power_title(power))
        if EFFECT_KIND[effect] == WALK or (EFFECT_KIND[effect] == STONE_AND_WALK and self._l.effect_steps):
            return text("terminal-walking", effect=name, ap=int(self._l.ap))
        if EFFECT_KIND[effect] == STONE_AND_WALK:
            most = 1
        if most is None:
            return text("terminal-any-steps", effect=name)
        return text("terminal-step", effect=name, number=int(self._l.effect_steps) + 1, most=most)

    # Players

    def _would_score(self, seat: int) -> int:
        return int(points(self._l, seat)) + int(director_points(self._l, seat))

    def _camp_board(self, seat: int, width: int) -> list[Text]:
        label = Text("  ").append_text(self._sign(seat))
        label.append(f" {set_cell_size(self._view.table.names[seat], NAME_WIDTH)}")
        hand = [tile_words(TILE_IDS[tile]) for tile in self._l.hand_tiles[seat] if tile != NO_TILE]
        facts: list[Text] = []
        if self._l.passed[seat]:
            facts.append(Text(text("terminal-has-passed")))
        if self._l.ap_token[seat]:
            facts.append(self._fact("terminal-ap-token", str(self._l.ap_token[seat])))
        facts += self._list("terminal-hand", hand)
        facts += self._list("terminal-right", self._cards(self._l.cards[seat, RIGHT]))
        left = self._cards(self._l.cards[seat, LEFT])
        free = [self._symbols.dash] * (int(self._l.left_slots) - len(left))
        facts += self._list("terminal-left-slots", [*left, *free])
        facts.append(self._fact("terminal-unavailable", self._unavailable(seat)))
        if self._l.powers:
            facts.append(self._powers(seat))
        lines = [Text(" " * INDENT) + line for line in fitted(facts, width - INDENT, gap="  ")]
        return labelled(label, lines)

    def _unavailable(self, seat: int) -> str:
        away = f"{self._l.explorers_away[seat] or ''}{LEADER * int(self._l.leaders_away[seat])}"
        return away or self._symbols.dash

    def _powers(self, seat: int) -> Text:
        """The director's tile: the powers to choose from, or what remains of the chosen one."""
        tile, hex_, bonus = int(self._l.power_tile[seat]), self._l.tie_hex[seat], int(self._l.scoring_bonus[seat])
        first = tile * POWERS_PER_TILE
        if not self._l.power_used[seat]:
            words = " ".join(POWER_IDS[first : first + POWERS_PER_TILE])
        elif hex_ != NOWHERE:
            words = text("terminal-power-tie", hex=HEX_NAMES[hex_])
        else:
            words = text("terminal-power-bonus", bonus=bonus) if bonus else text("terminal-power-used")
        return Text.assemble((f"{power_tile_name(POWER_TILES[tile])} ", LABEL), words)

    def _cards(self, cards: Iterable[int]) -> list[str]:
        return [f"{CARD_TEXTS[card]} ({self._title(card)})" for card in cards if card != NO_CARD]

    def _title(self, card: int) -> str:
        return card_title(CARD_TEXTS[card], s=self._l)

    # The management board

    def _course(self) -> Iterator[Text]:
        yield self._fact("terminal-round", text("terminal-of", number=int(self._l.round_number), most=ROUNDS))
        if self._l.step == OVER:
            return
        yield self._fact("terminal-order", "") + self._order(self._l.turn_order)
        yield self._fact("terminal-next-order", "") + self._order(self._l.next_order)

    def _order(self, seats: Iterable[int]) -> Text:
        places = list(seats)[: self._l.players]
        signs = [Text(self._symbols.dash) if seat == NOBODY else self._sign(int(seat)) for seat in places]
        return Text(" ").join(signs)

    def _open_tokens(self) -> list[Text]:
        tokens = [str(value) for value in self._l.ap_open if value]
        return [self._fact("terminal-open-tokens", " ".join(tokens))] if tokens else []

    def _seen_treasures(self) -> list[Text]:
        """Face-down treasures that only this seat has seen, each stack from the top down."""
        seat = self._view.seat
        if seat is None:
            return []
        hexes = [hex_ for hex_ in range(self._l.hexes) if self._l.known[seat, hex_] and self._l.tokens[hex_]]
        stacks = [(hex_, self._stack(hex_)) for hex_ in hexes]
        return self._list("terminal-seen", [f"{HEX_NAMES[hex_]} {stack}" for hex_, stack in stacks if stack])

    def _stack(self, hex_: int) -> str:
        kinds = pieces().treasures.kinds
        stack = [int(self._l.token[hex_, height]) for height in reversed(range(self._l.tokens[hex_]))]
        names = ["?" if kind < 0 else text("kind-found", kind=kinds[kind]) for kind in stack]
        return ">".join(names) if set(names) != {"?"} else ""

    def _piles(self) -> Iterator[Text]:
        yield self._fact("terminal-deck", str(self._l.deck_size - self._l.deck_drawn))
        yield self._fact("terminal-bag", str(len(self._l.bag) - self._l.bag_drawn))
        yield self._fact("terminal-stones-left", str(self._l.stones_left))

    def _blue(self, supply: dict[str, Any]) -> Iterator[Text]:
        blue = [f"{text('kind-found', kind=kind)}:{number}" for kind, number in supply["blue"].items() if number]
        yield self._fact("terminal-blue", " ".join(blue) or text("terminal-none"))

    def _list(self, label: str, words: list[str]) -> list[Text]:
        """Words after a label, if there are any."""
        return [self._fact(label, ", ".join(words))] if words else []
