"""Why an action is not allowed: every check answers OK or one of these.

Each reason names the rule it enforces and the message that tells a player about it. Several reasons may
enforce one rule; when several forbid an action, checks report the most specific one, and a shortage of action
points last (C-10).
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Reason(NamedTuple):
    """A reason: the id of its message and the id of its rule."""

    message: str
    rule: str


REASONS: Final[list[Reason]] = [Reason("why-ok", "")]


def _reason(message: str, rule: str) -> int:
    REASONS.append(Reason(message, rule))
    return len(REASONS) - 1


OK: Final = 0

GAME_OVER: Final = _reason("why-game-over", "R-END-3")
WRONG_STEP: Final = _reason("why-wrong-step", "R-TURN-1")
NOT_YOUR_TURN: Final = _reason("why-not-your-turn", "R-TURN-2")
TOO_FEW_AP: Final = _reason("why-ap", "R-AP-1")

PLACE_OCCUPIED: Final = _reason("why-place-occupied", "R-PLACE-1")
PLACE_OFF_BOARD: Final = _reason("why-place-off-board", "R-PLACE-1")
PLACE_SAME_ROTATION: Final = _reason("why-place-same-rotation", "R-PLACE-1")
PLACE_DETACHED: Final = _reason("why-place-detached", "R-PLACE-2")
PLACE_UNREACHABLE: Final = _reason("why-place-unreachable", "R-PLACE-3")
PLACE_ONLY_VOLCANO: Final = _reason("why-place-only-volcano", "R-PLACE-4")
PLACE_VOLCANO_PATH: Final = _reason("why-place-volcano-path", "R-PLACE-5")
PLACE_VOLCANO_SEALS: Final = _reason("why-place-volcano-seals", "R-PLACE-6")

DEPLOY_WHERE: Final = _reason("why-deploy-where", "R-DEPLOY-1")
DEPLOY_FOREIGN_CAMP: Final = _reason("why-deploy-foreign-camp", "R-DEPLOY-2")
DEPLOY_RESERVE: Final = _reason("why-deploy-reserve", "R-DEPLOY-3")

TRANSFER_ENDS: Final = _reason("why-transfer-ends", "R-CMOVE-1")
TRANSFER_NOBODY: Final = _reason("why-transfer-nobody", "R-CMOVE-2")
TRANSFER_FOREIGN_CAMP: Final = _reason("why-transfer-foreign-camp", "R-CMOVE-3")

MOVE_NOBODY: Final = _reason("why-move-nobody", "R-MOVE-7")
MOVE_GUARDIAN: Final = _reason("why-move-guardian", "R-MOVE-8")
MOVE_NOT_ADJACENT: Final = _reason("why-move-not-adjacent", "R-MOVE-1")
MOVE_NO_PASSAGE: Final = _reason("why-move-no-passage", "R-MOVE-2")
MOVE_INSTALMENTS: Final = _reason("why-move-instalments", "R-MOVE-3")
MOVE_VOLCANO: Final = _reason("why-move-volcano", "R-MOVE-4")
MOVE_JUNGLE: Final = _reason("why-move-jungle", "R-MOVE-4")

CLEAR_NOT_TEMPLE: Final = _reason("why-clear-not-temple", "R-CLEAR-1")
CLEAR_NOBODY: Final = _reason("why-clear-nobody", "R-CLEAR-2")
CLEAR_PIECES: Final = _reason("why-clear-pieces", "R-CLEAR-2")
CLEAR_LIMIT: Final = _reason("why-clear-limit", "R-CLEAR-3")
CLEAR_SUPPLY: Final = _reason("why-clear-supply", "R-CLEAR-4")
CLEAR_GUARDED: Final = _reason("why-clear-guarded", "R-CLEAR-5")
CLEAR_HIGHEST: Final = _reason("why-clear-highest", "R-CLEAR-6")

DIG_NOT_RUINS: Final = _reason("why-dig-not-ruins", "R-DIG-1")
DIG_NOBODY: Final = _reason("why-dig-nobody", "R-DIG-2")
DIG_PIECES: Final = _reason("why-dig-pieces", "R-DIG-2")
DIG_LIMIT: Final = _reason("why-dig-limit", "R-DIG-3")
DIG_EMPTY: Final = _reason("why-dig-empty", "R-DIG-4")

SWAP_SEAT: Final = _reason("why-swap-seat", "R-SWAP-1")
SWAP_MINE: Final = _reason("why-swap-mine", "R-SWAP-1")
SWAP_THEIRS: Final = _reason("why-swap-theirs", "R-SWAP-1")
SWAP_PAIR_MINE: Final = _reason("why-swap-pair-mine", "R-SWAP-3")
SWAP_PAIR_THEIRS: Final = _reason("why-swap-pair-theirs", "R-SWAP-3")
SWAP_SAME: Final = _reason("why-swap-same", "R-SWAP-4")

CAMP_TERRAIN: Final = _reason("why-camp-terrain", "R-CAMP-1")
CAMP_TOKENS: Final = _reason("why-camp-tokens", "R-CAMP-1")
CAMP_BASE: Final = _reason("why-camp-base", "R-CAMP-1")
CAMP_TAKEN: Final = _reason("why-camp-taken", "R-CAMP-2")
CAMP_NONE_LEFT: Final = _reason("why-camp-none-left", "R-CAMP-3")
CAMP_PRESENCE: Final = _reason("why-camp-presence", "R-CAMP-4")
CAMP_MAJORITY: Final = _reason("why-camp-majority", "L-AP-3")

GUARD_NOT_TEMPLE: Final = _reason("why-guard-not-temple", "R-GUARD-1")
GUARD_TAKEN: Final = _reason("why-guard-taken", "R-GUARD-1")
GUARD_LIMIT: Final = _reason("why-guard-limit", "R-GUARD-1")
GUARD_NOBODY: Final = _reason("why-guard-nobody", "R-GUARD-1")
GUARD_WHO: Final = _reason("why-guard-who", "R-GUARD-2")
GUARD_MAJORITY: Final = _reason("why-guard-majority", "R-GUARD-1")

BID_LOW: Final = _reason("why-bid-low", "R-AUC-7")
BID_MINIMUM: Final = _reason("why-bid-minimum", "R-AUC-16")
BID_CAPITAL: Final = _reason("why-bid-capital", "R-AUC-15")
TAKE_NOT_OPEN: Final = _reason("why-take-not-open", "R-AUC-5")

DRAFT_QUOTA: Final = _reason("why-draft-quota", "L-DRAFT-3")
DRAFT_SLOT: Final = _reason("why-draft-slot", "L-DRAFT-2")
DRAFT_NOT_OPEN: Final = _reason("why-draft-not-open", "L-DRAFT-2")
DRAFT_LEAVES_NONE: Final = _reason("why-draft-leaves-none", "L-DRAFT-6")

STASH_NOT_RIGHT: Final = _reason("why-stash-not-right", "L-STASH-1")
STASH_FULL: Final = _reason("why-stash-full", "L-STASH-2")
STASH_ROOM: Final = _reason("why-stash-room", "L-STASH-2")
STASH_NOT_LEFT: Final = _reason("why-stash-not-left", "L-STASH-2")
PLAY_NO_CARD: Final = _reason("why-play-no-card", "L-ACT-1")
PLAY_PERMANENT: Final = _reason("why-play-permanent", "L-STASH-4")
PLAY_NO_USE: Final = _reason("why-play-no-use", "L-CARD-f")
ACTIVATE_NO_TOKEN: Final = _reason("why-activate-no-token", "L-AP-0")
PASS_COMPULSORY: Final = _reason("why-pass-compulsory", "L-ACT-3")
BONUS_NO_CARD: Final = _reason("why-bonus-no-card", "L-STASH-4")
LOOK_NO_CARD: Final = _reason("why-look-no-card", "L-CARD-07")

TILE_NOT_YOURS: Final = _reason("why-tile-not-yours", "L-TILE-1")
TILE_DOTTED: Final = _reason("why-tile-dotted", "L-TILE-1")
TILE_MAJORITY: Final = _reason("why-tile-majority", "L-TILE-2")
CARD_TILE_NOT_DOTTED: Final = _reason("why-card-tile-not-dotted", "L-TILE-5")
CARD_TILE_ACCESS: Final = _reason("why-card-tile-access", "L-TILE-5")

STONE_NO_BORDER: Final = _reason("why-stone-no-border", "L-AP-5")
STONE_NONE_LEFT: Final = _reason("why-stone-none-left", "L-AP-5")
STONE_SUPPLY_FIRST: Final = _reason("why-stone-supply-first", "L-AP-5")
STONE_NOT_THERE: Final = _reason("why-stone-not-there", "L-AP-5")
STONE_SAME_BORDER: Final = _reason("why-stone-same-border", "L-AP-5")
RECRUIT_EXPLORER: Final = _reason("why-recruit-none", "L-AP-6")
RECRUIT_LEADER: Final = _reason("why-recruit-none", "L-AP-7")

EXCHANGE_SEAT: Final = _reason("why-swap-seat", "L-SWAP-1")
EXCHANGE_SAME: Final = _reason("why-swap-same", "L-SWAP-6")
EXCHANGE_MINE: Final = _reason("why-exchange-mine", "L-SWAP-2")
EXCHANGE_THEIRS: Final = _reason("why-exchange-theirs", "L-SWAP-2")
EXCHANGE_TAKEN: Final = _reason("why-exchange-taken", "L-SWAP-3")
EXCHANGE_GIVEN: Final = _reason("why-exchange-given", "L-SWAP-4")
EXCHANGE_PAIR_ORDER: Final = _reason("why-exchange-pair-order", "L-SWAP-2")

POWER_USED: Final = _reason("why-power-used", "L-DIR-1")
POWER_NOT_YOURS: Final = _reason("why-power-not-yours", "L-DIR-1")
POWER_NOT_NOW: Final = _reason("why-power-not-now", "L-DIR-1")
POWER_NO_USE: Final = _reason("why-power-no-use", "L-DIR-1")

STEP_OTHER: Final = _reason("why-step-other", "L-ACT-1")
STEP_DONE_EARLY: Final = _reason("why-step-done-early", "L-CARD-b")
STEP_SITE: Final = _reason("why-step-site", "L-CARD-a")
STEP_SAME_HEX: Final = _reason("why-step-same-hex", "L-CARD-a")
STEP_SAME_TEMPLE: Final = _reason("why-step-same-temple", "L-CARD-11")
STEP_RESERVE: Final = _reason("why-step-reserve", "L-CARD-b")
STEP_EXPLORERS_ONLY: Final = _reason("why-step-explorers-only", "L-CARD-a")
STEP_PIECES: Final = _reason("why-step-pieces", "L-CARD-c")
STEP_CAMP_RESERVE: Final = _reason("why-step-camp-reserve", "L-CARD-e")
STEP_CAMP_NOT_YOURS: Final = _reason("why-step-camp-not-yours", "L-CARD-e")
STEP_ORDER: Final = _reason("why-step-order", "L-CARD-08")
STEP_RECRUITED: Final = _reason("why-step-recruited", "L-CARD-16")
STEP_SHIFT: Final = _reason("why-step-shift", "L-CARD-17")
STEP_ROTATION: Final = _reason("why-step-rotation", "L-DIR-1")
STEP_COLLECTION: Final = _reason("why-step-collection", "L-DIR-1")
