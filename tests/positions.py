"""Positions for tests: a board is put together by hand, then the rules are asked about action texts."""

from __future__ import annotations

from tikal.components import option_set, pieces
from tikal.games.action import Action
from tikal.games.base.rules.entry_points import check, do, legal_actions
from tikal.games.base.rules.setup import set_up
from tikal.rules.camping import free_camp
from tikal.rules.deploying import take_from_reserve
from tikal.rules.moving import side_towards
from tikal.rules.placing import add_stones, lay
from tikal.rules.reasons import OK, REASONS
from tikal.rules.segment import begin_segment
from tikal.rules.state import AnyState, State
from tikal.rules.steps import NORMAL, PLACE
from tikal.rules.terrain import HEX_NAMES, TERRAINS, TILE_IDS
from tikal.rules.verbs import WHO, no_choices

BASE_EDITIONS = ("ravensburger-1999", "riogrande-1999", "supermeeple-2015", "classic")
AUCTION_EDITIONS = ("ravensburger-1999", "riogrande-1999", "supermeeple-2015")


def position(
    edition: str = "supermeeple-2015",
    players: int = 4,
    auction: bool = False,
    seat: int = 0,
    ap: int = 10,
    **options: object,
) -> State:
    """A fresh board with seat 0 (or another) in a normal segment; tiles in order, treasures in order of kind."""
    chosen = {name.replace("__", "."): value for name, value in options.items()}
    s = set_up(edition, players, auction, option_set(edition, auction=auction, players=players, chosen=chosen))
    s.stack[:] = range(len(s.stack))
    s.pile[:] = [token // 3 for token in range(len(s.pile))]
    begin_segment(s, seat, NORMAL)
    s.ap = ap
    return s


def at(name: str) -> int:
    """Index of a hex."""
    return HEX_NAMES.index(name)


def in_hand(s: State, tile: str, seat: int = 0) -> State:
    """The seat has drawn a tile and must place it."""
    s.tile = TILE_IDS.index(tile)
    s.step = PLACE
    s.to_act = s.active = seat
    return s


def tile(s: AnyState, tile_id: str, name: str, rotation: int = 0) -> AnyState:
    """Lay a tile, legal there or not."""
    lay(s, TILE_IDS.index(tile_id), at(name), rotation)
    return s


def terrain(s: AnyState, name: str, kind: str, value: int = 0, tokens: int = 0) -> AnyState:
    """Make a hex of some kind without stones: for boards that a text describes by costs only."""
    s.terrain[at(name)] = TERRAINS.index(kind)
    s.temple[at(name)] = value
    s.tokens[at(name)] = tokens
    return s


def border(s: AnyState, here: str, there: str, stones: int) -> AnyState:
    """Set the stones between two neighbours."""
    side = side_towards(at(here), at(there))
    assert side >= 0, f"{here} and {there} are not neighbours"
    add_stones(s, at(here), side, stones - int(s.passage[at(here), side]))
    return s


def stand(s: AnyState, seat: int, name: str, explorers: int = 0, leaders: int = 0) -> AnyState:
    """Put pieces of a player on a hex, from the reserve."""
    s.explorers[seat, at(name)] += explorers
    s.explorers_left[seat] -= explorers
    s.leaders[seat, at(name)] += leaders
    s.leaders_left[seat] -= leaders
    return s


def pitch(s: AnyState, seat: int, name: str) -> AnyState:
    """Set up a camp of a player's reserve on a hex."""
    s.camps[seat, free_camp(s, seat)] = at(name)
    return s


def guardian(s: AnyState, seat: int, name: str, who: str = "explorer") -> AnyState:
    """Put a guardian on a hex, out of the player's reserve."""
    take_from_reserve(s, seat, WHO.index(who))
    s.guardian[at(name)] = seat
    s.guardian_who[at(name)] = WHO.index(who)
    s.guardians_left[seat] -= 1
    return s


def own(s: AnyState, seat: int, *kinds: str) -> AnyState:
    """Lay treasures in front of a player, one for each kind named."""
    for kind in kinds:
        s.treasures[seat, pieces().treasures.kinds.index(kind)] += 1
    return s


def why_not(s: State, text: str) -> str | None:
    """Id of the rule that forbids an action, or None."""
    reason = check(s, Action.parse(text).code)
    return None if reason == OK else REASONS[reason].rule


def play(s: State, *texts: str) -> State:
    """Play actions that must be legal, one after the other."""
    for text in texts:
        assert why_not(s, text) is None, f"{text}: {why_not(s, text)}"
        do(s, Action.parse(text).code)
    return s


def legal(s: State) -> list[str]:
    """Texts of all legal actions."""
    choices = no_choices()
    legal_actions(s, choices)
    return [str(Action.of(code)) for code in choices.codes[: choices.count].tolist()]
