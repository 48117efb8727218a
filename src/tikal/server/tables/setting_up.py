"""Setting up tables: for a new game, or from a game file."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import islice
from typing import Any, Final

from tikal.play.game import Game, new_game
from tikal.play.loading import follow, load
from tikal.play.narration import narrate_opening
from tikal.play.record.commitment import Commitment, new_salt
from tikal.play.record.file import RULES
from tikal.server.refusal import conflict, malformed
from tikal.server.schemas.sent import FromFile, NewSeat, NewTable, SeriesWanted
from tikal.server.secrets import hash_of, new_secret, new_table_id
from tikal.server.seeds import new_seed
from tikal.server.store import writing
from tikal.server.store.database import Database
from tikal.server.store.events import Ended, SetUp, StoredEvent
from tikal.server.store.rows import SeatRow, TableRow
from tikal.server.store.sentences import NAMES_OF_SEATS, Sentence, stored
from tikal.server.store.statements import together
from tikal.server.tables.change import about_seat, end_parts, followed, now
from tikal.server.tables.colours import colour_of, given_out
from tikal.server.tables.live import Live
from tikal.server.tables.seats import need_level
from tikal.server.tables.series import Series
from tikal.texts.messages import Message

ENTRY: Final = re.compile(r"\s*\d+\.")


@dataclass(frozen=True, slots=True)
class Opening:
    """What opens a seat: a secret for its player, or an invitation for whoever will be its player."""

    secret: str | None = None
    invitation: str | None = None


@dataclass(frozen=True, slots=True)
class Created:
    """A new table with all its secrets, which are sent only this once."""

    live: Live
    host: str
    openings: tuple[Opening, ...]

    def to_dict(self) -> dict[str, Any]:
        """The answer to the client that has set it up."""
        seats = [
            {
                "seat": seat.seat,
                "kind": seat.kind,
                "name": seat.name,
                "level": seat.level,
                "colour": colour_of(seat),
                **asdict(opening),
            }
            for seat, opening in zip(self.live.seats, self.openings, strict=True)
        ]
        return {"table": self.live.row.id, "host": self.host, "seats": seats}


def dealt(wanted: NewTable) -> Game:
    """A new game for a table."""
    return new_game(
        wanted.edition,
        players=len(wanted.seats),
        seed=new_seed() if wanted.seed is None else wanted.seed,
        auction=wanted.auction,
        options=wanted.options,
        scenario=wanted.scenario,
        first=wanted.first,
        salt=new_salt(),
    )


def new_table(
    database: Database, wanted: NewTable, seconds: float = 0.0, game: Game | None = None, deal: str | None = None
) -> Created:
    """A table for a new game, at that time of the tables; or for a game that other tables with this deal have too."""
    game = game or dealt(wanted)
    if wanted.listed and not wanted.spectators:
        raise malformed("listed: a table in the list of open tables needs spectators", field="listed")
    if wanted.rated:
        _need_rateable(wanted)
    host = new_secret()
    row = _row(game, wanted, host, None)
    row = replace(row, series=_series(game, wanted.series), listed=wanted.listed, rated=wanted.rated, deal=deal)
    live = Live(row, (), game, start_scores=game.scores)
    chosen: dict[str, Any] = {} if wanted.seed is None else {"chosen": "seed", "seed": str(wanted.seed)}
    opening = _opening(game, wanted.first, **chosen)
    return _written(database, live, [opening], _seated(wanted.seats), host, seconds)


def need_short(file: str, most: int) -> int:
    """The number of entries in a game file, found quickly; a longer file is not worth the work of reading it."""
    numbered = (line for line in file.splitlines() if ENTRY.match(line))
    entries = max(0, sum(1 for _ in islice(numbered, most + 2)) - 1)  # the first is `0. begin`
    if entries > most:
        raise conflict("file-too-long", "refused-file-too-long", {"most": most})
    return entries


def table_from_file(database: Database, wanted: FromFile, seconds: float = 0.0) -> Created:
    """A table for the game of a file: to go on from one of its entries, or only to look at it."""
    whole = load(wanted.file)
    entries = len(whole.log)
    at = entries if wanted.at is None or wanted.seats is None else wanted.at
    if at > entries:
        raise malformed(f"the file has {entries} entries; there is no entry {at}")
    if wanted.seats is None:
        seats = _onlookers(whole)
    elif not whole.is_whole:
        raise malformed("this file leaves out what was hidden: you can only look at it, without seats")
    elif len(wanted.seats) != whole.table.players:
        raise malformed(f"the game of this file has {whole.table.players} seats, not {len(wanted.seats)}")
    else:
        seats = _seated(wanted.seats, whole.table.names)
        whole.commitment = None  # whoever has the file knows the draws: nothing is promised here
    host = new_secret()
    live = Live(_row(whole, wanted, host, wanted.file if wanted.seats is None else None), (), whole)
    return _written(database, live, _from_file(live, wanted.file, at), seats, host, seconds)


def table_again(live: Live, seconds: float) -> tuple[Live, StoredEvent]:
    """A table for another game of the same kind, with the same seats, and its first event.

    All secrets of the old table open the same at the new one, so there is nothing to send to anybody. People play their
    seats themselves again, even if a bot has finished the old game for them. A series goes on.
    """
    old = live.row
    series = None if old.series is None else Series.stored(old.series).after(live.game.winners)
    game = new_game(
        old.edition,
        players=old.players,
        seed=new_seed(),
        auction=old.auction,
        options=old.options,
        scenario=old.scenario,
        first=None if series is None else series.first,
        salt=new_salt(),
    )
    if series is None and old.series is not None:
        series = Series.new(old.series["kind"], old.series["games"], old.players, began=_first_player(game))
    row = replace(old, id=new_table_id(), created=now(), rules_version=str(RULES), setup=game.setup)
    row = replace(_promising(row, game.commitment), series=None if series is None else asdict(series), deal=None)
    seats = tuple(
        replace(seat, resigned=False, level=seat.level if seat.kind == "bot" else None) for seat in live.seats
    )
    again = Live(row, seats, game, start_scores=game.scores)
    opening = _opening(game)
    again.note(opening)
    return again, again.timed(opening, seconds)


def _series(game: Game, wanted: SeriesWanted | None) -> dict[str, Any] | None:
    """A series that begins with this game, as it is stored."""
    if wanted is None:
        return None
    return asdict(Series.new(wanted.kind, wanted.games, game.table.players, began=_first_player(game)))


def _need_rateable(wanted: NewTable) -> None:
    """A rated game is one between people, with draws that nobody chose, each at a seat of their own."""
    kinds = [seat.kind for seat in wanted.seats]
    guests = [seat.guest for seat in wanted.seats if seat.guest is not None]
    chosen = wanted.seed is not None or wanted.first is not None
    if "bot" in kinds or kinds.count("here") > 1 or len(guests) != len(set(guests)) or chosen:
        problem = (
            "rated: every seat is for a person of its own, at most one of them here, and nobody chooses the seed "
            "or the first player"
        )
        raise malformed(problem, field="rated")


def _first_player(game: Game) -> int:
    """Who begins, of a game in which nothing has been played yet."""
    assert game.to_act is not None
    return game.to_act


def _promising(row: TableRow, promised: Commitment | None) -> TableRow:
    """The row with what a game promises about its draws."""
    if promised is None:
        return replace(row, commitment=None, salt=None)
    return replace(row, commitment=promised.digest, salt=promised.salt)


def _row(game: Game, wanted: NewTable | FromFile, host: str, file: str | None) -> TableRow:
    row = TableRow(
        id=new_table_id(),
        title=wanted.title,
        created=now(),
        rules_version=str(RULES),
        edition=game.table.edition,
        players=game.table.players,
        auction=game.table.auction,
        scenario=game.table.scenario,
        options=dict(game.table.options),
        setup=game.setup,
        file=file,
        host_hash=hash_of(host),
        spectators=wanted.spectators,
        pace=None if wanted.pace is None or file is not None else wanted.pace.model_dump(),
    )
    return _promising(row, game.commitment)


def _written(
    database: Database,
    live: Live,
    events: Iterable[StoredEvent],
    seats: Sequence[tuple[SeatRow, Opening]],
    host: str,
    seconds: float,
) -> Created:
    """The table is in the database when it is answered for."""
    live.seats = tuple(seat for seat, _ in seats)
    rows: list[StoredEvent] = []
    for event in events:
        live.note(event)
        rows.append(event)
    rows[-1] = live.timed(rows[-1], seconds)
    with database.writing() as connection, together(connection):
        writing.add_table(connection, live.row, live.seats, live.deadline)
        writing.add_events(connection, live.row.id, rows)
        writing.set_standing(connection, live.row.id, *live.standing)
    return Created(live, host, tuple(opening for _, opening in seats))


def _seated(wanted: Sequence[NewSeat], names: Sequence[str] = ()) -> list[tuple[SeatRow, Opening]]:
    """The seats with what opens them; a player without a name gets one. A guest has one invitation to all seats."""
    invitations: defaultdict[int | str, str] = defaultdict(new_secret)
    openings = [
        Opening(secret=new_secret())
        if seat.kind == "here"
        else Opening(invitation=invitations[f"seat {number}" if seat.guest is None else seat.guest])
        if seat.kind == "link"
        else Opening()
        for number, seat in enumerate(wanted)
    ]
    colours = given_out([seat.colour for seat in wanted])
    return [
        (replace(_seat(number, seat, names, opening), colour=colour), opening)
        for number, (seat, opening, colour) in enumerate(zip(wanted, openings, colours, strict=True))
    ]


def _seat(number: int, seat: NewSeat, names: Sequence[str], opening: Opening) -> SeatRow:
    if (seat.kind == "bot") != (seat.level is not None):
        raise malformed(f"seat {number}: a bot needs a level, and a person has none")
    if seat.guest is not None and seat.kind != "link":
        raise malformed(f"seat {number}: only a seat of kind link has a guest")
    if seat.level is not None:
        need_level(seat.level, f"seats.{number}.level")
    name = seat.name or (names[number] if names else Message("event-player", {"number": number + 1}).text())
    return SeatRow(
        number,
        seat.kind,
        name,
        seat.level,
        opening.secret and hash_of(opening.secret),
        resigned=False,
        invitation_hash=opening.invitation and hash_of(opening.invitation),
    )


def _onlookers(game: Game) -> list[tuple[SeatRow, Opening]]:
    """Seats that nobody can take."""
    names = enumerate(game.table.names)
    return [(SeatRow(seat, "link", name, None, None, resigned=False), Opening()) for seat, name in names]


def _opening(game: Game, first: int | None = None, **chosen: Any) -> SetUp:
    """The first event. It says so if it was not chance alone that decided who begins, or what is hidden."""
    sentences = stored(narrate_opening(game.view(None), game.opening, NAMES_OF_SEATS))
    if first is not None:
        sentences += about_seat("first", first)
    if chosen:
        sentences.append(Sentence(f"event-chosen-{chosen['chosen']}", {"seed": chosen.get("seed", "")}))
    return SetUp(seq=1, seat=None, at=now(), sentences=sentences, **chosen)


def _from_file(live: Live, file: str, entries: int) -> Iterator[StoredEvent]:
    """The beginning of a file's game, and each entry up to that number; the live game follows."""
    live.game = next(follow(file))
    live.start_scores = live.game.scores
    chosen: dict[str, Any] = {} if live.row.look_only else {"chosen": "file"}
    yield _opening(live.game, **chosen)
    games = islice(follow(file), entries + 1)
    for kind, entry, parts, live.game in followed(games):
        seq, turn = live.seq + 1, live.turn_of(entry.seat)
        yield kind(seq=seq, seat=entry.seat, at=now(), turn=turn, gesture=seq, **parts)
    if live.row.commitment is None:
        live.game.commitment = None
    if live.game.is_over:
        yield Ended(seq=live.seq + 1, seat=None, at=now(), **end_parts(live.game))
