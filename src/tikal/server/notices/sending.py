"""Sending one message. Everything here blocks, and nothing here may log an address."""

from __future__ import annotations

import json
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from tikal.server.notices.addresses import plugin
from tikal.server.notices.guard import ForbiddenAddress, only_public
from tikal.server.notices.keys import PushKeys

SECONDS: Final = 15.0
PUSH_LIVES: Final = 86_400
"""Seconds for which a push service keeps a message for a device that is off."""
GONE: Final = frozenset((404, 410))
REFUSED: Final = 400


@dataclass(frozen=True, slots=True)
class Text:
    """What a message says."""

    title: str
    body: str
    link: str
    """To the table."""
    stop: str
    """To be spared further messages."""
    stop_text: str


@dataclass(frozen=True, slots=True)
class Outcome:
    """Whether a message was taken; if not, the id of a message that says why."""

    problem: str | None = None
    is_gone: bool = False
    """The address will never work again."""


UNREACHABLE: Final = Outcome("notices-unreachable")


def send(kind: str, address: str, text: Text, keys: PushKeys, allow_local: bool) -> Outcome:
    """Send a message to an address."""
    try:
        with nullcontext() if allow_local else only_public():
            return _push(address, text, keys) if kind == "push" else _notify(address, text)
    except ForbiddenAddress:
        return Outcome("notices-local-address")
    except Exception:  # noqa: BLE001 -- whatever a library makes of an address must not end the sender
        return UNREACHABLE


def _push(address: str, text: Text, keys: PushKeys) -> Outcome:
    import httpx
    from webpush import WebPush, WebPushSubscription

    subscription = WebPushSubscription.model_validate_json(address)
    host = urlsplit(text.link).hostname or "localhost"
    pusher = WebPush(keys.private.encode(), keys.public.encode(), f"postmaster@{host}", ttl=PUSH_LIVES)
    payload = {"title": text.title, "body": text.body, "link": text.link}
    message = pusher.get(json.dumps(payload), subscription)
    headers = {name: str(value) for name, value in message.headers.items()}
    sent = {"content": message.encrypted, "headers": headers}
    with (
        httpx.Client(timeout=SECONDS, follow_redirects=False, trust_env=False) as client,
        client.stream("POST", str(subscription.endpoint), **sent) as answer,
    ):
        status = answer.status_code  # what else it says is of no interest, and may be long
    if status in GONE:
        return Outcome("notices-gone", is_gone=True)
    return Outcome("notices-refused") if status >= REFUSED else Outcome()


def _notify(address: str, text: Text) -> Outcome:
    found = plugin(address)
    if found is None:
        return Outcome("notices-unknown-address")
    body = f"{text.body}\n\n{text.link}\n\n{text.stop_text}\n{text.stop}"
    return Outcome() if found.notify(body=body, title=text.title) else Outcome("notices-refused")
