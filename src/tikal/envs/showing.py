"""A position as a few lines of text, for environments that render."""

from __future__ import annotations

from typing import Final

from tikal.games.view import View

RENDER_MODES: Final = ("human", "ansi")


def shown(view: View) -> str:
    """Whose decision it is, what players have, and what lies and stands on the site."""
    data = view.to_dict()
    due = "over" if data["to_act"] is None else f"{data['step']}, seat {data['to_act']}"
    points = "" if data["ap"] is None else f", {data['ap']} AP"
    lines = [f"{data['edition']}: {due}{points}"]
    for player in data["players"]:
        reserve, treasures = player["reserve"], sum(player["treasures"].values())
        lines.append(
            f"  seat {player['seat']}: {player['score']} points, {treasures} treasures, "
            f"{reserve['explorers']} explorers and {reserve['camps']} camps in reserve"
        )
    for place in data["board"]:
        things = [f"{place['tokens']} treasures"] if place["tokens"] else []
        things += [f"camp of {place['camp']}"] if place["camp"] is not None else []
        things += [f"guardian of {place['guardian']['seat']}"] if place["guardian"] else []
        things += [f"{one['seat']}: {'L' * one['leaders']}{'e' * one['explorers']}" for one in place["pieces"]]
        if place["terrain"] != "jungle" or things:
            value = "" if place["value"] is None else f" {place['value']}"
            lines.append(f"  {place['hex']} {place['terrain']}{value}{''.join(f', {thing}' for thing in things)}")
    return "\n".join(lines)
