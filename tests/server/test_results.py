"""How a game ended: scores, and where the points come from."""

from __future__ import annotations

from pathlib import Path

from serving import Server

pytest_plugins = ("databases", "servers")

GAME = Path(__file__).parent.parent / "game" / "games" / "supermeeple-2015.tikal"


def test_the_result_of_a_game_says_where_the_points_come_from(server: Server) -> None:
    made = server.http.post("/api/tables/from-file", json={"file": GAME.read_text("utf-8")}).json()
    result = server.http.get(f"/api/tables/{made['table']}/result").json()
    info = server.http.get(f"/api/tables/{made['table']}").json()
    assert (result["over"], result["look_only"], result["edition"]) == (True, True, info["edition"])
    for seat, score, start in zip(result["seats"], info["scores"], info["start_scores"], strict=True):
        assert seat["score"] == score
        assert sum(seat["points"].values()) == score - start
        assert seat["won"] == (score == max(info["scores"]))
        assert not seat["mine"], "nobody sits at a table that is only to look at"


def test_own_seats_are_marked(server: Server) -> None:
    seats = [{"kind": "here", "name": "Ana"}, {"kind": "bot", "name": "Bo", "level": "random"}]
    made = server.http.post("/api/tables", json={"edition": "supermeeple-2015", "seats": seats}).json()
    headers = {"Authorization": f"Bearer {made['seats'][0]['secret']}"}
    result = server.http.get(f"/api/tables/{made['table']}/result", headers=headers).json()
    assert [(seat["mine"], seat["level"], seat["points"]) for seat in result["seats"]] == [
        (True, None, {}),
        (False, "random", {}),
    ]
    assert not result["over"]


def test_there_are_no_awards_before_the_end(server: Server) -> None:
    table = server.set_up()
    answer = server.http.get(f"/api/tables/{table.id}/awards")
    assert answer.status_code == 409
    assert "not over yet" in answer.json()["error"]["message"]


def test_an_edition_without_a_price_list_is_named(server: Server) -> None:
    error = server.http.get("/api/aid/zzz").json()["error"]
    assert "zzz" in error["message"]
    assert "ravensburger-1999" in error["message"]
