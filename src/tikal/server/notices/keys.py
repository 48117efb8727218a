"""The keys with which push services know this server: made once, and kept beside the database."""

from __future__ import annotations

import hashlib
import json
import os
from dataclasses import asdict, dataclass
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Final

from sqlalchemy.engine import URL

from tikal.server.user_data import data_directory

NAME: Final = "push-keys"


@dataclass(frozen=True, slots=True)
class PushKeys:
    """Two keys as PEM, and the public one as browsers want it."""

    private: str
    public: str
    browser: str


def keys_beside(database: URL) -> PushKeys:
    """The keys of a database; new ones if there are none. Only their owner may read the file."""
    file = _file(database)
    if not file.exists():
        _make(file)
    return PushKeys(**json.loads(file.read_text(encoding="utf-8")))


def _file(database: URL) -> Path:
    if database.get_backend_name() == "sqlite" and database.database:
        return Path(database.database).with_name(f"{NAME}.json")
    name = hashlib.sha256(f"{database.host} {database.port} {database.database}".encode()).hexdigest()[:12]
    return data_directory() / f"{NAME}-{name}.json"


def _make(file: Path) -> None:
    from webpush.vapid import VAPID  # takes long

    private, public, browser = VAPID.generate_keys()
    keys = PushKeys(private.decode(), public.decode(), browser)
    with NamedTemporaryFile("w", dir=file.parent, prefix=f".{NAME}-", delete=False) as new:  # of mode 0600
        json.dump(asdict(keys), new)
    try:
        os.link(new.name, file)  # whole or not at all; if another process was faster, its keys hold
    except FileExistsError:
        pass
    finally:
        Path(new.name).unlink()
