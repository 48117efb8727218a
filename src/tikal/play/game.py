"""A game: decisions in, views and a game file out. The log of decisions determines everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from tikal.compiling.records import array_of
from tikal.errors import CannotUndo, IllegalAction, TikalError
from tikal.games.action import Action
from tikal.games.agreeing import agree, is_whole_number
from tikal.games.breakdown import Breakdown
from tikal.games.explain import illegal
from tikal.games.registry import kind_of
from tikal.games.ruleset import Ruleset
from tikal.games.setups import Setup, checked_first
from tikal.games.table import Table
from tikal.games.view import View, legal
from tikal.play.record.commitment import Commitment, hex_number
from tikal.play.record.entry import Entry
from tikal.play.record.file import KNOWN_TO_ALL, KNOWN_TO_PUBLIC, GameFile
from tikal.play.record.writing import write
from tikal.rules.dealing import generator
from tikal.rules.reasons import NOT_YOUR_TURN, OK
from tikal.rules.state import State, copy
from tikal.rules.steps import OVER
from tikal.rules.terrain import NOBODY
from tikal.texts.messages import Message, text


class Game:
    """A game of Tikal.

    >>> import tikal
    >>> game = tikal.new_game("supermeeple-2015", players=3, seed=7)
    >>> print(game.play("place a3 1"))
    1 place a3 1
    >>> print(game.play("deploy leader a1"))
    1 deploy leader a1
    >>> game.why_not("deploy leader a1").rule
    'R-DEPLOY-3'
    """

    def __init__(
        self,
        table: Table,
        setup: Setup | None = None,
        seed: int = 0,
        first: int | None = None,
        known: str = KNOWN_TO_ALL,
        commitment: Commitment | None = None,
    ) -> None:
        """A new game: dealt from a set-up, or from a seed, with a chosen first player or a random one."""
        self.table: Final = table
        self.log: Final[list[Entry]] = []
        """Everything that happened, in order; what was undone stays in it, followed by the undo."""
        self.scorings: Final[list[Breakdown]] = []
        """All scorings so far, item by item."""
        self.known: Final = known
        """`all`, unless the game comes from a file for the public or a seat: then it can only be looked at."""
        self.commitment = commitment
        """The fingerprint of the set-up that was shown before the game; None if there was none."""
        self._undoable: Final[list[tuple[State, Entry]]] = []
        self._kind: Final = kind_of(table.edition)
        self._rules: Final = self._kind.rules
        self._state: State = _dealt(self._rules, table, setup, seed, first, self.is_whole)
        """Never written, only replaced: copies of this game share it, in whatever thread they are. Rules that are asked
        what is legal may write to a state and restore it, so they get a copy."""
        self._rules.begin(self._state)
        self.opening: Final = self._rules.opening_results(self._state)
        """What the start of the game revealed."""

    def copy(self) -> Game:
        """A second game in the same position, to try something out; neither affects the other."""
        twin = object.__new__(Game)
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, list) else value)
        return twin

    def __getstate__(self) -> dict[str, Any]:
        # A record that is pickled by itself forgets its array, and compiled rules cannot be pickled at all.
        undoable = [(array_of(before), entry) for before, entry in self._undoable]
        state = {name: value for name, value in vars(self).items() if name not in ("_kind", "_rules")}
        return {**state, "_state": array_of(self._state), "_undoable": undoable}

    def __setstate__(self, state: dict[str, Any]) -> None:
        kind = kind_of(state["table"].edition)
        undoable = [(before[0], entry) for before, entry in state["_undoable"]]
        vars(self).update(
            {**state, "_state": state["_state"][0], "_undoable": undoable, "_kind": kind, "_rules": kind.rules}
        )

    @property
    def to_act(self) -> int | None:
        """Seat that must decide; None when the game is over."""
        return None if self._state.to_act == NOBODY else int(self._state.to_act)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.step == OVER)

    @property
    def scores(self) -> tuple[int, ...]:
        """Points of all seats."""
        return tuple(int(self._state.score[seat]) for seat in range(self.table.players))

    @property
    def winners(self) -> tuple[int, ...]:
        """Seats that have won, several if they share the victory; empty while the game runs."""
        return tuple(seat for seat in range(self.table.players) if self.is_over and self._rules.wins(self._state, seat))

    @property
    def setup(self) -> Setup:
        """Everything chance decided before the game. Never part of a view."""
        return self._rules.setup_of(self._state) if self.is_whole else self._rules.revealed_setup(self._state)

    def legal_actions(self) -> list[Action]:
        """Everything that may be decided now; empty only when the game is over."""
        return legal(self._rules, copy(self._state))

    def why_not(self, action: Action | str, seat: int | None = None) -> IllegalAction | None:
        """None if the rules allow the action now (by that seat, if given), else what `play` would raise.

        A game that is not whole can only be looked at: `play` refuses everything in it.
        """
        try:
            parsed = _parsed(action)
        except IllegalAction as unreadable:
            return unreadable
        return self._why_not(copy(self._state), parsed, seat)

    def _why_not(self, state: State, action: Action, seat: int | None) -> IllegalAction | None:
        if seat is not None and self.table.checked_seat(seat) != self.to_act and not self.is_over:
            return illegal(self._kind, state, action, NOT_YOUR_TURN)
        reason = self._rules.check(state, action.code)
        return None if reason == OK else illegal(self._kind, state, action, reason)

    def play(self, action: Action | str, seat: int | None = None) -> Entry:
        """Play an action for the seat that must decide; `IllegalAction` leaves the game as it was.

        If you give a seat, it must be that seat's turn.
        """
        if not self.is_whole:
            raise TikalError(text("why-not-whole"))
        return self._play(action, seat)

    def undo(self) -> Action:
        """Take back the last action; `CannotUndo` past what revealed something or passed the turn."""
        if not self.is_whole:
            raise CannotUndo(*Message("why-not-whole").said())
        return self._take_back()

    def _take_back(self) -> Action:
        if not self._undoable:
            raise CannotUndo(*Message("why-cannot-undo").said())
        before, undone = self._undoable.pop()
        self._state = before
        self.log.append(Entry(undone.seat, None, ()))
        assert undone.action is not None
        return undone.action

    @property
    def is_whole(self) -> bool:
        """Whether nothing is missing; a game from a file for the public or a seat cannot be played on."""
        return self.known == KNOWN_TO_ALL

    @property
    def can_undo(self) -> bool:
        """Whether there is something to take back."""
        return self.undoable > 0

    @property
    def undoable(self) -> int:
        """How many actions can be taken back: those since something was revealed, or since another player's."""
        return len(self._undoable) if self.is_whole else 0

    def would_score(self, seat: int) -> Breakdown:
        """What a seat would score if it scored now, item by item."""
        return self._rules.breakdown(self._state, self.table.checked_seat(seat))

    def view(self, seat: int | None) -> View:
        """The position as one seat sees it; None for a spectator."""
        checked = None if seat is None else self.table.checked_seat(seat)
        return View(self.table, checked, self._rules.blank_out(self._state, checked))

    def _repr_svg_(self) -> str:
        """The picture that a notebook shows: what a spectator sees."""
        return self.view(None)._repr_svg_()

    def record(self, whole: bool = True, seat: int | None = None) -> str:
        """The game file. With `whole=False` only what a seat, or a spectator, may know while the game runs."""
        if not self.is_whole:
            known, setup, entries = self.known, self._rules.revealed_setup(self._state), tuple(self.log)
        elif whole:
            known, setup, entries = KNOWN_TO_ALL, self.setup, tuple(self.log)
        else:
            known = KNOWN_TO_PUBLIC if seat is None else f"seat {self.table.checked_seat(seat)}"
            setup = self._rules.revealed_setup(self._state)
            entries = tuple(entry.seen_by(seat) for entry in self.log)
        commitment = self.commitment if known == KNOWN_TO_ALL else self.commitment and self.commitment.sealed
        end = (self.is_over, self.scores, self.winners)
        return write(GameFile(self.table, known, setup, self.opening, entries, *end, commitment))

    def _play(self, action: Action | str, seat: int | None) -> Entry:
        parsed = _parsed(action)
        before, after = self._state, copy(self._state)
        refused = self._why_not(after, parsed, seat)
        if refused is not None:
            raise refused
        self._rules.do(after, parsed.code)
        self._state = after
        entry = Entry(int(before.to_act), parsed, self._rules.results_of(before, parsed, after))
        if any(result.form.is_scoring for result in entry.results):
            self.scorings.append(self._rules.breakdown(before, entry.seat))
        self.log.append(entry)
        self._keep_for_undo(before, entry)
        return entry

    def _keep_for_undo(self, before: State, entry: Entry) -> None:
        revealed = any(result.form.reveals for result in entry.results)
        ended = entry.action is not None and entry.action.form.ends_turn
        if revealed or ended or self._state.to_act != before.to_act:
            self._undoable.clear()
        else:
            self._undoable.append((before, entry))

    def replay(self, entry: Entry, viewer: int | None) -> Entry:
        """Play an entry of a game file; hidden treasures turn up as the file says."""
        if entry.action is None:
            self._take_back()
            return self.log[-1]
        if self.is_whole:
            return self._play(entry.action, entry.seat)
        self._state = copy(self._state)
        action = self._rules.stand_in(self._state, entry.action, entry.results, viewer)
        played = self._play(action, entry.seat)
        self.log[-1] = played.seen_by(viewer)
        return self.log[-1]


def new_game(
    edition: str,
    *,
    players: int,
    seed: int = 0,
    auction: bool = False,
    names: Sequence[str] | None = None,
    options: Mapping[str, object] | None = None,
    scenario: str | None = None,
    setup: Setup | None = None,
    first: int | None = None,
    salt: str | None = None,
) -> Game:
    """Start a game. The same arguments give the same game; a set-up takes the place of the seed.

    With a salt (64 hexadecimal digits that nobody can guess), `game.commitment.digest` is a fingerprint of the set-up:
    show it before the game and the salt after it, and anybody can check that the draws were fixed from the start.
    """
    if not is_whole_number(seed):
        raise TikalError(f"a seed must be a whole number, not {seed!r}")
    if scenario is None and isinstance(setup, Mapping):
        scenario = setup.get("scenario")
    game = Game(agree(edition, players, auction, names, options, scenario), setup, int(seed), first)
    if salt is not None:
        game.commitment = Commitment.to(game.table, game.setup, _checked_salt(salt))
    return game


def _checked_salt(salt: str) -> str:
    try:
        return hex_number(salt)
    except (ValueError, TypeError) as error:
        raise TikalError(f"salt: {error}") from None


def _parsed(action: Action | str) -> Action:
    return action if isinstance(action, Action) else Action.parse(action)


def _dealt(rules: Ruleset, table: Table, setup: Setup | None, seed: int, first: int | None, is_whole: bool) -> State:
    """The table set up and dealt, before the game begins; what a set-up leaves out is made up."""
    s = rules.set_up(table)
    if setup is None:
        rules.deal(s, generator(seed))
    else:
        rules.deal_from(s, setup if is_whole else rules.completed(s, setup))
    if first is not None:
        s.first = checked_first(first, table.players)
    return s
