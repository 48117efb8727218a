"""How far a piece can go: the player's own with the points that are left, everybody's with those of a new turn."""

from __future__ import annotations

from collections.abc import Mapping

from tikal.advice.insight.data import Journey, Reach, Threat
from tikal.advice.insight.walking import Site, Way, site
from tikal.games.action import Action
from tikal.games.ideas import camps_of
from tikal.games.view import View
from tikal.rules.deploying import DEPLOY_COST
from tikal.rules.segment import ACTION_POINTS
from tikal.rules.state import State
from tikal.rules.steps import SPEND
from tikal.rules.terrain import HEX_NAMES, NOWHERE
from tikal.rules.verbs import DEPLOY, EXPLORER, LEADER, WHO, encode


def reach(view: View) -> list[Reach]:
    """The cheapest journeys of single pieces of the player who has to decide, if that is the viewer."""
    s = view.seen
    if view.seat is None or view.seat != view.to_act or not view.kind.spending.may_walk(s):
        return []
    ground, seat, points, camps = site(view), view.seat, int(s.ap), camps_of(s, view.seat)
    explorers, leaders = s.explorers[seat].tolist(), s.leaders[seat].tolist()
    reached: list[Reach] = []
    for hex_ in range(s.hexes):
        if explorers[hex_] or leaders[hex_]:
            ways = ground.ways({hex_: 0}, camps, points)
            for who, number in ((EXPLORER, explorers[hex_]), (LEADER, leaders[hex_])):
                if number:
                    reached.append({"who": WHO[who], "from": HEX_NAMES[hex_], "to": _journeys(ways, who)})
    if s.step == SPEND:
        ways = ground.ways(dict.fromkeys(camps, DEPLOY_COST), camps, points)
        for who, number in ((EXPLORER, s.explorers_left[seat]), (LEADER, s.leaders_left[seat])):
            if number:
                reached.append({"who": WHO[who], "from": None, "to": _journeys(ways, who)})
    return reached


def threats(view: View) -> list[Threat]:
    """For every seat the points with which one of its explorers could stand on a hex in a turn of its own."""
    ground = site(view)
    return [_threat(view.seen, seat, ground) for seat in range(view.table.players)]


def _threat(s: State, seat: int, ground: Site) -> Threat:
    camps = camps_of(s, seat)
    starts = dict.fromkeys(camps, DEPLOY_COST) if s.explorers_left[seat] else {}
    starts |= dict.fromkeys(s.explorers[seat].nonzero()[0].tolist(), 0)
    ways = ground.ways(starts, camps, ACTION_POINTS)
    return {"seat": seat, "hexes": {HEX_NAMES[hex_]: cost for hex_, (cost, _, _) in ways.items()}}


def _journeys(ways: Mapping[int, Way], who: int) -> list[Journey]:
    """All journeys, the cheapest first; each is the one to the hex before it and one step more."""
    paths: dict[int, list[str]] = {NOWHERE: []}
    actions: dict[int, list[str]] = {NOWHERE: []}
    journeys: list[Journey] = []
    for hex_, (cost, before, verb) in ways.items():
        name = HEX_NAMES[hex_]
        paths[hex_] = [*paths[before], name]
        if cost == 0:
            actions[hex_] = []
            continue
        step = encode(verb, who, hex_, 0) if verb == DEPLOY else encode(verb, who, before, hex_)
        actions[hex_] = [*actions[before], str(Action.of(step))]
        journeys.append({"hex": name, "ap": cost, "path": paths[hex_], "actions": actions[hex_]})
    return journeys
