"""Whole games at the terminal, typed through a pipe: what a person can do and what they see."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Final

import pytest

import tikal
from at_the_terminal import ESCAPE, MESSAGE_ID, play, saved_games

TWO: Final = ("--edition", "supermeeple-2015", "--seat", "Ann", "--seat", "Bea", "--no-auction", "--seed", "7")
ROBOT: Final = (
    "--edition",
    "supermeeple-2015",
    "--seat",
    "Ann",
    "--seat",
    "Robo=random",
    "--no-auction",
    "--seed",
    "7",
)


def typed_game(auction: bool) -> tuple[list[str], tikal.Game]:
    """The texts of a whole game with short turns, and the game."""
    chance = random.Random(1)
    game = tikal.new_game("supermeeple-2015", players=2, seed=7, auction=auction, names=["Ann", "Bea"])
    texts = []
    while not game.is_over:
        actions = game.legal_actions()
        end = [action for action in actions if action.verb == "end" and chance.random() < 0.4]
        action = chance.choice(end or actions)
        texts.append(str(action))
        game.play(action)
    return texts, game


@pytest.mark.thorough
@pytest.mark.parametrize("auction", [False, True])
def test_a_whole_game_of_two_persons(auction: bool, tmp_path: Path) -> None:
    texts, game = typed_game(auction)
    arguments = [one for one in TWO if one != "--no-auction"] + ["--auction" if auction else "--no-auction"]
    done = play(*arguments, "--no-confirm", data=tmp_path, typed=texts)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    winners = [game.table.names[seat] for seat in game.winners]
    assert f"{winners[0]} wins with {max(game.scores)} points." in done.stdout
    assert "Scoring 4:" in done.stdout
    (kept,) = saved_games(tmp_path)
    assert str(kept) in " ".join(done.stdout.split())
    assert tikal.load(kept.read_text(encoding="utf-8")).record() == game.record()
    assert ESCAPE not in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if str(kept) not in line) <= 100
    assert not MESSAGE_ID.search(done.stdout)


def told(tmp_path: Path, *typed: str, arguments: tuple[str, ...] = TWO) -> str:
    """What is on the screen after the first position, when these lines are typed."""
    done = play(*arguments, data=tmp_path, typed=typed)
    assert (done.returncode, done.stderr) == (0, "")
    assert not MESSAGE_ID.search(done.stdout)
    return done.stdout.partition("? for help.\n")[2]


def test_a_wrong_action_is_told_with_its_rule_and_changes_nothing(tmp_path: Path) -> None:
    game = tikal.new_game("supermeeple-2015", players=2, seed=7)
    wrong = ("move leader a1 b2", "place h5 0", "jump", "bid 3", "place a1 0")
    screen = " ".join(told(tmp_path, *wrong).split())
    for action in wrong:
        assert str(game.why_not(action)) in screen
    (kept,) = saved_games(tmp_path)
    assert tikal.load(kept.read_text(encoding="utf-8")).log == []


def test_undo_takes_back_and_refuses_where_nothing_can_be(tmp_path: Path) -> None:
    screen = told(tmp_path, "undo", "1", "deploy leader a1", "undo", "undo", "undo")
    assert "There is nothing to take back." in screen
    assert screen.count("takes back the last action.") == 2
    (kept,) = saved_games(tmp_path)
    game = tikal.load(kept.read_text(encoding="utf-8"))
    assert [entry.is_undo for entry in game.log] == [False, False, True, True]


def test_ending_with_many_points_left_needs_a_second_word(tmp_path: Path) -> None:
    screen = told(tmp_path, "1", "end", "n", "end", "y")
    assert screen.count("You still have 10 action points.") == 2
    assert "ends the turn." in screen
    (kept,) = saved_games(tmp_path)
    assert len(tikal.load(kept.read_text(encoding="utf-8")).log) == 2


def test_commands_answer(tmp_path: Path) -> None:
    target = tmp_path / "mine.tikal"
    commands = [
        "?",
        "list",
        "list pl",
        "list dig",
        "why place h5 0",
        "why place",
        "why",
        "score",
        "log",
        "log 1",
        "log all",
    ]
    commands += [
        "rules R-MOVE-2",
        "rules a-20",
        "rules R-NOTHING",
        "rules",
        f"save {target}",
        "save",
        "board",
        "",
        "99",
        "sc",
    ]
    screen = " ".join(told(tmp_path, *commands).split())
    for words in (
        "why ACTION",
        "`place a3` shows",
        'There is nothing to list for "dig".',
        "R-PLACE-2: h5 touches no explored hex.",
        "Ask about an action",
        "If everybody scored now:",
        "draws tile",
        "R-MOVE-2 No stones, no passage",
        "A-20",
        "There is no rule R-NOTHING.",
        f"Saved in {target}.",
        "Save it where? Type: save FILE",
        "There is no action number 99.",
    ):
        assert words in screen, words
    assert tikal.load(target.read_text(encoding="utf-8")).table.names == ("Ann", "Bea")


def test_a_file_is_not_overwritten_without_asking(tmp_path: Path) -> None:
    target = tmp_path / "letter.txt"
    target.write_text("Dear Bea", encoding="utf-8")
    assert "already exists. Overwrite it?" in told(tmp_path, f"save {target}", "n", f"save {tmp_path / 'no' / 'where'}")
    assert target.read_text(encoding="utf-8") == "Dear Bea"


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    assert "cannot be saved in" in told(tmp_path, f"save {tmp_path / 'no' / 'where'}")


def test_what_the_bots_did_is_told(tmp_path: Path) -> None:
    screen = " ".join(told(tmp_path, "1", "end", "y", "1", "end", "y", arguments=ROBOT).split())
    assert "Robo places tile" in screen
    assert "Robo ends the turn. Ann draws tile" in screen


def test_bots_can_play_among_themselves(tmp_path: Path) -> None:
    seats = ("--seat", "Uno=random", "--seat", "Due=random")
    done = play("--edition", "classic", *seats, "--no-auction", data=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "Scoring 4:" in done.stdout
    (kept,) = saved_games(tmp_path)
    assert tikal.load(kept.read_text(encoding="utf-8")).is_over


def test_everything_is_asked_and_enter_is_enough(tmp_path: Path) -> None:
    done = play(data=tmp_path, typed=["", "", "", "", "", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = saved_games(tmp_path)
    table = tikal.load(kept.read_text(encoding="utf-8")).table
    assert (table.edition, table.auction, table.names) == ("supermeeple-2015", False, ("Player 1", "Robot 2"))


def test_wrong_answers_are_asked_again(tmp_path: Path) -> None:
    answers = ["7", "clasic", "classic", "9", "three", "3", "y", "Ann=human", "Ann", "Bo=random", "Cy=random", "quit"]
    done = play(data=tmp_path, typed=answers)
    assert (done.returncode, done.stderr) == (0, "")
    screen = " ".join(done.stdout.split())
    assert "id you mean classic?" in screen
    assert "Please type a number from 2 to 4." in screen
    assert '"Ann=human" does not describe a seat.' in screen
    (kept,) = saved_games(tmp_path)
    table = tikal.load(kept.read_text(encoding="utf-8")).table
    assert (table.edition, table.auction, table.names) == ("classic", True, ("Ann", "Bo", "Cy"))


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4, 5])
def test_the_end_of_input_is_a_polite_farewell(answers: int, tmp_path: Path) -> None:
    done = play(data=tmp_path, typed=[""] * answers)
    assert (done.returncode, done.stderr) == (0, "")
    assert ("The game is saved in" in done.stdout) == (answers == 5)
    assert ("No game was started." in done.stdout) == (answers < 5)


@pytest.mark.parametrize("answers", [0, 1, 2, 3, 4])
def test_quit_leaves_before_the_game_too(answers: int, tmp_path: Path) -> None:
    done = play(data=tmp_path, typed=[""] * answers + ["Quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "No game was started." in done.stdout
    assert not saved_games(tmp_path)


def test_lines_may_come_through_a_pipe(tmp_path: Path) -> None:
    texts, game = typed_game(auction=False)
    done = play(*TWO, "--no-confirm", data=tmp_path, typed=texts[:12], extra={})
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = saved_games(tmp_path)
    assert tikal.load(kept.read_text(encoding="utf-8")).log == game.log[:12]


def test_options_are_those_of_the_game(tmp_path: Path) -> None:
    done = play(*TWO, "--option", "tieBreak=", "--option", "campNeedsPresence=no", data=tmp_path)
    assert done.returncode == 0, done.stderr
    (kept,) = saved_games(tmp_path)
    options = tikal.load(kept.read_text(encoding="utf-8")).table.options
    assert (options["tieBreak"], options["campNeedsPresence"]) == ((), False)


def test_strange_characters_do_no_harm(tmp_path: Path) -> None:
    screen = told(tmp_path, "\x00\x07", "мove", "move\tleader", "🗿", "-1", "1e3", "²", "٣")
    assert screen.count("ACTION-TEXT") >= 6


def test_an_ascii_terminal_gets_ascii_symbols(tmp_path: Path) -> None:
    done = play(*TWO, data=tmp_path, extra={"PYTHONIOENCODING": "ascii"})
    assert done.returncode == 0, done.stderr
    assert done.stdout.isascii()
    assert "> @ Ann" in done.stdout or "> % Bea" in done.stdout


def test_where_nothing_can_be_saved_one_can_still_play(tmp_path: Path) -> None:
    (tmp_path / "tikal").write_text("in the way", encoding="utf-8")
    screen = play(*TWO, data=tmp_path, typed=["1", "quit"])
    assert (screen.returncode, screen.stderr) == (0, "")
    assert screen.stdout.count("cannot be saved in") == 1
