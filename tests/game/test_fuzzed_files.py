"""Game files with random damage: they are refused as such, or are other sound files; nothing else is ever raised."""

from __future__ import annotations

import random
from functools import cache
from typing import Final

from hypothesis import given, settings
from hypothesis import strategies as st

import tikal
from random_play import Seating, played_game

GAMES: Final = (
    (Seating("supermeeple-2015", 3, auction=True), 1, 60),
    (Seating("classic", 2, auction=False), 2, 70),
    (Seating("ravensburger-1999", 4, auction=False), 3, 90),
)
RESULTS: Final = ("found", "found gold", "; ; ", "scored", "drew", "drew A1; drew A2", "x; ; y", "=", "paid 1")
CHARACTERS: Final = "0129?;:=# .-ax\x00é٣"


def load(text: str) -> tikal.Game | tikal.RecordError:
    """The game, or the error with which a file is refused; anything else that is raised fails the test."""
    try:
        return tikal.load(text)
    except tikal.RecordError as error:
        return error


def drop_line(chance: random.Random, lines: list[str]) -> None:
    del lines[chance.randrange(len(lines))]


def swap_lines(chance: random.Random, lines: list[str]) -> None:
    one, other = chance.randrange(len(lines)), chance.randrange(len(lines))
    lines[one], lines[other] = lines[other], lines[one]


def exchange_word(chance: random.Random, lines: list[str]) -> None:
    number = chance.randrange(len(lines))
    words = lines[number].split(" ")
    words[chance.randrange(len(words))] = chance.choice(" ".join(lines).split(" "))
    lines[number] = " ".join(words)


def drop_word(chance: random.Random, lines: list[str]) -> None:
    number = chance.randrange(len(lines))
    words = lines[number].split(" ")
    del words[chance.randrange(len(words))]
    lines[number] = " ".join(words)


def exchange_character(chance: random.Random, lines: list[str]) -> None:
    number = chance.randrange(len(lines))
    place = chance.randrange(len(lines[number]) + 1)
    lines[number] = lines[number][:place] + chance.choice(CHARACTERS) + lines[number][place + 1 :]


def exchange_result(chance: random.Random, lines: list[str]) -> None:
    number = chance.choice([number for number, line in enumerate(lines) if " = " in line] or [0])
    lines[number] = f"{lines[number].split(' = ')[0]} = {chance.choice(RESULTS)}"


MUTATIONS: Final = (drop_line, swap_lines, exchange_word, drop_word, exchange_character, exchange_result)


@cache
def sound_file(number: int, whole: bool) -> str:
    return played_game(*GAMES[number]).record(whole)


@st.composite
def damaged_files(draw: st.DrawFn) -> str:
    """A sound file with a few random changes to its lines, words and characters."""
    lines = sound_file(draw(st.integers(0, len(GAMES) - 1)), draw(st.booleans())).splitlines()
    chance = draw(st.randoms(use_true_random=False))
    for _ in range(draw(st.integers(1, 3))):
        draw(st.sampled_from(MUTATIONS))(chance, lines)
    return "\n".join(lines)


@settings(max_examples=300)
@given(damaged_files())
def test_a_damaged_file_is_refused_or_is_another_sound_file(text: str) -> None:
    loaded = load(text)
    if isinstance(loaded, tikal.RecordError):
        assert 1 <= loaded.line <= len(text.splitlines()) + 1
    else:
        assert tikal.load(loaded.record()).record() == loaded.record()


@settings(max_examples=100)
@given(st.text(max_size=200))
def test_any_text_is_refused_as_a_game_file(text: str) -> None:
    assert isinstance(load(text), tikal.RecordError)
