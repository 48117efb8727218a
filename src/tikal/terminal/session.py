"""A game at one terminal: people type, bots play, every move is saved."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from tikal.advice.awards import awards
from tikal.games.action import Action
from tikal.play.game import Game
from tikal.terminal.decision import After, Decision
from tikal.terminal.position import position
from tikal.terminal.preparing import Preparation
from tikal.terminal.saves import save, saves_directory
from tikal.terminal.scores import past_scorings
from tikal.terminal.screen import Screen
from tikal.terminal.seats import Seat
from tikal.terminal.story import Story
from tikal.terminal.symbols import LABEL, TITLE
from tikal.texts.messages import attribute, text


class Session:
    """One game, from its present position to its end or until the players leave."""

    def __init__(
        self,
        game: Game,
        seats: Sequence[Seat],
        preparation: Preparation,
        seed: int,
        screen: Screen,
        path: Path | None,
        is_saved: bool,
        confirm_end: bool = True,
    ) -> None:
        """The seed is for the bots. Without a path nothing is saved."""
        self._game: Final = game
        self._seats: Final = seats
        self._preparation: Final = preparation
        self._bots: Final = preparation.bots(seed)
        self._screen: Final = screen
        self._path = path
        self._is_saved = is_saved
        self._confirm_end: Final = confirm_end
        self._story: Final = Story(game)
        self._decided: int | None = None

    def run(self) -> None:
        """Play until the game is over or the players leave. Ctrl-C leaves too, and is passed on."""
        self._save()
        if len(self._bots) == len(self._seats):
            self._tell_news()  # nobody will be asked anything
        try:
            self._play_on()
        except EOFError:
            self._screen.blank()
            self._leave()
        except KeyboardInterrupt:
            self._screen.blank()
            self._leave()
            raise

    def _play_on(self) -> None:
        while (seat := self._game.to_act) is not None:
            if seat in self._bots:
                self._play(self._bots[seat].choose(self._game.view(seat)))
            elif not self._let_decide(seat):
                self._leave()
                return
        self._finish()

    def _let_decide(self, seat: int) -> bool:
        """A person's decision; False if the players want to leave."""
        if seat != self._decided:
            self._screen.forget()
            self._decided = seat
        news = self._preparation.news
        decision = Decision(self._game, seat, self._seats, self._story, self._screen, self._confirm_end, news)
        after = decision.ask()
        if isinstance(after, Action):
            self._story.mark()
            self._play(after)
        elif after is After.UNDO:
            self._story.mark()
            self._is_saved = False  # before anything else, so that Ctrl-C at the wrong moment loses nothing
            self._story.undo()
            self._save()
        return after is not After.LEAVE

    def _tell_news(self) -> None:
        for sentences in self._preparation.news():
            self._screen.say(sentences, LABEL)

    def _play(self, action: Action) -> None:
        self._is_saved = False
        self._story.play(action)
        self._save()

    def _save(self) -> None:
        """Save the game. If that fails, play goes on."""
        if self._path is None or self._is_saved:
            return
        try:
            save(self._path, self._game, self._seats)
            self._is_saved = True
        except OSError as error:
            self._screen.refuse(
                text("terminal-cannot-save", file=str(self._path), problem=error.strerror or str(error))
            )
            self._path = None

    def _leave(self) -> None:
        self._save()
        if self._path is not None:
            by_itself = self._path.parent == saves_directory()
            self._screen.say(text("terminal-left" if by_itself else "terminal-left-there", file=str(self._path)))

    def _finish(self) -> None:
        self._screen.clear()
        view = self._game.view(None)
        self._screen.show(position(view, frozenset(), self._screen.symbols, self._screen.width))
        self._screen.blank()
        self._screen.show(self._story.news(self._screen.width))
        self._screen.show(past_scorings(self._game, self._screen.symbols, self._screen.width))
        for sentence in self._story.ending():
            self._screen.show([Text(sentence, TITLE)])
        for award in awards(self._game):
            name = self._game.table.names[award.seat]
            why = attribute(f"award-{award.name}", "about", count=award.count)
            self._screen.say(f"{text(f'award-{award.name}')}: {name}. {why}")
        if self._path is not None:
            self._screen.say(text("terminal-kept", file=str(self._path)))
