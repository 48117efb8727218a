"""The course of a game of Legend: six rounds of draft, action and maintenance, then the final scoring (L-ROUND)."""

from __future__ import annotations

from typing import Final

from tikal.rules.compiled import compiled
from tikal.rules.flow.scoring_round import begin_next_scorer, begin_scoring_round
from tikal.rules.flow.segment import begin_segment
from tikal.rules.legend.camp_board import (
    check_look,
    check_stash,
    check_stash_for,
    discard_right,
    do_look,
    do_stash,
    do_stash_for,
    has_card,
    has_compulsory_card,
    list_stashes,
    turn_face_down,
    turn_left_face_up,
)
from tikal.rules.legend.cards import BONUS_AP, LEFT, NO_CARD, RIGHT
from tikal.rules.legend.drafting import (
    check_ap,
    check_card,
    check_order,
    check_tile,
    has_picks_left,
    list_picks,
    take_ap,
    take_card,
    take_tile,
)
from tikal.rules.legend.effects import check_step, do_step, list_effect
from tikal.rules.legend.laying import check_lay, has_tile_to_lay, lay_from_hand, list_lays, set_aside_tiles
from tikal.rules.legend.playing import check_play, check_power, do_play, do_power, list_plays
from tikal.rules.legend.scoring import score
from tikal.rules.legend.segment import check_segment, do_in_segment, list_free_things, list_segment
from tikal.rules.legend.state import OPEN_CARDS, OPEN_TILES, ROUNDS, STARTING_RUINS, LegendState
from tikal.rules.packing import number
from tikal.rules.placing import lay_treasures
from tikal.rules.reasons import (
    ACTIVATE_NO_TOKEN,
    BONUS_NO_CARD,
    GAME_OVER,
    OK,
    PASS_COMPULSORY,
    WRONG_STEP,
)
from tikal.rules.steps import AFTER, BONUS, DRAFT, EFFECT, FINAL_ROUND, MAIN, OVER, SPEND, TOKEN, VOLCANO_ROUND
from tikal.rules.terrain import NO_TILE, NOBODY, TILE_TERRAIN, VOLCANO
from tikal.rules.verbs import (
    ACTIVATE,
    BEGIN,
    DRAFT_AP,
    DRAFT_CARD,
    DRAFT_ORDER,
    DRAFT_TILE,
    END,
    LOOK,
    PASS,
    PLACE_TILE,
    PLAY,
    POWER,
    STASH,
    STASH_FOR,
    Choices,
    first_of,
    offer,
    second_of,
    third_of,
    verb_of,
)
from tikal.rules.verbs import BONUS as BONUS_VERB

TREASURES_AT_START: Final = 2


@compiled
def begin(s: LegendState) -> None:
    """L-SETUP-10, 13: treasures on the ruins, the order of the first round and its points; then round 1."""
    for place in range(s.players):
        seat = (s.first + place) % s.players
        s.turn_order[place] = seat
        s.score[seat] = place + 1
    for ruins in range(STARTING_RUINS):
        lay_treasures(s, number(s.starting_ruins[ruins]), TREASURES_AT_START)
    begin_round(s)


# Rounds.


@compiled
def begin_round(s: LegendState) -> None:
    """L-MAINT: cards up to ten, an AP token for each player, four tiles; then the draft."""
    s.round_number += 1
    turn_left_face_up(s)
    refill_cards(s)
    for slot in range(s.players):
        s.ap_open[slot] = s.bag[s.bag_drawn]
        s.bag_drawn += 1
    for slot in range(OPEN_TILES):
        s.tiles_open[slot] = NO_TILE
        if s.drawn < s.stack_size:
            s.tiles_open[slot] = s.stack[s.drawn]
            s.drawn += 1
    s.next_order[:] = NOBODY
    s.passed[:] = 0
    s.turn = s.players - 1
    s.step = DRAFT
    go_to_next_drafter(s)


@compiled
def refill_cards(s: LegendState) -> None:
    """L-MAINT-5: unpicked cards stay, new ones join them."""
    for slot in range(OPEN_CARDS):
        if s.display[slot] == NO_CARD:
            s.display[slot] = s.deck[s.deck_drawn]
            s.deck_drawn += 1


@compiled
def go_to_next_drafter(s: LegendState) -> None:
    """L-DRAFT-1, 5: the next player in turn order who is still due something; then the action phase."""
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        s.to_act = number(s.turn_order[s.turn])
        if has_picks_left(s, s.to_act):
            s.active = s.to_act
            return
    s.turn = s.players - 1
    go_to_next_turn(s)


@compiled
def go_to_next_turn(s: LegendState) -> None:
    """L-ACT-5, 6: the next player in turn order who has not passed; when all have, the round ends."""
    s.just_played = NO_CARD
    s.ap = 0
    for _ in range(s.players):
        s.turn = (s.turn + 1) % s.players
        s.to_act = number(s.turn_order[s.turn])
        if not s.passed[s.to_act]:
            s.active = s.to_act
            s.step = MAIN
            return
    end_round(s)


@compiled
def end_round(s: LegendState) -> None:
    """L-MAINT-1, 3: the lying statuettes stand up; after the sixth round they give the order of the final scoring."""
    if s.round_number == ROUNDS:
        s.scoring_order[:] = s.next_order
        begin_scoring(s, FINAL_ROUND)
    else:
        s.turn_order[:] = s.next_order
        begin_round(s)


# Turns.


@compiled
def may_pass(s: LegendState, seat: int) -> bool:
    """L-ACT-3: all compulsory things on the camp board have been used."""
    return not (s.ap_token[seat] or has_compulsory_card(s, seat) or has_tile_to_lay(s, seat))


@compiled
def do_pass(s: LegendState) -> None:
    """L-ACT-5: the player is out of this round."""
    discard_right(s, s.to_act)
    set_aside_tiles(s, s.to_act)
    s.passed[s.to_act] = 1
    go_to_next_turn(s)


@compiled
def list_main(s: LegendState, out: Choices) -> None:
    """L-ACT-1: exactly one of these a turn, and the free things."""
    list_stashes(s, out)
    list_plays(s, out)
    if s.ap_token[s.to_act]:
        offer(out, ACTIVATE, 0, 0, 0)
    list_lays(s, out)
    if may_pass(s, s.to_act):
        offer(out, PASS, 0, 0, 0)
    list_free_things(s, out)


@compiled
def check_main(s: LegendState, code: int) -> int:
    """Whether a main action is allowed."""
    verb, first, second = verb_of(code), first_of(code), second_of(code)
    if verb == STASH:
        return check_stash(s, first)
    if verb == STASH_FOR:
        return check_stash_for(s, first, second)
    if verb == PLAY:
        return check_play(s, first, second)
    if verb == ACTIVATE:
        return OK if s.ap_token[s.to_act] else ACTIVATE_NO_TOKEN
    if verb == PLACE_TILE:
        return check_lay(s, third_of(code), first, second)
    if verb == PASS:
        return OK if may_pass(s, s.to_act) else PASS_COMPULSORY
    return check_free(s, code)


@compiled
def check_free(s: LegendState, code: int) -> int:
    """Whether a free thing is allowed."""
    if verb_of(code) == POWER:
        return check_power(s, first_of(code))
    if verb_of(code) == LOOK:
        return check_look(s, first_of(code))
    return WRONG_STEP


@compiled
def do_main(s: LegendState, code: int) -> None:
    """Do a main action; afterwards the turn waits for `end`, unless it is over anyway (C-27)."""
    verb, first, second = verb_of(code), first_of(code), second_of(code)
    if verb == STASH:
        do_stash(s, first)
        s.step = AFTER
    elif verb == STASH_FOR:
        do_stash_for(s, first, second)
        s.step = AFTER
    elif verb == PLAY:
        do_play(s, first, second)
    elif verb == PLACE_TILE:
        do_lay(s, third_of(code), first, second)
    elif verb == ACTIVATE:
        s.step = BONUS
        s.ap = number(s.ap_token[s.to_act])
    elif verb == PASS:
        do_pass(s)
    else:
        do_free(s, code)


@compiled
def do_free(s: LegendState, code: int) -> None:
    """Do a free thing."""
    if verb_of(code) == POWER:
        do_power(s, first_of(code))
    else:
        do_look(s, first_of(code))


@compiled
def do_lay(s: LegendState, tile: int, hex_: int, rotation: int) -> None:
    """L-VOLC-1: a drafted volcano brings a scoring round, placer first."""
    lay_from_hand(s, tile, hex_, rotation)
    if TILE_TERRAIN[tile] != VOLCANO:
        s.step = AFTER
        return
    s.scoring_order[0] = s.to_act
    k = 1
    for place in range(s.players):
        if s.turn_order[place] != s.to_act:
            s.scoring_order[k] = s.turn_order[place]
            k += 1
    begin_scoring(s, VOLCANO_ROUND)


# The AP token.


@compiled
def check_bonus(s: LegendState, card: int, side: int) -> int:
    """L-STASH-4, 7: cards 20 and 21, each once a round, several together."""
    return OK if BONUS_AP[card] and has_card(s, s.to_act, side, card) else BONUS_NO_CARD


@compiled
def list_bonuses(s: LegendState, out: Choices) -> None:
    """The bonus cards, and `begin` to start spending (C-28)."""
    offer(out, BEGIN, 0, 0, 0)
    for side in (RIGHT, LEFT):
        for card in range(len(BONUS_AP)):
            if check_bonus(s, card, side) == OK:
                offer(out, BONUS_VERB, card, side, 0)


@compiled
def do_bonus(s: LegendState, card: int, side: int) -> None:
    """Use a bonus card."""
    turn_face_down(s, s.to_act, side, card)
    s.ap += BONUS_AP[card]


@compiled
def begin_token_segment(s: LegendState) -> None:
    """L-AP-0: token and bonuses together are what there is to spend."""
    ap = s.ap
    begin_segment(s, s.to_act, TOKEN)
    s.ap = ap
    s.keep_pieces = 0


# Segments and scoring.


@compiled
def begin_scoring(s: LegendState, segment: int) -> None:
    """L-VOLC-2, L-FINAL-1: ten action points, then one's own scoring, for each in his turn."""
    begin_scoring_round(s, segment)
    add_scoring_bonus(s)


@compiled
def add_scoring_bonus(s: LegendState) -> None:
    """p23, C-69: the next scoring segment that begins has three points more."""
    s.ap += s.scoring_bonus[s.to_act]
    s.scoring_bonus[s.to_act] = 0
    s.keep_pieces = 0


@compiled
def end_segment(s: LegendState) -> None:
    """After the token the turn is over; in a scoring round the player scores and the next one follows."""
    s.keep_pieces = 0
    if s.segment == TOKEN:
        s.ap_token[s.to_act] = 0
        s.spent_ap += 1
        go_to_next_turn(s)
        return
    score(s, s.to_act)
    if begin_next_scorer(s):
        add_scoring_bonus(s)
    elif s.segment == VOLCANO_ROUND:
        go_to_next_turn(s)
    else:
        s.step = OVER
        s.to_act = NOBODY


# Decisions.


@compiled
def legal_actions(s: LegendState, out: Choices) -> int:
    """Fill the list with all legal actions; how many there are. Never 0 while the game runs."""
    out.count = 0
    if s.step == SPEND:
        list_segment(s, out)
    elif s.step == MAIN:
        list_main(s, out)
    elif s.step == EFFECT:
        list_effect(s, out)
    elif s.step == DRAFT:
        list_picks(s, out)
    elif s.step == AFTER:
        offer(out, END, 0, 0, 0)
        list_free_things(s, out)
    elif s.step == BONUS:
        list_bonuses(s, out)
    return out.count


@compiled
def check(s: LegendState, code: int) -> int:
    """OK, or the reason why an action is not allowed now."""
    verb = verb_of(code)
    if s.step == OVER:
        return GAME_OVER
    if s.step == SPEND:
        return check_segment(s, code)
    if s.step == MAIN:
        return check_main(s, code)
    if s.step == EFFECT:
        return check_step(s, code)
    if s.step == DRAFT:
        return check_draft(s, code)
    if s.step == AFTER:
        return OK if verb == END else check_free(s, code)
    if verb == BONUS_VERB:
        return check_bonus(s, first_of(code), second_of(code))
    return OK if verb == BEGIN else WRONG_STEP


@compiled
def check_draft(s: LegendState, code: int) -> int:
    """Whether an element may be taken."""
    verb, first = verb_of(code), first_of(code)
    if verb == DRAFT_ORDER:
        return check_order(s, first)
    if verb == DRAFT_AP:
        return check_ap(s, first)
    if verb == DRAFT_TILE:
        return check_tile(s, first)
    return check_card(s, first) if verb == DRAFT_CARD else WRONG_STEP


@compiled
def do(s: LegendState, code: int) -> None:
    """Carry out a legal action, and everything that follows from it without a decision."""
    if s.step == SPEND:
        if verb_of(code) == END:
            end_segment(s)
        else:
            do_in_segment(s, code)
    elif s.step == MAIN:
        do_main(s, code)
    elif s.step == EFFECT:
        do_step(s, code)
    elif s.step == DRAFT:
        do_draft(s, code)
    elif s.step == AFTER:
        if verb_of(code) == END:
            go_to_next_turn(s)
        else:
            do_free(s, code)
    elif verb_of(code) == BEGIN:
        begin_token_segment(s)
    else:
        do_bonus(s, first_of(code), second_of(code))


@compiled
def do_draft(s: LegendState, code: int) -> None:
    """Take an element; then it is the next player's turn."""
    verb, first = verb_of(code), first_of(code)
    if verb == DRAFT_ORDER:
        s.next_order[first - 1] = s.to_act
    elif verb == DRAFT_AP:
        take_ap(s, first)
    elif verb == DRAFT_TILE:
        take_tile(s, first)
    else:
        take_card(s, first, RIGHT)
    go_to_next_drafter(s)
