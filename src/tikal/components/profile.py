"""Editions: thin profiles of flags."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal, TypeAlias, get_args

from tikal.components.reading import TomlTable, read

FOLDER: Final = "editions"
EDITION_IDS: Final = ("ravensburger-1999", "riogrande-1999", "supermeeple-2015", "classic", "legend")
"""The editions that the rules know, oldest first; there may be files of others."""

DEFAULT_EDITION: Final = "supermeeple-2015"
"""Where nobody has chosen one."""

GAMES: Final = ("base", "legend")

Auction: TypeAlias = Literal["yes", "house", "no"]
"""yes: in the rulebook; house: not in it, offered with the rules of another edition; no: cannot be played."""
AUCTIONS: Final[tuple[Auction, ...]] = get_args(Auction)

SEAT_NUMBER: Final = "seatNumber"
FIRST_PLAYERS: Final = ("oldest", "museumOrRandom", "random")


@dataclass(frozen=True, slots=True)
class Profile:
    """The points on which the editions differ. The files name the rules next to the flags."""

    start_score: int | None
    """None: as many points as the place in the first round's order, counted from 1."""
    auction_start_score: int | None
    first_player: str
    volcano_needs_path: bool
    volcano_isolation_rule: bool
    camp_needs_presence: bool
    tie_break: tuple[str, ...]
    printed_volcano: bool


@dataclass(frozen=True, slots=True)
class Edition:
    """One edition of the game."""

    id: str
    game: str
    """The package in `tikal.games` that has its rules."""
    title: str
    year: int
    publisher: str
    language: str
    """Of the rulebook that the rules were taken from, as a two-letter code."""
    min_players: int
    max_players: int
    auction: Auction
    profile: Profile

    def start_score(self, place: int, auction: bool) -> int:
        """Points at the start for a place, counted from 0, in the order of the first round."""
        score = self.profile.auction_start_score if auction else self.profile.start_score
        return place + 1 if score is None else score


def read_editions(root: Path) -> tuple[Edition, ...]:
    """All editions that have a file, oldest first."""
    files = sorted(path.name for path in (root / FOLDER).glob("*.toml"))
    editions = (_read_edition(read(root, f"{FOLDER}/{file}")) for file in files)
    return tuple(sorted(editions, key=lambda edition: (edition.year, edition.id)))


def _read_edition(file: TomlTable) -> Edition:
    if file.file != f"{FOLDER}/{file.text('id')}.toml":
        file.refuse(f"the id {file.text('id')} must be the name of the file")
    auction = file.choice("auction", AUCTIONS)
    edition = Edition(
        id=file.text("id"),
        game=file.choice("game", GAMES),
        title=file.text("title"),
        year=file.number("year", 1999, 2100),
        publisher=file.text("publisher"),
        language=file.text("language"),
        min_players=file.number("min_players", 2, 4),
        max_players=file.number("max_players", 2, 4),
        auction=auction,
        profile=_read_profile(file.table("profile"), auction),
    )
    file.finish()
    return edition


def _read_profile(table: TomlTable, auction: Auction) -> Profile:
    by_seat = table.value("startScore") == SEAT_NUMBER
    profile = Profile(
        start_score=None if by_seat else table.number("startScore", 0, 99),
        auction_start_score=None if auction == "no" else table.number("auctionStartScore", 0, 99),
        first_player=table.choice("firstPlayer", FIRST_PLAYERS),
        volcano_needs_path=table.flag("volcanoNeedsPath"),
        volcano_isolation_rule=table.flag("volcanoIsolationRule"),
        camp_needs_presence=table.flag("campNeedsPresence"),
        tie_break=table.texts("tieBreak"),
        printed_volcano=table.flag("printedVolcano"),
    )
    table.finish()
    return profile
