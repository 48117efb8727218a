"""Positions of Legend for tests: put together by hand, then the rules are asked about action texts.

What the base editions share (`at`, `tile`, `terrain`, `border`, `stand`, `pitch`, `guardian`, `own`) is in `positions`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from positions import at
from tikal.components import pieces
from tikal.games.action import Action
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.cards import CARD_TEXTS, LEFT, NO_CARD, POWER_TILES, RIGHT, SIDE_NAMES
from tikal.games.legend.rules.state import LegendState
from tikal.games.legend.rules.stones import border_between, place_stone
from tikal.games.registry import kind_of
from tikal.rules.reasons import OK, REASONS
from tikal.rules.segment import begin_segment
from tikal.rules.steps import AFTER, BONUS, DRAFT, MAIN, SEGMENTS, STEPS
from tikal.rules.terrain import NO_TILE, NOWHERE, TILE_IDS
from tikal.rules.verbs import no_choices

SCENARIOS = ("chichen-itza", "uxmal", "palenque", "calakmul", "el-mirador")


def legend_position(
    players: int = 4,
    scenario: str = "chichen-itza",
    seat: int | None = None,
    first: int = 0,
    step: str = "main",
    right: str = "",
    left: str = "",
    ap_token: int = 0,
    tiles: str = "",
    powers: str = "P1 P2 P3 P4",
    ap: int = 10,
    segment: str = "token",
    **options: object,
) -> LegendState:
    """Round 1, seats in turn order from the first; everything hidden in the order of the component lists.

    `step` says what the seat (the first one, if none is given) has to decide: `draft` with nothing taken yet, or
    `main`, `after`, `bonus`, `spend` after a draft that left all camp boards empty. Cards, token and tiles go to the
    seat's camp board: `right="06 21"`. Powers are those of the seats' tiles, or `none`.
    """
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    if powers == "none":
        chosen["powers"] = powers
    rules = kind_of(LEGEND).rules
    s = cast(LegendState, rules.set_up(agree(LEGEND, players, options=chosen, scenario=scenario)))
    s.pile[:] = [token // 3 for token in range(len(s.pile))]
    s.first = first
    if powers != "none":
        s.power_tile[:] = [POWER_TILES.index(tile) for tile in powers.split()]
    rules.begin(s)
    if step != "draft":
        _skip_draft(s)
    seat = first if seat is None else seat
    hold(s, seat, right=right, left=left, ap_token=ap_token, tiles=tiles)
    _wait_for(s, seat, step, ap, segment)
    return s


def _skip_draft(s: LegendState) -> None:
    """All is taken, but nothing lies on the camp boards; the order of the next round is that of this one."""
    s.tiles_open[:] = NO_TILE
    s.ap_open[:] = 0
    s.next_order[:] = s.turn_order


def _wait_for(s: LegendState, seat: int, step: str, ap: int, segment: str) -> None:
    s.turn = s.turn_order.tolist().index(seat)
    s.to_act = seat
    if step == "spend":
        begin_segment(s, seat, SEGMENTS.index(segment))
        s.ap = ap
    else:
        s.step = {"draft": DRAFT, "main": MAIN, "after": AFTER, "bonus": BONUS}[step]
        s.ap = ap if step == "bonus" else 0


def hold(s: LegendState, seat: int, right: str = "", left: str = "", ap_token: int = 0, tiles: str = "") -> LegendState:
    """Lay cards, an AP token and tiles on a player's camp board, beside what lies there."""
    for side, cards in ((RIGHT, right), (LEFT, left)):
        for card in cards.split():
            s.cards[seat, side, s.cards[seat, side].tolist().index(NO_CARD)] = CARD_TEXTS.index(card)
    s.ap_token[seat] = ap_token or s.ap_token[seat]
    for name in tiles.split():
        s.hand_tiles[seat, s.hand_tiles[seat].tolist().index(NO_TILE)] = TILE_IDS.index(name)
    return s


def stone_token(s: LegendState, *borders: str) -> LegendState:
    """Put stone tokens of the management board on borders: `stone_token(s, "b2 c1")`."""
    for ends in borders:
        here, there = sorted(ends.split())
        border = border_between(at(here), at(there))
        assert border != NOWHERE, f"{here} and {there} are not neighbours"
        place_stone(s, border)
    return s


def cards(s: LegendState, seat: int, side: str) -> list[str]:
    """Cards on one side of a camp board: `right` or `left`."""
    return [CARD_TEXTS[card] for card in s.cards[seat, SIDE_NAMES.index(side)] if card != NO_CARD]


def hand(s: LegendState, seat: int) -> list[str]:
    """Tiles that a player has drafted and not laid."""
    return [TILE_IDS[tile] for tile in s.hand_tiles[seat] if tile != NO_TILE]


def display(s: LegendState) -> list[str]:
    """Open cards."""
    return [CARD_TEXTS[card] for card in s.display if card != NO_CARD]


def treasures(s: LegendState, seat: int) -> dict[str, int]:
    """What lies in a player's museum."""
    return {kind: int(n) for kind, n in zip(pieces().treasures.kinds, s.treasures[seat], strict=True) if n}


def waits_for(s: LegendState) -> tuple[int, str]:
    """Seat and step; for spending the kind of segment: (0, "token")."""
    step = STEPS[s.step]
    return int(s.to_act), SEGMENTS[s.segment] if step == "spend" else step


def why_not(s: LegendState, text: str) -> str | None:
    """Id of the rule that forbids an action, or None."""
    reason = kind_of(LEGEND).rules.check(s, Action.parse(text).code)
    return None if reason == OK else REASONS[reason].rule


def play(s: LegendState, *texts: str) -> LegendState:
    """Play actions that must be legal, one after the other."""
    for text in texts:
        assert why_not(s, text) is None, f"{text}: {why_not(s, text)}"
        kind_of(LEGEND).rules.do(s, Action.parse(text).code)
    return s


def legal(s: LegendState, kind: str | None = None) -> list[str]:
    """Texts of all legal actions, or of those of one kind: `place tile`, `swap two`, ..."""
    choices = no_choices()
    kind_of(LEGEND).rules.legal_actions(s, choices)
    actions = [Action.of(code) for code in choices.codes[: choices.count].tolist()]
    return [str(action) for action in actions if kind in (None, action.kind)]


IDLE = ("pass", "end", "begin", "done", "stash", "stash for", "activate", "place tile", "draft ap", "draft tile")
"""What to do in order to do as little as possible; then the rest of the draft, places first."""


def idle(s: LegendState) -> str:
    """Play something that changes as little as possible; what it was."""
    texts = legal(s)
    kinds = [Action.parse(text).kind for text in texts]
    chosen = next((texts[kinds.index(kind)] for kind in IDLE if kind in kinds), texts[0])
    play(s, chosen)
    return chosen


LONGEST_IDLING = 1000
"""More decisions than a whole game takes when nobody does anything."""


def idle_until(s: LegendState, reached: Callable[[LegendState], bool]) -> LegendState:
    """Let nothing happen until something is reached, which must come about in the course of a game."""
    for _ in range(LONGEST_IDLING):
        if reached(s):
            return s
        idle(s)
    raise AssertionError("nothing comes of it")
