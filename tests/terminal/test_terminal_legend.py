"""Legend at the terminal: its board and panels, its lists of actions, its stories, whole games through a pipe."""

from __future__ import annotations

import os
import random
import re
import signal
from functools import cache
from pathlib import Path
from typing import Final

import pytest
from rich.text import Text

import tikal
from at_the_terminal import MESSAGE_ID, Terminal, play, saved_games
from legend_positions import legend_position, stone_token
from positions import pitch, stand
from tikal.components import pieces
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.state import LegendState
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.terminal.legend.board import LegendBoard
from tikal.terminal.legend.cards import card_texts, own_cards
from tikal.terminal.legend.menu import LegendMenu
from tikal.terminal.legend.panels import LegendPanels
from tikal.terminal.menu import completed
from tikal.terminal.narration import narrate_game
from tikal.terminal.position import panels_of, position
from tikal.terminal.scores import past_scorings, would_score
from tikal.terminal.symbols import ASCII, UNICODE

WIDTH: Final = 99
NAMES: Final = ("Ann", "Bea", "Cy", "Dee")
LAZY: Final = {"end": 0.4, "done": 0.4, "begin": 0.5, "pass": 2.0, "stash": 0.3, "look": 3.0, "dig": 3.0, "order": 9.0}
"""How likely kinds of actions are: a game in which much happens, and which does not last too long."""
THREE: Final = ("--edition", "legend", "--scenario", "uxmal", "--seed", "5", "--no-confirm")


def do(s: LegendState, *texts: str) -> LegendState:
    """Play actions that must be legal."""
    for text in texts:
        assert text in legal(s)
        kind_of(LEGEND).rules.do(s, tikal.Action.parse(text).code)
    return s


def legal(s: LegendState) -> list[str]:
    return [str(action) for action in seen(s).legal_actions()]


def lively(game: tikal.Game, chance: random.Random) -> tikal.Action:
    """A random action: first its kind, so that rare ones are played as often as common ones."""
    actions = sorted(game.legal_actions())
    kinds = sorted({action.kind for action in actions})
    (kind,) = chance.choices(kinds, [LAZY.get(kind, 1.0) for kind in kinds])
    return chance.choice([action for action in actions if action.kind == kind])


@cache
def played(players: int, seed: int) -> tikal.Game:
    """A whole game; not to be played on."""
    chance = random.Random(seed)
    game = tikal.new_game("legend", players=players, seed=seed, scenario="uxmal", names=NAMES[:players])
    while not game.is_over:
        game.play(lively(game, chance))
    return game


def texts_of(game: tikal.Game) -> list[str]:
    return [str(entry.action) for entry in game.log]


def seen(s: LegendState, seat: int | None = None) -> View:
    """The position as the seat that has to decide sees it, or as another one does."""
    seat = int(s.to_act) if seat is None else seat
    names = NAMES[: int(s.players)]
    return View(agree(LEGEND, int(s.players), names=names), seat, kind_of(LEGEND).rules.blank_out(s, seat))


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def screen(view: View) -> str:
    """Everything that a person sees before deciding."""
    menu = LegendMenu(view, UNICODE)
    lines = [*position(view, menu.places, UNICODE, WIDTH), *panels_of(view, UNICODE).headline(WIDTH)]
    return plain([*lines, *menu.overview(WIDTH)])


def overview(s: LegendState) -> str:
    return plain(LegendMenu(seen(s), UNICODE).overview(WIDTH))


# The board


def test_the_board_has_dotted_hexes_and_fits_the_screen() -> None:
    lines = [line.plain for line in LegendBoard(seen(legend_position()), UNICODE).lines()]
    assert (len(lines), max(map(len, lines))) == (40, 93)
    for name in ("z3", "b6", "i4", "c0", "h5"):
        assert sum(f" {name} " in line for line in lines) == 1, name
    assert lines[0].split() == ["......"] * 4


def test_pieces_in_the_jungle_camps_and_stone_tokens_are_on_the_board() -> None:
    s = stone_token(legend_position(), "h4 h5", "h4 h5")
    pitch(stand(stand(s, 0, "h4", explorers=2, leaders=1), 1, "i4", explorers=3), 2, "b2")
    board = plain(LegendBoard(seen(s), UNICODE, {"h4"}).lines())
    assert "+2+" in board
    assert re.search(r"<h4>", board)
    assert "●2*" in board
    assert "■3" in board
    assert "b2 ⌂▲" in board


def test_the_board_of_legend_can_be_drawn_with_few_characters() -> None:
    s = stand(legend_position(), 0, "a2", explorers=2)
    assert plain(LegendBoard(seen(s), ASCII).lines()).isascii()


# Panels


def test_camp_boards_show_what_players_have_and_the_display_what_is_open() -> None:
    s = legend_position(players=3, right="13 21x", left="06", ap_token=9, tiles="A4", powers="P3 P1 P8 P2")
    panels = LegendPanels(seen(s), UNICODE)
    boards = " ".join(plain(panels.camp_boards(WIDTH)).split())
    for words in (
        "● Ann AP 9 tiles A4 (ruins, 4 treasures) right 13 (camp and 1 piece), 21x (2 more action points)",
        "left 06 (3 treasures), ·, · unavailable 12* Treasure hunter p07 p08 p09",
    ):
        assert words in boards
    told = plain([*panels.supplies(WIDTH), *panels.lists(WIDTH)])
    assert "round 1 of 6    order ● ■ ▲    next round ● ■ ▲" in told
    assert "stone tokens left 2" in told
    assert "blue treasures chief:2 jaguar:2" in told


def test_a_draft_shows_open_tiles_tokens_and_what_is_still_due() -> None:
    s = legend_position(players=2, step="draft")
    told = screen(seen(s))
    assert "drafts one thing. Still to take: a place, an AP token, a tile, 3 cards." in told
    assert "open AP tokens" in told
    assert "open cards" in told
    assert "order: 1) place 1  2) place 2" in told
    assert "temple 1   \\ /  temple 2" in told
    do(s, "draft order 2")
    assert "next round · ●" in screen(seen(s))


@pytest.mark.parametrize(
    ("cards", "texts", "headline"),
    [
        ("13", ["play 13 right"], "card 13, camp and 1 piece (step 1 of 2)"),
        ("18", ["play 18 right"], "card 18, 5 points for moving (5 action points left)"),
        ("17", ["play 17 right"], "card 17, pieces to any hex (as many steps as you like)"),
        ("05", ["stash 05"], "can still use a power or card 07, or end the turn."),
    ],
)
def test_an_effect_is_told_with_the_steps_that_are_left(cards: str, texts: list[str], headline: str) -> None:
    s = stand(legend_position(right=cards), 0, "b2", explorers=2)
    do(s, *texts)
    assert headline in plain(panels_of(seen(s), UNICODE).headline(WIDTH))


def test_treasures_are_shown_to_who_has_seen_them_and_nobody_else() -> None:
    s = do(legend_position(players=3, right="07"), "look right")
    assert re.search(r"seen only by you [a-h][1-5] [a-z]+>\?, [a-h][1-5] [a-z]+>\?", screen(seen(s)))
    for other in (1, 2):
        assert "seen only by you" not in screen(seen(s, other))
    assert "seen only by you" not in plain(position(View(seen(s).table, None, seen(s).seen), (), UNICODE, WIDTH))


def test_stacks_that_nobody_has_looked_at_are_not_mentioned() -> None:
    assert "seen only by you" not in screen(seen(legend_position()))


# Lists of actions


def test_long_lists_are_folded() -> None:
    s = stand(legend_position(step="spend", right=""), 0, "b2", explorers=1)
    told = overview(s)
    assert "stone    3 AP  134 borders; `stone a1` shows those of a1" in told
    assert re.search(r"recruit +\d+\) explorer \(2\) +\d+\) leader \(5\)", told)
    stone_token(s, "a1 b2", "c3 c4")
    assert "movestone 3 AP a1 b2   c3 c4   266 ways; `movestone a1 b2` shows" in overview(s)


def test_shifts_are_folded_to_where_they_begin() -> None:
    s = do(stand(legend_position(right="17"), 0, "b2", explorers=1, leaders=1), "play 17 right")
    assert "explorer b2   leader b2   106 ways; `shift explorer b2` shows" in overview(s)


def test_tiles_in_hand_are_folded_to_hexes_and_unfolded_to_pictures() -> None:
    s = legend_position(tiles="A4 A1", players=2)
    menu = LegendMenu(seen(s), UNICODE)
    assert re.search(r"place +A1: a3.* A4: a3", plain(menu.overview(WIDTH)), re.DOTALL)
    assert "a3" in menu.places
    pictures = plain(menu.choices(menu.matching(["place", "a3"]), WIDTH))
    assert "temple 1" in pictures
    assert "ruins ▪▪▪▪" in pictures
    assert "place a3 2" in pictures


def test_a_border_is_found_by_either_hex() -> None:
    menu = LegendMenu(seen(legend_position(step="spend")), UNICODE)
    assert [str(action) for action in menu.matching(["stone", "c4", "c3"])] == ["stone c3 c4"]
    assert len(menu.matching(["stone", "c3"])) == 6


def test_cards_and_powers_are_listed_with_their_titles() -> None:
    s = legend_position(right="06 14", left="21", powers="P4 P1 P2 P3", ap_token=7)
    told = overview(s)
    assert "14 right (camp and 2 pieces)" in told
    assert "06 (3 treasures)" in told
    assert "activate (7 action points)" in told
    assert "p10 (4 explorers available)" in told
    do(s, "activate")
    assert "21 left (2 more action points)" in overview(s)
    assert "begin with 7 action points" in overview(s)


def test_a_full_left_side_is_listed_as_exchange() -> None:
    s = legend_position(right="06", left="12 13 14")
    assert re.search(r"stash +06 for: \d+\) 12 \(camp\)  \d+\) 13 \(camp and 1 piece\)", overview(s))


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("dra card 13", "draft card 13"),
        ("play 13 l", "play 13 left"),
        ("rec l", "recruit leader"),
        ("place c3", "place c3 0 A4"),
        ("place c3 2", "place c3 2 A4"),
        ("m l a1 b2", "move leader a1 b2"),
    ],
)
def test_what_is_forbidden_in_legend_is_completed_to_tell_why(typed: str, meant: str) -> None:
    assert completed(typed.split(), "A4") == meant


def test_texts_of_all_cards_and_powers_are_known() -> None:
    view = seen(legend_position(right="13 21x", powers="P3 P1 P2 P4"))
    texts = card_texts(view)
    assert len(texts) == 58
    assert own_cards(view) == ["13", "21", "p07", "p08", "p09"]
    assert all(text.endswith(".") for text in texts.values())


# Whole games


@pytest.mark.parametrize(("players", "seed"), [(3, 5), pytest.param(4, 2, marks=pytest.mark.thorough)])
def test_every_screen_of_a_game_fits_and_has_all_its_texts(players: int, seed: int) -> None:
    game = tikal.new_game("legend", players=players, seed=seed, scenario="uxmal", names=["M" * 40] * players)
    for number, entry in enumerate(played(players, seed).log):
        if number % 9 == 0:
            view = game.view(game.to_act)
            menu = LegendMenu(view, UNICODE)
            listed = plain(menu.listing(menu.verbs, WIDTH)) if number % 27 == 0 else ""
            told = f"{screen(view)}\n{listed}"
            assert max(map(len, told.splitlines())) <= WIDTH
            assert not MESSAGE_ID.search(told)
        assert entry.action is not None
        game.play(entry.action)
    assert "The game is over." in plain(panels_of(game.view(None), UNICODE).headline(WIDTH))


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 5)])
def test_every_entry_of_a_game_of_legend_is_told(players: int, seed: int) -> None:
    game = played(players, seed)
    told = narrate_game(game)
    assert [one.seat for one in told] == [None, *(entry.seat for entry in game.log)]
    story = " ".join(sentence for one in told for sentence in one.sentences)
    for words in ("Round 6 begins.", "Open for the draft:", "New cards:", "AP tokens:", "The final scoring begins"):
        assert words in story
    assert len(re.findall(r"for lakes, \d+ for treasures", story)) == len(game.scorings)
    assert not MESSAGE_ID.search(story)


def test_what_somebody_saw_is_not_told_to_all() -> None:
    game = played(3, 5)
    told = narrate_game(game)
    looked = [number for number, entry in enumerate(game.log) if any(one.kind == "saw" for one in entry.results)]
    assert looked
    for number in looked:
        sentences = " ".join(told[number + 1].sentences)
        words = {word for result in game.log[number].results for word in result.words}
        assert "sees which treasures lie there" in sentences
        assert not words & set(pieces().treasures.kinds) & set(sentences.replace(".", " ").split())


def test_an_order_of_treasures_is_not_told_to_all() -> None:
    s = stand(do(legend_position(players=3, right="08"), "play 08 right"), 0, "a1")
    do(s, next(text for text in legal(s) if text.startswith("put")))
    orders = [text for text in legal(s) if text.startswith("order")]
    assert all(order.removeprefix("order ") in screen(seen(s)) for order in orders)
    assert not any(order.removeprefix("order ") in screen(seen(s, 1)) for order in orders)


def test_the_score_sheet_has_six_categories_and_the_director() -> None:
    game = played(2, 1)
    sheet = plain(past_scorings(game, UNICODE, WIDTH))
    heading = sheet.splitlines()[1].split()
    assert heading == ["temples", "highest", "volcanoes", "jungles", "lakes", "treasures", "power", "total"]
    for seat, name in enumerate(game.table.names):
        totals = [int(points) for points in re.findall(rf"{name} \+(\d+)", sheet)]
        assert totals == [scored.total for scored in game.scorings if scored.seat == seat]
    assert "points" not in sheet
    assert plain(would_score(game, UNICODE, WIDTH)).startswith("If everybody scored now:")


def test_bots_play_a_whole_game(tmp_path: Path) -> None:
    seats = ("--seat", "Uno=random", "--seat", "Due=random")
    done = play("--edition", "legend", "--defaults", *seats, data=tmp_path)
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = saved_games(tmp_path)
    game = tikal.load(kept.read_text(encoding="utf-8"))
    assert game.is_over
    assert game.table.scenario == "chichen-itza"
    assert f"{max(game.scores)} points" in done.stdout


def test_a_game_is_played_to_its_end_by_persons(tmp_path: Path) -> None:
    game = played(2, 1)
    texts = texts_of(game)
    half = tikal.new_game("legend", players=2, seed=1, scenario="uxmal", names=NAMES[:2])
    for text in texts[:-60]:
        half.play(text)
    file = tmp_path / "half.tikal"
    file.write_text(half.record(), encoding="utf-8")
    done = play("--resume", file, "--no-confirm", data=tmp_path, typed=texts[-60:])
    assert (done.returncode, done.stderr) == (0, "")
    assert f"{max(game.scores)} points" in done.stdout
    assert max(len(line) for line in done.stdout.splitlines() if str(file) not in line) <= 100
    assert not MESSAGE_ID.search(done.stdout)
    assert tikal.load(file.read_text(encoding="utf-8")).record() == game.record()


def test_two_persons_at_one_machine_do_not_see_what_the_other_has_seen(tmp_path: Path) -> None:
    texts = texts_of(played(3, 5))
    looks = next(number for number, text in enumerate(texts) if text.startswith("look"))
    start = max(0, looks - 5)
    game = tikal.new_game("legend", players=3, seed=5, scenario="uxmal", names=NAMES[:3])
    for text in texts[:start]:
        game.play(text)
    file = tmp_path / "game.tikal"
    file.write_text(game.record(), encoding="utf-8")
    done = play("--resume", file, "--no-confirm", data=tmp_path, typed=[*texts[start : looks + 12], "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    names = re.findall(r"^(Ann|Bea|Cy)> ", done.stdout, re.MULTILINE)
    screens = re.split(r"^(?:Ann|Bea|Cy)> ", done.stdout, flags=re.MULTILINE)
    informed = {name for name, shown in zip(names, screens, strict=False) if "seen only by you" in shown}
    assert informed == {NAMES[played(3, 5).log[looks].seat]}


def test_commands_answer_in_legend(tmp_path: Path) -> None:
    wrong = [
        "stone a1 h5",
        "play 13 right",
        "draft tile G1",
        "draft order 9",
        "place c3",
        "card 99",
        "card p77",
        "jump",
    ]
    typed = ["?", "card", "card 13 p07 21x", "list", "list draft", "score", "log", "why draft ap 3", "undo", *wrong]
    done = play(
        *THREE, "--seat", "Ann", "--seat", "Bea", "--seat", "Cy=random", data=tmp_path, typed=[*typed, "1", "log"]
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert not MESSAGE_ID.search(done.stdout)
    told = " ".join(done.stdout.split())
    for words in (
        "card [ID...]",
        "13 Like card 12, and put up to 1 piece",
        "p07 Take up to 2 top treasures",
        "21 2 more action points",
        "If everybody scored now:",
        "There is no card or power 99.",
        "There is no card or power p77.",
        "Round 1 begins.",
        "chooses place 1 for the next round.",
    ):
        assert words in told, words


def test_the_base_game_has_no_command_for_cards(tmp_path: Path) -> None:
    done = play("--defaults", "--seed", "1", data=tmp_path, typed=["card 13", "?"])
    assert (done.returncode, done.stderr) == (0, "")
    assert '"card 13" cannot be read' in done.stdout
    assert "card [ID...]" not in done.stdout


def test_scenarios_are_asked_for(tmp_path: Path) -> None:
    done = play(data=tmp_path, typed=["5", "atlantis", "9", "2", "", "", "", "quit"])
    assert (done.returncode, done.stderr) == (0, "")
    assert "1  Chichen Itza    chichen-itza    reconstructed" in done.stdout
    assert done.stdout.count("there is no scenario") == 2
    (kept,) = saved_games(tmp_path)
    table = tikal.load(kept.read_text(encoding="utf-8")).table
    assert (table.edition, table.scenario, table.players) == ("legend", "uxmal", 2)


@pytest.mark.parametrize(
    ("arguments", "scenario"),
    [
        (("--edition", "legend"), "chichen-itza"),
        (("--scenario", "palenque"), "palenque"),
    ],
)
def test_flags_choose_the_scenario(arguments: tuple[str, ...], scenario: str, tmp_path: Path) -> None:
    option = ("--option", "powers=none")
    done = play(*arguments, *option, "--defaults", data=tmp_path, typed=["quit"])
    assert (done.returncode, done.stderr) == (0, "")
    (kept,) = saved_games(tmp_path)
    table = tikal.load(kept.read_text(encoding="utf-8")).table
    assert (table.edition, table.scenario, table.options["powers"]) == ("legend", scenario, "none")


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--edition", "legend", "--scenario", "atlantis"), "there is no scenario 'atlantis'"),
        (("--edition", "classic", "--scenario", "uxmal"), "classic has no scenarios"),
        (("--edition", "legend", "--auction"), "legend has no auction"),
    ],
)
def test_what_cannot_be_is_refused(arguments: tuple[str, ...], told: str, tmp_path: Path) -> None:
    done = play(*arguments, "--defaults", data=tmp_path)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.count("\n") == 1


@pytest.mark.thorough
def test_a_game_of_legend_goes_on_after_the_program_was_killed(tmp_path: Path) -> None:
    with Terminal(*THREE, "--seat", "Ann", "--seat", "Bea", data=tmp_path) as terminal:
        terminal.wait_for("> ")
        terminal.type("draft order 2")
        terminal.wait_for("chooses place 2")
        terminal.wait_for("drafts one thing")
        os.kill(terminal.process.pid, signal.SIGKILL)
        terminal.process.wait()
    with Terminal(data=tmp_path) as terminal:
        terminal.wait_for("[Y/n]")
        terminal.type("")
        terminal.wait_for("drafts one thing")
        terminal.wait_for("> ")
        terminal.type("quit")
        terminal.wait_for_end()
        assert terminal.process.returncode == 0
    (kept,) = saved_games(tmp_path)
    assert [str(entry.action) for entry in tikal.load(kept.read_text(encoding="utf-8")).log] == ["draft order 2"]
