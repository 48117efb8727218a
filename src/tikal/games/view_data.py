"""The shape of a view as plain data: what `View.to_dict()` gives.

Fields that only one game has are not required. The server's schemas and the page's types follow from these classes.
"""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypeAliasType, TypedDict

Who = TypeAliasType("Who", Literal["leader", "explorer"])
Terrain = TypeAliasType("Terrain", Literal["jungle", "camp", "temple", "ruins", "clearing", "volcano", "lake"])
Step = TypeAliasType(
    "Step", Literal["bid", "take", "place", "spend", "over", "draft", "main", "after", "bonus", "effect"]
)


class GuardianView(TypedDict):
    """A guardian on a temple."""

    seat: int
    who: Who


class PiecesView(TypedDict):
    """Pieces of one seat on a hex."""

    seat: int
    explorers: int
    leaders: int


class HexView(TypedDict):
    """A hex with everything on it."""

    hex: str
    terrain: Terrain
    tile: str | None
    rotation: int
    passages: list[int]
    """Stones towards N NE SE S SW NW, both sides together."""
    value: int | None
    tokens: int
    camp: int | None
    guardian: GuardianView | None
    pieces: list[PiecesView]
    cleared: int
    dug: int
    seen: NotRequired[list[str | None]]
    """Legend: the stack from the top down, null for treasures that this seat has not seen."""


class ReserveView(TypedDict):
    """What a player has not put on the board."""

    explorers: int
    leaders: int
    camps: int
    guardians: int


class NumbersView(TypedDict):
    """Numbers of pieces."""

    explorers: int
    leaders: int


class DueView(TypedDict):
    """What a player of Legend may still take in the draft."""

    order: int
    token: int
    tiles: int
    cards: int


class PlayerView(TypedDict):
    """What a player has."""

    seat: int
    name: str
    score: int
    scorings: int
    treasures: dict[str, int]
    reserve: ReserveView
    gone: NumbersView
    unavailable: NotRequired[NumbersView]
    ap_token: NotRequired[int | None]
    tiles: NotRequired[list[str]]
    due: NotRequired[DueView | None]
    right: NotRequired[list[str]]
    right_slots: NotRequired[int]
    left: NotRequired[list[str]]
    left_slots: NotRequired[int]
    power_tile: NotRequired[str | None]
    powers: NotRequired[list[str]]
    power_used: NotRequired[bool]
    scoring_bonus: NotRequired[int]
    tie_hex: NotRequired[str | None]


class AuctionView(TypedDict):
    """How an auction stands."""

    open_tiles: list[str]
    amulets_up: list[int]
    high_bid: int | None
    high_bidder: int | None
    passed: list[int]


class DisplayView(TypedDict):
    """What lies open for the draft of Legend."""

    cards: list[str]
    ap_tokens: list[int]
    tiles: list[str]


class SupplyView(TypedDict):
    """What nobody has yet."""

    floors: dict[str, int]
    treasures: int
    aside: list[str]
    tiles: dict[str, int]
    next_letter: str | None
    cards: NotRequired[int]
    discarded: NotRequired[int]
    ap_tokens: NotRequired[int]
    blue: NotRequired[dict[str, int]]
    stone_tokens: NotRequired[int]
    stones: NotRequired[list[list[str]]]
    """The borders on which stone tokens lie, each as its two hexes."""
    border_tiles: NotRequired[list[str]]


class EffectView(TypedDict):
    """The card or power of Legend that is being carried out."""

    name: str
    steps: int
    most: int | None
    """Null where the player takes as many steps as they like."""
    hexes: list[str]


class ViewData(TypedDict):
    """A position as one seat sees it, or as a spectator does (`seat` is null)."""

    game: str
    """The kind of game, such as `base` or `legend`."""
    edition: str
    scenario: str | None
    options: dict[str, object]
    seat: int | None
    to_act: int | None
    step: Step
    segment: str | None
    ap: int | None
    active: int
    scoring_order: list[int] | None
    tile: NotRequired[str | None]
    auction: NotRequired[AuctionView | None]
    players: list[PlayerView]
    board: list[HexView]
    supply: SupplyView
    winners: list[int] | None
    legal_actions: list[str]
    round: NotRequired[int]
    turn_order: NotRequired[list[int]]
    next_order: NotRequired[list[int | None]]
    passed: NotRequired[list[int]]
    effect: NotRequired[EffectView | None]
    display: NotRequired[DisplayView]
