"""What views of Legend tell of how far a player is: in a draft, and with a card or power."""

from __future__ import annotations

import random
from typing import cast

import pytest

import tikal
from legend_positions import legend_position, play
from positions import stand
from tikal.games.legend.deciding import Due, still_due
from tikal.games.legend.describe import describe
from tikal.games.legend.rules.drafting import has_picks_left
from tikal.games.legend.rules.state import LegendState

NAMES = ("Ana", "Bo", "Chloé", "Dan")
KINDS = {"order": "order", "token": "ap", "tiles": "tile", "cards": "card"}
EVERYTHING = {
    2: Due(order=1, token=1, tiles=2, cards=3),
    3: Due(order=1, token=1, tiles=1, cards=3),
    4: Due(order=1, token=1, tiles=1, cards=2),
}


@pytest.mark.rule("L-DRAFT-3")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_everything_is_due_when_a_draft_begins(players: int) -> None:
    s = legend_position(players=players, step="draft")
    told = describe(s, NAMES[:players])["players"]
    assert [player["due"] for player in told] == [EVERYTHING[players]._asdict()] * players
    assert {player["right_slots"] for player in told} == {EVERYTHING[players].cards}


@pytest.mark.rule("L-DRAFT-3", "L-DRAFT-6")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_due_is_what_can_be_drafted(players: int, seed: int) -> None:
    game = tikal.new_game("legend", players=players, seed=seed)
    chance = random.Random(seed)
    while (seen := game.view(None).to_dict())["step"] == "draft":
        assert game.to_act is not None
        offered = {str(action).split()[1] for action in game.legal_actions()}
        due = seen["players"][game.to_act]["due"]
        assert due is not None
        assert {KINDS[what] for what, number in due.items() if number} == offered
        for seat, player in enumerate(seen["players"]):
            assert player["due"] is not None
            assert any(player["due"].values()) == has_picks_left(cast(LegendState, game.view(None).seen), seat)
        game.play(chance.choice(game.legal_actions()))
    assert [player["due"] for player in seen["players"]] == [None] * players


@pytest.mark.rule("L-DRAFT-6")
def test_of_three_players_one_may_take_a_second_tile() -> None:
    s = legend_position(players=3, step="draft")
    play(s, "draft tile A1", "draft tile A2", "draft tile A3")
    assert [still_due(s, seat).tiles for seat in range(3)] == [1, 1, 1]
    play(s, "draft tile A4")
    assert [still_due(s, seat).tiles for seat in range(3)] == [0, 0, 0]


@pytest.mark.parametrize(("card", "most"), [("13", 2), ("17", None), ("18", None)])
def test_a_card_with_steps_says_how_many_there_are(card: str, most: int | None) -> None:
    s = legend_position(right=card, seat=0)
    stand(s, 0, "a1", explorers=2)
    play(s, f"play {card} right")
    assert describe(s, NAMES)["effect"] == {"name": card, "steps": 0, "most": most, "hexes": []}
