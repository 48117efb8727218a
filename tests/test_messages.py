"""Messages: every file is sound, every reason has its sentence, and look-up falls back sensibly."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

from tikal import messages
from tikal.action import FORMS
from tikal.catalogue import decisions, families, rule, rules
from tikal.rules.reasons import REASONS
from tikal.rules.steps import STEPS

ENGLISH = files("tikal") / "locales" / "en"
FACTS: dict[str, Any] = {
    "hex": "c3",
    "from": "a1",
    "to": "b2",
    "terrain": "ruins",
    "who": "explorer",
    "ap": 1,
    "cost": 3,
    "pieces": 1,
    "value": 2,
    "rival": 3,
    "cleared": 1,
    "dug": 1,
    "level": 4,
    "tokens": 2,
    "guardians": 2,
    "seat": 2,
    "give": "chief",
    "take": "totem",
    "mine": 2,
    "theirs": 3,
    "tile": "B3",
    "rot": 4,
    "bid": 5,
    "high": 6,
    "score": 7,
    "step": "where to go",
    "text": "jump a1",
    "form": "move leader|explorer HEX HEX",
}
"""One of everything that a message may be given about a forbidden action."""


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "strict", True)


def defined(file: str) -> list[str]:
    """Ids of the messages in one English file, in order."""
    body = FluentResource((ENGLISH / file).read_text(encoding="utf-8")).body
    return [entry.id.name for entry in body if isinstance(entry, ast.Message)]


@pytest.mark.parametrize("file", sorted(file.name for file in ENGLISH.iterdir()))
def test_files_have_no_junk(file: str) -> None:
    body = FluentResource((ENGLISH / file).read_text(encoding="utf-8")).body
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []


def test_no_message_is_defined_twice() -> None:
    ids = [message for file in ENGLISH.iterdir() for message in defined(file.name)]
    assert len(ids) == len(set(ids))


def test_rules_and_their_messages_are_the_same_in_the_same_order() -> None:
    assert defined("rules.ftl") == [one.id for one in rules()]


def test_decisions_and_their_messages_are_the_same_in_the_same_order() -> None:
    assert defined("decisions.ftl") == [one.id for one in decisions()]


def test_families_and_statuses_have_names() -> None:
    wanted = {f"family-{family}" for family in (*families(), "ambiguities", "clarifications")}
    assert wanted | {f"status-{one.status}" for one in rules()} == set(defined("catalogue.ftl"))


def test_every_reason_has_a_message_and_a_rule() -> None:
    forbidding = [reason for reason in REASONS if reason.rule]
    assert {reason.message for reason in REASONS} <= set(defined("why.ftl"))
    assert all(rule(reason.rule).id == reason.rule for reason in forbidding)


def test_every_message_about_reasons_is_used() -> None:
    beside_the_rules = {"why-unreadable", "why-cannot-undo"}
    assert set(defined("why.ftl")) - {reason.message for reason in REASONS} == beside_the_rules


@pytest.mark.parametrize("message", defined("why.ftl"))
def test_reasons_are_told_in_one_or_two_sentences_without_a_rule_id(message: str) -> None:
    told = messages.text(message, **FACTS)
    assert told.count(". ") <= 1
    assert not re.search(r"[{}]|\bR-[A-Z]", told)


@pytest.mark.parametrize("who", ["leader", "explorer"])
@pytest.mark.parametrize("cleared", [1, 2])
def test_reasons_can_be_told_with_other_facts(who: str, cleared: int) -> None:
    for message in defined("why.ftl"):
        messages.text(message, **{**FACTS, "who": who, "cleared": cleared, "dug": cleared, "tokens": cleared})


@pytest.mark.rule("R-DIG-2")
def test_a_reason_teaches_with_numbers() -> None:
    told = messages.text("why-dig-pieces", hex="c3", dug=1, pieces=1)
    assert told == "A second treasure in one turn needs a second piece on c3; you have 1."


def test_every_verb_and_step_has_its_words() -> None:
    told = set(defined("actions.ftl"))
    assert told >= {f"did-{verb}" for verb in FORMS}
    assert told >= {f"step-{step}" for step in STEPS}


@pytest.mark.parametrize("message", defined("actions.ftl"))
def test_events_can_be_told(message: str) -> None:
    players = {"name": "Ada", "names": "Ada, Bo", "opponent": "Bo", "kind": "plate", "tiles": "A1 A2"}
    told = messages.text(message, **FACTS, **players, temples=21, treasures=8)
    assert message.startswith("step-") or told.endswith(".")


def test_line_breaks_of_the_files_do_not_show_but_those_of_players_words_are_not_touched() -> None:
    assert "\n" not in messages.text("R-COMP-4")
    assert '"move  leader"' in messages.text("why-unreadable", text="move  leader", form="end")


def test_counts_agree_with_their_nouns() -> None:
    told = messages.text("why-ap", cost=1, ap=0)
    assert told == "This costs 1 action point; you have 0 action points left."


def test_there_is_english() -> None:
    assert "en" in messages.languages()


def test_an_untranslated_message_falls_back_to_english() -> None:
    assert messages.text("why-ok", "tlh") == messages.text("why-ok", "en")
    assert messages.attribute("R-WIN-1", "title", "tlh") == "Most points win"


def test_a_missing_message_is_an_error_in_tests() -> None:
    with pytest.raises(messages.MessageError, match="no message why-nothing in de or en"):
        messages.text("why-nothing", "de")
    with pytest.raises(messages.MessageError, match=r"no message why-ok\.title"):
        messages.attribute("why-ok", "title")


def test_a_missing_argument_is_an_error_in_tests() -> None:
    with pytest.raises(messages.MessageError, match="why-place-detached"):
        messages.text("why-place-detached")


def test_a_missing_message_is_its_id_for_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(messages, "strict", False)
    assert messages.text("why-nothing") == "why-nothing"
    assert messages.attribute("why-ok", "title") == "why-ok.title"
