"""Accounts with passkeys, and ratings. Nobody needs them to play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, TypeVar

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response
from sqlalchemy import Connection

from tikal.rules.state import SEATS
from tikal.server.context import Context
from tikal.server.limits.quotas import ROW_BYTES
from tikal.server.ratings import accounts
from tikal.server.ratings.leaderboard import leaderboard, own_ratings
from tikal.server.ratings.seats import play_for, rated_info
from tikal.server.routes.answers import Secrets, TableId, TheContext, answer, refusals
from tikal.server.schemas.ratings import Account, Leaderboard, PasskeyAsked, RatedSeats, Session
from tikal.server.schemas.sent import LARGEST_NUMBER, NewAccount, PasskeyShown, PlayFor, Word
from tikal.server.tables.seats import need_seat, viewer_of

router = APIRouter(prefix="/api", tags=["ratings"])
Found = TypeVar("Found")


def _site(request: Request) -> accounts.Site:
    """The site as the browser sees it; behind a proxy the trusted headers say so."""
    url = request.url
    return accounts.Site(url.hostname or "", f"{url.scheme}://{url.netloc}")


async def _changed(context: Context, work: Callable[[Connection, float], Found]) -> Found:
    def change() -> Found:
        with context.database.writing() as connection:
            return work(connection, context.tables.clock.wall())

    return await context.run(change)


async def _found(context: Context, work: Callable[[Connection, float], Found]) -> Found:
    def find() -> Found:
        with context.database.reading() as connection:
            return work(connection, context.tables.clock.wall())

    return await context.run(find)


@router.post("/accounts/registration", response_model=PasskeyAsked, responses=refusals(409))
async def registration(context: TheContext, request: Request, wanted: NewAccount) -> Response:
    """Ask for a new account under a name: what the browser needs to make a passkey."""
    context.need_room(ROW_BYTES)
    site = _site(request)
    return answer(
        await _changed(context, lambda database, now: accounts.registration(database, site, wanted.name, now))
    )


@router.post("/accounts", response_model=Session, status_code=201, responses=refusals(401, 409))
async def register(context: TheContext, request: Request, shown: PasskeyShown) -> Response:
    """Make the account, with the passkey that the browser has made."""
    return await _signed_in(context, request, shown, accounts.register, 201)


@router.post("/accounts/sign-in/options", response_model=PasskeyAsked, responses=refusals())
async def authentication(context: TheContext, request: Request) -> Response:
    """What the browser needs to show a passkey."""
    context.need_room(ROW_BYTES)
    site = _site(request)
    return answer(await _changed(context, lambda database, now: accounts.authentication(database, site, now)))


@router.post("/accounts/sign-in", response_model=Session, responses=refusals(401))
async def sign_in(context: TheContext, request: Request, shown: PasskeyShown) -> Response:
    """Sign in with the passkey that the browser has shown."""
    return await _signed_in(context, request, shown, accounts.sign_in, 200)


async def _signed_in(
    context: Context, request: Request, shown: PasskeyShown, work: Callable[..., accounts.SignedIn], status: int
) -> Response:
    context.need_room(ROW_BYTES)
    site = _site(request)
    asked = await _changed(context, lambda database, now: accounts.take_challenge(database, shown.challenge, now))
    done = await _changed(context, lambda database, now: work(database, site, asked, shown.credential, now))
    return answer({"session": done.session, "name": done.name}, status)


@router.get("/accounts/me", response_model=Account, responses=refusals(401))
async def me(context: TheContext, tokens: Secrets) -> Response:
    """Your account, by the session in the header, and its ratings."""

    def find(database: Connection, now: float) -> Any:
        return own_ratings(database, accounts.account_of(database, _token(tokens), now))

    return answer(await _found(context, find))


@router.delete("/accounts/me", status_code=204, responses=refusals(401))
async def delete(context: TheContext, tokens: Secrets) -> Response:
    """Delete your account, with everything that is stored about it."""

    def remove(database: Connection, now: float) -> None:
        accounts.delete_account(database, accounts.account_of(database, _token(tokens), now))

    await _changed(context, remove)
    return Response(status_code=204)


@router.delete("/accounts/session", status_code=204, responses=refusals(401))
async def sign_out(context: TheContext, tokens: Secrets) -> Response:
    """Sign out: the session is worthless from now on."""
    await _changed(context, lambda database, _: accounts.sign_out(database, _token(tokens) or ""))
    return Response(status_code=204)


def _token(tokens: tuple[str, ...]) -> str | None:
    return tokens[0] if tokens else None


@router.get("/ratings", response_model=Leaderboard, responses=refusals())
async def best(
    context: TheContext,
    edition: Word,
    players: Annotated[int, Query(ge=2, le=SEATS)],
    skip: Annotated[int, Query(ge=0, le=LARGEST_NUMBER)] = 0,
) -> Response:
    """The best players of an edition and a number of players, 50 at a time."""
    return answer(await _found(context, lambda database, _: leaderboard(database, edition, players, skip)))


@router.get("/tables/{table}/rated", response_model=RatedSeats, responses=refusals(401, 404))
async def rated(context: TheContext, table: TableId, secrets: Secrets) -> Response:
    """Which seats play for a rating, and after the end what the game did to it."""
    access = await context.run(context.tables.look, table, secrets)
    return answer({"seats": await _found(context, lambda database, _: rated_info(database, access.live.row.id))})


@router.post("/tables/{table}/seats/{seat}/rated", response_model=RatedSeats, responses=refusals(401, 403, 404, 409))
async def rate_seat(
    context: TheContext,
    table: TableId,
    secrets: Secrets,
    seat: Annotated[int, Path(ge=0, lt=SEATS)],
    wanted: PlayFor,
) -> Response:
    """Let a seat of yours at a rated table play for your account, before its first move."""

    def link(database: Connection, now: float) -> Any:
        live = context.tables.locked(database, table, secrets)
        need_seat(viewer_of(live.row, live.seats, secrets), live.seats, seat)
        play_for(database, live, seat, accounts.account_of(database, wanted.session, now))
        return rated_info(database, table)

    return answer({"seats": await _changed(context, link)})
