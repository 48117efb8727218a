"""Where a game is shown and answers are typed."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from tikal.terminal.seats import Seat
from tikal.terminal.symbols import WRONG, Symbols, symbols_for
from tikal.terminal.wrapping import flow
from tikal.texts.messages import text

WIDTH: Final = 99
"""Width of the board, and so of everything."""
QUIT: Final = "quit"


class Screen:
    """Standard output and input; with `colour` off only plain characters are written."""

    def __init__(self, colour: bool = True) -> None:
        _never_fail_on_a_character()
        plain = self._plain = not colour or bool(os.environ.get("NO_COLOR"))
        self._console: Final = Console(
            highlight=False,
            markup=False,
            emoji=False,
            color_system=None if plain else "auto",
            force_terminal=False if plain else None,
        )
        self.symbols: Symbols = symbols_for(self._console.encoding)
        self.width: Final = min(WIDTH, self._console.width) if sys.stdout.isatty() else WIDTH

    @property
    def is_narrow(self) -> bool:
        """Whether the screen is too narrow for the board."""
        return self.width < WIDTH

    def show_in_colours(self, seats: Sequence[Seat]) -> None:
        """Show the players in the colours that they wish for."""
        self.symbols = symbols_for(self._console.encoding).in_colours([seat.colour for seat in seats])

    def show(self, lines: Iterable[Text | str]) -> None:
        """Print lines as they are, without breaking them."""
        for line in lines:
            self._console.print(line, soft_wrap=True)

    def say(self, message: str, style: str = "") -> None:
        """Print sentences, broken into lines between words; a long path stays whole, so that it can be copied."""
        lines = flow(map(Text, message.split(" ")), self.width, gap=" ")
        self.show(Text.assemble((line.plain, style)) for line in lines)

    def refuse(self, message: str) -> None:
        """Say that something is not possible."""
        self.say(message, WRONG)

    def blank(self) -> None:
        """An empty line."""
        self._console.print()

    def clear(self) -> None:
        """Clear the screen, if the terminal can."""
        if not self._plain and self._console.is_terminal:
            self._console.clear()

    def ask(self, question: str) -> str:
        """The answer to a question; EOFError when there will be no more answers."""
        answer = input(f"{question} ").strip()
        if not sys.stdin.isatty():
            self.show([answer])  # input from a pipe is not on the screen yet
        return answer

    def ask_or_leave(self, question: str) -> str:
        """The same for questions where `quit` is no command of its own: it leaves as the end of input does."""
        answer = self.ask(question)
        if answer.casefold() == QUIT:
            raise EOFError
        return answer

    def offer(self, words: Sequence[str]) -> None:
        """Complete lines with one of these when the player presses Tab, if the terminal can."""
        if self._plain or not sys.stdin.isatty():
            return  # readline would send codes to the terminal
        try:
            import readline
        except ImportError:
            return

        def complete(typed: str, number: int) -> str | None:
            fitting = [one for one in words if one.startswith(typed)]
            return fitting[number] if number < len(fitting) else None

        readline.set_completer_delims("")
        readline.set_completer(complete)
        readline.parse_and_bind("tab: complete")

    def forget(self) -> None:
        """Forget what was typed, so that the next player cannot find it."""
        if "readline" in sys.modules:
            sys.modules["readline"].clear_history()

    def confirm(self, question: str, default: bool) -> bool:
        """The answer to a yes-or-no question; its first letter counts, and just Enter means the default."""
        choice = text("terminal-yes-default" if default else "terminal-no-default")
        while True:
            answer = self.ask_or_leave(f"{question} {choice}").casefold()
            if not answer:
                return default
            for word, meant in ((text("terminal-yes"), True), (text("terminal-no"), False)):
                if answer[0] == word[0]:
                    return meant


def _never_fail_on_a_character() -> None:
    """Names and typing errors may contain characters that the terminal cannot write."""
    for stream in (sys.stdin, sys.stdout):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
