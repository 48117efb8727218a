"""One decision of a person: shows the position, and understands what is typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Final, TypeAlias

from rich.text import Text

from tikal.games.action import Action
from tikal.play.game import Game
from tikal.rules.steps import SPEND
from tikal.terminal.menu import completed
from tikal.terminal.position import panels_of, position
from tikal.terminal.saves import save
from tikal.terminal.scores import past_scorings, would_score
from tikal.terminal.screen import QUIT, Screen
from tikal.terminal.seats import Seat
from tikal.terminal.showing import showing_of
from tikal.terminal.story import Story
from tikal.terminal.symbols import LABEL, LEADER, STONE_TOKEN, TITLE
from tikal.terminal.wrapping import flow, labelled
from tikal.texts.messages import attribute, text
from tikal.texts.rulebook import UnknownRule, decision, rule

MANY_POINTS: Final = 3
"""With this many action points left, ask before the turn ends."""
LOG_ENTRIES: Final = 20
HELP_INDENT: Final = 14
CARD_INDENT: Final = 6
COMMANDS: Final = ("help", "list", "why", "undo", "score", "board", "log", "save", "rules", "card", QUIT)


class After(Enum):
    """What follows an answer, if it is not an action to play."""

    ASK_AGAIN = auto()
    UNDO = auto()
    LEAVE = auto()


Answer: TypeAlias = Action | After


class Decision:
    """What a person can do while it is their turn to decide."""

    def __init__(
        self,
        game: Game,
        seat: int,
        seats: Sequence[Seat],
        story: Story,
        screen: Screen,
        confirm_end: bool,
        news: Callable[[], Sequence[str]],
    ) -> None:
        """`news` returns sentences to show beside the game."""
        self._game: Final = game
        self._view: Final = game.view(seat)
        self._seats: Final = seats
        self._story: Final = story
        self._screen: Final = screen
        self._confirm_end: Final = confirm_end
        self._news: Final = news
        self._showing: Final = showing_of(self._view)
        self._menu: Final = self._showing.menu(self._view, screen.symbols)
        handlers = (
            self._help,
            self._list,
            self._why,
            self._undo,
            self._score,
            self._board,
            self._log,
            self._save,
            self._rules,
            self._card,
            self._quit,
        )
        named: dict[str, Callable[[str], Answer]] = dict(zip(COMMANDS, handlers, strict=True))
        if self._showing.cards is None:
            del named["card"]
        self._commands: Final = named

    def ask(self) -> Answer:
        """Ask until there is an action to play, or a wish to undo or to leave."""
        self._show()
        self._screen.offer([*self._menu.texts(), *self._commands])
        question = f"{self._seats[self._seat].name}>"
        answer: Answer = After.ASK_AGAIN
        while answer is After.ASK_AGAIN:
            answer = self._understand(self._screen.ask(question))
        return answer

    @property
    def _seat(self) -> int:
        assert self._view.seat is not None
        return self._view.seat

    def _show(self) -> None:
        self._screen.clear()
        self._screen.show(position(self._view, self._menu.places, self._screen.symbols, self._screen.width))
        self._screen.blank()
        self._screen.show(self._story.news(self._screen.width))
        self._screen.show(panels_of(self._view, self._screen.symbols).headline(self._screen.width))
        self._screen.show(self._menu.overview(self._screen.width))
        for sentences in self._news():
            self._screen.say(sentences, LABEL)
        self._screen.say(text("terminal-hint"), LABEL)

    def _understand(self, typed: str) -> Answer:
        words = typed.split()
        if not words:
            self._screen.say(text("terminal-hint"), LABEL)
            return After.ASK_AGAIN
        name = "help" if words[0] == "?" else words[0]
        if name in self._commands:
            return self._commands[name](" ".join(words[1:]))
        if len(words) == 1 and words[0].isdecimal():
            return self._by_number(int(words[0]))
        return self._by_words(words)

    def _by_number(self, number: int) -> Answer:
        action = self._menu.numbered(number)
        if action is None:
            self._screen.refuse(text("terminal-no-number", number=number))
            return After.ASK_AGAIN
        return self._checked(action)

    def _by_words(self, words: list[str]) -> Answer:
        fitting = self._menu.matching(words)
        whole = [action for action in fitting if len(str(action).split()) == len(words)]
        exact = [action for action in whole if str(action) == " ".join(words)]
        if exact or len(whole) == len(fitting) == 1:
            return self._checked((exact or whole)[0])
        if fitting:
            self._screen.show(self._menu.choices(fitting, self._screen.width))
            return After.ASK_AGAIN
        commands = [name for name in self._commands if name.startswith(words[0])]
        if len(commands) == 1:
            return self._commands[commands[0]](" ".join(words[1:]))
        self._refuse(completed(words, self._menu.tile_in_hand))
        return After.ASK_AGAIN

    def _checked(self, action: Action) -> Answer:
        """A legal action; one that throws action points away needs a confirmation."""
        left = int(self._view.seen.ap) if self._view.seen.step == SPEND else 0
        if action.form.ends_turn and self._confirm_end and left >= MANY_POINTS:
            question = text("terminal-really-end", ap=left)
            return action if self._screen.confirm(question, default=False) else After.ASK_AGAIN
        return action

    def _refuse(self, action: str) -> None:
        refused = self._game.why_not(action)
        if refused is not None:
            self._screen.refuse(str(refused))
            self._screen.say(text("terminal-hint-refused", rule=refused.rule), LABEL)

    # Commands

    def _help(self, _argument: str) -> Answer:
        self._screen.say(text("terminal-help-actions"))
        for name in self._commands:
            label = Text.assemble((text(f"terminal-usage-{name}"), TITLE))
            words = [Text(word) for word in text(f"terminal-help-{name}").split(" ")]
            self._screen.show(labelled(label, flow(words, self._screen.width, HELP_INDENT, gap=" ")))
        symbols = self._screen.symbols
        self._screen.say(
            text(
                "terminal-help-symbols",
                pieces=symbols.pieces(self._seat, 3, 1),
                camp=symbols.camp(self._seat),
                guardian=f"[{symbols.seats[self._seat]}]",
                leader=LEADER,
                masks=symbols.masks(2, 4),
                small=symbols.stones[2],
            )
        )
        if self._showing.help is not None:
            self._screen.say(text(self._showing.help, token=STONE_TOKEN, free=symbols.dash))
        return After.ASK_AGAIN

    def _list(self, argument: str) -> Answer:
        verbs = [verb for verb in self._menu.verbs if argument and verb.startswith(argument)]
        if argument and not verbs:
            self._screen.refuse(text("terminal-nothing-to-list", verb=argument, verbs=" · ".join(self._menu.verbs)))
        else:
            self._screen.show(self._menu.listing(verbs or self._menu.verbs, self._screen.width))
        return After.ASK_AGAIN

    def _why(self, argument: str) -> Answer:
        if not argument:
            self._screen.refuse(text("terminal-why-what"))
            return After.ASK_AGAIN
        meant = completed(argument.split(), self._menu.tile_in_hand)
        refused = self._game.why_not(meant)
        if refused is None:
            cost = self._menu.price(Action.parse(meant))
            self._screen.say(text("why-ok"))
            if cost:
                self._screen.say(text("terminal-costs", cost=cost))
        else:
            self._screen.refuse(str(refused))
            self._show_rule(refused.rule)
        return After.ASK_AGAIN

    def _undo(self, _argument: str) -> Answer:
        if self._game.can_undo:
            return After.UNDO
        self._screen.refuse(text("why-cannot-undo"))
        return After.ASK_AGAIN

    def _score(self, _argument: str) -> Answer:
        self._screen.show(past_scorings(self._game, self._screen.symbols, self._screen.width))
        self._screen.show(would_score(self._game, self._screen.symbols, self._screen.width))
        return After.ASK_AGAIN

    def _board(self, _argument: str) -> Answer:
        self._show()
        return After.ASK_AGAIN

    def _log(self, argument: str) -> Answer:
        entries = int(argument) if argument.isdecimal() else LOG_ENTRIES
        if argument and not argument.isdecimal():
            entries = len(self._game.log) + 1
        self._screen.show(self._story.log(entries, self._screen.width))
        return After.ASK_AGAIN

    def _save(self, argument: str) -> Answer:
        if not argument:
            self._screen.refuse(text("terminal-save-where"))
            return After.ASK_AGAIN
        path = Path(argument).expanduser()
        if path.exists() and not self._screen.confirm(text("terminal-overwrite", file=str(path)), default=False):
            return After.ASK_AGAIN
        try:
            save(path, self._game, self._seats)
        except OSError as error:
            problem = error.strerror or str(error)
            self._screen.refuse(text("terminal-cannot-save", file=str(path), problem=problem))
        else:
            self._screen.say(text("terminal-saved", file=str(path)))
        return After.ASK_AGAIN

    def _rules(self, argument: str) -> Answer:
        if argument:
            self._show_rule(argument)
        else:
            self._screen.refuse(text("terminal-rules-which"))
        return After.ASK_AGAIN

    def _show_rule(self, wanted: str) -> None:
        find = decision if wanted.upper().startswith(("A-", "C-")) else rule
        try:
            found = find(wanted).id
        except UnknownRule as error:
            self._screen.refuse(str(error))
            return
        self._screen.say(f"{found}  {attribute(found, 'title')}", TITLE)
        self._screen.say(text(found))

    def _card(self, argument: str) -> Answer:
        assert self._showing.cards is not None
        texts = self._showing.cards.texts(self._view)
        wanted = [name.removesuffix("x") for name in argument.split()] or self._showing.cards.own(self._view)
        unknown = [name for name in wanted if name not in texts]
        if unknown:
            self._screen.refuse(text("terminal-no-card", card=unknown[0]))
        for name in wanted if not unknown else ():
            label = Text.assemble((f"{name}  ", TITLE))
            words = [Text(word) for word in texts[name].split(" ")]
            self._screen.show(labelled(label, flow(words, self._screen.width, CARD_INDENT, gap=" ")))
        return After.ASK_AGAIN

    def _quit(self, _argument: str) -> Answer:
        return After.LEAVE
