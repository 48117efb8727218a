"""Everything a page wants to know once: editions, components, rules. None of it depends on a table."""

from __future__ import annotations

from collections import Counter
from dataclasses import asdict
from functools import cache
from typing import Any, Final

import tikal
from tikal.bots.registry import bot_names
from tikal.components import (
    Edition,
    Option,
    board,
    editions,
    legend_components,
    option_set,
    options,
    pieces,
    tiles,
)
from tikal.components.option import AUCTION
from tikal.games.legend.rules.cards import BONUS_AP, CARD_IDS
from tikal.games.registry import kind_of, kinds
from tikal.games.view_data import HexView
from tikal.texts.messages import languages
from tikal.texts.rulebook import decisions, rules

_AUCTIONS: Final = {"yes": "rulebook", "house": "house", "no": "no"}


@cache
def catalogue() -> dict[str, Any]:
    """The catalogue as plain data."""
    legend = legend_components()
    floors = pieces().floors.supply
    return {
        "version": tikal.__version__,
        "editions": [_edition(one) for one in editions()],
        "scenarios": [_scenario(one.id, one.provenance == "reconstructed") for one in legend.scenarios],
        "levels": list(bot_names()),
        "languages": list(languages()),
        "tiles": {
            one.id: {"kind": one.kind, "value": one.value, "edges": list(one.stones), "letter": one.letter or ""}
            for one in tiles()
        },
        "hexes": _hexes(),
        "treasures": list(pieces().treasures.kinds),
        "floors": {str(level): number for level, number in enumerate(floors) if number},
        "letters": dict(Counter(one.letter for one in tiles() if one.letter)),
        "action_points": pieces().segment_ap,
        "guardians": pieces().expedition.guardians,
        "track_spaces": pieces().track_spaces,
        "games": {kind.id: asdict(kind.numbers) for kind in kinds()},
        "cards": [
            {"id": one.id, "permanent": one.permanent, "bonus": bool(BONUS_AP[CARD_IDS.index(one.id)])}
            for one in legend.cards
        ],
        "power_tiles": [{"id": one.id, "powers": [power.id for power in one.powers]} for one in legend.power_tiles],
        "rules": [
            {
                "id": one.id,
                "family": one.family,
                "editions": list(one.editions),
                "status": one.status,
                "derived_in": list(one.derived_in),
                "decisions": list(one.decisions),
                "part": one.part,
            }
            for one in rules()
        ],
        "decisions": [asdict(one) for one in decisions()],
    }


def _hexes() -> dict[str, Any]:
    """Places, neighbours across N NE SE S SW NW, and what is printed on the board."""
    land = board()
    printed = {one.hex: {"value": one.value, "edges": list(one.stones)} for one in land.printed}
    return {
        one.name: {
            "q": one.q,
            "r": one.r,
            "dotted": one.dotted,
            "neighbours": [land.hexes[there].name if there >= 0 else None for there in land.neighbours(index)],
            "printed": printed.get(one.name),
        }
        for index, one in enumerate(land.hexes)
    }


def _edition(one: Edition) -> dict[str, Any]:
    defaults = option_set(one.id, auction=one.auction != "no", players=one.min_players, chosen={})
    return {
        "id": one.id,
        "game": one.game,
        "title": one.title,
        "year": one.year,
        "publisher": one.publisher,
        "players": [one.min_players, one.max_players],
        "auction": _AUCTIONS[one.auction],
        "auction_start": one.profile.auction_start_score,
        "scenarios": list(kind_of(one.id).scenarios),
        "options": [_option(option, defaults[option.id]) for option in options() if option.id in defaults],
    }


def _option(one: Option, default: object) -> dict[str, Any]:
    return {
        "name": one.id,
        "kind": one.type,
        "values": _values(one),
        "default": default,
        "title": one.title,
        "description": one.description,
        "needs_auction": AUCTION in one.needs,
    }


def _values(one: Option) -> list[object]:
    """What may be chosen: the choices, or the smallest and the largest number."""
    if one.type == "bool":
        return [False, True]
    return [one.minimum, one.maximum] if one.type in ("int", "numbers") else list(one.choices)


def _scenario(scenario: str, reconstructed: bool) -> dict[str, Any]:
    edition = next(one for one in editions() if scenario in kind_of(one.id).scenarios)
    return {
        "id": scenario,
        "reconstructed": reconstructed,
        "players": list(range(edition.min_players, edition.max_players + 1)),
    }


@cache
def starts() -> dict[str, Any]:
    """The explored hexes as a game begins: of each game, or of each of its scenarios if it has any.

    Not part of the catalogue, because a game has to be set up for it, and the rules may still have to be compiled.
    """
    games: dict[str, Any] = {}
    scenarios: dict[str, Any] = {}
    for one in editions():
        for scenario in kind_of(one.id).scenarios:
            scenarios[scenario] = _start(one.id, scenario)
        if one.game not in games and not kind_of(one.id).scenarios:
            games[one.game] = _start(one.id, None)
    return {"games": games, "scenarios": scenarios}


def _start(edition_id: str, scenario: str | None) -> list[HexView]:
    begun = tikal.new_game(edition_id, players=2, scenario=scenario).view(None).to_dict()
    return [one for one in begun["board"] if one["terrain"] != "jungle"]
