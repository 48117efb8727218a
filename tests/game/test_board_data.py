"""The board as plain data: every hex says what the state holds."""

from __future__ import annotations

from random import Random

import pytest

import tikal
from tikal.components import pieces
from tikal.games.view import View
from tikal.games.view_data import HexView
from tikal.rules.terrain import HEX_NAMES, NO_TILE, NOBODY, OUTSIDE, TEMPLE, TERRAINS, TILE_IDS
from tikal.rules.verbs import WHO


def expected(view: View, hex_: int) -> HexView:
    """A hex, read from the state field by field."""
    s, seats = view.seen, range(view.table.players)
    tile, guardian = s.tile_on[hex_], s.guardian[hex_]
    told: dict[str, object] = {
        "hex": HEX_NAMES[hex_],
        "terrain": TERRAINS[s.terrain[hex_]],
        "tile": None if tile == NO_TILE else TILE_IDS[tile],
        "rotation": s.rotation[hex_],
        "passages": list(s.passage[hex_]),
        "value": s.temple[hex_] if s.terrain[hex_] == TEMPLE else None,
        "tokens": s.tokens[hex_],
        "camp": next((seat for seat in seats if hex_ in s.camps[seat]), None),
        "guardian": None if guardian == NOBODY else {"seat": guardian, "who": WHO[s.guardian_who[hex_]]},
        "pieces": [
            {"seat": seat, "explorers": s.explorers[seat, hex_], "leaders": s.leaders[seat, hex_]}
            for seat in seats
            if s.explorers[seat, hex_] or s.leaders[seat, hex_]
        ],
        "cleared": s.cleared[hex_],
        "dug": s.dug[hex_],
    }
    if view.kind.id == "legend":
        kinds = pieces().treasures.kinds
        stack = [None if kind < 0 else kinds[kind] for kind in s.token[hex_, : s.tokens[hex_]]]
        told["seen"] = stack[::-1]
    return told  # type: ignore[return-value]  # with NumPy's numbers, which equal Python's


@pytest.mark.parametrize(("edition", "players"), [("supermeeple-2015", 4), ("legend", 3)])
def test_every_hex_says_what_lies_and_stands_on_it(edition: str, players: int) -> None:
    chance = Random(edition)
    for seed in range(3):
        game = tikal.new_game(edition, players=players, seed=seed)
        while not game.is_over:
            game.play(chance.choice(game.legal_actions()))
            if chance.random() < 0.2:
                view = game.view(chance.randrange(players))
                used = [hex_ for hex_ in range(view.seen.hexes) if view.seen.terrain[hex_] != OUTSIDE]
                assert view.to_dict()["board"] == [expected(view, hex_) for hex_ in used]
