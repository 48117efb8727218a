"""Editions, and what a table may choose."""

import pickle
from collections.abc import Callable, Mapping

import pytest

from tikal.components import Box, edition, editions, option_set, options
from tikal.errors import OptionError

Changed = Callable[[str, str, str, str], Box]
BASE = ("ravensburger-1999", "riogrande-1999", "supermeeple-2015", "classic")
TIE_BREAK = ("highestGuardedTemple", "treasureCount")


def test_five_editions_oldest_first() -> None:
    assert [one.id for one in editions()] == [*BASE, "legend"]
    assert {(one.min_players, one.max_players) for one in editions()} == {(2, 4)}
    assert [one.auction for one in editions()] == ["yes", "yes", "yes", "house", "no"]


@pytest.mark.parametrize(
    ("id_", "path", "isolation", "presence", "tie_break"),
    [
        ("ravensburger-1999", False, False, False, ()),
        ("riogrande-1999", True, False, True, ()),
        ("supermeeple-2015", False, False, True, TIE_BREAK),
        ("classic", False, True, True, TIE_BREAK),
    ],
)
def test_defaults_come_from_the_edition(
    id_: str, path: bool, isolation: bool, presence: bool, tie_break: tuple[str, ...]
) -> None:
    values = option_set(id_, auction=False, players=4, chosen={})
    found = [values[option] for option in ("volcanoNeedsPath", "volcanoIsolationRule", "campNeedsPresence", "tieBreak")]
    assert found == [path, isolation, presence, tie_break]
    assert ("printedVolcano" in values) == (id_ == "classic")


@pytest.mark.rule("R-SETUP-5", "R-AUC-1")
@pytest.mark.parametrize("id_", BASE)
def test_scores_at_the_start(id_: str) -> None:
    assert [edition(id_).start_score(place, auction=False) for place in range(4)] == [0, 0, 0, 0]
    assert [edition(id_).start_score(place, auction=True) for place in range(4)] == [20, 20, 20, 20]


@pytest.mark.rule("L-SETUP-13")
def test_legend_starts_with_the_place_in_the_first_order() -> None:
    assert [edition("legend").start_score(place, auction=False) for place in range(4)] == [1, 2, 3, 4]


def test_legend_has_options_of_its_own() -> None:
    values = option_set("legend", auction=False, players=2, chosen={"powers": "none"})
    assert list(values) == [
        "powers",
        "legend.leftSlots",
        "legend.swapRule",
        "legend.apTokens",
        "legend.card01",
    ]
    assert values["powers"] == "none"
    assert values["legend.leftSlots"] == 3
    assert values["legend.swapRule"] == "literal"


def test_auction_options_only_with_the_auction() -> None:
    assert "auction.allowDebt" not in option_set("classic", auction=False, players=2, chosen={})
    values = option_set("classic", auction=True, players=2, chosen={"auction.allowDebt": True})
    assert (values["auction.allowDebt"], values["auction.lastPlacerFirstOnTie"]) == (True, False)


def test_values_take_their_proper_form() -> None:
    tokens = [13, *[6] * 23]
    pairs = [
        ["chief", "jaguar"],
        ["chief", "jaguar"],
        *([kind, kind] for kind in ("totem", "carafe", "statue")),
    ]
    pairs += [[kind, kind] for kind in ("plate", "bracelet", "necklace")]
    values = option_set("legend", False, 3, {"legend.apTokens": tokens, "legend.card01": pairs})
    assert values["legend.apTokens"] == tuple(sorted(tokens))
    assert values["legend.card01"] == tuple(tuple(pair) for pair in pairs)
    assert option_set("classic", False, 3, {"tieBreak": ["treasureCount"]})["tieBreak"] == ("treasureCount",)


def test_an_option_set_is_a_value() -> None:
    one = option_set("legend", False, 3, {})
    other = option_set("legend", False, 3, {"legend.leftSlots": 3})
    assert one == other
    assert hash(one) == hash(other)
    assert pickle.loads(pickle.dumps(one)) == one
    assert one != option_set("legend", False, 3, {"legend.leftSlots": 4})
    assert len(one) == 5
    assert "legend.leftSlots" in repr(one)


@pytest.mark.parametrize(
    ("id_", "auction", "players", "chosen", "message"),
    [
        (
            "clasic",
            False,
            2,
            {},
            "there is no edition 'clasic'. Did you mean classic?.*There are: ravensburger-1999, ",
        ),
        ("tikal-2", False, 2, {}, "there is no edition 'tikal-2'"),
        ("classic", False, 5, {}, "classic is for 2 to 4 players, not 5"),
        ("classic", False, 1, {}, "classic is for 2 to 4 players, not 1"),
        ("legend", True, 2, {}, r"legend has no auction \(R-AUC-25\)"),
        ("classic", False, 2, {"tiebreak": []}, "there is no option 'tiebreak'. Did you mean tieBreak?"),
        ("classic", False, 2, {"auction": True}, "choose it with auction=True"),
        ("classic", False, 2, {"powers": "none"}, "option powers does not apply to classic, only to legend"),
        (
            "legend",
            False,
            2,
            {"tieBreak": []},
            "option tieBreak does not apply to legend, only to ravensburger-1999",
        ),
        (
            "riogrande-1999",
            False,
            2,
            {"printedVolcano": True},
            "does not apply to riogrande-1999, only to classic",
        ),
        ("classic", False, 2, {"auction.allowDebt": True}, "option auction.allowDebt needs the auction"),
        (
            "classic",
            False,
            2,
            {"campNeedsPresence": 1},
            r"campNeedsPresence \(A-14\) must be true or false, not 1",
        ),
        ("classic", False, 2, {"campNeedsPresence": "yes"}, "must be true or false, not 'yes'"),
        ("classic", False, 2, {"tieBreak": "treasureCount"}, "tieBreak .* must be a list with any of"),
        ("classic", False, 2, {"tieBreak": ["coinToss"]}, r"must be a list .*, not \['coinToss'\]"),
        ("classic", False, 2, {"tieBreak": ["treasureCount", "highestGuardedTemple"]}, "in this order, not"),
        ("classic", False, 2, {"tieBreak": [[]]}, "must be a list"),
        ("legend", False, 2, {"legend.leftSlots": 0}, "must be a whole number 1 to 6, not 0"),
        ("legend", False, 2, {"legend.leftSlots": True}, "must be a whole number 1 to 6, not True"),
        (
            "legend",
            False,
            2,
            {"legend.swapRule": "fair"},
            "must be one of literal, takenOnly, givenOnly, taken[+]given",
        ),
        ("legend", False, 2, {"powers": "custom"}, "must be one of reconstructed, none, not 'custom'"),
        ("legend", False, 2, {"legend.apTokens": [6, 7]}, "must be 24 whole numbers 6 to 13"),
        ("legend", False, 2, {"legend.apTokens": [14] * 24}, "must be 24 whole numbers 6 to 13"),
        (
            "legend",
            False,
            2,
            {"legend.card01": [["chief", "chief"]] * 8},
            "8 pairs out of chief, .* each named 2 times",
        ),
        ("legend", False, 2, {"legend.card01": ["chief"] * 8}, "must be 8 pairs"),
        ("legend", False, 2, {"legend.card01": "chief"}, "must be 8 pairs"),
    ],
)
def test_what_cannot_be_chosen(
    id_: str, auction: bool, players: int, chosen: Mapping[str, object], message: str
) -> None:
    with pytest.raises(OptionError, match=message):
        option_set(id_, auction, players, chosen)


def test_options_that_conflict_are_refused_with_the_reason(changed: Changed) -> None:
    conflict = '{ value = true, option = "volcanoIsolationRule", other = true, reason = "nowhere left to go" }'
    box = changed("options.toml", "volcanoNeedsPath", "editions", f"conflicts = [{conflict}]\neditions")
    assert box.option_set("classic", False, 2, {})["volcanoNeedsPath"] is False
    message = "option volcanoNeedsPath = true conflicts with volcanoIsolationRule = true: nowhere left to go"
    with pytest.raises(OptionError, match=message):
        box.option_set("classic", False, 2, {"volcanoNeedsPath": True})


def test_every_option_says_what_it_is_about() -> None:
    for option in options():
        assert option.title
        assert option.description.endswith(".")
        assert all(ambiguity.startswith("A-") for ambiguity in option.ambiguities)


def test_another_edition_may_be_added(changed: Changed) -> None:
    box = changed("pieces.toml", "", "copies", "copies")
    text = (box.root / "editions" / "classic.toml").read_text(encoding="utf-8")
    (box.root / "editions" / "ours.toml").write_text(text.replace('"classic"', '"ours"'), encoding="utf-8")
    assert box.edition("ours").auction == "house"
