"""Accounts: a name and a passkey. There are no passwords, and nothing else is stored about a person."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from tikal.server.durations import DAY
from tikal.server.ratings.schema import accounts, challenges, passkeys, sessions
from tikal.server.refusal import Refusal, conflict, malformed
from tikal.server.secrets import hash_of, new_secret, new_table_id
from tikal.texts.messages import Message

CHALLENGE_SECONDS: Final = 300.0
SESSION_SECONDS: Final = 90 * DAY
NAME: Final = "Tikal"
CREDENTIAL_ID: Final = r"[A-Za-z0-9_-]{1,1400}"
"""The form of the ids of passkeys."""


@dataclass(frozen=True, slots=True)
class Site:
    """Where the page is: a passkey belongs to one site."""

    host: str
    origin: str


@dataclass(frozen=True, slots=True)
class Challenge:
    """What a passkey has to sign, and for a new account its name."""

    value: bytes
    name: str | None


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody who has shown their passkey, and the token by which the server knows them from now on."""

    session: str
    name: str


def registration(connection: Connection, site: Site, name: str, now: float) -> dict[str, Any]:
    """What the browser needs to make a passkey for a new account."""
    from webauthn import generate_registration_options
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    _need_free(connection, name)
    options = generate_registration_options(
        rp_id=site.host,
        rp_name=NAME,
        user_name=name,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
        ),
    )
    return _asked(connection, options, name, now)


def take_challenge(connection: Connection, challenge_id: str, now: float) -> Challenge:
    """A challenge, which nobody can answer a second time. Commit this before you look at the answer."""
    from webauthn import base64url_to_bytes

    gone = delete(challenges).where(challenges.c.id == challenge_id, challenges.c.expires > now)
    found = connection.execute(gone.returning(challenges.c.challenge, challenges.c.name)).one_or_none()
    if found is None:
        raise malformed("challenge: this one is too old or was answered already; begin again", field="challenge")
    return Challenge(base64url_to_bytes(found.challenge), found.name)


def register(connection: Connection, site: Site, asked: Challenge, credential: dict[str, Any], now: float) -> SignedIn:
    """A new account for whoever has made a passkey."""
    from webauthn import verify_registration_response
    from webauthn.helpers import bytes_to_base64url
    from webauthn.helpers.exceptions import WebAuthnException

    name = asked.name
    if name is None:
        raise _refused()
    try:
        verified = verify_registration_response(
            credential=credential, expected_challenge=asked.value, expected_rp_id=site.host, expected_origin=site.origin
        )
    except (WebAuthnException, ValueError):
        raise _refused() from None
    _need_free(connection, name)
    account = new_table_id()
    try:
        connection.execute(insert(accounts).values(id=account, name=name, name_key=name_key(name), created=now))
        key = {"public_key": bytes_to_base64url(verified.credential_public_key), "sign_count": verified.sign_count}
        credential_id = bytes_to_base64url(verified.credential_id)
        connection.execute(insert(passkeys).values(credential=credential_id, account_id=account, **key))
    except IntegrityError:
        raise _name_taken(name) from None
    return _session(connection, account, name, now)


def authentication(connection: Connection, site: Site, now: float) -> dict[str, Any]:
    """What the browser needs to show a passkey. Which one, its owner chooses."""
    from webauthn import generate_authentication_options

    return _asked(connection, generate_authentication_options(rp_id=site.host), None, now)


def sign_in(connection: Connection, site: Site, asked: Challenge, credential: dict[str, Any], now: float) -> SignedIn:
    """The account of a passkey."""
    from webauthn import base64url_to_bytes, verify_authentication_response
    from webauthn.helpers.exceptions import WebAuthnException

    shown = str(credential.get("id"))
    if asked.name is not None or not re.fullmatch(CREDENTIAL_ID, shown):
        raise _refused()
    query = select(accounts.c.id, accounts.c.name, passkeys.c.public_key, passkeys.c.sign_count)
    query = query.join(passkeys, passkeys.c.account_id == accounts.c.id)
    row = connection.execute(query.where(passkeys.c.credential == shown)).one_or_none()
    if row is None:
        raise _refused()
    try:
        verified = verify_authentication_response(
            credential=credential,
            expected_challenge=asked.value,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=base64url_to_bytes(row.public_key),
            credential_current_sign_count=row.sign_count,
        )
    except (WebAuthnException, ValueError):
        raise _refused() from None
    used = update(passkeys).where(passkeys.c.credential == shown)
    connection.execute(used.values(sign_count=verified.new_sign_count))
    return _session(connection, row.id, row.name, now)


def account_of(connection: Connection, token: str | None, now: float) -> str:
    """The account that a token is for."""
    query = select(sessions.c.account_id).where(sessions.c.token_hash == hash_of(token or ""), sessions.c.expires > now)
    found = connection.execute(query).scalar_one_or_none()
    if found is None:
        raise Refusal(401, "signed-out", Message("refused-signed-out"))
    return str(found)


def sign_out(connection: Connection, token: str) -> None:
    """The token is worthless from now on."""
    connection.execute(delete(sessions).where(sessions.c.token_hash == hash_of(token)))


def delete_account(connection: Connection, account: str) -> None:
    """Everything about an account goes: passkeys, sessions, ratings and what it did in rated games."""
    connection.execute(delete(accounts).where(accounts.c.id == account))


def name_key(name: str) -> str:
    """The same for names that look the same."""
    return unicodedata.normalize("NFKC", name).casefold()[:80]


def _asked(connection: Connection, options: Any, name: str | None, now: float) -> dict[str, Any]:
    from webauthn.helpers import bytes_to_base64url, options_to_json_dict

    connection.execute(delete(challenges).where(challenges.c.expires < now))
    asked, expires = new_table_id(), now + CHALLENGE_SECONDS
    challenge = bytes_to_base64url(options.challenge)
    connection.execute(insert(challenges).values(id=asked, challenge=challenge, name=name, expires=expires))
    return {"challenge": asked, "options": options_to_json_dict(options)}


def _need_free(connection: Connection, name: str) -> None:
    if connection.execute(select(accounts.c.id).where(accounts.c.name_key == name_key(name))).first() is not None:
        raise _name_taken(name)


def _session(connection: Connection, account: str, name: str, now: float) -> SignedIn:
    token = new_secret()
    connection.execute(delete(sessions).where(sessions.c.expires < now))
    row = {"token_hash": hash_of(token), "account_id": account, "expires": now + SESSION_SECONDS}
    connection.execute(insert(sessions).values(**row))
    return SignedIn(token, name)


def _name_taken(name: str) -> Refusal:
    return conflict("name-taken", "refused-name-taken", {"name": name})


def _refused() -> Refusal:
    return Refusal(401, "passkey-wrong", Message("refused-passkey"))
