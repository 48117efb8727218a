"""Who begins at the terminal, and in which colours."""

from __future__ import annotations

from pathlib import Path

import pytest

from at_the_terminal import play

SEATS = ("--seat", "Ana=person:white", "--seat", "Bo=person", "--seat", "Cleo=person:red")
TABLE = ("--edition", "classic", "--no-auction", *SEATS)


@pytest.mark.rule("R-SETUP-6")
def test_the_first_player_and_the_colours_are_those_that_were_chosen(tmp_path: Path) -> None:
    """White is the triangle, red the circle; a player without a wish gets the next colour, yellow, the square."""
    for first, name, sign in (("Ana", "Ana", "▲"), ("2", "Bo", "■"), ("Cleo", "Cleo", "●")):
        told = play(*TABLE, "--first", first, data=tmp_path, typed=["quit"])
        assert told.returncode == 0, told.stderr
        assert f"▸ {sign} {name}" in told.stdout
    again = play("--resume", max(tmp_path.rglob("*.tikal")), data=tmp_path, typed=["quit"])
    assert all(sign in again.stdout for sign in ("▲ Ana", "■ Bo", "● Cleo")), "colours are saved with the game"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (("--seat", "Ana=person:pink"), "pink"),
        (("--seat", "Ana=person:pink"), "red, yellow, white, blue"),
        (("--defaults", "--seat", "Ana=person:red", "--seat", "Bo=random:red"), "red"),
        (("--defaults", "--seat", "Ana=person:yellow", "--seat", "Bo=random:orange"), "can be yellow"),
        (("--defaults", "--first", "Zoe"), "Zoe"),
        (("--defaults", "--first", "3"), "1 to 2"),
    ],
)
def test_what_cannot_be_chosen_is_refused(arguments: tuple[str, ...], problem: str, tmp_path: Path) -> None:
    told = play(*arguments, data=tmp_path)
    assert told.returncode == 2
    assert problem in told.stderr
