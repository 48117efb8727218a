"""Values of options as text: what is written is read again, in game files and on the command line."""

from __future__ import annotations

import pytest

from tikal.cli.options import read_options
from tikal.components import editions, option_set
from tikal.play.record.option_text import option_text, read_option


@pytest.mark.parametrize("edition", [edition.id for edition in editions()])
def test_every_value_is_read_as_it_was_written(edition: str) -> None:
    values = option_set(edition, auction=False, players=2, chosen={})
    written = {name: option_text(value) for name, value in values.items()}
    read = {name: read_option(name, text) for name, text in written.items()}
    assert option_set(edition, auction=False, players=2, chosen=read) == values
    typed = read_options(f"{name}={text}" for name, text in written.items())
    assert option_set(edition, auction=False, players=2, chosen=typed) == values


@pytest.mark.parametrize(
    ("name", "text"), [("campNeedsPresence", "maybe"), ("legend.leftSlots", "few"), ("legend.apTokens", "6 7 x")]
)
def test_a_text_that_stands_for_no_value_is_refused(name: str, text: str) -> None:
    with pytest.raises(ValueError, match=r"neither|not a number"):
        read_option(name, text)
    assert read_options([f"{name}={text}"]) == {name: text}, "on the command line the option says what it expects"


def test_the_command_line_takes_commas_and_other_words_for_yes() -> None:
    typed = ["campNeedsPresence=TRUE", "tieBreak=highestGuardedTemple,treasureCount", "volcanoNeedsPath=false"]
    assert list(read_options(typed).values()) == [True, ["highestGuardedTemple", "treasureCount"], False]
    assert read_options(["tieBreak=", "tieBreak="]) == {"tieBreak": []}
