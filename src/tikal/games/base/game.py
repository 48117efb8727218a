"""The base game as one object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tikal.components import option_set, pieces, tiles
from tikal.games import ideas
from tikal.games.base import breakdown, describe, planning, results, seeing, wording
from tikal.games.base.rules import auction, entry_points, setup
from tikal.games.base.units import ENCODING, RULES, SEARCH
from tikal.games.describe import describe_hex
from tikal.games.kind import GameKind, Numbers, Spending, Units, Wording
from tikal.games.pricing import price
from tikal.games.ruleset import Ruleset
from tikal.games.searching import TurnSearch
from tikal.games.setups import SetupPart, TileSetups
from tikal.games.standing_in import stand_in
from tikal.rules.playouts import playouts_of
from tikal.rules.scoring import COLLECTION_VALUE
from tikal.rules.state import BASE
from tikal.rules.terrain import LETTERED_TILES, LETTERS, TILE_IDS
from tikal.rules.verbs import MOVE
from tikal.rules.winning import wins

if TYPE_CHECKING:
    from tikal.games.encoding.encoding import Encoding

_SETUPS: Final = TileSetups(TILE_IDS[:LETTERED_TILES])


def _search() -> TurnSearch:
    """Imported when it is first wanted: searches take time to load."""
    from tikal.games.base.search.turns import BaseTurns

    return BaseTurns()


def _encoding() -> Encoding:
    """Imported when it is first wanted: only learners need it."""
    from tikal.games.base.encoding import entry_points

    return entry_points.ENCODING


GAME_KIND: Final = GameKind(
    id="base",
    units=Units(RULES, SEARCH, ENCODING),
    search=_search,
    encoding=_encoding,
    rules=Ruleset(
        set_up=lambda table: setup.set_up(table.edition, table.players, table.auction, table.options),
        deal=entry_points.deal,
        begin=entry_points.begin,
        legal_actions=entry_points.legal_actions,
        check=entry_points.check,
        do=entry_points.do,
        stand=entry_points.stand,
        passages=entry_points.passages,
        hexes=entry_points.hexes,
        play_out=entry_points.play_out,
        play_games=entry_points.play_games,
        copy_state=entry_points.copy_state,
        playouts=playouts_of(BASE),
        wins=wins,
        breakdown=breakdown.breakdown,
        setup_of=_SETUPS.setup_of,
        deal_from=_SETUPS.deal_from,
        revealed_setup=_SETUPS.revealed_setup,
        completed=_SETUPS.completed,
        stand_in=stand_in,
        results_of=results.results_of,
        opening_results=results.opening_results,
        blank_out=seeing.blank_out,
        fill_in=seeing.fill_in,
        describe=describe.describe,
        describe_hex=describe_hex,
        price=price,
        is_foreseeable=lambda s, action: action.form.is_foreseeable,
    ),
    wording=Wording(
        rule=lambda s, rule: rule,
        facts=wording.facts,
        results=wording.RESULTS,
        final_round="result-final-round",
        round_number=auction.round_number,
        nudges=wording.NUDGES,
        prepares=lambda actions: iter(()),
    ),
    spending=Spending(
        has_points=ideas.spends,
        may_walk=ideas.spends,
        in_segment=ideas.spends,
        verbs=lambda s: ideas.SPENDING if ideas.spends(s) else (),
        varying=(MOVE,),
        ideas=ideas.ideas,
        tile_to_lay=lambda s: int(s.tile),
    ),
    options=option_set,
    setup_parts=(
        SetupPart("first", "first", "number"),
        SetupPart("tiles", "tiles", "tiles"),
        SetupPart("treasures", "treasures", "treasures"),
    ),
    categories=("temples", "treasures"),
    letters=LETTERS,
    next_turn=planning.begin_next_turn,
    numbers=Numbers(
        set_values=tuple(COLLECTION_VALUE[1 : pieces().treasures.copies + 1].tolist()),
        volcanoes=tuple(sorted(one.letter for one in tiles() if one.letter and one.kind == "volcano")),
    ),
)
