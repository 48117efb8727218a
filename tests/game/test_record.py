"""The game file: whatever the moment, what is written can be read, and gives the same game back."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given, settings

import tikal
from random_play import Seating, choose, new_game, play_on, played_game, seatings, seeds
from tikal.games.view_data import ViewData
from tikal.rules.state import same

PLAIN = Seating("supermeeple-2015", 3, auction=False)
AUCTION = Seating("riogrande-1999", 4, auction=True)


def play_until(seating: Seating, wanted: Callable[[ViewData], bool]) -> tikal.Game:
    """A game in which the view of a spectator is like that for the first time."""
    game, chance = new_game(seating, 5), random.Random(5)
    while not wanted(game.view(None).to_dict()):
        game.play(choose(chance, game.legal_actions()))
    return game


def in_an_auction() -> tikal.Game:
    """Not the first one: somebody has had their turn, somebody has passed."""

    def wanted(view: ViewData) -> bool:
        auction = view["auction"]
        assert auction is not None
        return view["step"] == "bid" and len(auction["open_tiles"]) == 3 and bool(auction["passed"])

    return play_until(AUCTION, wanted)


def in_a_volcano_round() -> tikal.Game:
    """Somebody has scored already, others have not."""
    return play_until(
        PLAIN,
        lambda view: view["segment"] == "volcano" and {player["scorings"] for player in view["players"]} == {0, 1},
    )


def after_an_undo() -> tikal.Game:
    """The last thing that happened is that something was taken back."""
    game, chance = new_game(PLAIN, 3), random.Random(3)
    while not (game.can_undo and len(game.log) > 50):
        game.play(choose(chance, game.legal_actions()))
    game.undo()
    return game


MOMENTS: dict[str, Callable[[], tikal.Game]] = {
    "the start": lambda: new_game(PLAIN, 1),
    "the start of an auction": lambda: new_game(AUCTION, 1),
    "in an auction": in_an_auction,
    "a tile to take": lambda: play_until(AUCTION, lambda view: view["step"] == "take"),
    "a tile to place": lambda: play_until(PLAIN, lambda view: view["step"] == "place" and view["tile"] == "B1"),
    "in a segment": lambda: played_game(PLAIN, 2, decisions=77),
    "in a volcano round": in_a_volcano_round,
    "after an undo": after_an_undo,
    "the final round": lambda: play_until(PLAIN, lambda view: view["segment"] == "final"),
    "the end": lambda: played_game(PLAIN, 2),
    "the end after auctions": lambda: played_game(AUCTION, 2),
}

every_moment = pytest.mark.parametrize("moment", MOMENTS)


@every_moment
def test_a_file_gives_the_same_game_back(moment: str) -> None:
    game = MOMENTS[moment]()
    loaded = tikal.load(game.record())
    assert loaded.record() == game.record()
    assert same(loaded._state, game._state)
    assert (loaded.table, loaded.setup, loaded.opening) == (game.table, game.setup, game.opening)
    assert (loaded.log, loaded.scorings, loaded.can_undo) == (game.log, game.scorings, game.can_undo)
    assert (loaded.winners, loaded.is_over, loaded.is_whole) == (game.winners, game.is_over, True)


@every_moment
def test_a_game_can_be_played_on_from_its_file(moment: str) -> None:
    game = MOMENTS[moment]()
    loaded = tikal.load(game.record())
    for one in (game, loaded):
        play_on(one, random.Random(9), 60)
    assert loaded.record() == game.record()


@every_moment
def test_a_public_file_shows_what_everybody_has_seen(moment: str) -> None:
    game = MOMENTS[moment]()
    public = tikal.load(game.record(whole=False))
    assert public.record() == public.record(whole=False) == game.record(whole=False)
    assert (public.log, public.scorings, public.winners) == (game.log, game.scorings, game.winners)
    for seat in (None, *range(game.table.players)):
        assert public.view(seat).to_json() == game.view(seat).to_json()


@every_moment
def test_a_public_file_cannot_be_played_on(moment: str) -> None:
    public = tikal.load(MOMENTS[moment]().record(whole=False))
    before = public.record()
    assert not public.is_whole
    with pytest.raises(tikal.TikalError):
        public.play("end")
    assert public.record() == before


@settings(max_examples=12)
@given(seatings, seeds)
def test_files_of_all_editions(seating: Seating, seed: int) -> None:
    game = played_game(seating, seed, decisions=random.Random(seed).randrange(350))
    assert tikal.load(game.record()).record() == game.record()
    assert tikal.load(game.record(whole=False)).record() == game.record(whole=False)


def test_options_and_names_are_kept() -> None:
    options = {"tieBreak": ["treasureCount"], "volcanoNeedsPath": True, "auction.allowDebt": True}
    names = ["Ana: the first", "# Bjørn", "seat 2: 0. begin"]
    game = tikal.new_game("classic", players=3, auction=True, options=options, names=names)
    loaded = tikal.load(game.record())
    assert loaded.table == game.table
    assert loaded.table.names == tuple(names)


def test_points_below_zero_are_kept() -> None:
    game = tikal.new_game("classic", players=2, auction=True, options={"auction.allowDebt": True})
    game.play("bid 50")
    game.play("pass")
    assert min(game.scores) == -30
    assert tikal.load(game.record()).scores == game.scores


def test_comments_and_blank_lines_and_line_ends_do_not_matter() -> None:
    written = in_a_volcano_round().record()
    decorated = "\n".join(f"# {number}\n\n  {line}  " for number, line in enumerate(written.splitlines()))
    assert tikal.load(decorated).record() == written
    assert tikal.load(written.replace("\n", "\r\n")).record() == written
    assert tikal.load(written.rstrip("\n")).record() == written
    assert tikal.load("\ufeff" + written).record() == written, "a byte order mark"
