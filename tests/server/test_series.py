"""Several games between the same people: wins are counted, everybody begins in turn, and it ends in time."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from serving import PEOPLE, Server, Table
from tikal.server.tables.series import Series, SeriesKind

pytest_plugins = ("databases", "servers")

KINDS = st.sampled_from(["best-of", "first-to"])


@given(kind=KINDS, games=st.integers(2, 9), players=st.integers(2, 4), began=st.integers(0, 3), chance=st.randoms())
def test_a_series_counts_every_win_and_ends_just_when_it_is_decided(
    kind: SeriesKind, games: int, players: int, began: int, chance: st.DataObject
) -> None:
    series: Series | None = Series.new(kind, games, players, began % players)
    won: list[list[int]] = []
    beginners: list[int] = []
    while series is not None:
        beginners.append(series.first)
        assert list(series.wins) == [sum(seat in one for one in won) for seat in range(players)]
        winners = sorted(chance.sample(range(players), chance.choice([1, 1, 1, players])))  # type: ignore[attr-defined]
        won.append(winners)
        info = series.info(is_over=True, winners=winners)
        last, series = series, series.after(winners)
        assert info["over"] == (series is None)
        wins = info["wins"]
        ahead = sorted(wins)[-1] - sorted(wins)[-2]
        if kind == "first-to":
            assert info["over"] == (max(wins) >= games)
        else:
            assert len(won) <= games
            assert info["over"] == (len(won) == games or ahead > games - len(won))
        assert info["winners"] == ([seat for seat in range(players) if wins[seat] == max(wins)] if info["over"] else [])
        assert Series.stored({**info_row(last)}) == last
    assert beginners == [(began + number) % players for number in range(len(won))]


def info_row(series: Series) -> dict[str, object]:
    """As JSON brings it back."""
    return {
        "kind": series.kind,
        "games": series.games,
        "number": series.number,
        "wins": list(series.wins),
        "began": series.began,
    }


def again(table: Table) -> Table:
    (event,) = table.post("/rematch", table.host)["events"]
    seats = [{"secret": secret} for secret in table.secrets]
    return Table(table.server, {"table": event["table"], "host": table.host, "seats": seats})


def test_rematches_go_on_with_the_series_and_a_new_one_follows(server: Server) -> None:
    here = [{"kind": "here"}, {"kind": "here"}]
    table = server.set_up(here, seed=1, series={"kind": "first-to", "games": 2})
    began = table.get("")["to_act"]
    assert table.get("")["series"] == {
        "kind": "first-to",
        "games": 2,
        "number": 1,
        "wins": [0, 0],
        "over": False,
        "winners": [],
    }
    table.play_to_the_end(seed=1)
    over = table.get("")
    winners = [seat for seat in (0, 1) if over["series"]["wins"][seat]]
    assert winners
    second = again(table)
    info = second.get("")
    assert (info["series"]["number"], info["series"]["wins"]) == (2, over["series"]["wins"])
    assert info["to_act"] == 1 - began, "everybody begins in turn"


def test_without_a_series_there_is_none(server: Server) -> None:
    assert server.set_up().get("")["series"] is None


def test_what_is_no_series_is_refused(server: Server) -> None:
    for series in ({"kind": "best-of", "games": 1}, {"kind": "best-of", "games": 22}, {"kind": "forever", "games": 3}):
        body = {"edition": "classic", "seats": list(PEOPLE), "series": series}
        assert server.http.post("/api/tables", json=body).status_code == 422


def test_people_play_their_seats_themselves_again_after_a_bot_has_finished_for_them(server: Server) -> None:
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "here", "name": "Bo"}]
    table = server.set_up(seats, seed=1)
    table.play_to_the_end(seed=1)
    # A bot may be asked to play at any time, even after the end.
    table.post("/seats/0/bot", table.secrets[0], level="random")
    table.post("/resign", table.secrets[1], seat=1)
    assert [seat["kind"] for seat in table.get("")["seats"]] == ["bot", "bot"]
    info = again(table).get("")
    assert [(seat["kind"], seat["level"], seat["resigned"]) for seat in info["seats"]] == [("here", None, False)] * 2
