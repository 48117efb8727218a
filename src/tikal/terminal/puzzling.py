"""A puzzle at the terminal: the same decisions as in a game, until the player ends the turn."""

from __future__ import annotations

from tikal.games.action import Action
from tikal.puzzles.explanation import explain
from tikal.puzzles.puzzle import Attempt, Puzzle
from tikal.rules.verbs import END
from tikal.terminal.decision import After, Decision
from tikal.terminal.screen import Screen
from tikal.terminal.seats import PERSON, Seat
from tikal.terminal.story import Story
from tikal.terminal.symbols import LABEL, TITLE
from tikal.texts.messages import text


def solve_puzzle(screen: Screen, puzzle: Puzzle) -> None:
    """Let somebody try until the best turn is found, or they have had enough."""
    try:
        while (attempt := _let_try(screen, puzzle)) is not None:
            _judge(screen, attempt)
            if attempt.is_best:
                return
            if not screen.confirm(text("puzzle-terminal-again"), default=True):
                break
        if screen.confirm(text("puzzle-terminal-show"), default=False):
            _explain(screen, puzzle)
    except EOFError:
        screen.blank()


def _let_try(screen: Screen, puzzle: Puzzle) -> Attempt | None:
    """One turn, action by action; None if the player leaves."""
    game, seat = puzzle.game(), puzzle.seat
    seats = [Seat(name, PERSON) for name in game.table.names]
    story, played = Story(game), list[Action]()
    while True:
        answer = Decision(game, seat, seats, story, screen, False, lambda: _task(puzzle)).ask()
        if answer is After.LEAVE:
            return None
        story.mark()
        if answer is After.UNDO:
            story.undo()
            played.pop()
        elif isinstance(answer, Action):
            if answer.form.verb == END:
                return puzzle.attempt(played)
            story.play(answer)
            played.append(answer)


def _task(puzzle: Puzzle) -> list[str]:
    """What is asked, shown above the question."""
    title = f"{text('puzzle-title', number=puzzle.number)} ({text('puzzle-level', level=puzzle.level)})"
    name = puzzle.game().table.names[puzzle.seat]
    return [f"{title}. {text('puzzle-task', name=name)} {text('puzzle-terminal-end')}"]


def _judge(screen: Screen, attempt: Attempt) -> None:
    message = "puzzle-best" if attempt.is_best else "puzzle-short"
    screen.say(text(message, points=attempt.points, short=attempt.short), TITLE)


def _explain(screen: Screen, puzzle: Puzzle) -> None:
    told = explain(puzzle)
    screen.say(text("puzzle-steps", points=puzzle.best), TITLE)
    for step in told.steps:
        screen.say(f"  {step.text()}")
    for reason in (*told.aims, *told.costs):
        screen.say(f"  {reason.text()}", LABEL)
