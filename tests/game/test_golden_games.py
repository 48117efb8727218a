"""Whole games that were played once replay for ever, to the same bytes."""

from __future__ import annotations

import pytest

import tikal
from golden import NAMES, finished, moment, written
from positions import BASE_EDITIONS

every_game = pytest.mark.parametrize("name", NAMES)


def test_there_is_a_game_of_every_edition_with_and_without_auction() -> None:
    tables = {(finished(name).table.edition, finished(name).table.auction) for name in NAMES}
    assert tables == {(edition, auction) for edition in BASE_EDITIONS for auction in (False, True)}


@every_game
def test_a_game_replays_to_its_end(name: str) -> None:
    game = finished(name)
    assert game.is_over
    assert game.winners
    assert game.record() == written(name)


@every_game
def test_the_file_without_what_is_hidden_replays_too(name: str) -> None:
    revealed = tikal.load(finished(name).record(whole=False))
    assert revealed.log == finished(name).log
    assert revealed.scorings == finished(name).scorings
    assert revealed.view(None).to_json() == finished(name).view(None).to_json()


@every_game
def test_every_position_of_a_game_can_be_rebuilt(name: str) -> None:
    game = moment(name, len(finished(name).log) // 2)
    assert finished(name).record().startswith(game.record().split("\nstatus")[0])
