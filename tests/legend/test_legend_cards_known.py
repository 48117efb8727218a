"""Cards 07 and 08 and power p08: what a player has looked at stays secret, and cannot be taken back."""

from __future__ import annotations

from typing import Any

import pytest

import tikal
from legend_effects import stack
from legend_positions import cards, hold, legal, legend_position, play, treasures, waits_for, why_not
from positions import at, stand
from tikal.games.agreeing import agree
from tikal.games.legend import EDITION as LEGEND
from tikal.games.legend.rules.state import LegendState
from tikal.games.registry import kind_of
from tikal.games.view import View
from tikal.play.record.entry import Entry
from tikal.rules.dealing import generator


def view(s: LegendState, seat: int | None) -> View:
    return View(agree(LEGEND, int(s.players)), seat, kind_of(LEGEND).rules.blank_out(s, seat))


def seen(shown: View, name: str) -> list[str | None]:
    """The stack on a hex as a view shows it, from the top down."""
    (found,) = [hex_["seen"] for hex_ in shown.to_dict()["board"] if hex_["hex"] == name]
    return list(found)


def all_seen(s: LegendState, name: str) -> list[list[str | None]]:
    """A stack as the seats see it, and last as a spectator does."""
    return [seen(view(s, seat), name) for seat in (*range(s.players), None)]


def ruins(**settings: Any) -> LegendState:
    """Three treasures on b4, two on e1, the rest in the pile."""
    s = stack(stack(legend_position(**settings), "b4", "totem", "plate", "statue"), "e1", "necklace", "carafe")
    s.laid = 5
    return s


# Card 07.


@pytest.mark.rule("L-CARD-07")
@pytest.mark.parametrize("side", ["right", "left"])
def test_card_07_shows_the_top_of_every_stack_to_its_user(side: str) -> None:
    s = ruins(**{side: "07"})
    assert all_seen(s, "b4") == [[None] * 3] * 5
    play(s, f"look {side}")
    assert all_seen(s, "b4") == [["totem", None, None], *[[None] * 3] * 4]
    assert all_seen(s, "e1") == [["necklace", None], *[[None] * 2] * 4]


@pytest.mark.rule("L-CARD-07", "L-STASH-4")
def test_card_07_takes_no_turn_and_works_once_in_a_round() -> None:
    s = ruins(right="07 07 15", left="07x")
    play(s, "look right")
    assert waits_for(s) == (0, "main")
    assert (cards(s, 0, "right"), s.discarded) == (["07x", "07", "15"], 0)
    play(s, "look right", "stash 15")
    assert why_not(s, "look right") == why_not(s, "look left") == "L-CARD-07"
    assert not legal(s, "look")


@pytest.mark.rule("L-CARD-07")
def test_whoever_has_no_card_07_cannot_look() -> None:
    s = hold(ruins(right="08"), 1, right="07")
    assert why_not(s, "look right") == why_not(s, "look left") == "L-CARD-07"


@pytest.mark.rule("L-CARD-07")
@pytest.mark.parametrize(
    ("step", "segment"),
    [("main", "token"), ("after", "token"), ("spend", "token"), ("spend", "volcano"), ("spend", "final")],
)
def test_card_07_is_used_in_ones_own_turn_or_segment(step: str, segment: str) -> None:
    """C-26, A-61."""
    s = ruins(left="07", step=step, segment=segment)
    before = waits_for(s)
    play(s, "look left")
    assert waits_for(s) == before
    assert seen(view(s, 0), "b4")[0] == "totem"


@pytest.mark.rule("L-CARD-07")
@pytest.mark.parametrize("step", ["draft", "bonus"])
def test_card_07_waits_during_the_draft_and_the_choice_of_bonuses(step: str) -> None:
    """C-26."""
    s = ruins(left="07", step=step)
    assert why_not(s, "look left") == "R-TURN-1"
    assert not legal(s, "look")


@pytest.mark.rule("L-CARD-07")
def test_what_was_seen_is_remembered_until_it_is_dug_up() -> None:
    """The treasure below it is as unknown as before."""
    s = play(ruins(left="07", right="04"), "look left")
    stand(s, 0, "b4", 1)
    play(s, "play 04 right", "dig b4")
    assert seen(view(s, 0), "b4") == [None, None]
    assert seen(view(s, 0), "e1") == ["necklace", None]
    play(s, "end")
    assert seen(view(s, 0), "e1") == ["necklace", None]


@pytest.mark.rule("L-CARD-07")
def test_looking_again_adds_to_what_is_known() -> None:
    s = play(ruins(left="07 07", step="after"), "look left")
    s.tokens[at("b4")] -= 1
    play(s, "look left")
    assert seen(view(s, 0), "b4") == ["plate", None]


# Card 08 and power p08.


def look_through(how: str) -> LegendState:
    """Seat 0 is about to order the stack on b4; everybody else has looked at its top before."""
    if how == "card 08":
        s = ruins(right="08")
        start = ("play 08 right", "put explorer b4")
    else:
        s = stand(ruins(powers="P3 P1 P2 P4"), 0, "b4", 1)
        start = ("power p08", "site b4")
    for hex_ in ("b4", "e1"):
        s.known[1:, at(hex_)] = 1 << (s.tokens[at(hex_)] - 1)
    return play(s, *start)


both_ways = pytest.mark.parametrize("how", ["card 08", "p08"])


@pytest.mark.rule("L-CARD-08", "L-DIR-1")
@both_ways
def test_who_orders_a_stack_sees_all_of_it(how: str) -> None:
    s = look_through(how)
    assert all_seen(s, "b4") == [["totem", "plate", "statue"], *[["totem", None, None]] * 3, [None] * 3]
    assert seen(view(s, 0), "e1") == [None, None]


@pytest.mark.rule("L-CARD-08", "L-DIR-1")
@both_ways
def test_the_order_is_known_to_its_maker_alone(how: str) -> None:
    """What others knew of that stack is worth nothing now; what they know of other stacks stays."""
    s = play(look_through(how), "order plate statue totem")
    assert treasures(s, 0) == {"plate": 1}
    assert all_seen(s, "b4") == [["statue", "totem"], *[[None] * 2] * 4]
    assert all_seen(s, "e1") == [[None, None], *[["necklace", None]] * 3, [None, None]]


@pytest.mark.rule("L-CARD-08")
def test_the_maker_forgets_when_another_orders_the_stack_anew() -> None:
    s = play(look_through("card 08"), "order plate statue totem", "end")
    play(hold(s, 1, right="08"), "play 08 right", "put explorer b4", "order totem statue")
    assert all_seen(s, "b4") == [[None], ["statue"], [None], [None], [None]]


@pytest.mark.rule("L-CARD-08", "L-DIR-1")
@both_ways
def test_only_its_maker_is_told_which_orders_there_are(how: str) -> None:
    s = look_through(how)
    assert len(view(s, 0).legal_actions()) == 6
    assert [view(s, seat).legal_actions() for seat in (1, 2, 3, None)] == [[]] * 4


@pytest.mark.rule("L-CARD-07", "L-CARD-08")
def test_samples_keep_what_the_seat_has_seen() -> None:
    s = play(look_through("card 08"), "order plate statue totem")
    for seed in range(20):
        mine, other = view(s, 0).sample(generator(seed)), view(s, 1).sample(generator(seed))
        assert mine.token[at("b4"), :2].tolist() == s.token[at("b4"), :2].tolist()
        assert other.token[at("e1"), 1] == s.token[at("e1"), 1]


# Whole games: undo and game files.


WANTED = ("02", "07", "08")


def after_the_draft() -> tikal.Game:
    """Seat 0 begins with the cards 02, 07 and 08 and the tile with power p08."""
    setup = tikal.new_game(LEGEND, players=3, seed=1).setup
    others = list(setup["cards"])
    for card in WANTED:
        others.remove(card)
    setup = {**setup, "cards": [*WANTED, *others], "powers": ["P3", "P1", "P2"], "order": [0, 1, 2]}
    game = tikal.new_game(LEGEND, players=3, setup=setup)
    while any(action.verb == "draft" for action in game.legal_actions()):
        mine = [action for action in game.legal_actions() if action.arguments[0] in WANTED]
        rest = [action for action in game.legal_actions() if action.arguments[0] not in WANTED]
        game.play((mine or rest)[0] if game.to_act == 0 else rest[0])
    return game


def saw(entry: Entry) -> str:
    """What the player, and nobody else, has seen."""
    (result,) = [result for result in entry.results if result.kind == "saw"]
    return str(result)


@pytest.mark.rule("L-CARD-07")
def test_undo_stops_after_a_look() -> None:
    game = after_the_draft()
    game.play("stash 02")
    assert game.can_undo
    game.play("look right")
    assert not game.can_undo
    with pytest.raises(tikal.CannotUndo):
        game.undo()


@pytest.mark.rule("L-CARD-08")
def test_undo_stops_where_card_08_shows_the_stack() -> None:
    """Playing the card can be taken back, choosing the ruins cannot, nor can the order."""
    game = after_the_draft()
    game.play("play 08 right")
    assert str(game.undo()) == "play 08 right"
    game.play("play 08 right")
    game.play("put explorer b4")
    assert not game.can_undo
    game.play(game.legal_actions()[-1])
    assert not game.can_undo


@pytest.mark.rule("L-DIR-1")
def test_undo_stops_where_p08_shows_the_stack() -> None:
    game = after_the_draft()
    for text in ("play 02 right", "put explorer b4", "done", "power p08"):
        game.play(text)
        assert game.can_undo, text
    game.play("site b4")
    assert not game.can_undo


@pytest.mark.rule("L-CARD-07", "L-CARD-08")
def test_files_of_a_running_game_tell_what_was_seen_to_that_seat_only() -> None:
    game = after_the_draft()
    looked = saw(game.play("look right"))
    game.play("play 08 right")
    through = saw(game.play("put explorer b4"))
    order = game.legal_actions()[-1]
    game.play(order)
    files = [game.record(whole=False, seat=seat) for seat in (0, 1, None)]
    for told in (looked, through, str(order)):
        assert [told in file for file in files] == [True, False, False], told
    for file in files[1:]:
        assert file.count("saw ?") == 2
        assert "order ? = found" in file


@pytest.mark.rule("L-CARD-07", "L-CARD-08")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_game_read_from_a_seats_file_shows_that_seat_the_same(seat: int | None) -> None:
    game = after_the_draft()
    game.play("look right")
    game.play("play 08 right")
    game.play("put explorer e1")
    game.play(game.legal_actions()[-1])
    read = tikal.load(game.record(whole=False, seat=seat))
    assert read.view(seat).to_json() == game.view(seat).to_json()
