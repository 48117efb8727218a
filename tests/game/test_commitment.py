"""Draws that anybody can check: the fingerprint of a set-up, shown before the game, and the salt after it."""

from __future__ import annotations

import hashlib
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tikal

SALT = "0123456789abcdef" * 4
PARTS = ("edition", "players", "scenario", "first", "order", "tiles", "treasures", "cards", "ap", "powers", "salt")


def sealed(edition: str = "supermeeple-2015", moves: int = 0, salt: str = SALT) -> tikal.Game:
    game = tikal.new_game(edition, players=2, seed=5, names=["first: 1", "salt: 2"], salt=salt)
    chance = random.Random(1)
    for _ in range(moves):
        if not game.is_over:
            game.play(chance.choice(game.legal_actions()))
    return game


def digest_by_hand(file: str) -> str:
    """As docs/game-file.md says it, without our code."""
    lines = [line for line in file.splitlines() if line.partition(":")[0].split(" ")[0] in PARTS]
    return hashlib.sha256("".join(f"{line}\n" for line in lines).encode()).hexdigest()


@pytest.mark.parametrize("edition", ["supermeeple-2015", "legend"])
def test_the_fingerprint_can_be_worked_out_from_the_file_alone(edition: str) -> None:
    game = sealed(edition, moves=40)
    assert game.commitment is not None
    assert digest_by_hand(game.record()) == game.commitment.digest
    assert f"commitment: {game.commitment.digest}\n" in game.record()


def test_the_fingerprint_is_the_same_after_any_number_of_moves_and_survives_the_file() -> None:
    before, later = sealed(), sealed(moves=60)
    assert before.commitment == later.commitment
    assert tikal.load(later.record()).commitment == before.commitment


@pytest.mark.parametrize("edition", ["supermeeple-2015", "legend"])
@pytest.mark.parametrize("seat", [None, 0])
def test_a_file_for_players_has_the_fingerprint_but_not_the_salt(edition: str, seat: int | None) -> None:
    game = sealed(edition, moves=30)
    file = game.record(whole=False, seat=seat)
    assert SALT not in file
    loaded = tikal.load(file)
    assert loaded.commitment is not None
    assert game.commitment is not None
    assert (loaded.commitment.digest, loaded.commitment.salt) == (game.commitment.digest, None)
    assert loaded.record() == file


@given(st.integers(0, 63), st.sampled_from("0123456789abcdef"))
def test_every_other_salt_is_refused(place: int, digit: str) -> None:
    other = SALT[:place] + digit + SALT[place + 1 :]
    file = sealed().record().replace(SALT, other)
    if other == SALT:
        assert tikal.load(file).commitment is not None
    else:
        with pytest.raises(tikal.RecordError, match="do not give this commitment"):
            tikal.load(file)


def test_a_set_up_that_was_changed_is_refused_at_the_commitment() -> None:
    lines = sealed().record().splitlines()
    place = next(number for number, line in enumerate(lines) if line.startswith("tiles G: "))
    label, tiles = lines[place].split(": ")
    lines[place] = f"{label}: {' '.join(reversed(tiles.split()))}"
    with pytest.raises(tikal.RecordError, match="do not give this commitment") as refused:
        tikal.load("\n".join(lines))
    assert lines[refused.value.line - 1].startswith("commitment: ")


@pytest.mark.parametrize(
    ("line", "instead", "told"),
    [
        ("salt: ", "salt: ?", "known just when"),
        ("salt: ", "salt: 12", "64 digits"),
        ("salt: ", f"salt: {SALT.upper()}", "64 digits"),
        ("salt: ", "", "expected 'salt: ...'"),
        ("commitment: ", "commitment: none", "64 digits"),
        ("commitment: ", "", "expected 'commitment: ...'"),
        ("tikal: ", "tikal: 1", "expected 'first: ...'"),
    ],
)
def test_what_is_wrong_with_the_lines_is_told(line: str, instead: str, told: str) -> None:
    lines = [instead if one.startswith(line) else one for one in sealed().record().splitlines()]
    with pytest.raises(tikal.RecordError, match=told):
        tikal.load("\n".join(lines))


def test_a_file_for_players_that_tells_a_salt_is_refused() -> None:
    file = sealed().record(whole=False).replace("salt: ?", f"salt: {SALT}")
    with pytest.raises(tikal.RecordError, match="known just when"):
        tikal.load(file)


def test_games_without_a_salt_promise_nothing_and_older_readers_can_read_them() -> None:
    game = tikal.new_game("supermeeple-2015", players=2)
    assert game.commitment is None
    assert game.record().startswith("tikal: 1\n")
    assert tikal.load(game.record()).commitment is None


@pytest.mark.parametrize("salt", ["", "12", "z" * 64, SALT.upper(), 7])
def test_what_is_no_salt_is_refused(salt: object) -> None:
    with pytest.raises(tikal.TikalError, match="salt: "):
        tikal.new_game("supermeeple-2015", players=2, salt=salt)  # type: ignore[arg-type]
