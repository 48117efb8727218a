"""The shape of the catalogue: everything that a page needs to know once, whatever the table."""

from __future__ import annotations

from typing import Literal

from typing_extensions import TypedDict

from tikal.games.view_data import HexView, Terrain


class OptionInfo(TypedDict):
    """A choice about the rules."""

    name: str
    kind: str
    """`bool`, `choice`, `int`, `list` or `numbers`."""
    values: list[object]
    """What may be chosen; of numbers the smallest and the largest."""
    default: object
    title: str
    description: str
    needs_auction: bool


class EditionInfo(TypedDict):
    """An edition and its options."""

    id: str
    game: str
    title: str
    year: int
    publisher: str
    players: list[int]
    """The fewest and the most players."""
    auction: Literal["rulebook", "house", "no"]
    auction_start: int | None
    """Points at the start of a game with auctions."""
    scenarios: list[str]
    options: list[OptionInfo]


class ScenarioInfo(TypedDict):
    """A scenario of Legend."""

    id: str
    reconstructed: bool
    players: list[int]


class TileInfo(TypedDict):
    """A tile."""

    kind: Terrain
    value: int
    edges: list[int]
    letter: str


class PrintedInfo(TypedDict):
    """A temple or ruins that the board itself shows."""

    value: int
    edges: list[int]


class HexInfo(TypedDict):
    """Where a hex lies."""

    q: int
    r: int
    dotted: bool
    neighbours: list[str | None]
    """Across N NE SE S SW NW."""
    printed: PrintedInfo | None


class GameNumbers(TypedDict):
    """Numbers of the rules that differ from game to game."""

    set_values: list[int]
    """What 1, 2, 3 ... treasures of a kind are worth."""
    rounds: int | None
    """Null: until the tiles are used up."""
    volcanoes: list[str]
    """Letters of the volcanoes, in the order of the stack; empty where they come in any order."""
    volcanoes_passable: bool
    dotted_hexes: bool
    """Whether the hexes around the board belong to it."""
    ap_tokens: list[int]
    cards: int
    """In the smallest deck."""
    recruit_prices: dict[str, int]


class CardInfo(TypedDict):
    """A card of Legend."""

    id: str
    permanent: bool
    bonus: bool


class PowerTile(TypedDict):
    """A tile of a museum director, and its powers."""

    id: str
    powers: list[str]


class RuleInfo(TypedDict):
    """A rule; its text is a message of the same id."""

    id: str
    family: str
    editions: list[str]
    status: str
    derived_in: list[str]
    decisions: list[str]
    part: int


class DecisionInfo(TypedDict):
    """Our answer to a question that the rulebooks leave open."""

    id: str
    option: str | None


class Catalogue(TypedDict):
    """Editions, components and rules."""

    version: str
    editions: list[EditionInfo]
    scenarios: list[ScenarioInfo]
    levels: list[str]
    languages: list[str]
    tiles: dict[str, TileInfo]
    hexes: dict[str, HexInfo]
    treasures: list[str]
    floors: dict[str, int]
    letters: dict[str, int]
    action_points: int
    guardians: int
    """How many a player may place."""
    track_spaces: int
    """A lap of the prestige track."""
    games: dict[str, GameNumbers]
    cards: list[CardInfo]
    power_tiles: list[PowerTile]
    rules: list[RuleInfo]
    decisions: list[DecisionInfo]


class Starts(TypedDict):
    """The explored hexes as a game begins. Of a game with scenarios each scenario has its own."""

    games: dict[str, list[HexView]]
    scenarios: dict[str, list[HexView]]
