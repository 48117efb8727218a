"""Who may answer for whom: keys belong to their callers, and bots agree to nothing."""

from __future__ import annotations

from serving import Server

pytest_plugins = ("databases", "servers")


def test_a_key_belongs_to_its_caller_and_its_command(server: Server) -> None:
    table = server.set_up()
    to_act = table.get("")["to_act"]
    mover, other = table.secrets[to_act], table.secrets[1 - to_act]
    key = "move-1"
    said = table.post("/chat", other, text="hello", key=key)
    legal = table.get("/positions/now", mover)["view"]["legal_actions"][0]
    moved = table.post("/moves", mover, actions=[legal], key=key)
    assert moved["events"][0]["kind"] == "move", "the other seat's key is another key"
    assert table.post("/chat", other, text="hello", key=key) == said
    again = table.post("/moves", mover, actions=[legal], key=key)
    assert again["seq"] == moved["seq"]
    for path, sent in (("/chat", {"text": "bye"}), ("/moves", {"actions": [legal]}), ("/takeback", {"to": 1})):
        status, error = table.refused("POST", path, other, json={**sent, "key": key})
        assert (status, error["code"]) == (409, "key-reused")
        assert key in error["message"]
    with table.live(other) as live:
        live.hear("welcome")
        assert live.do("chat", text="hello", key=key) == {"type": "done", "key": key, "seq": said["seq"]}
        assert live.do("chat", text="bye", key=key)["error"]["code"] == "key-reused"
    assert table.get("")["seq"] == moved["seq"]


def test_a_key_is_known_again_with_one_more_secret(server: Server) -> None:
    table = server.set_up()
    said = table.post("/chat", table.secrets[1], text="hello", key="k")
    assert table.post("/chat", *table.people, table.host, text="hello", key="k") == said


def test_a_bot_does_not_agree_to_a_take_back(server: Server) -> None:
    table = server.set_up()
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    table.post("/takeback", table.secrets[0], to=1)
    table.post("/takeback/answer", table.secrets[1], agree=False)
    table.post("/seats/1/bot", table.host, level="random")
    last = table.get("")["seq"]
    asked = table.post("/takeback", table.secrets[0], table.host, to=1)
    assert [event["kind"] for event in asked["events"]] == ["takeback-asked"]
    assert table.get("")["takeback"]["agreed"] == [0]
    assert not any(event["kind"] == "takeback" for event in table.get(f"/events?since={last}")["events"])
    answered = table.post("/takeback/answer", table.secrets[1], agree=True)
    assert answered["events"][-1]["kind"] == "takeback", "the person whose seat it is can still answer"


def test_a_bot_put_in_while_a_take_back_waits_does_not_decide_it(server: Server) -> None:
    table = server.set_up()
    table.play(table.get("/positions/now", *table.people)["view"]["legal_actions"][0])
    table.post("/takeback", table.secrets[0], to=1)
    given = table.post("/seats/1/bot", table.host, level="random")
    assert [event["kind"] for event in given["events"]] == ["to-bot"]
    assert table.get("")["takeback"] is not None
