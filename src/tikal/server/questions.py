"""What a player may want to know before deciding. A question is declared once, as commands are.

Everything is worked out from the player's own view.
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import Annotated, Any, ClassVar, Final, Literal, TypeVar, cast

from pydantic import Field, create_model

from tikal.advice.insight import anywhere, preview, threats, why
from tikal.advice.insight.data import PreviewAnswer, Threat, WhyAnswer
from tikal.advice.planning import Planned
from tikal.errors import TikalError, Unforeseeable
from tikal.games.action import Wish, wished
from tikal.games.view import View
from tikal.server.advising.hints import hint
from tikal.server.context import Context
from tikal.server.refusal import conflict, refusal_of
from tikal.server.schemas.advice import HintAnswer, PlanAnswer
from tikal.server.schemas.sent import MOST_ACTIONS, ActionText, SeatNumber, Sent
from tikal.server.tables.plans import plan_data, planned
from tikal.server.tables.positions import view_of
from tikal.server.tables.service import Access


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


NO_PLAN: Final = "no-plan"
"""The code of the refusal of a plan for a turn that does not come, or of which nobody knows yet how it begins."""

QUESTIONS: Final[dict[str, DeclaredQuestion]] = {}
"""[name] -> the question. Each is entered by its declaration."""

Model = TypeVar("Model", bound=type[Question])


def question(name: str, answer_model: Any) -> Callable[[Model], Model]:
    """Declare a question under a name, with the shape of its answer."""

    def declare(model: Model) -> Model:
        QUESTIONS[name] = DeclaredQuestion(name, model, answer_model)
        return model

    return declare


class _WorkedOut(Question):
    """A question that rules and views answer."""

    unforeseeable: ClassVar[str] = "unforeseeable"
    """The code of the refusal where nobody can say yet how things would stand."""

    async def answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        """Work it out in a thread."""
        return await context.compute(self._answer, context, table, secrets)

    def _answer(self, context: Context, table: str, secrets: Collection[str]) -> Any:
        access = context.tables.look(table, secrets)
        try:
            return self.find(access)
        except Unforeseeable as error:
            raise conflict(self.unforeseeable, error.message_id, error.message_args) from error
        except TikalError as error:
            raise refusal_of(error) from error

    def find(self, access: Access) -> Any:
        """The answer for who looks at a table."""
        raise NotImplementedError


class _AboutPosition(_WorkedOut):
    """A question about the position as the client sees it."""

    def find(self, access: Access) -> Any:
        """Look at the newest position."""
        return self.about(view_of(access.live.game, access.viewer))

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
class Plan(_WorkedOut):
    """A turn of one's own that is still to come: how far it can be played, and how things would stand then."""

    unforeseeable: ClassVar[str] = NO_PLAN

    seat: SeatNumber
    actions: Annotated[list[ActionText | Wish], Field(max_length=MOST_ACTIONS)]

    def find(self, access: Access) -> Any:
        """Try it."""
        return plan_data(access.live, self.seat, self.tried(access))

    def tried(self, access: Access) -> Planned:
        """How far the actions can be played."""
        return planned(access.live, access.viewer, self.seat, self.actions)


@question("threats", list[Threat])
class Threats(_WorkedOut):
    """For every seat: where an explorer of it could stand in a turn of its own, and with how many points."""

    unforeseeable: ClassVar[str] = NO_PLAN

    plan: Plan | None = None
    """After a turn that is planned; without one, as things stand."""

    def find(self, access: Access) -> Any:
        """Look where pieces can walk."""
        view = self.plan.tried(access).view if self.plan else view_of(access.live.game, access.viewer)
        return threats(view)


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
