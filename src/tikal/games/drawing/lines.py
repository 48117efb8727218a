"""A position as lines of text: for people at a prompt, and for agents that read."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from tikal.components import board
from tikal.games.view_data import HexView, PlayerView

if TYPE_CHECKING:
    from tikal.games.view import View

SIDES: Final = ("N", "NE", "SE", "S", "SW", "NW")
TOLD_ELSEWHERE: Final = frozenset(
    ("game", "edition", "scenario", "options", "seat", "to_act", "step", "segment", "ap", "active", "players", "board")
) | {"legal_actions", "winners"}
"""Keys of a view that have lines of their own; the others follow as they are, whatever game it is."""


def lines(view: View) -> str:
    """Whose decision it is, what players have, and what lies and stands on the site, with the prices of passages."""
    data = view.to_dict()
    return "\n".join(
        [
            _due(data),
            *(_player(player) for player in data["players"]),
            *(f"{key}: {json.dumps(value)}" for key, value in data.items() if key not in TOLD_ELSEWHERE and value),
            *_site(data["board"]),
        ]
    )


def _due(data: Any) -> str:
    where = data["edition"] + (f", {data['scenario']}" if data["scenario"] else "")
    if data["to_act"] is None:
        return f"{where}: over, won by seat {' and '.join(map(str, data['winners']))}"
    you = " (you)" if data["seat"] == data["to_act"] else ""
    segment = "" if data["segment"] in (None, "normal") else f" in a {data['segment']} segment"
    points = "" if data["ap"] is None else f", {data['ap']} AP left"
    return f"{where}: seat {data['to_act']}{you} must {data['step']}{segment}{points}"


def _player(player: PlayerView) -> str:
    reserve = ", ".join(
        f"{count} {what}" for what, count in player["reserve"].items() if isinstance(count, int) and count
    )
    treasures = ", ".join(f"{count} {kind}" for kind, count in player["treasures"].items() if count)
    return (
        f"  seat {player['seat']} {player['name']}: {player['score']} points; "
        f"treasures: {treasures or 'none'}; reserve: {reserve or 'nothing'}{_extras(player)}"
    )


def _extras(player: Any) -> str:
    """What only some games give a player."""
    known = {"seat", "name", "score", "scorings", "treasures", "reserve", "gone"}
    more = {key: value for key, value in player.items() if key not in known and value}
    return "".join(f"; {key} {json.dumps(value)}" for key, value in more.items())


def _site(hexes: list[HexView]) -> Iterator[str]:
    names = [hex_.name for hex_ in board().hexes]
    there = {hex_["hex"] for hex_ in hexes}
    for hex_ in hexes:
        things = _things(hex_)
        if hex_["terrain"] == "jungle" and not things:
            continue
        neighbours = board().neighbours(names.index(hex_["hex"]))
        passages = [
            f"{SIDES[side]} {names[neighbours[side]]} {price}"
            for side, price in enumerate(hex_["passages"])
            if price and neighbours[side] >= 0 and names[neighbours[side]] in there
        ]
        value = "" if hex_["value"] is None else f" {hex_['value']}"
        told = "".join(f", {thing}" for thing in things)
        ways = f" [{', '.join(passages)}]" if passages else ""
        yield f"  {hex_['hex']} {hex_['terrain']}{value}{told}{ways}"


def _things(hex_: HexView) -> list[str]:
    things = [f"{hex_['tokens']} treasures"] if hex_["tokens"] else []
    seen = [kind for kind in hex_.get("seen", []) if kind is not None]
    things += [f"seen: {' '.join(seen)}"] if seen else []
    things += [f"camp of seat {hex_['camp']}"] if hex_["camp"] is not None else []
    things += [f"guardian of seat {hex_['guardian']['seat']}"] if hex_["guardian"] else []
    for one in hex_["pieces"]:
        pieces = ["leader"] * one["leaders"] + ([f"{one['explorers']} explorers"] if one["explorers"] else [])
        things.append(f"seat {one['seat']}: {' + '.join(pieces)}")
    return things
