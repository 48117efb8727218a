"""Wrong data are refused, and the message names the file and the culprit."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tikal.components import Box
from tikal.errors import ComponentError

Changed = Callable[[str, str, str, str], Box]

MORE = '{ id = "25", two = 0, more = 0, provenance = "derived" },'
E_TILE = '{ tile = "E1", hex = "d2", rot = 0 },'
TO_NOTHING = 'conflicts = [{ value = true, option = "x", other = true, reason = "?" }]\n'
OF_NOTHING = 'conflicts = [{ value = 3, option = "tieBreak", other = [], reason = "?" }]\n'

# In the file, the first text of the second column after that of the first is replaced by the third.
TILES = [
    (
        '"A1"',
        ' letter = "A",',
        ' letter = "H",',
        "tile A1: letter must be one of A, B, C, D, E, F, G, not 'H'",
    ),
    (
        '"A1"',
        "temple",
        "castle",
        "tile A1: kind must be one of temple, clearing, ruins, volcano, lake, not 'castle'",
    ),
    ('"A1"', "value", "valeu", "tile A1: valeu is not known here; known are id, kind, letter, "),
    ('"A1"', "[2, 1,", "[4, 1,", "tile A1: stones must be 6 whole numbers 0 to 3, not [4, 1, 0, 0, 0, 0]"),
    ('"A1"', "[2, 1,", "[2,", "tile A1: stones must be 6 whole numbers 0 to 3, not [2, 0, 0, 0, 0]"),
    ('"A1"', "[2, 1,", "[2, 0,", "tile A1: must have 3 stones in total, not 2"),
    (
        '"A1"',
        '"authentic"',
        '"certain"',
        "tile A1: provenance must be one of authentic, derived, reconstructed",
    ),
    ("", "lettered = [", "lettered = 36\nothers = [", "file: lettered must be a list of tables, not 36"),
    ("", "lettered = [", "lettered = [36,", "file: lettered must be a list of tables, not [36, "),
    ("", "    { id =", "    # { id =", "lettered: there must be 36 tiles, not 35 (R-COMP-1)"),
    ("", '"A2"', '"A1"', "tile A1: there are two with the id A1"),
    ("", '"S-C"', '"A1"', "tile A1: two tiles have this id"),
    ("", '"C1"', '"C9"', "tile C9: tile C1 with the letter C should be here"),
    ('"A6"', '"clearing",', '"ruins", value = 3,', "lettered: clearing: there must be 10, not 9 (R-COMP-1)"),
    ('"C5"', ' letter = "C"', ' letter = "D"', "letter C: there must be 5 tiles, not 4"),
    ('"D1"', "value = 5", "value = 9", "tile D1: the value of a temple tile must be 1 to 6, not 9"),
    ('"E3"', "value = 2", "value = 5", "tile E3: the value of a ruins tile must be 2 to 4, not 5"),
    (
        '"E4"',
        '"clearing",',
        '"clearing", value = 1,',
        "tile E4: the value of a clearing tile must be 0 to 0, not 1",
    ),
    ('"E3"', "value = 2", "value = 3", "ruins: show 25 masks, but there are 24 treasures"),
    (
        '"E2"',
        "value = 5",
        "value = 6",
        "temples: 2 have a value of 6 or more, but 1 floors show level 6 (R-COMP-6)",
    ),
    ('"D5"', "[0,", "[1,", "tile D5: a volcano has no stones, not [1, 0, 0, 0, 0, 0]"),
    ('"S-TN"', "[1, 1,", "[1, 0,", "tile S-TN: must show the same as the printed hex a2 in board.toml"),
    ("", '"S-TN"', '"S-TX"', "setup: tile S-TN of the printed hex a2 is missing"),
    ('"S-Lake2"', '"lake"', '"clearing"', "setup: clearing: there must be 1, not 2 (L-COMP-10)"),
    ('"23-1"', '"lake"', '"volcano"', "tile 23-1: a volcano has no stones"),
    ('"24-1"', '"volcano"', '"lake"', "border: lake: there must be 5, not 6 (L-COMP-10)"),
    ("", '"23-5"', '"23-9"', "tile 23-9: tile 23-5 should be here: 22 temples, 23 lakes, 24 volcanoes"),
    ('"23-2"', "[1,", "[2,", "tile 23-2: must have the same stones as 23-1"),
    (
        '"22-4"',
        "value = 6",
        "value = 4",
        "temples: 7 have a value of 5 or more, but 8 floors show level 5 (L-COMP-12)",
    ),
    ('"22-2"', "[2, 0, 0, 1,", "[0, 3, 0, 0,", "tile 22-2: is the same as 22-1"),
]

BOARD = [
    ("", "rows = 5", "rows = 4", "columns and rows: make 32 hexes, not the 40 of the board"),
    ("", '"h"]', '"g"]', "file: columns names something twice"),
    ("", ', "g0"]', "]", "dotted: names 13 hexes; there must be 14"),
    ("", '"g0"]', '"c9"]', "dotted: c9 does not touch the grid"),
    ("", '"g0"]', '"c3"]', "dotted: c3 is a hex of the grid already"),
    ("", '"g0"]', '"k3"]', "dotted: 'k3' is not a hex name"),
    ("", 'hex = "b2"', 'hex = "c9"', "printed hex c9: is not a hex of the grid"),
    ("", 'hex = "b2"', 'hex = "b1"', "printed hex b1: there are two with the hex b1"),
    ("", 'hex = "b2"', 'hex = "c3"', "printed hex c3: does not touch the camp a1"),
    (
        "",
        '"clearing"',
        '"lake"',
        "printed: must be {'camp': 1, 'temple': 2, 'clearing': 1}, not {'camp': 1, ",
    ),
    ("", 'camp = "a1"', 'camp = "a2"', "printed hex a1: is printed as the camp, but camp says a2"),
    ('hex = "a2"', "value = 1", "value = 2", "printed hex a2: value must be 1, not 2 (R-COMP-2)"),
    (
        'hex = "a2"',
        "[1, 1, 0, 1,",
        "[1, 1, 0, 2,",
        "printed hex a2: the passage to the camp must have 2 stones, not 3",
    ),
]

PIECES = [
    ("supply", "6 = 8", "6 = 9", "floors: supply: level 6: there must be 8, not 9 (R-COMP-4)"),
    ("supply", ", 10 = 1", "", "floors: supply: 10 is missing"),
    ("supply", "10 = 1", "10 = 1, 11 = 1", "floors: supply: 11 is not known here"),
    ("", "2 = 14", "2 = 13", "floors: prebuilt_classic: level 2: there must be 14, not 13 (R-COMP-6)"),
    ("", "2 = 18", "2 = 19", "floors: prebuilt_legend: level 2: there must be 18, not 19 (L-COMP-12)"),
    ("", ', "necklace"]', "]", "treasures: kinds: there must be 8, not 7 (R-COMP-3)"),
    ("", "copies = 3", "copies = 4", "treasures: copies: there must be 3, not 4 (R-COMP-3)"),
    ("", "blue_copies = 2", "blue_copies = 3", "treasures: blue_copies: there must be 2, not 3 (L-COMP-5)"),
    ("", ', "blue"]', "]", "expedition: colours: there must be 4, not 3 (R-COMP-5)"),
    ("", '"blue"]', "4]", "expedition: colours must be a list of texts"),
    ("", "explorers = 18", "explorers = 30", "expedition: explorers: there must be 18, not 30 (R-COMP-5)"),
    ("", "guardians = 2", "guardians = 3", "expedition: guardians: there must be 2, not 3 (R-GUARD-1)"),
    ("", "explorers = 12", "explorers = 11", "expedition: unavailable_explorers: there must be 12, not 11"),
    ("", "segment_ap = 10", "segment_ap = 12", "segment_ap: there must be 10, not 12"),
    ("", "13 = 3", "13 = 2", "ap_tokens: values: there must be 24, not 23 (L-COMP-9)"),
    ("", "values = {", "values = [", "file: is not readable as TOML"),
    ("", "tokens = 2", "tokens = true", "file: stone_tokens must be a whole number 0 to 99, not True"),
    ("", "tokens = 2", "tokens = 4", "stone_tokens: there must be 2, not 4 (L-COMP-6)"),
]

LEGEND = [
    ("", 'id = "02"', 'id = "25"', "card 02: is missing"),
    ("", "card = [", f"card = [{MORE}", "card 25: does not exist"),
    ('id = "02"', "two = 1", "two = 2", "card: two: there must be 49 cards, not 50 (L-COMP-3)"),
    ('id = "02"', "more = 2", "more = 1", "card: more: there must be 74 cards, not 73 (L-COMP-3)"),
    ('id = "07"', "= true", "= false", "card 07: must be permanent (L-CARD-07)"),
    ('id = "08"', "more = 2", "more = 2, permanent = true", "card 08: is not permanent (L-CARD-08)"),
    ("", 'id = "08"', 'id = ""', "id must be a text, not ''"),
    ("", '["chief", "chief"]', '["chief", "lion"]', "card 01-1: there is no treasure 'lion'"),
    ("", '["chief", "chief"]', '["chief"]', "card 01-1: takes 1 treasures, not 2"),
    ("", '["chief", "chief"]', '["chief", "totem"]', "the blue treasure chief is taken 1 times; there are 2"),
    ("", 'id = "P8"', 'id = "P9"', "power_tile: must be P1 to P8 in order, not P1, "),
    ("", 'id = "p05"', 'id = "p04"', "power tile P2: power p04: there are two with the id p04"),
    ("", 'id = "p07"', 'id = "p04"', "power tile P3: power p07 should be here, not p04"),
    (
        'id = "p23"',
        "},",
        '}, { id = "p25" },',
        "power tile P8: must have 3 powers, not 4 (L-DIR-1)",
    ),
    (
        "",
        'id = "uxmal"',
        'id = "copan"',
        "scenario: must be chichen-itza, uxmal, palenque, calakmul, el-mirador",
    ),
    ("", 'tile = "G1"', 'tile = "G9"', "scenario chichen-itza: there is no tile G9"),
    ("", 'tile = "G1"', 'tile = "G2"', "scenario chichen-itza: tile G2: there are two with the tile G2"),
    ('tile = "G1"', '"c3"', '"c9"', "scenario chichen-itza: tile G1 cannot lie on c9"),
    ('tile = "G1"', '"c3"', '"a1"', "scenario chichen-itza: tile G1 cannot lie on a1"),
    ('tile = "G1"', '"c3"', '"b4"', "scenario chichen-itza: tiles G1 and G3 both lie on b4"),
    (
        'tile = "G1"',
        "rot = 5",
        "rot = 6",
        "scenario chichen-itza: tile G1: rot must be a whole number 0 to 5, not 6",
    ),
    ("chichen-itza", '{ tile = "G1"', '# { tile = "G1"', "scenario chichen-itza: tile G1 is missing"),
    (
        "chichen-itza",
        "placements = [",
        f"placements = [{E_TILE}",
        "besides the set-up tiles, F and G it lays nothing, not E1",
    ),
    (
        "el-mirador",
        '"E1"',
        '"D1"',
        "scenario el-mirador: besides the set-up tiles, F and G it lays one tile of E, not D1",
    ),
    (
        '"S-Lake2"',
        "rot = 0",
        "rot = 2",
        "scenario chichen-itza: rot of tile S-Lake2 must be less than 2, not 2",
    ),
    (
        '"S-TN"',
        "rot = 0",
        "rot = 1",
        "scenario chichen-itza: tile S-TN must lie on its picture, a2 with rot 0",
    ),
    ("", '"d6"', '"d5"', "scenario el-mirador: leaves 23 hexes of the grid free; 24 tiles are still to come"),
    ('"palenque"', '"h4"', '"b5"', "scenario palenque: the volcanoes F5 on b5 and S-Volc on b4 touch"),
]

OPTIONS = [
    ("", 'id = "tieBreak"', 'id = "tiebreak"', "option tieBreak: is missing"),
    ("", "[[option]]\n", '[option]\nid = "x"\n[[option.s]]\n', "file: "),
    (
        "leftSlots",
        "default = 3",
        "default = 7",
        "option legend.leftSlots: the default must be a whole number 1 to 6, not 7",
    ),
    (
        "leftSlots",
        "= 3",
        '= "edition"',
        "option legend.leftSlots: the default must be a whole number 1 to 6, not 'edition'",
    ),
    ("leftSlots", "min = 1\n", "", "option legend.leftSlots: min is missing"),
    (
        "leftSlots",
        '"int"',
        '"integer"',
        "option legend.leftSlots: type must be one of bool, choice, list, int, ",
    ),
    (
        "printedVolcano",
        '["classic"]',
        '["clasic"]',
        "option printedVolcano: there is no edition clasic; there are ",
    ),
    ("printedVolcano", '["classic"]', "[]", "option printedVolcano: editions must name at least one"),
    (
        "printedVolcano",
        "editions",
        'needs = ["lakes"]\neditions',
        "option printedVolcano: needs 'lakes', but only 'auction'",
    ),
    (
        "printedVolcano",
        "editions",
        TO_NOTHING + "editions",
        "option printedVolcano: conflicts with 'x', which is no",
    ),
    (
        "printedVolcano",
        "editions",
        OF_NOTHING + "editions",
        "conflicts: printedVolcano must be true or false, not 3",
    ),
]

CLASSIC = [
    ("", '"classic"', '"classical"', "file: the id classical must be the name of the file"),
    ("", "min_players = 2", "min_players = 5", "file: min_players must be a whole number 2 to 4, not 5"),
    ("", "year = 2024", 'year = "2024"', "file: year must be a whole number 1999 to 2100, not '2024'"),
    ("", "house", "perhaps", "file: auction must be one of yes, house, no, not 'perhaps'"),
    ("", "campNeedsPresence = true", "", "profile: campNeedsPresence is missing"),
    (
        "",
        "campNeedsPresence = true",
        "campNeedsPresence = 1",
        "profile: campNeedsPresence must be true or false, not 1",
    ),
    (
        "",
        "treasureCount",
        "coinToss",
        "profile: tieBreak must be a list with any of highestGuardedTemple, treasureCount",
    ),
    ("", "[profile]", "[profiles]", "file: profile is missing"),
    ("", "[profile]", "profile = 3\n[profiles]", "file: profile must be a table, not 3"),
]

CASES = [
    (file, *case)
    for file, cases in (
        ("tiles.toml", TILES),
        ("board.toml", BOARD),
        ("pieces.toml", PIECES),
        ("legend.toml", LEGEND),
        ("options.toml", OPTIONS),
        ("editions/classic.toml", CLASSIC),
    )
    for case in cases
]


@pytest.mark.parametrize(
    ("file", "where", "old", "new", "message"), CASES, ids=[f"{case[0]}: {case[-1]}" for case in CASES]
)
def test_wrong_data_are_refused(changed: Changed, file: str, where: str, old: str, new: str, message: str) -> None:
    with pytest.raises(ComponentError, match=re.escape(message)) as refusal:
        changed(file, where, old, new).check()
    assert str(refusal.value).startswith(f"{file}: ")


def test_volcanoes_are_in_b_d_and_f_only(changed: Changed) -> None:
    """A volcano and a clearing change places, so that all counts stay right."""
    changed("tiles.toml", '"B6"', '"volcano"', '"clearing"')
    changed("tiles.toml", '"B6"', "[0,", "[3,")
    changed("tiles.toml", '"C4"', '"clearing"', '"volcano"')
    box = changed("tiles.toml", '"C4"', "[3,", "[0,")
    with pytest.raises(ComponentError, match="tile C4: volcanoes are in B, D and F only"):
        box.check()


def test_each_of_b_d_and_f_has_a_volcano(changed: Changed) -> None:
    changed("tiles.toml", '"B6"', '"volcano"', '"clearing"')
    changed("tiles.toml", '"B6"', "[0,", "[3,")
    changed("tiles.toml", '"D4"', '"clearing"', '"volcano"')
    box = changed("tiles.toml", '"D4"', "[1, 0, 1, 0, 1,", "[0, 0, 0, 0, 0,")
    with pytest.raises(ComponentError, match="letter B: has no volcano"):
        box.check()


def test_f_and_g_hold_what_legend_lays_out(changed: Changed) -> None:
    """A mask more in G and one less in D: the sum is right, but Legend lays two ruins of two masks."""
    changed("tiles.toml", '"G3"', "value = 2", "value = 3")
    box = changed("tiles.toml", '"D3"', "value = 3", "value = 2")
    with pytest.raises(ComponentError, match="letters F and G: must hold 2 temple 3, 2 temple 4, 2 ruins 2"):
        box.check()


def test_every_border_tile_has_its_card(changed: Changed) -> None:
    """A lake less and a volcano more: the decks are as large as before."""
    changed("legend.toml", 'id = "23"', "two = 5, more = 5", "two = 4, more = 4")
    box = changed("legend.toml", 'id = "24"', "two = 2, more = 2", "two = 3, more = 3")
    with pytest.raises(ComponentError, match="card 23: there must be 5, as many as border tiles"):
        box.check()


def test_least_number_of_players_is_not_more_than_the_most(changed: Changed) -> None:
    changed("editions/classic.toml", "", "min_players = 2", "min_players = 4")
    box = changed("editions/classic.toml", "", "max_players = 4", "max_players = 3")
    with pytest.raises(ComponentError, match="min_players 4 is more than max_players 3"):
        box.check()


def test_an_option_that_the_rules_do_not_know(changed: Changed) -> None:
    text = '[[option]]\nid = "x"\ntype = "bool"\ndefault = false\ntitle = "X"\ndescription = "X."\n'
    text += 'ambiguities = []\neditions = ["classic"]\n\n[[option]]\n'
    box = changed("options.toml", "", "[[option]]\n", text)
    with pytest.raises(ComponentError, match="option x: is not known to the rules"):
        box.check()


def test_a_layout_from_the_real_picture_may_have_touching_volcanoes(changed: Changed) -> None:
    changed("legend.toml", '"palenque"', '"h4"', '"b5"')
    changed("legend.toml", '"palenque"', '"reconstructed"', '"authentic"').check()


def test_what_is_reconstructed_may_be_corrected(changed: Changed) -> None:
    """Stones of a border temple, dotted hexes, AP tokens: an owner of the box may know better."""
    changed("tiles.toml", '"22-1"', "[3, 0,", "[1, 2,")
    changed("board.toml", "", '"z3", "z4", "z5"', '"z2", "z3", "z4"')
    box = changed("pieces.toml", "[ap_tokens]", "6 = 3, 7 = 3", "6 = 4, 7 = 2")
    box.check()
    tokens = box.option_set("legend", False, 2, {})["legend.apTokens"]
    assert tokens == tuple(sorted([6] * 4 + [7] * 2 + [*range(8, 14)] * 3))


@pytest.mark.parametrize("file", ["board.toml", "tiles.toml", "options.toml", "editions/riogrande-1999.toml"])
def test_a_missing_file(changed: Changed, file: str) -> None:
    box = changed("pieces.toml", "", "copies", "copies")
    (box.root / file).unlink()
    with pytest.raises(ComponentError, match=f"{re.escape(file)}: file: is missing"):
        box.check()


def test_an_empty_folder(tmp_path: Path) -> None:
    with pytest.raises(ComponentError, match=r"board\.toml: file: is missing"):
        Box(tmp_path).check()
