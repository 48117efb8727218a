"""Damaged game files: every damage is noticed, and the message names the line; nothing else ever goes wrong."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

import tikal
from golden import finished, written
from random_play import Seating, played_game

GAME = "supermeeple-2015-auction"
PLAIN_GAME = "riogrande-1999"


def line_of(text: str, start: str) -> int:
    """Number of the first line that starts so, counted from 1."""
    return next(number for number, line in enumerate(text.splitlines(), start=1) if re.match(start, line))


def edited(text: str, start: str, edit: Callable[[str], str]) -> tuple[str, int]:
    """The text with one line changed, and the number of that line."""
    lines = text.splitlines()
    number = line_of(text, start)
    changed = edit(lines[number - 1])
    assert changed != lines[number - 1], "the edit should change something"
    lines[number - 1] = changed
    return "\n".join([*lines, ""]), number


def refused(text: str) -> tikal.RecordError:
    """How a file is refused."""
    with pytest.raises(tikal.RecordError) as caught:
        tikal.load(text)
    error = caught.value
    assert str(error) == f"line {error.line}: {error.message}"
    return error


def replacing(old: str, new: str) -> Callable[[str], str]:
    return lambda line: re.sub(old, new, line, count=1)


def swapping_ends(line: str) -> str:
    """Swap the first and the last word after the colon."""
    key, _, value = line.partition(": ")
    first, *middle, last = value.split()
    return f"{key}: {' '.join([last, *middle, first])}"


@pytest.mark.parametrize(
    ("start", "edit", "told"),
    [
        ("tikal:", replacing("1", "3"), "newer"),
        ("tikal:", replacing("1", "one"), "not a number"),
        ("tikal:", replacing("tikal", "chess"), "tikal"),
        ("rules:", replacing("1", "2"), "newer"),
        ("edition:", replacing("2015", "2016"), "supermeeple-2016"),
        ("players:", replacing("3", "٣"), "number"),
        ("auction:", replacing("yes", "maybe"), "maybe"),
        ("option campNeedsPresence", replacing("no", "nay"), "nay"),
        ("option tieBreak", replacing("treasureCount", "coin"), "coin"),
        ("option tieBreak", replacing("tieBreak", "tieBraek"), "tieBraek"),
        ("seat 1", replacing("seat 1", "seat 2"), "seat 1"),
        ("seat 1", replacing(": .*", ": " + "x" * 41), "name"),
        ("first:", replacing(r"\d", "3"), "0 to 2"),
        ("tiles C", replacing("C4", "C3"), "tiles C"),
        ("tiles C", replacing("C4", "C9"), "tiles C"),
        ("tiles C", replacing(" C4", ""), "tiles C"),
        ("tiles C", replacing("C", "H"), "tiles C"),
        ("treasures:", replacing("totem", "plate"), "treasures"),
        ("treasures:", replacing("totem", "gold"), "gold"),
        ("0. begin", replacing("begin", "start"), "begin"),
        ("0. begin", replacing(r"A(\d)", r"B\1"), "opened"),
        ("0. begin", replacing(" = .*", ""), "nothing"),
        ("1. ", replacing(r"^1\.", "2."), "number 1"),
        ("1. ", replacing(r"^1\.", "1"), "expected a move"),
        ("1. ", replacing(r"\. \d", ". 3"), "seat"),
        (r"\d+\. \d bid", replacing(r"bid \d+", "bid 999"), "R-AUC-15"),
        (r"\d+\. \d bid", replacing("bid", "bet"), "bet"),
        (r"\d+\. \d take", replacing(r"take \w+", "take G4"), "R-AUC-5"),
        (r"\d+\. \d place", replacing(r"place \w+", "place a1"), "R-PLACE-1"),
        (r"\d+\. \d dig .* = found", replacing(r"found \w+", "found gold"), "gold"),
        (r"\d+\. \d dig .* = found", replacing(" = .*", ""), "nothing"),
        (r"\d+\. .*paid", replacing(r"paid \d+", "paid 99"), "paid 99"),
        (r"\d+\. .*scored", replacing(r"scored \d+", "scored 99"), "scored 99"),
        (r"\d+\. \d end = opened", replacing(r"opened \w+", "opened G4"), "G4"),
        (r"\d+\. \d end$", replacing("end", "end = drew G4"), "G4"),
        (r"\d+\. \d deploy", replacing("deploy.*", "undo = found chief"), "found chief"),
        ("scores:", replacing(r"\d+", "99"), "99"),
        ("scores:", replacing(r" \d+$", ""), "3 numbers"),
        ("scores:", replacing(r"\d+$", "1e3"), "1e3"),
        ("winners:", replacing(r"\d", "9"), "9"),
        ("status:", replacing("over", "finished"), "finished"),
    ],
)
def test_any_line_that_is_changed_is_named(start: str, edit: Callable[[str], str], told: str) -> None:
    text, number = edited(written(GAME), start, edit)
    error = refused(text)
    assert told in error.message
    assert error.line == number


def test_the_first_move_that_contradicts_another_order_of_tiles_is_named() -> None:
    text, _ = edited(written(PLAIN_GAME), "tiles D", swapping_ends)
    drawn = finished(PLAIN_GAME).setup["tiles"]["D"][0]
    assert refused(text).line == line_of(text, rf"\d+\. .*drew {drawn}")


def test_the_first_treasure_that_contradicts_another_order_is_named() -> None:
    kinds = written(PLAIN_GAME).splitlines()[line_of(written(PLAIN_GAME), "treasures:") - 1].split()[1:]
    text, _ = edited(written(PLAIN_GAME), "treasures:", lambda _: f"treasures: {' '.join(kinds[1:] + kinds[:1])}")
    assert " dig " in text.splitlines()[refused(text).line - 1]


def test_another_seat_than_the_one_that_decides_is_named() -> None:
    number = line_of(written(PLAIN_GAME), r"30\.")
    seat = int(written(PLAIN_GAME).splitlines()[number - 1].split()[1])
    text, number = edited(written(PLAIN_GAME), r"30\.", replacing(r"\. \d", f". {(seat + 1) % 3}"))
    error = refused(text)
    assert (error.line, "R-TURN-2" in error.message) == (number, True)


def test_an_undo_of_what_cannot_be_undone_is_named() -> None:
    start = next(f"{n}\\." for n, entry in enumerate(finished(PLAIN_GAME).log, 2) if str(entry.action) == "end")
    text, number = edited(written(PLAIN_GAME), start, replacing(r"(\. \d) .*", r"\1 undo"))
    assert refused(text).line == number


@pytest.mark.parametrize("name", [GAME, PLAIN_GAME])
def test_a_file_that_is_cut_off_is_refused_at_its_end(name: str) -> None:
    lines = written(name).splitlines()
    for kept in (0, 1, 3, 5, 8, 12, 15, 20, 25, 27, 30, 100, len(lines) - 4, len(lines) - 2, len(lines) - 1):
        error = refused("".join(f"{line}\n" for line in lines[:kept]))
        assert error.line == kept + 1, lines[:kept][-1:]
        assert "cut off" in error.message


def test_a_file_that_is_cut_off_in_a_line_is_refused_there() -> None:
    lines = written(PLAIN_GAME).splitlines()
    for kept in (1, 4, 20, 25, 60, len(lines) - 3):
        text = "\n".join([*lines[: kept - 1], lines[kept - 1][: len(lines[kept - 1]) // 2]])
        assert refused(text).line in (kept, kept + 1)


@pytest.mark.parametrize("number", [5, 12, 20, 40, 200])
def test_a_line_missing_or_doubled_is_noticed(number: int) -> None:
    lines = written(PLAIN_GAME).splitlines()
    assert refused("\n".join(lines[: number - 1] + lines[number:])).line in (number, number + 1)
    assert refused("\n".join(lines[:number] + lines[number - 1 :])).line in (number, number + 1)


def test_lines_after_the_end_are_refused() -> None:
    text = f"{written(PLAIN_GAME)}1. 0 end\n"
    assert refused(text).line == len(text.splitlines())


def test_a_game_that_goes_on_is_not_over() -> None:
    text, _ = edited(written(PLAIN_GAME), "status:", replacing("over", "running"))
    assert refused(text).line in (line_of(text, "status"), line_of(text, "winners"))
    running = played_game(Seating("classic", 2, auction=False), 1, decisions=40).record()
    over = running.replace("status: running", "status: over") + "winners: 0\n"
    assert refused(over).line == line_of(over, "status")


def test_comments_count_as_lines() -> None:
    text, number = edited(written(PLAIN_GAME), r"30\.", replacing(r"\. \d .*", ". 0 dance"))
    assert refused(f"# a comment\n\n{text}").line == number + 2


@pytest.mark.parametrize(
    "rubbish",
    [
        "",
        "\n",
        "#",
        "\x00",
        "\x89PNG\r\n\x1a\n\x00\x00",
        "tikal",
        "tikal:",
        "tikal: ",
        "tikal: -1",
        '{"tikal": 1}',
        "\ud800",
    ],
)
def test_what_is_no_game_file(rubbish: str) -> None:
    assert refused(rubbish).line >= 1


@pytest.mark.parametrize("digits", ["9" * 5000, "²", "٠", "١", "0x1", "1_0", "-1", "+1"])
def test_numbers_that_are_none(digits: str) -> None:
    for start, edit in (
        ("players:", replacing(r"\d", digits)),
        ("first:", replacing(r"\d", digits)),
        (r"1\. ", replacing(r"^\d+", digits)),
        (r"1\. ", replacing(r"\. \d", f". {digits}")),
        ("winners:", replacing(r"\d+", digits)),
    ):
        text, number = edited(written(GAME), start, edit)
        assert refused(text).line == number


@pytest.mark.parametrize(
    "results", ["= ", "=", "= ;", "= ; ", "= x; ; y", "= found", "= found gold", "= found;", "= = ="]
)
@pytest.mark.parametrize("whole", [True, False])
def test_results_that_are_none(results: str, whole: bool) -> None:
    file = finished(PLAIN_GAME).record(whole=whole)
    text, number = edited(file, r"\d+\. \d dig", replacing("= .*", results))
    assert refused(text).line == number


def test_a_public_file_in_which_too_many_treasures_of_a_kind_are_found_is_refused() -> None:
    public = finished(PLAIN_GAME).record(whole=False)
    assert public.count("found") > 3
    refused(re.sub(r"found \w+", "found chief", public))


@pytest.mark.parametrize("players", ["1", "2", "4", "9", "1000000000000"])
def test_another_number_of_players_is_refused(players: str) -> None:
    text, number = edited(written(GAME), "players:", replacing("3", players))
    assert number <= refused(text).line <= line_of(text, "first:")
