"""The small game for learners: the numbers of the base game, and behind them those for striking camps."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from small_game import setup
from small_game.striking import FLOW, STRIKE
from tikal.games.base.encoding.actions import TURN_BLOCKS
from tikal.games.base.encoding.entry_points import ENCODING as BASE
from tikal.games.base.encoding.observation import observe
from tikal.games.base.rules import game as base_rules
from tikal.games.encoding.actions import Block, action_codes, starts_of
from tikal.games.encoding.batch import BatchGame, batch_of
from tikal.games.encoding.common_actions import hex_axis
from tikal.games.encoding.encoding import Encoding, mask_filler
from tikal.rules.terrain import BASE_HEXES

BLOCKS: Final = (*TURN_BLOCKS, Block(STRIKE, (hex_axis(BASE_HEXES),)))
CODES: Final = action_codes(BLOCKS)

_batch: Final = batch_of(BatchGame(setup.deal, base_rules.begin, FLOW.legal_actions, FLOW.do, observe), CODES)

ENCODING: Final[Encoding] = replace(
    BASE,
    blocks=BLOCKS,
    actions=lambda _: starts_of(BLOCKS)[-1],
    number=CODES.number,
    code=CODES.code,
    mask=mask_filler(FLOW.legal_actions, CODES.number),
    chance=None,
    begin=_batch.begin,
    first_illegal=_batch.first_illegal,
    step=_batch.step,
)
