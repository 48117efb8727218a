"""Addresses that players may choose for notices."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from tikal.server.notices.guard import ForbiddenAddress, need_public
from tikal.server.refusal import Refusal
from tikal.texts.messages import Message

if TYPE_CHECKING:
    from apprise import NotifyBase

logging.getLogger("apprise").setLevel(logging.CRITICAL)  # it would log addresses

SERVICES: Final = frozenset(
    ("discord", "slack", "tgram", "pover", "pbul", "msteams", "workflows", "signals", "threema", "zulip", "webexteams")
)
"""Schemes of services that are always at the same public place."""
ANYWHERE: Final = frozenset(
    ("mailto", "mailtos", "ntfy", "ntfys", "json", "jsons", "form", "forms", "matrix", "matrixs", "gotify", "gotifys",
     "rocket", "rockets", "mmost", "mmosts", "nextcloud", "nctalk", "ncloud", "nclouds")
)  # fmt: skip
"""Schemes that lead to a host of the player's choice."""
CLOUD: Final = "cloud"
"""The mode of ntfy in which there is a topic in place of a host."""
WEB: Final = {"http": "json", "https": "jsons"}
"""A plain address of the web is one to which JSON is posted, unless it belongs to a service."""


def refused(message_id: str) -> Refusal:
    """An address that cannot be used."""
    return Refusal(422, "bad-address", Message(message_id))


def checked(address: str, allow_local: bool) -> str:
    """An address as it is stored. It is refused if we do not know it, or if it leads into the server's own network."""
    address = address.strip()
    scheme = urlsplit(address).scheme.lower()
    if scheme in WEB and (scheme_of(address) in (None, *WEB)):
        address = WEB[scheme] + address[len(scheme) :]
    found = plugin(address)
    used = scheme_of(address)
    if found is None or used not in SERVICES | ANYWHERE:
        raise refused("notices-unknown-address")
    if used in ANYWHERE and not allow_local:
        _need_public_host(found)
    return address


def plugin(address: str) -> NotifyBase | None:
    """Whatever can send to an address."""
    from apprise import Apprise, AppriseAsset  # takes long

    asset = AppriseAsset(async_mode=False, secure_logging=True, app_id="Tikal", app_desc="Tikal", app_url="")
    try:
        found = Apprise.instantiate(address, asset=asset, suppress_exceptions=True)
    except TypeError:  # what some of its readers make of nonsense
        return None
    return found or None


def scheme_of(address: str) -> str | None:
    """The scheme that an address really has: addresses of the web may belong to a service."""
    found = plugin(address)
    if found is None:
        return None
    return urlsplit(str(found.url(privacy=True))).scheme.lower()  # type: ignore[no-untyped-call]


def shown(address: str) -> str:
    """An address without its secrets: how, and at which host."""
    parts = urlsplit(address)
    host = parts.hostname or ""
    return f"{parts.scheme}://{host}" if "." in host or ":" in host else parts.scheme


def _need_public_host(found: NotifyBase) -> None:
    if getattr(found, "mode", None) == CLOUD:
        return
    hosts = {found.host, getattr(found, "smtp_host", None)}
    try:
        for host in hosts - {None, ""}:
            need_public(host.strip("[]"))
    except ForbiddenAddress as error:
        raise refused("notices-local-address") from error
    except OSError as error:
        raise refused("notices-no-such-host") from error
