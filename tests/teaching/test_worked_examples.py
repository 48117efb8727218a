"""The worked examples: every action is legal, every refusal has its rule, and the numbers stated come out."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from tikal.cli.example import show_example
from tikal.components import editions
from tikal.errors import IllegalAction
from tikal.teaching.example import Example, Step, UnknownExample, example, examples
from tikal.teaching.playing import Frame, frames
from tikal.texts.messages import attribute, text
from tikal.texts.rulebook import rule

every_example = pytest.mark.parametrize("one", examples(), ids=lambda one: one.id)


def found(step: Step, frame: Frame) -> dict[str, Any]:
    """What a step states, as the position after it has it."""
    view = frame.view.to_dict()
    values = {one["hex"]: one["value"] for one in view["board"]}
    return {
        "ap": view["ap"],
        "scores": frame.view.scores,
        "temples": {hex_: values[hex_] for hex_ in step.temples},
        "treasures": tuple(
            {kind: number for kind, number in player["treasures"].items() if number} for player in view["players"]
        ),
        "would_score": tuple(one.total for one in frame.would_score),
        "to_act": frame.view.to_act,
        "rule": frame.why and frame.why.rule,
    }


@every_example
def test_the_numbers_of_an_example_come_out(one: Example) -> None:
    for number, frame in enumerate(frames(one), 1):
        step = frame.step
        stated = {name: getattr(step, name) for name in step.__struct_fields__}
        for name, value in found(step, frame).items():
            if name == "rule" or stated[name] not in (None, (), {}):
                assert value == stated[name], f"{one.id}, step {number}: {name}"


@every_example
def test_an_example_explains_rules_of_its_edition(one: Example) -> None:
    assert one.edition in {edition.id for edition in editions()}
    assert all(one.edition in rule(name).editions for name in one.rules)


@every_example
def test_every_step_has_a_sentence(one: Example) -> None:
    assert text(f"example-{one.id}")
    assert attribute(f"example-{one.id}", "title")
    assert all(text(one.message(step)) for step in range(len(one.steps)))


def test_every_printed_example_is_there() -> None:
    assert {one.id for one in examples()} >= {
        "first-round", "clearing", "guardian", "digging", "camps", "swap", "scoring",
        "auction", "auction-1999", "legend-scoring", "legend-exchange",
    }  # fmt: skip


def test_an_unknown_example_says_which_there_are() -> None:
    with pytest.raises(UnknownExample, match="there are: first-round"):
        example("second-round")


def test_an_example_in_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    show_example("digging")
    said = capsys.readouterr().out
    assert "dig c1: not allowed." in said
    assert "(R-DIG-3)" in said
    show_example("list")
    assert capsys.readouterr().out.count("\n") == len(examples())


def test_an_example_against_the_rules_is_refused() -> None:
    one = example("digging")
    wrong = next(step.refused for step in one.steps if step.refused)
    with pytest.raises(IllegalAction, match="R-DIG-3"):
        frames(replace(one, steps=(*one.steps[:-1], replace(one.steps[-1], play=(wrong,)))))
