"""The catalogue of rules is complete, consistent with the messages, and shown by `tikal rules`."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Iterator

import pytest
import typer
from typer.testing import CliRunner, Result

from tikal.cli.rules import rules_command
from tikal.components import editions, options
from tikal.texts import messages
from tikal.texts.rulebook import Rule, UnknownRule, decision, decisions, families, rule, rules

SIZES = {
    1: """R-COMP 7 R-SETUP 7 R-TURN 8 R-PLACE 12 R-AP 4 R-DEPLOY 4 R-CMOVE 3 R-MOVE 8 R-CLEAR 7 R-DIG 6
       R-SWAP 5 R-CAMP 6 R-GUARD 8 R-MAJ 4 R-VOLC 6 R-SCORE 5 R-END 3 R-WIN 2""",
    2: "R-AUC 25",
    3: """L-COMP 14 L-SETUP 15 L-ROUND 3 L-DRAFT 9 L-ACT 7 L-STASH 7 L-AP 11 L-SWAP 6 L-TILE 6 L-CARD 30
       L-VOLC 6 L-SCORE 8 L-PASS 1 L-MAINT 7 L-FINAL 4 L-DIR 1 L-SCEN 3""",
}
"""Rules in each part of the specification, by the stem of their ids."""

LEFTOVERS = re.compile(r"\[[SIUA]\b|\b(?:RV|RG|SM|CL|LG|EMs?|AP|PP|BASE|AUC|[RLACDTI]-[A-Z]*-?\d+)\b")
"""Abbreviations and pointers of a specification, which a player has never seen."""

ALL_IDS = [one.id for one in rules()] + [one.id for one in decisions()]


def stem(rule_id: str) -> str:
    return rule_id.rpartition("-")[0]


@pytest.mark.parametrize(("part", "rules_in_it"), [(1, 105), (2, 25), (3, 138)])
def test_every_rule_of_the_specification_is_there(part: int, rules_in_it: int) -> None:
    words = SIZES[part].split()
    counted = Counter(stem(one.id) for one in rules() if one.part == part)
    assert counted == dict(zip(words[::2], map(int, words[1::2]), strict=True))
    assert counted.total() == rules_in_it


def test_numbers_run_without_gaps() -> None:
    numbers: dict[str, list[int]] = {}
    for one in rules():
        if one.id.rpartition("-")[2].isdigit():
            numbers.setdefault(stem(one.id), []).append(int(one.id.rpartition("-")[2]))
    for family, found in numbers.items():
        first = 0 if family == "L-AP" else 1
        assert found == list(range(first, first + len(found))), family


def test_every_decision_is_there() -> None:
    assert [one.id for one in decisions() if one.id.startswith("A-")] == [f"A-{n}" for n in range(1, 71)]
    assert sum(one.id.startswith("C-") for one in decisions()) == 63


def test_a_rule_that_some_editions_only_imply_is_stated_in_another() -> None:
    partly = [one for one in rules() if one.derived_in]
    assert {one.id for one in partly} == {"R-CAMP-5", "R-MAJ-2", "R-VOLC-5", "R-END-2"}
    for one in partly:
        assert one.status == "stated"
        assert set(one.derived_in) < set(one.editions)


def test_ids_are_unique() -> None:
    assert len({one.casefold() for one in ALL_IDS}) == len(ALL_IDS)


def test_every_decision_touches_a_rule_and_every_touched_decision_exists() -> None:
    touched = {one for each in rules() for one in each.decisions}
    assert touched == {one.id for one in decisions()}
    assert all(one.startswith("A-") for each in rules() for one in each.ambiguities)
    assert all(one.startswith("C-") for each in rules() for one in each.clarifications)


def test_every_rule_holds_in_some_editions_in_their_order() -> None:
    known = [edition.id for edition in editions()]
    for one in rules():
        assert one.editions
        assert list(one.editions) == [edition for edition in known if edition in one.editions], one.id


@pytest.mark.parametrize(
    ("rule_id", "holds_in"),
    [
        ("R-CLEAR-2", "ravensburger-1999 riogrande-1999 supermeeple-2015 classic legend"),
        ("R-CAMP-4", "ravensburger-1999 riogrande-1999 supermeeple-2015 classic legend"),
        ("R-MOVE-4", "ravensburger-1999 riogrande-1999 supermeeple-2015 classic"),
        ("R-AUC-7", "ravensburger-1999 riogrande-1999 supermeeple-2015 classic"),
        ("R-PLACE-6", "classic"),
        ("L-AP-2", "legend"),
    ],
)
def test_editions_of_some_rules(rule_id: str, holds_in: str) -> None:
    assert rule(rule_id).editions == tuple(holds_in.split())


def test_options_and_decisions_name_each_other() -> None:
    by_option = {(ambiguity, option.id) for option in options() for ambiguity in option.ambiguities}
    assert {(one.id, one.option) for one in decisions() if one.option} == by_option


def test_the_text_of_a_decision_names_its_option() -> None:
    for one in decisions():
        assert one.option is None or one.option in messages.text(one.id)


def test_texts_are_sentences_for_people_who_know_no_abbreviations() -> None:
    for entry_id in ALL_IDS:
        text, title = messages.text(entry_id), messages.attribute(entry_id, "title")
        assert text.endswith("."), entry_id
        assert not title.endswith("."), entry_id
        assert len(title) <= 50, entry_id
        assert not LEFTOVERS.search(text), (entry_id, LEFTOVERS.search(text))
        assert not LEFTOVERS.search(title), entry_id


def test_ids_are_found_in_any_case() -> None:
    assert rule("r-clear-2") is rule("R-CLEAR-2")
    assert rule("l-card-A").id == "L-CARD-a"
    assert decision("a-20").id == "A-20"


@pytest.mark.parametrize(
    ("wanted", "suggested"), [("R-CLEAR-22", "R-CLEAR-2"), ("RCLEAR2", "R-CLEAR-2"), ("clearng", "clearing")]
)
def test_an_unknown_rule_brings_suggestions(wanted: str, suggested: str) -> None:
    with pytest.raises(UnknownRule, match=wanted) as error:
        rule(wanted)
    assert suggested in error.value.suggestions
    assert suggested in str(error.value)


def test_nothing_alike_brings_no_suggestions() -> None:
    with pytest.raises(UnknownRule, match="There is no rule qqq") as error:
        decision("qqq")
    assert error.value.suggestions == ()


def run(*words: str) -> Result:
    app = typer.Typer()
    app.command()(rules_command)
    return CliRunner().invoke(app, words, env={"COLUMNS": "100", "NO_COLOR": "1", "TERM": "dumb"})


def listed(*words: str) -> list[str]:
    found: list[dict[str, str]] = json.loads(run(*words, "--json").stdout)
    return [one["id"] for one in found]


def holding_in(edition: str) -> Iterator[Rule]:
    return (one for one in rules() if edition in one.editions)


def test_the_command_lists_all_rules_by_family() -> None:
    result = run()
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert all(len(line) <= 100 for line in lines)
    assert [line.split()[0] for line in lines if line.startswith("  ")] == [one.id for one in rules()]
    assert all(any(line.endswith(f"({family})") for line in lines) for family in families())


def test_the_command_shows_one_rule_with_its_decisions() -> None:
    output = " ".join(run("r-place-6").stdout.split())
    assert output.startswith(f"R-PLACE-6 {messages.attribute('R-PLACE-6', 'title')}")
    for shown in ("R-PLACE-6", "A-20", "C-6", "C-7"):
        assert messages.text(shown) in output
    assert "Holds in classic Status stated in a rulebook" in output


def test_the_command_shows_a_decision_with_its_rules() -> None:
    output = " ".join(run("A-20").stdout.split())
    assert messages.text("A-20") in output
    assert "Option volcanoIsolationRule Rules R-PLACE-6" in output


def test_the_command_tells_where_the_auction_is_a_house_option() -> None:
    assert "classic (house option)" in " ".join(run("R-AUC-7").stdout.split())


def test_the_command_knows_families_and_stems() -> None:
    clearing = [one.id for one in rules() if one.family == "clearing"]
    assert listed("clearing") == listed("R-CLEAR") == clearing
    assert listed("ambiguities") == [f"A-{number}" for number in range(1, 71)]


def test_the_command_filters_by_edition_and_words() -> None:
    assert listed("--edition", "legend") == [one.id for one in holding_in("legend")]
    assert "R-PLACE-6" in listed("--search", "VOLCANO seal")
    assert "A-20" in listed("--search", "volcano seal")
    assert run("--search", "submarine").stdout.strip() == "Nothing found."


def test_the_command_answers_programs() -> None:
    shown = json.loads(run("R-CLEAR-2", "--json").stdout)
    assert shown["id"] == "R-CLEAR-2"
    assert shown["text"] == messages.text("R-CLEAR-2")
    assert shown["decisions"][0]["id"] == "A-5"


def test_the_command_refuses_what_there_is_not() -> None:
    unknown = run("R-CLEAR-22")
    assert unknown.exit_code == 2
    assert "Did you mean R-CLEAR-2" in unknown.stderr
    assert run("--edition", "atlantis").exit_code == 2
