"""What a player may want to know before deciding. A question is declared once, as commands are.

Everything is worked out from the player's own view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, cast

from pydantic import Field, create_model

from tikal.advice.insight import anywhere, preview, why
from tikal.advice.insight.data import PreviewAnswer, WhyAnswer
from tikal.errors import TikalError, Unforeseeable
from tikal.games.action import Wish, wished
from tikal.games.view import View
from tikal.server.advising.hints import hint
from tikal.server.context import Context
from tikal.server.refusal import conflict, refusal_of
from tikal.server.schemas.advice import HintAnswer, PlanAnswer
from tikal.server.schemas.sent import MOST_ACTIONS, ActionText, SeatNumber, Sent
from tikal.server.tables.plans import planned
from tikal.server.tables.positions import view_of


class Question(Sent):
    """Something that a client asks about a table."""

    takes_long: ClassVar[bool] = False
    """Whether a client can go on while it waits for the answer."""

    async def answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        """The answer."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class DeclaredQuestion:
    """A question with its name, which is also its route, and the shape of its answer."""

    name: str
    model: type[Question]
    answer_model: Any

    def socket_model(self) -> type[Question]:
        """The question as a message on the socket."""
        fields: dict[str, Any] = {
            "type": Literal["ask"],
            "id": Annotated[str, Field(max_length=64)],
            "what": cast(Any, Literal)[self.name],
        }
        return create_model(f"Ask{self.model.__name__}", __base__=self.model, __doc__=self.model.__doc__, **fields)


QUESTIONS: Final[dict[str, DeclaredQuestion]] = {}
"""[name] -> the question. Each is entered by its declaration."""

Model = TypeVar("Model", bound=type[Question])


def question(name: str, answer_model: Any) -> Callable[[Model], Model]:
    """Declare a question under a name, with the shape of its answer."""

    def declare(model: Model) -> Model:
        QUESTIONS[name] = DeclaredQuestion(name, model, answer_model)
        return model

    return declare


class _AboutPosition(Question):
    """A question about the position as the client sees it."""

    async def answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        """Work it out in a thread."""
        return await context.compute(self._answer, context, table, secrets)

    def _answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        access = context.tables.look(table, secrets)
        try:
            return self.about(view_of(access.live.game, access.viewer))
        except Unforeseeable as error:
            raise conflict("unforeseeable", error.message_id, error.message_args) from error
        except TikalError as error:
            raise refusal_of(error) from error

    def about(self, view: View) -> Any:
        """The answer from a view."""
        raise NotImplementedError


@question("why", WhyAnswer)
class Why(_AboutPosition):
    """Whether an action may be played now, what it costs, and if not, why."""

    action: ActionText | Wish
    """As a text, or by its parts. A kind without arguments: can anything of the kind be done anywhere?"""

    def about(self, view: View) -> Any:
        """Look at the rules."""
        if isinstance(self.action, str):
            return why(view, self.action)
        in_general = None if self.action["args"] else anywhere(view, self.action["kind"])
        return in_general or why(view, wished(self.action))


@question("preview", PreviewAnswer)
class Preview(_AboutPosition):
    """How things would stand after some actions."""

    actions: Annotated[list[ActionText], Field(max_length=MOST_ACTIONS)]

    def about(self, view: View) -> Any:
        """Play the actions on a copy."""
        return preview(view, self.actions)


@question("plan", PlanAnswer)
class Plan(Question):
    """A turn of one's own that is still to come: how far it can be played, and how things would stand then."""

    seat: SeatNumber
    actions: Annotated[list[ActionText | Wish], Field(max_length=MOST_ACTIONS)]

    async def answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        """Work it out in a thread."""
        return await context.compute(self._answer, context, table, secrets)

    def _answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        access = context.tables.look(table, secrets)
        try:
            return planned(access.live, access.viewer, self.seat, self.actions)
        except Unforeseeable as error:
            raise conflict("no-plan", error.message_id, error.message_args) from error
        except TikalError as error:
            raise refusal_of(error) from error


@question("hint", HintAnswer)
class Hint(Question):
    """What the seat to act could do, for the player who sits there: a first hint, or the whole turn."""

    takes_long: ClassVar[bool] = True

    level: Literal["greedy", "planner", "expert"] = "planner"
    whole: bool = False

    async def answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        """Ask the adviser."""
        access = await context.run(context.tables.look, table, secrets)
        return await hint(context.adviser, access.live, access.viewer, self.level, self.whole)
