"""Notices that it is somebody's turn: addresses of seats and tables, and the links in messages."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal
from urllib.parse import urlsplit
from uuid import uuid4

from fastapi import APIRouter, Path, Request
from fastapi.responses import Response

from tikal.rules.state import SEATS
from tikal.server.context import Context
from tikal.server.limits.quotas import ROW_BYTES
from tikal.server.notices.addresses import checked, refused, shown
from tikal.server.notices.guard import ForbiddenAddress, need_public
from tikal.server.refusal import conflict, malformed, not_found
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.notices import Addresses, AddressOfToken, NewAddress, Tested, TokenSent
from tikal.server.secrets import new_secret
from tikal.server.store import notices, reading
from tikal.server.store.notices import AddressRow
from tikal.server.tables.seats import need_host, need_seat

router = APIRouter(prefix="/api", tags=["notices"])
REFUSALS = refusals(401, 403, 404, 409)
MOST_ADDRESSES: Final = 5
"""Of a seat, or of a table."""

SeatOrTable = Annotated[str, Path(pattern=f"^([0-{SEATS - 1}]|table)$", description="A seat, or `table` for all.")]
AddressId = Annotated[str, Path(pattern="^[0-9a-f]{32}$")]


@router.get("/tables/{table}/notices/{seat}", response_model=Addresses, responses=REFUSALS)
async def addresses(context: TheContext, table: TableId, secrets: Secrets, seat: SeatOrTable) -> Response:
    """Where a player is notified of their turn; with `table`, where the host is notified of everybody's turns."""
    return answer(await context.run(_addresses, context, table, secrets, seat))


@router.post("/tables/{table}/notices/{seat}", response_model=Addresses, status_code=201, responses=REFUSALS)
async def add(
    context: TheContext, request: Request, table: TableId, secrets: Secrets, seat: SeatOrTable, wanted: NewAddress
) -> Response:
    """Add an address. Browsers get notices at once, others when the link in a test message was opened."""
    await context.run(_seat, context, table, secrets, seat)
    try:
        kind, address = await context.look_up(_checked, wanted, context.notices.settings.local)
    except TimeoutError:
        raise refused("notices-no-such-host") from None
    context.need_room(ROW_BYTES + len(address))
    await context.run(_add, context, table, secrets, seat, wanted, kind, address, _site(request))
    return answer(await context.run(_addresses, context, table, secrets, seat), 201)


@router.post("/tables/{table}/notices/{seat}/{id}/test", response_model=Tested, responses=REFUSALS)
async def test(context: TheContext, table: TableId, secrets: Secrets, seat: SeatOrTable, id: AddressId) -> Response:
    """Send a test message, and say whether it was taken."""
    row = await context.run(_own, context, table, secrets, seat, id)
    return answer({"problem": (await context.notices.test(row)).problem})


@router.delete("/tables/{table}/notices/{seat}/{id}", response_model=Addresses, responses=REFUSALS)
async def remove(context: TheContext, table: TableId, secrets: Secrets, seat: SeatOrTable, id: AddressId) -> Response:
    """Forget an address."""
    row = await context.run(_own, context, table, secrets, seat, id)
    await context.run(_remove, context, row)
    return answer(await context.run(_addresses, context, table, secrets, seat))


@router.post("/notices/look", response_model=AddressOfToken, responses=refusals(404))
async def look(context: TheContext, sent: TokenSent) -> Response:
    """What the link in a message is about."""
    return answer(await context.run(_by_token, context, sent.token))


@router.post("/notices/confirm", response_model=AddressOfToken, responses=refusals(404))
async def confirm(context: TheContext, sent: TokenSent) -> Response:
    """Confirm an address: its owner wants to be notified of turns."""
    return answer(await context.run(_by_token, context, sent.token, True))


@router.post("/notices/stop", status_code=204, responses=refusals(404))
async def stop(context: TheContext, sent: TokenSent) -> Response:
    """Forget an address, as its owner asks."""
    await context.run(_stop, context, sent.token)
    return Response(status_code=204)


# These block.


def _seat(context: Context, table: str, secrets: tuple[str, ...], seat: str) -> int | None:
    """The seat, if it is the client's; None for the whole table, if the client is its host."""
    access = context.tables.look(table, secrets)
    if seat == "table":
        need_host(access.viewer)
        return None
    return need_seat(access.viewer, access.live.seats, int(seat)).seat


def _addresses(context: Context, table: str, secrets: tuple[str, ...], seat: str) -> dict[str, Any]:
    number = _seat(context, table, secrets, seat)
    with context.database.reading() as connection:
        rows = notices.addresses_of(connection, table, number)
    return {"push_key": context.notices.keys.browser, "addresses": [_info(row) for row in rows]}


def _info(row: AddressRow) -> dict[str, Any]:
    return {
        "id": row.id,
        "kind": row.kind,
        "shown": _shown(row),
        "confirmed": row.confirmed,
        "problem": row.problem,
    }


def _shown(row: AddressRow) -> str:
    return "" if row.kind == "push" else shown(row.address)


def _checked(wanted: NewAddress, local: bool) -> tuple[Literal["push", "address"], str]:
    """What an address is stored as. It asks whoever answers for its name, which may take long."""
    if wanted.subscription is not None and wanted.address is None:
        _need_public_endpoint(wanted.subscription.endpoint, local)
        return "push", wanted.subscription.model_dump_json(exclude={"expirationTime"})
    if wanted.address is not None and wanted.subscription is None:
        return "address", checked(wanted.address, local)
    raise malformed("give either a subscription or an address")


def _add(
    context: Context,
    table: str,
    secrets: tuple[str, ...],
    seat: str,
    wanted: NewAddress,
    kind: Literal["push", "address"],
    address: str,
    site: str,
) -> None:
    number = _seat(context, table, secrets, seat)
    row = AddressRow(
        id=uuid4().hex,
        table_id=table,
        seat=number,
        kind=kind,
        address=address,
        token=new_secret(),
        language=wanted.language,
        site=site,
        confirmed=kind == "push",
    )
    with context.database.writing() as connection:
        rows = notices.addresses_of(connection, table, number)
        if len([one for one in rows if one.address != address]) >= MOST_ADDRESSES:
            raise conflict("too-many-addresses", "notices-too-many-addresses", {"most": MOST_ADDRESSES})
        notices.add_address(connection, row)


def _need_public_endpoint(endpoint: str, local: bool) -> None:
    host = urlsplit(endpoint).hostname
    if not host:
        raise refused("notices-unknown-address")
    if local:
        return
    try:
        need_public(host)
    except ForbiddenAddress as error:
        raise refused("notices-local-address") from error
    except OSError as error:
        raise refused("notices-no-such-host") from error


def _own(context: Context, table: str, secrets: tuple[str, ...], seat: str, id_: str) -> AddressRow:
    number = _seat(context, table, secrets, seat)
    with context.database.reading() as connection:
        row = notices.address_by(connection, id=id_)
    if row is None or (row.table_id, row.seat) != (table, number):
        raise not_found("notices-no-address")
    return row


def _remove(context: Context, row: AddressRow) -> None:
    with context.database.writing() as connection:
        notices.delete_address(connection, row.id)


def _by_token(context: Context, token: str, confirming: bool = False) -> dict[str, Any]:
    with context.database.writing() as connection:
        row = notices.address_by(connection, token=token)
        if row is None:
            raise not_found("notices-no-address")
        if confirming:
            notices.change_address(connection, row.id, confirmed=True, failures=0, problem=None)
        table = reading.table_row(connection, row.table_id)
        assert table is not None
    return {"table": row.table_id, "title": table.title, "shown": _shown(row), "confirmed": confirming or row.confirmed}


def _stop(context: Context, token: str) -> None:
    with context.database.writing() as connection:
        row = notices.address_by(connection, token=token)
        if row is None:
            raise not_found("notices-no-address")
        notices.delete_address(connection, row.id)


def _site(request: Request) -> str:
    """The address of this server as the client knows it, for links in messages."""
    return str(request.base_url).rstrip("/")[:200]
