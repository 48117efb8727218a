"""Tables over the network: setting up, moving, undoing, taking back, handing over; on both databases."""

from __future__ import annotations

import random
from typing import Any

import pytest

import tikal
from serving import PEOPLE, Server, Table

pytest_plugins = ("databases", "servers")

THREE = (*PEOPLE, {"kind": "here", "name": "Chloé"})


@pytest.fixture(params=["sqlite_server", "postgres_server"])
def server(request: pytest.FixtureRequest) -> Server:
    """Each database in turn."""
    found: Server = request.getfixturevalue(request.param)
    return found


def first_action(table: Table) -> str:
    action: str = table.get("/positions/now", *table.people)["view"]["legal_actions"][0]
    return action


def to_act(table: Table) -> int:
    seat: int = table.get("")["to_act"]
    return seat


def test_a_table_is_set_up_with_a_secret_for_every_person(server: Server) -> None:
    table = server.set_up([*PEOPLE, {"kind": "bot", "name": "Rob", "level": "random"}], title="Sunday")
    assert [secret is None for secret in table.secrets] == [False, False, True]
    info = table.get("")
    assert (info["title"], info["seq"], info["over"], info["look_only"]) == ("Sunday", info["seq"], False, False)
    assert [seat["name"] for seat in info["seats"]] == ["Ana", "Bo", "Rob"]
    told = table.get("/events")["events"]
    assert told[0]["kind"] == "created"
    assert told[0]["sentences"], "what the start revealed is told"


def test_everybody_sees_which_draws_were_chosen(server: Server) -> None:
    """Whoever set the table up may know more than the others."""
    by_chance, by_seed = server.set_up(), server.set_up(seed=17)
    begun = server.from_file(tikal.new_game("classic", players=2).record(), seats=PEOPLE)
    for table, chosen in (
        (by_chance, None),
        (by_seed, {"what": "seed", "seed": "17"}),
        (begun, {"what": "file", "seed": None}),
    ):
        for secrets in ((), (table.secrets[1],)):
            assert table.get("", *secrets)["chosen"] == chosen


def test_moves_are_all_or_nothing_and_a_repeated_key_is_answered_as_the_first_time(server: Server) -> None:
    table = server.set_up()
    action = first_action(table)
    answer = table.play(action, key="once")
    assert [event["action"] for event in answer["events"]] == [action]
    assert table.play(action, key="once") == answer
    status, error = table.refused(
        "POST", "/moves", *table.people, json={"actions": ["deploy explorer a1", "dig a1"], "key": "bad"}
    )
    assert (status, error["code"], error["rule"]) == (409, "illegal", "R-DIG-1")
    assert table.get("")["seq"] == answer["seq"]
    assert table.play("deploy explorer a1", key="bad")["seq"] == answer["seq"] + 1, "what was refused used no key"


def test_a_move_out_of_turn_is_refused(server: Server) -> None:
    table = server.set_up()
    waiting = table.secrets[1 - to_act(table)]
    body = {"actions": [first_action(table)], "key": "k"}
    status, error = table.refused("POST", "/moves", waiting, json=body)
    assert (status, error["code"]) == (409, "out-of-turn")
    assert table.refused("POST", "/moves", table.host, json=body)[0] == 403
    assert table.refused("POST", "/moves", json=body)[0] == 401
    assert table.get("")["seq"] == 1


def test_undo_goes_back_to_what_was_revealed_and_no_further(server: Server) -> None:
    table = server.set_up()
    table.play(first_action(table))
    before = table.get("/positions/now", *table.people)["view"]
    table.play("deploy explorer a1", "deploy explorer a1", "deploy leader a1")
    assert [event["kind"] for event in table.post("/undo", *table.people)["events"]] == ["undo"]
    assert len(table.post("/undo", *table.people, count="turn")["events"]) >= 2
    view = table.get("/positions/now", *table.people)["view"]
    assert view["players"] == before["players"] or view["step"] == "place"
    assert table.refused("POST", "/undo", *table.people, json={"count": 5})[1]["code"] == "cannot-undo"


def test_moves_that_were_sent_together_are_one_gesture(server: Server) -> None:
    table = server.set_up()
    table.play(first_action(table))
    table.play("deploy explorer a1", "deploy explorer a1")
    moves = [event for event in table.get("/events?since=0")["events"] if event["kind"] == "move"]
    assert [event["gesture"] for event in moves] == [2, 3, 3]


def test_a_position_tells_its_turn_and_how_far_undoing_reaches(server: Server) -> None:
    table = server.set_up()

    def told() -> tuple[int, int]:
        now = table.get("/positions/now", *table.people)
        return now["turn"], now["undoable"]

    assert told() == (1, 0)
    table.play(first_action(table))
    reach = told()[1]
    table.play("deploy explorer a1", "deploy explorer a1")
    assert told() == (1, reach + 2)
    table.play("end")
    assert told() == (2, 0)
    assert table.get("/positions/3", *table.people)["turn"] == 1


def test_undo_is_only_for_who_is_to_act(server: Server) -> None:
    table = server.set_up()
    table.play(first_action(table))
    table.play("deploy explorer a1")
    assert table.refused("POST", "/undo", table.secrets[1 - to_act(table)], json={})[1]["code"] == "out-of-turn"


def test_a_take_back_needs_the_consent_of_all_people(server: Server) -> None:
    table = server.set_up(THREE)
    table.play_randomly(12, random.Random(1))
    now = table.get("")["seq"]
    asked = table.post("/takeback", table.secrets[0], to=4)
    assert [event["kind"] for event in asked["events"]] == ["takeback-asked"]
    assert table.get("")["takeback"] == {"by": 0, "to": 4, "agreed": [0]}
    assert table.refused("POST", "/takeback", table.secrets[1], json={"to": 3})[1]["code"] == "takeback-waits"
    assert len(table.post("/takeback/answer", table.secrets[1], agree=True)["events"]) == 1
    settled = table.post("/takeback/answer", table.secrets[2], agree=True)["events"]
    assert [event["kind"] for event in settled] == ["takeback-answered", "takeback"]
    assert table.get("")["takeback"] is None
    then, later = (table.get(f"/positions/{seq}", *table.people)["view"] for seq in (4, settled[-1]["seq"]))
    assert then == later
    assert table.get(f"/positions/{now}", *table.people)["view"] != then, "what was taken back keeps its address"
    table.play_randomly(3, random.Random(2))


def test_one_no_ends_a_take_back(server: Server) -> None:
    table = server.set_up(THREE)
    table.play_randomly(5, random.Random(1))
    table.post("/takeback", table.secrets[0], to=2)
    table.post("/takeback/answer", table.secrets[1], agree=False)
    assert table.get("")["takeback"] is None
    assert table.refused("POST", "/takeback/answer", table.secrets[2], json={"agree": True})[1]["code"] == "no-takeback"


def test_who_is_alone_takes_back_at_once(server: Server) -> None:
    table = server.set_up()
    table.play_randomly(5, random.Random(1))
    assert [event["kind"] for event in table.post("/takeback", *table.people, to=1)["events"]] == ["takeback"]
    status, error = table.refused("POST", "/takeback", *table.people, json={"to": 1})
    assert (status, error["code"]) == (409, "nothing-to-take-back")


def test_a_renewed_link_replaces_the_old_one(server: Server) -> None:
    table = server.set_up(spectators=False)
    assert table.refused("POST", "/seats/1/link", table.secrets[0])[0] == 403
    assert table.refused("POST", "/seats/1/link", table.host)[0] == 403, "a seat is its player's own"
    renewed = table.post("/seats/1/link", table.secrets[1])["secret"]
    assert table.refused("GET", "", table.secrets[1])[0] == 401
    assert table.get("", renewed)["seats"][1]["name"] == "Bo"
    assert renewed not in str(table.get("/events", renewed))


def test_a_seat_is_handed_to_a_bot_and_taken_back(server: Server) -> None:
    table = server.set_up()
    other = 1 - to_act(table)
    table.post(f"/seats/{other}/bot", table.secrets[other], level="random")
    assert table.get("")["seats"][other]["kind"] == "bot"
    assert table.refused("DELETE", f"/seats/{other}/bot", table.secrets[1 - other])[0] == 403
    assert table.ask("DELETE", f"/seats/{other}/bot", table.host).status_code == 200
    assert table.get("")["seats"][other]["kind"] == PEOPLE[other]["kind"]


def test_who_resigns_is_replaced_for_good(server: Server) -> None:
    table = server.set_up(THREE)
    other = (to_act(table) + 1) % 3
    table.post("/resign", table.secrets[other], seat=other)
    seat = table.get("")["seats"][other]
    assert (seat["kind"], seat["resigned"]) == ("bot", True)
    assert table.refused("DELETE", f"/seats/{other}/bot", table.host)[0] == 409
    assert table.refused("POST", "/resign", table.secrets[other], json={"seat": other})[0] == 409


def test_names_are_those_that_the_seats_have_now(server: Server) -> None:
    table = server.set_up()
    table.play(first_action(table))
    table.play("deploy explorer a1")
    seat = to_act(table)
    assert table.ask("PUT", f"/seats/{seat}/name", table.secrets[seat], json={"name": "Zoë"}).status_code == 200
    told = next(event for event in table.get("/events")["events"] if event.get("action") == "deploy explorer a1")
    assert told["sentences"][0]["args"]["name"] == "Zoë"
    assert table.get("/positions/now")["view"]["players"][seat]["name"] == "Zoë"
    assert f"seat {seat}: Zoë" in table.ask("GET", "/file").text


def test_chat_reaches_the_log_and_is_not_for_spectators(server: Server) -> None:
    table = server.set_up()
    table.post("/chat", table.secrets[1], text="Hello\nall")
    event = table.get("/events")["events"][-1]
    assert (event["kind"], event["seat"], event["text"]) == ("chat", 1, "Hello\nall")
    assert table.refused("POST", "/chat", json={"text": "psst"})[0] == 401


def test_every_position_has_an_address(server: Server) -> None:
    table = server.set_up()
    chance = random.Random(3)
    seen = {}
    for _ in range(15):
        table.play_randomly(1, chance)
        position = table.get("/positions/now", table.secrets[0])
        seen[position["seq"]] = position
    for seq, position in seen.items():
        assert table.get(f"/positions/{seq}", table.secrets[0]) == position
    last = max(seen)
    many = table.ask("GET", f"/positions?from=1&to={last}", table.secrets[0]).json()["positions"]
    assert [one["seq"] for one in many] == list(range(1, last + 1))
    assert all(one["view"] == seen[one["seq"]]["view"] for one in many if one["seq"] in seen)
    assert table.refused("GET", f"/positions/{last + 1}")[0] == 404


def finished_game(edition: str = "supermeeple-2015", players: int = 2) -> tikal.Game:
    chance = random.Random(4)
    game = tikal.new_game(edition, players=players, seed=4)
    while not game.is_over:
        game.play(chance.choice(game.legal_actions()))
    return game


def test_a_game_file_comes_back_as_it_went(server: Server) -> None:
    game = finished_game()
    table = server.from_file(game.record(), at=len(game.log) - 1, seats=list(PEOPLE))
    assert table.get("")["over"] is False
    whole = game.log[-1]
    table.play(str(whole.action))
    events = table.get("/events")["events"]
    assert [event["kind"] for event in events[-2:]] == ["move", "over"]
    back = tikal.load(table.ask("GET", "/file").text)
    assert (back.log, back.scores, back.setup, back.table.names) == (game.log, game.scores, game.setup, ("Ana", "Bo"))


def test_refusals_of_a_file_are_json_as_documented(server: Server) -> None:
    table = server.set_up(spectators=False)
    documented = server.http.get("/api/openapi.json").json()["paths"]["/api/tables/{table}/file"]["get"]["responses"]
    answers = [
        table.ask("GET", "/file", table.host),
        table.ask("GET", "/file"),
        server.http.get("/api/tables/nobody/file"),
        server.http.get("/api/tables/NOBODY/file"),
    ]
    assert [answer.status_code for answer in answers] == [200, 401, 404, 422]
    for answer in answers:
        assert answer.headers["content-type"].split(";")[0] in documented[str(answer.status_code)]["content"]
    assert all(answer.json()["error"]["message"] for answer in answers[1:])


def test_the_file_of_a_running_game_holds_what_the_viewer_may_know(server: Server) -> None:
    table = server.set_up()
    table.play_randomly(8, random.Random(5))
    assert tikal.load(table.ask("GET", "/file").text).known == "public"
    assert tikal.load(table.ask("GET", "/file", table.secrets[1]).text).known == "seat 1"


@pytest.mark.parametrize("whole", [True, False])
def test_an_uploaded_file_can_be_looked_at(server: Server, whole: bool) -> None:
    game = finished_game()
    table = server.from_file(game.record(whole=whole, seat=None if whole else 1))
    info = table.get("")
    assert (info["look_only"], info["over"], info["scores"]) == (True, True, list(game.scores))
    moves = [event for event in table.get("/events")["events"] if event["kind"] == "move"]
    assert [event["action"] for event in moves] == [str(entry.action) for entry in game.log]
    says_of_whom_and_when(moves, game)
    middle = tikal.new_game("supermeeple-2015", players=2, setup=game.setup)
    for entry in game.log[:30]:
        middle.play(str(entry.action))
    view = table.get("/positions/31")["view"]
    assert view["board"] == middle.view(None).to_dict()["board"]
    status, error = table.refused("POST", "/moves", table.host, json={"actions": ["end"], "key": "k"})
    assert (status, error["code"]) == (409, "look-only")


def says_of_whom_and_when(moves: list[dict[str, Any]], game: tikal.Game) -> None:
    """Each sentence says whom it is about and to which turn it belongs; a scoring has the score after it."""
    names = game.table.names
    for move in moves:
        ids = [sentence["id"] for sentence in move["sentences"]]
        assert move["subjects"][0] == move["seat"]
        for sentence, subject in zip(move["sentences"], move["subjects"], strict=True):
            assert sentence["args"].get("name") == (None if subject is None else names[subject])
        begun = {"result-drew", "result-volcano-round", "result-final-round"}
        assert [ids[place] for place in move["opening"]] == [id_ for id_ in ids if id_ in begun]
    last = {move["scoring"]["seat"]: move["score"] for move in moves if "scoring" in move}
    assert [last[seat] for seat in range(len(names))] == list(game.scores)
    assert any(move["opening"] for move in moves)


def test_a_damaged_file_is_refused_with_the_line_that_is_wrong(server: Server) -> None:
    lines = finished_game().record().splitlines(keepends=True)
    wrong = next(number for number, line in enumerate(lines) if line.startswith("5. "))
    lines[wrong] = "5. 0 dance a1\n"
    answer = server.http.post("/api/tables/from-file", json={"file": "".join(lines)})
    error = answer.json()["error"]
    assert (answer.status_code, error["code"], error["args"]["line"]) == (422, "malformed", wrong + 1)


def test_the_boards_with_which_games_begin(server: Server) -> None:
    starts = server.http.get("/api/starts").json()
    scenarios = [one["id"] for one in server.http.get("/api/catalogue").json()["scenarios"]]
    assert list(starts["scenarios"]) == scenarios
    for scenario, start in ((None, starts["games"]["base"]), *starts["scenarios"].items()):
        edition = "supermeeple-2015" if scenario is None else "legend"
        begun = tikal.new_game(edition, players=2, scenario=scenario).view(None).to_dict()["board"]
        assert start == [one for one in begun if one["terrain"] != "jungle"]
        assert start


def test_questions_are_answered_for_who_asks(server: Server) -> None:
    table = server.set_up()
    table.play(first_action(table))
    assert table.post("/why", *table.people, action="deploy explorer a1") == {"legal": True, "price": 1, "why": None}
    nowhere = table.post("/why", *table.people, action={"kind": "dig", "args": {}})
    assert not nowhere["legal"]
    assert nowhere["why"]["rule"].startswith("R-DIG-")
    refused = table.post("/why", action="deploy explorer a1")
    assert (refused["legal"], refused["why"]["message"]["id"]) == (False, "why-not-your-turn")
    wish = {"kind": "deploy", "args": {"who": "explorer", "hex": "a1"}}
    assert table.post("/why", *table.people, action=wish) == {"legal": True, "price": 1, "why": None}
    for unreadable in ({"kind": "jump", "args": {}}, {"kind": "deploy", "args": {"hex": "a1"}}):
        answer = table.post("/why", *table.people, action=unreadable)
        assert answer["why"]["message"]["id"] == "why-unreadable"
    preview = table.post("/preview", *table.people, actions=["deploy explorer a1", "deploy explorer a1"])
    assert preview["ap"] == 8
    assert table.refused("POST", "/preview", *table.people, json={"actions": ["dig a1"]})[0] == 409


def test_a_rematch_is_open_to_all_secrets_of_the_old_table(server: Server) -> None:
    robot = {"kind": "bot", "name": "Rob", "level": "random"}
    running = server.set_up([*PEOPLE, robot], title="Sunday", spectators=False)
    assert running.refused("POST", "/rematch", running.secrets[0], json={})[1]["code"] == "not-over"
    over = server.from_file(finished_game(players=3).record(), seats=[*PEOPLE, robot], title="Sunday", spectators=False)
    assert over.refused("POST", "/rematch", json={})[0] == 401, "who has no secret sets up nothing"
    with over.live(over.secrets[0]) as other:
        other.hear("welcome")
        (event,) = over.post("/rematch", over.secrets[1])["events"]
        assert other.hear_events(1) == [event], "everybody is told where it is"
    assert (event["kind"], event["seat"], len(event["sentences"])) == ("rematch", 1, 1)
    assert over.refused("POST", "/rematch", over.secrets[0], json={})[1]["code"] == "rematch-already"

    again = Table(server, {"table": event["table"], "host": over.host, "seats": [{"secret": s} for s in over.secrets]})
    assert again.refused("GET", "")[0] == 401, "it keeps strangers out as the old one did"
    assert again.refused("GET", "", running.secrets[0])[0] == 401
    info = again.get("", again.secrets[1])
    assert (info["title"], info["edition"], info["over"]) == ("Sunday", "supermeeple-2015", False)
    assert [(seat["name"], seat["kind"]) for seat in info["seats"]] == [("Ana", "here"), ("Bo", "here"), ("Rob", "bot")]
    for seat, secret in enumerate(again.people):
        with again.live(secret) as live:
            assert live.hear("welcome")["seats"] == [seat]
    assert again.get("/me", again.host)["host"], "the host is the host here too"
