"""Facts about the editions."""

from __future__ import annotations

from collections.abc import Sequence

from tikal.components.profile import EDITION_IDS, FOLDER, Edition
from tikal.errors import ComponentError


def check_editions(editions: Sequence[Edition]) -> None:
    """Everything that must be true of the editions."""
    five_editions_are_there(editions)
    numbers_of_players_are_in_order(editions)


def five_editions_are_there(editions: Sequence[Edition]) -> None:
    """All editions that the rules know are there."""
    ids = {edition.id for edition in editions}
    for id_ in EDITION_IDS:
        if id_ not in ids:
            raise ComponentError(f"{FOLDER}/{id_}.toml", "file", "is missing")


def numbers_of_players_are_in_order(editions: Sequence[Edition]) -> None:
    """The fewest players are not more than the most."""
    for edition in editions:
        if edition.min_players > edition.max_players:
            problem = f"min_players {edition.min_players} is more than max_players {edition.max_players}"
            raise ComponentError(f"{FOLDER}/{edition.id}.toml", "file", problem)
