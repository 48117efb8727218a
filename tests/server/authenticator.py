"""A passkey in software: what a browser and its authenticator do, byte by byte."""

from __future__ import annotations

import hashlib
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import Any, Final

import cbor2
from cryptography.hazmat.primitives.asymmetric.ec import ECDSA, SECP256R1, generate_private_key
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT_AND_VERIFIED: Final = 0x05
WITH_CREDENTIAL: Final = 0x40


def encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Passkey:
    """One key for one site."""

    def __init__(self, host: str, origin: str) -> None:
        self._host: Final = hashlib.sha256(host.encode()).digest()
        self._origin: Final = origin
        self._key: Final = generate_private_key(SECP256R1())
        self._id: Final = token_bytes(32)
        self._uses = 0

    def made(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request to make a passkey."""
        numbers = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        credential = bytes(16) + len(self._id).to_bytes(2, "big") + self._id + cbor2.dumps(cose)
        data = self._authenticator_data(WITH_CREDENTIAL) + credential
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client_data("webauthn.create", options)
        return self._credential({"clientDataJSON": encoded(client), "attestationObject": encoded(attestation)})

    def shown(self, options: dict[str, Any]) -> dict[str, Any]:
        """The answer to a request to sign in."""
        self._uses += 1
        client, data = self._client_data("webauthn.get", options), self._authenticator_data()
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ECDSA(SHA256()))
        parts = {"clientDataJSON": client, "authenticatorData": data, "signature": signature}
        return self._credential({name: encoded(part) for name, part in parts.items()})

    def _authenticator_data(self, more: int = 0) -> bytes:
        return self._host + bytes([PRESENT_AND_VERIFIED | more]) + self._uses.to_bytes(4, "big")

    def _client_data(self, what: str, options: dict[str, Any]) -> bytes:
        challenge = encoded(urlsafe_b64decode(options["challenge"] + "=="))
        return json.dumps({"type": what, "challenge": challenge, "origin": self._origin}).encode()

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        name = encoded(self._id)
        return {"id": name, "rawId": name, "type": "public-key", "response": response, "clientExtensionResults": {}}
