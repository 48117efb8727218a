"""Start a game at the terminal, or continue one."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from tikal.errors import TikalError
from tikal.play.game import new_game
from tikal.terminal.asking import Wishes, agree
from tikal.terminal.preparing import Preparation
from tikal.terminal.saves import SavedGame, latest, new_path, open_save, saves_directory
from tikal.terminal.screen import WIDTH, Screen
from tikal.terminal.seats import Seat, need_different_colours, parse_seat
from tikal.terminal.session import Session
from tikal.texts.messages import text


def play_new(screen: Screen, wishes: Wishes, seed: int | None, confirm_end: bool) -> None:
    """Agree on a new game and play it."""
    agreed = agree(wishes, screen)
    seed = secrets.randbits(64) if seed is None else seed
    names = [seat.name for seat in agreed.seats]
    screen.show_in_colours(agreed.seats)
    with Preparation(agreed.edition, agreed.seats) as preparation:
        game = new_game(
            agreed.edition,
            players=len(names),
            seed=seed,
            auction=agreed.auction,
            names=names,
            options=agreed.options,
            scenario=agreed.scenario,
            first=agreed.first,
        )
        session = Session(game, agreed.seats, preparation, seed, screen, _new_path(screen), False, confirm_end)
        _run(session, screen)


def play_saved(screen: Screen, saved: SavedGame, seats: Sequence[str], confirm_end: bool) -> None:
    """Continue a saved game; seats given now replace the saved ones, from the first on."""
    if saved.game.is_over:
        raise TikalError(text("terminal-already-over", file=str(saved.path)))
    if not saved.game.is_whole:
        raise TikalError(text("terminal-not-whole", file=str(saved.path)))
    now = _replaced(saved.seats, [parse_seat(seat) for seat in seats])
    screen.show_in_colours(now)
    seed = secrets.randbits(64)
    with Preparation(saved.game.table.edition, now) as preparation:
        session = Session(saved.game, now, preparation, seed, screen, saved.path, True, confirm_end)
        _run(session, screen)


def offered_game(screen: Screen) -> SavedGame | None:
    """The last game, if it is not over and the player wants to continue it."""
    path = latest(saves_directory())
    if path is None:
        return None
    try:
        saved = open_save(path)
    except (TikalError, OSError):
        return None  # a damaged file must not keep anybody from playing
    if saved.game.is_over or not saved.game.is_whole:
        return None
    when = datetime.fromtimestamp(path.stat().st_mtime).strftime("%Y-%m-%d %H:%M")
    names = ", ".join(saved.game.table.names)
    question = text("terminal-go-on", names=names, moves=len(saved.game.log), when=when)
    if screen.confirm(question, default=True):
        return saved
    screen.say(text("terminal-kept-for-later", file=str(path)))
    return None


def _run(session: Session, screen: Screen) -> None:
    if screen.is_narrow:
        screen.say(text("terminal-narrow", width=screen.width, wanted=WIDTH))
    session.run()


def _replaced(saved: Sequence[Seat], given: Sequence[Seat]) -> tuple[Seat, ...]:
    """The players may change; the names belong to the game."""
    if len(given) > len(saved):
        raise TikalError(text("terminal-too-many-seats", given=len(given), players=len(saved)))
    wanted = {seat.name: seat for seat in given}
    unknown = [name for name in wanted if name not in {seat.name for seat in saved}]
    if unknown:
        names = ", ".join(seat.name for seat in saved)
        raise TikalError(text("terminal-unknown-name", name=unknown[0], names=names))
    now = tuple(wanted.get(seat.name, seat) for seat in saved)
    kept = tuple(replace(seat, colour=seat.colour or old.colour) for seat, old in zip(now, saved, strict=True))
    need_different_colours(kept)
    return kept


def _new_path(screen: Screen) -> Path | None:
    try:
        return new_path(saves_directory())
    except OSError as error:
        problem = error.strerror or str(error)
        screen.refuse(text("terminal-cannot-save", file=str(saves_directory()), problem=problem))
        return None
