"""What the catalogue says about the components agrees with itself and with the rules."""

from __future__ import annotations

import json
from typing import Any

from tikal.rules.scoring import COLLECTION_VALUE
from tikal.server.catalogue import catalogue


def sent() -> dict[str, Any]:
    """The catalogue as it arrives."""
    found: dict[str, Any] = json.loads(json.dumps(catalogue()))
    return found


def test_neighbours_are_mutual_and_across_opposite_sides() -> None:
    hexes = sent()["hexes"]
    assert hexes["a1"]["neighbours"] == ["a2", "b2", "b1", None, None, None]
    for name, one in hexes.items():
        for side, there in enumerate(one["neighbours"]):
            assert there is None or hexes[there]["neighbours"][(side + 3) % 6] == name


def test_only_the_hexes_explored_from_the_start_are_printed() -> None:
    printed = {name: one["printed"] for name, one in sent()["hexes"].items() if one["printed"]}
    assert {name: one["value"] for name, one in printed.items()} == {"a1": 0, "a2": 1, "b1": 1, "b2": 0}
    assert printed["a1"]["edges"] == [1, 1, 1, 0, 0, 0]


def test_sets_are_worth_what_the_rules_score() -> None:
    games = sent()["games"]
    for game, largest in (("base", 3), ("legend", 5)):
        assert games[game]["set_values"] == COLLECTION_VALUE[1 : largest + 1].tolist()


def test_the_games_differ_in_rounds_and_volcanoes() -> None:
    games = sent()["games"]
    assert (games["base"]["rounds"], games["base"]["volcanoes"]) == (None, ["B", "D", "F"])
    assert (games["legend"]["rounds"], games["legend"]["volcanoes"], games["legend"]["cards"]) == (6, [], 49)
    assert (games["base"]["dotted_hexes"], games["legend"]["dotted_hexes"]) == (False, True)
    assert games["legend"]["ap_tokens"] == [6, 7, 8, 9, 10, 11, 12, 13]
