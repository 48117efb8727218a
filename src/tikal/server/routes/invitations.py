"""Seats and who may take them. These answer with secrets, so they are not repeated for a key as commands are."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import Response

from tikal.rules.state import SEATS
from tikal.server.commands import seating
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.invitations import Invitation, SeatSecret
from tikal.server.schemas.sent import Inviting, SecretWanted, SitDown

router = APIRouter(prefix="/api/tables/{table}", tags=["seats"])
REFUSALS = refusals(401, 403, 404, 409)


@router.post("/invitations", response_model=Invitation, responses=REFUSALS)
async def invite(context: TheContext, table: TableId, secrets: Secrets, wanted: Inviting) -> Response:
    """Invite one person to seats that nobody has taken; earlier invitations to them are withdrawn. For the host.

    A seat that was taken is free again when its player has left it, or has not been seen for a week.
    """
    invitation = await context.run(seating.invite, context.tables, table, secrets, sorted(set(wanted.seats)))
    return answer({"invitation": invitation})


@router.post("/sit-down", response_model=SeatSecret, responses=REFUSALS)
async def sit_down(context: TheContext, table: TableId, secrets: Secrets, wanted: SitDown) -> Response:
    """Take the seats of an invitation, which is sent as the secret. It can be used once.

    Send a `secret` of your own, made by chance, to be able to ask again if the answer gets lost.
    """
    secret, seats = await context.run(seating.sit_down, context.tables, table, secrets, wanted)
    return answer({"secret": secret, "seats": list(seats)})


@router.post("/seats/{seat}/link", response_model=SeatSecret, responses=REFUSALS)
async def renew(
    context: TheContext,
    table: TableId,
    secrets: Secrets,
    seat: Annotated[int, Path(ge=0, lt=SEATS)],
    wanted: SecretWanted | None = None,
) -> Response:
    """Give a seat of yours a new secret; the old one does not open it any more."""
    secret = await context.run(seating.renew, context.tables, table, secrets, seat, wanted and wanted.secret)
    return answer({"secret": secret, "seats": [seat]})
