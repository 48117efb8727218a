"""The course of a game as a table: which decisions it waits for, and which actions can answer each of them.

A game declares its steps, the verbs of each step and the functions of each verb. From this table come the functions
that list, check and do whatever is due, so a verb is named in one place only.

Compiled code cannot call a function that it looks up. Therefore the table is written out as source when its module is
imported: the chain of ifs that you would otherwise write by hand. Closures that each handle one row and call the next
would do the same, but each of them takes another 40 ms to compile.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from types import FunctionType
from typing import Any, Final, Generic, NamedTuple, TypeAlias, cast

from tikal.compiling.functions import compiled
from tikal.rules.reasons import GAME_OVER, OK, WRONG_STEP
from tikal.rules.state import AnyState, State
from tikal.rules.steps import OVER
from tikal.rules.verbs import Choices, first_of, fourth_of, second_of, third_of, verb_of

List: TypeAlias = Callable[[AnyState, Choices], None]
Check: TypeAlias = Callable[[AnyState, int], int]
Do: TypeAlias = Callable[[AnyState, int], None]


class Verb(NamedTuple):
    """A kind of action. Both functions take the state, and then as many arguments of the action as they need."""

    verb: int
    check: Callable[..., int]
    """OK, or the reason why the action is not allowed."""
    do: Callable[..., None]


class Step(NamedTuple):
    """A decision, and the actions that can answer it."""

    step: int
    list_all: List[Any]
    """Adds all legal actions to the list of choices."""
    verbs: tuple[Verb, ...]
    then: Callable[[Any], None] | None = None
    """What follows after each of its actions."""


class Flow(NamedTuple, Generic[AnyState]):
    """Functions for whichever step is due."""

    list_all: List[AnyState]
    check: Check[AnyState]
    do: Do[AnyState]


class Substeps(NamedTuple):
    """A decision that another flow divides into steps of its own."""

    step: int
    flow: Flow[Any]


class GameFlow(NamedTuple, Generic[AnyState]):
    """What a game can be asked while it runs."""

    legal_actions: Callable[[AnyState, Choices], int]
    """Fills the list with all legal actions; how many there are, never 0 before the end."""
    check: Check[AnyState]
    """OK, or the reason why an action is not allowed now."""
    do: Do[AnyState]
    """Carries out a legal action, and everything that follows from it without a decision."""


@compiled
def always(s: State) -> int:
    """The check of a verb that is allowed whenever its step is due."""
    return OK


@compiled
def step_due(s: State) -> int:
    """What the game waits for."""
    return s.step


def game_flow(*steps: Step | Substeps) -> GameFlow[Any]:
    """A whole game from its steps."""
    list_due, check_due, do_due = flow_of("game", step_due, steps, otherwise=WRONG_STEP)

    @compiled
    def legal_actions(s: Any, out: Choices) -> int:
        out.count = 0
        list_due(s, out)
        return out.count

    @compiled
    def check(s: Any, code: int) -> int:
        return GAME_OVER if s.step == OVER else check_due(s, code)

    return GameFlow(legal_actions, check, do_due)


def flow_of(name: str, due: Callable[[Any], int], steps: Sequence[Step | Substeps], otherwise: int) -> Flow[Any]:
    """The functions of a table: `due` returns the step, `otherwise` is the reason against verbs it does not have."""
    source = _Source()
    key = f"due = {source.call(due, 's')}\n"
    lists = {step.step: source.list_all(step) for step in steps}
    checks = {step.step: source.checks(step) for step in steps}
    deeds = {step.step: source.deeds(step) for step in steps}
    return Flow(
        source.function(f"list_{name}", "s, out", key + _chain("due", lists)),
        source.function(f"check_{name}", "s, code", key + _PARTS + _chain("due", checks) + f"return {otherwise}\n"),
        source.function(f"do_{name}", "s, code", key + _PARTS + _chain("due", deeds)),
    )


def do_of(name: str, verbs: Iterable[Verb]) -> Do[Any]:
    """A function that carries out an action of any of these verbs."""
    source = _Source()
    deeds = {verb.verb: source.call(verb.do, *_ARGUMENTS) for verb in verbs}
    do: Do[Any] = source.function(f"do_{name}", "s, code", _PARTS + _chain("verb", deeds))
    return do


def choice_of(
    name: str, key: Callable[[int], int], functions: Mapping[int, Callable[..., Any]], otherwise: int | None = None
) -> Callable[[Any, int], Any]:
    """A function of the state and a number, which calls the function for the number's key."""
    source = _Source()
    calls = {value: "return " + source.call(function, "s", "number") for value, function in functions.items()}
    return cast(
        Callable[[Any, int], Any],
        source.function(
            name, "s, number", f"key = {source.call(key, 'number')}\n" + _chain("key", calls) + f"return {otherwise}\n"
        ),
    )


_ARGUMENTS: Final = ("s", "first", "second", "third", "fourth")
_PARTS: Final = "".join(f"{part} = {part}_of(code)\n" for part in ("verb", *_ARGUMENTS[1:]))


def _chain(key: str, cases: Mapping[int, str]) -> str:
    """The source of a choice between cases."""
    return "".join(f"elif {key} == {value}:\n{_indented(body)}" for value, body in cases.items()).removeprefix("el")


def _indented(source: str) -> str:
    return "".join(f"    {line}\n" for line in source.splitlines())


class _Source:
    """Functions that are being written, and the names of those that they call."""

    def __init__(self) -> None:
        self._names: Final[dict[str, Any]] = {"__name__": __name__}
        for part in (verb_of, first_of, second_of, third_of, fourth_of):
            self._names[part.__name__] = part

    def call(self, function: Callable[..., object], *arguments: str) -> str:
        """A call with as many of the arguments as the function takes."""
        code = cast(FunctionType, function).__code__
        name = f"{code.co_name}_{len(self._names)}"
        self._names[name] = function
        return f"{name}({', '.join(arguments[: code.co_argcount])})"

    def list_all(self, step: Step | Substeps) -> str:
        """Listing the choices of a step."""
        return self.call(step.flow.list_all if isinstance(step, Substeps) else step.list_all, "s", "out")

    def checks(self, step: Step | Substeps) -> str:
        """Checking an action of a step."""
        if isinstance(step, Substeps):
            return "return " + self.call(step.flow.check, "s", "code")
        return _chain("verb", {verb.verb: "return " + self.call(verb.check, *_ARGUMENTS) for verb in step.verbs})

    def deeds(self, step: Step | Substeps) -> str:
        """Carrying out an action of a step."""
        if isinstance(step, Substeps):
            return self.call(step.flow.do, "s", "code")
        chain = _chain("verb", {verb.verb: self.call(verb.do, *_ARGUMENTS) for verb in step.verbs})
        return chain + (self.call(step.then, "s") if step.then else "")

    def function(self, name: str, parameters: str, body: str) -> Any:
        """The function with that source."""
        exec(f"def {name}({parameters}):\n{_indented(body)}", self._names)
        return compiled(self._names[name])
