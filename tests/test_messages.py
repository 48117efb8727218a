"""Messages: every file is sound, every reason has its sentence, and look-up falls back sensibly."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple, cast

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast

import tikal
from action_kinds import FORMS
from tikal.components import legend_components, pieces
from tikal.games.legend.naming import card_text, card_title, power_text, power_tile_name, power_title
from tikal.games.legend.rules.state import LegendState
from tikal.rules.reasons import REASONS
from tikal.rules.steps import STEPS
from tikal.texts import messages
from tikal.texts.rulebook import decisions, families, rule, rules

ENGLISH = files("tikal") / "locales" / "en"
ROOT = Path(__file__).parents[1]
KINDS = pieces().treasures.kinds
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
    "leaders": 2,
    "source": "card",
    "effect": "05",
    "ground": "ruins",
    "fixed": "c4",
    "goal": "d2",
    "worked": 1,
    "camps": "b2, f3",
    "pick": "tile",
    "place": 2,
    "wanted": "B3",
    "open": "B1, B2",
    "free": "1, 3",
    "held": 1,
    "quota": 2,
    "offered": 1,
    "waiting": 1,
    "card": "12",
    "title": "camp",
    "other": "20x",
    "right": "12, 07",
    "left": "20x",
    "lying": "12, 07",
    "side": "left",
    "used": 1,
    "slots": 3,
    "token": 9,
    "cards": "05, 12",
    "tiles": "A1, A2",
    "power": "p18",
    "powers": "p16, p17, p18",
    "fault": "apart",
    "border": "c3 c4",
    "stones": "c3 c4, d2 d3",
    "supply": 1,
    "rotation": 2,
    "rotations": 6,
    "highest": 5,
    "kind": "plate",
    "give_too": "plate",
    "given": 2,
    "copies": 2,
    "mine_taken": 1,
    "theirs_given": 3,
    "least": 3,
    "pair": "chief+plate",
}
"""One of everything that a message may be given about a forbidden action."""

EVENTS = FACTS | {
    "name": "Ada",
    "names": "Ada, Bo",
    "opponent": "Bo",
    "number": 3,
    "points": 10,
    "values": "7, 9",
    "seen": "c3 jaguar",
    "temples": 21,
    "volcanoes": 10,
    "jungles": 6,
    "lakes": 4,
    "treasures": 8,
    "director": 5,
}
"""The same for what happened."""


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
    statuses = {f"status-{one.status}" for one in rules()} | {"status-derived-in"}
    assert wanted | statuses == set(defined("catalogue.ftl"))


def test_every_reason_has_a_message_and_a_rule() -> None:
    forbidding = [reason for reason in REASONS if reason.rule]
    assert {reason.message for reason in REASONS} <= set(defined("why.ftl"))
    assert all(rule(reason.rule).id == reason.rule for reason in forbidding)


def test_every_message_about_reasons_is_used() -> None:
    beside_the_rules = {"why-unreadable", "why-unforeseeable", "why-cannot-undo", "why-not-whole"}
    assert set(defined("why.ftl")) - {reason.message for reason in REASONS} == beside_the_rules


PAGES = ("moments", "page", "page-hand", "page-auction", "page-legend", "page-screens")


@pytest.mark.parametrize("file", ["actions", "advice", "catalogue", "limits", *PAGES, "puzzles", "server"])
def test_every_message_of_page_and_server_is_used(file: str) -> None:
    """The sources name it as a whole, or its beginning (`step-${...}`), or all but its end (`${...}-title`)."""
    ids = re.findall(r"^([a-z][\w-]*) =", (ENGLISH / f"{file}.ftl").read_text(encoding="utf-8"), re.MULTILINE)
    assert ids
    assert [id_ for id_ in ids if not is_used(id_)] == []


def is_used(id_: str) -> bool:
    """Whether the sources, or another message, can ask for a message."""
    asked = asked_for()
    stems = {id_, *(id_.removesuffix(end) for end in asked.ends)}
    return f"{{ {id_} }}" in asked.texts or id_.startswith(asked.beginnings) or not stems.isdisjoint(asked.words)


class Asked(NamedTuple):
    """What messages are asked for by: words of the sources, beginnings and ends of ids in them; and other messages."""

    words: frozenset[str]
    beginnings: tuple[str, ...]
    ends: tuple[str, ...]
    texts: str


@cache
def asked_for() -> Asked:
    sources = "\n".join(
        file.read_text(encoding="utf-8")
        for folder, ending in (("src/tikal", "*.py"), ("web/src", "*.ts"), ("web/src", "*.svelte"))
        for file in sorted((ROOT / folder).rglob(ending))
    )
    return Asked(
        words=frozenset(re.findall(r"[\w-]+", sources)),
        beginnings=tuple(set(re.findall(r"""["'`]([a-z][a-z0-9-]*-)\$?\{""", sources))),
        ends=tuple(set(re.findall(r"""\}(-[a-z0-9-]+)["'`]""", sources))),
        texts="\n".join(file.read_text(encoding="utf-8") for file in ENGLISH.iterdir()),
    )


def test_reasons_are_told_in_one_or_two_sentences_without_a_rule_id() -> None:
    for message in defined("why.ftl"):
        told = messages.text(message, **FACTS)
        assert told.count(". ") <= 1, message
        assert not re.search(r"[{}]|\b[RL]-[A-Z]", told), message


@pytest.mark.parametrize("who", ["leader", "explorer"])
@pytest.mark.parametrize("cleared", [1, 2])
def test_reasons_can_be_told_with_other_facts(who: str, cleared: int) -> None:
    facts = {**FACTS, "who": who, "cleared": cleared, "dug": cleared, "tokens": cleared}
    for message in defined("why.ftl"):
        assert not re.search(r"[{}]", messages.text(message, **facts)), message


def variants(pattern: Any) -> Iterator[tuple[str, str]]:
    """Every variable that a message distinguishes by its value, with every value that it knows."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            selector = element.expression.selector
            assert isinstance(selector, ast.VariableReference)
            for variant in element.expression.variants:
                key = variant.key
                yield selector.id.name, key.name if isinstance(key, ast.Identifier) else key.value
                yield from variants(variant.value)


@pytest.mark.parametrize("file", ["why.ftl", "actions.ftl"])
def test_all_that_a_message_distinguishes_can_be_told(file: str) -> None:
    body = FluentResource((ENGLISH / file).read_text(encoding="utf-8")).body
    for entry in body:
        if isinstance(entry, ast.Message):
            for name, value in variants(entry.value):
                number = {"one": 1, "other": 2}.get(value, value)
                known = EVENTS | {name: number if isinstance(EVENTS[name], int) else value}
                assert "{" not in messages.text(entry.id.name, **known)


@pytest.mark.rule("R-DIG-2")
def test_a_reason_teaches_with_numbers() -> None:
    told = messages.text("why-dig-pieces", hex="c3", dug=1, pieces=1)
    assert told == "A second treasure in one turn needs a second piece on c3; you have 1."


def test_every_verb_and_step_has_its_words() -> None:
    told = set(defined("actions.ftl"))
    assert told >= {f"did-{kind.replace(' ', '-')}" for kind in FORMS}
    assert told >= {f"step-{step}" for step in STEPS}


def test_events_can_be_told() -> None:
    for message in defined("actions.ftl"):
        told = messages.text(message, **EVENTS)
        assert message.startswith("step-") or told.endswith("."), message


def test_every_card_and_power_has_its_text_and_title() -> None:
    legend = legend_components()
    powers = [power.id for tile in legend.power_tiles for power in tile.powers]
    ids = [f"card-{card.id}" for card in legend.cards] + [f"power-tile-{tile.id}" for tile in legend.power_tiles]
    assert sorted(defined("cards.ftl")) == sorted([*ids, *(f"power-{power}" for power in powers)])
    texts = [card_text(card.id) for card in legend.cards] + [power_text(power) for power in powers]
    titles = [card_title(card.id) for card in legend.cards] + [power_title(power) for power in powers]
    assert all(text.endswith(".") and "{" not in text for text in texts)
    assert all(len(title) <= 40 and "{" not in title for title in titles)
    assert power_tile_name("P6") == "Curator"


def test_a_card_that_lies_face_down_is_still_that_card() -> None:
    assert card_text("20x") == card_text("20")


@pytest.mark.rule("L-CARD-01")
def test_a_card_names_the_treasures_that_it_takes_at_this_table() -> None:
    pairs = [
        ["chief", "totem"],
        ["chief", "totem"],
        *([kind, kind] for kind in KINDS if kind not in ("chief", "totem")),
    ]
    game = tikal.new_game("legend", players=2, options={"legend.card01": pairs})
    assert card_text("01-2", s=cast(LegendState, game.view(0).seen)) == "Take two blue treasures: chief + totem."
    assert card_title("01-2") == "blue treasures jaguar + jaguar"


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
