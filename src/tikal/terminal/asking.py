"""Before the game: ask for everything that the command line left open."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeVar

from tikal.bots.registry import bot_names
from tikal.components import edition as find_edition
from tikal.components import editions, option_set, scenarios
from tikal.components.profile import DEFAULT_EDITION, Edition
from tikal.errors import TikalError
from tikal.games.agreeing import agree as agree_table
from tikal.games.registry import kind_of
from tikal.terminal.screen import Screen
from tikal.terminal.seats import Seat, need_different_colours, parse_seat
from tikal.texts.messages import text

DEFAULT_PLAYERS: Final = 2

Value = TypeVar("Value")


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the player chose for a new game in advance; ask about None and missing seats."""

    edition: str | None = None
    players: int | None = None
    auction: bool | None = None
    seats: tuple[str, ...] = ()
    options: Mapping[str, object] | None = None
    asking: bool = True
    """False: take the defaults instead of asking."""
    scenario: str | None = None
    first: str | None = None
    """Name or number of the player who begins; None for one by lot."""


@dataclass(frozen=True, slots=True)
class Agreement:
    """What a new game is played with."""

    edition: str
    auction: bool
    seats: tuple[Seat, ...]
    options: Mapping[str, object]
    scenario: str | None
    first: int | None


def agree(wishes: Wishes, screen: Screen) -> Agreement:
    """Ask for everything that is not settled yet; an error says which wish is impossible."""
    given = tuple(map(parse_seat, wishes.seats))
    edition = find_edition(wishes.edition) if wishes.edition else _ask_edition(wishes, screen)
    scenario = wishes.scenario
    if scenario is None and kind_of(edition.id).scenarios:
        scenario = _ask_scenario(wishes, edition, screen)
    _check_scenario(edition, scenario)
    players = _players(wishes, len(given), edition, screen)
    auction = wishes.auction
    if auction is None:
        auction = edition.auction != "no" and _ask_auction(wishes, edition, screen)
    seats = [*given, *(_ask_seat(wishes, seat, screen) for seat in range(len(given), players))]
    need_different_colours(seats)
    first = None if wishes.first is None else _first(wishes.first, [seat.name for seat in seats])
    return Agreement(edition.id, auction, tuple(seats), wishes.options or {}, scenario, first)


def _first(wish: str, names: Sequence[str]) -> int:
    """R-SETUP-6: the seat that begins, by its player's name or its number from 1."""
    if wish in names:
        return names.index(wish)
    if wish.isdecimal() and 1 <= int(wish) <= len(names):
        return int(wish) - 1
    raise TikalError(text("terminal-no-first", first=wish, players=len(names), names=", ".join(names)))


def _ask_edition(wishes: Wishes, screen: Screen) -> Edition:
    offered = editions()
    default = find_edition(DEFAULT_EDITION)
    if wishes.scenario:
        return next((one for one in offered if kind_of(one.id).scenarios), default)
    if not wishes.asking:
        return default
    screen.say(text("terminal-setting-up"))
    screen.say(text("terminal-which-edition"))
    for number, edition in enumerate(offered, start=1):
        about = f"{edition.title} ({edition.publisher}, {edition.year})"
        screen.show([f"  {number}  {about:<36}{edition.id}"])

    def read(answer: str) -> Edition:
        return find_edition(_by_number(answer, [edition.id for edition in offered]))

    return _ask(screen, text("terminal-ask-edition", default=offered.index(default) + 1), read, default)


def _ask_scenario(wishes: Wishes, edition: Edition, screen: Screen) -> str:
    recommended = kind_of(edition.id).scenarios[0]
    if not wishes.asking:
        return recommended
    offered = [one for one in scenarios() if one.id in kind_of(edition.id).scenarios]
    ids = [scenario.id for scenario in offered]
    screen.say(text("terminal-which-scenario"))
    for number, scenario in enumerate(offered, start=1):
        provenance = text("terminal-reconstructed") if scenario.provenance == "reconstructed" else ""
        screen.show([f"  {number}  {scenario.title:<16}{scenario.id:<16}{provenance}".rstrip()])

    def read(answer: str) -> str:
        chosen = _by_number(answer, ids)
        _check_scenario(edition, chosen)
        return chosen

    return _ask(screen, text("terminal-ask-edition", default=ids.index(recommended) + 1), read, recommended)


def _check_scenario(edition: Edition, scenario: str | None) -> None:
    """The table refuses an edition that does not exist."""
    agree_table(edition.id, edition.min_players, scenario=scenario)


def _by_number(answer: str, ids: Sequence[str]) -> str:
    """The id with that number; anything else counts as an id."""
    return ids[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(ids) else answer


def _players(wishes: Wishes, given: int, edition: Edition, screen: Screen) -> int:
    least, most = edition.min_players, edition.max_players
    if wishes.players is not None or given >= least:
        players = wishes.players or given
    elif not wishes.asking:
        players = DEFAULT_PLAYERS
    else:

        def read(answer: str) -> int:
            if not answer.isdecimal() or not least <= int(answer) <= most:
                raise TikalError(text("terminal-wrong-players", least=least, most=most))
            return int(answer)

        question = text("terminal-ask-players", least=least, most=most, default=DEFAULT_PLAYERS)
        players = _ask(screen, question, read, DEFAULT_PLAYERS)
    option_set(edition.id, auction=False, players=players, chosen={})  # refuses a wrong number of players
    if given > players:
        raise TikalError(text("terminal-too-many-seats", given=given, players=players))
    return players


def _ask_auction(wishes: Wishes, edition: Edition, screen: Screen) -> bool:
    message = "terminal-ask-auction-house" if edition.auction == "house" else "terminal-ask-auction"
    return wishes.asking and screen.confirm(text(message), default=False)


def _ask_seat(wishes: Wishes, seat: int, screen: Screen) -> Seat:
    bot = bot_names()[0]
    default = parse_seat(
        text("terminal-person", number=seat + 1) if seat == 0 else f"{text('terminal-bot', number=seat + 1)}={bot}"
    )
    if not wishes.asking:
        return default
    question = text("terminal-ask-seat", number=seat + 1, bots=", ".join(bot_names()), default=str(default))
    return _ask(screen, question, parse_seat, default)


def _ask(screen: Screen, question: str, read: Callable[[str], Value], default: Value) -> Value:
    """Ask until the answer can be read."""
    while True:
        answer = screen.ask_or_leave(question)
        if not answer:
            return default
        try:
            return read(answer)
        except TikalError as error:
            screen.refuse(str(error))
