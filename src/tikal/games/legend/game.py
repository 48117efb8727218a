"""Tikal Legend as one object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from tikal.components import legend_components, option_set, pieces
from tikal.games.kind import GameKind, Numbers, Spending, Units, Wording
from tikal.games.legend import (
    breakdown,
    describe,
    planning,
    prices,
    results,
    seeing,
    setups,
    spending,
    standing_in,
    wording,
)
from tikal.games.legend.facts import gathering
from tikal.games.legend.rules import entry_points, setup
from tikal.games.legend.rules.recruiting import EXPLORER_COST, LEADER_COST
from tikal.games.legend.rules.state import LEGEND, ROUNDS
from tikal.games.legend.rules.verbs import RECRUIT
from tikal.games.legend.units import ENCODING, RULES, SEARCH
from tikal.games.ruleset import Ruleset
from tikal.games.searching import TurnSearch
from tikal.games.setups import SetupPart
from tikal.rules.playouts import playouts_of
from tikal.rules.scoring import COLLECTION_VALUE
from tikal.rules.verbs import MOVE
from tikal.rules.winning import wins

if TYPE_CHECKING:
    from tikal.games.encoding.encoding import Encoding

FIRST_SCENARIO: Final = "chichen-itza"
"""The rulebook recommends it for first games."""
FEWEST_PLAYERS: Final = 2


def _search() -> TurnSearch:
    """Imported when it is first wanted: searches take time to load."""
    from tikal.games.legend.search.turns import LegendTurns

    return LegendTurns()


def _encoding() -> Encoding:
    """Imported when it is first wanted: only learners need it."""
    from tikal.games.legend.encoding import entry_points

    return entry_points.ENCODING


GAME_KIND: Final = GameKind(
    id="legend",
    units=Units(RULES, SEARCH, ENCODING),
    search=_search,
    encoding=_encoding,
    rules=Ruleset(
        set_up=lambda table: setup.set_up(str(table.scenario), table.players, table.options),
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
        playouts=playouts_of(LEGEND),
        wins=wins,
        breakdown=breakdown.breakdown,
        setup_of=setups.setup_of,
        deal_from=setups.deal_from,
        revealed_setup=setups.revealed_setup,
        completed=setups.completed,
        stand_in=standing_in.stand_in,
        results_of=results.results_of,
        opening_results=results.opening_results,
        blank_out=seeing.blank_out,
        fill_in=seeing.fill_in,
        describe=describe.describe,
        describe_hex=describe.describe_hex,
        price=prices.price,
        is_foreseeable=spending.is_foreseeable,
    ),
    wording=Wording(
        rule=gathering.rule_in_legend,
        facts=gathering.legend_facts,
        results=wording.RESULTS,
        final_round="result-final-scoring",
        round_number=lambda s: int(s.round_number),
        nudges=wording.NUDGES,
        prepares=wording.prepares,
    ),
    spending=Spending(
        has_points=spending.has_points,
        may_walk=spending.may_walk,
        in_segment=spending.in_segment,
        verbs=spending.verbs,
        varying=(MOVE, RECRUIT),
        ideas=spending.ideas,
        tile_to_lay=spending.tile_to_lay,
    ),
    options=option_set,
    setup_parts=(
        SetupPart("order", "order", "numbers"),
        SetupPart("tiles", "tiles", "tiles"),
        SetupPart("treasures", "treasures", "treasures"),
        SetupPart("cards", "cards", "words"),
        SetupPart("ap_tokens", "ap tokens", "numbers"),
        SetupPart("powers", "powers", "words"),
    ),
    categories=breakdown.CATEGORIES,
    letters=setup.DRAFTED_LETTERS,
    next_turn=planning.begin_next_turn,
    numbers=Numbers(
        set_values=tuple(COLLECTION_VALUE[1 : pieces().treasures.copies + pieces().treasures.blue_copies + 1].tolist()),
        rounds=ROUNDS,
        volcanoes_passable=True,
        dotted_hexes=True,
        ap_tokens=tuple(sorted(set(pieces().ap_tokens.values))),
        cards=sum(card.copies(FEWEST_PLAYERS) for card in legend_components().cards),
        recruit_prices={"explorer": EXPLORER_COST, "leader": LEADER_COST},
    ),
    awards=wording.AWARDS,
    scenarios=tuple(sorted((one.id for one in legend_components().scenarios), key=lambda id_: id_ != FIRST_SCENARIO)),
)
