"""The panels beside the board: the players, the supplies, the auction, and who has to decide."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rich.cells import set_cell_size
from rich.text import Text

from tikal.components import pieces
from tikal.games.view import View
from tikal.rules.state import TREASURES
from tikal.rules.steps import BID, OVER, PLACE, SEGMENTS, SPEND, TAKE
from tikal.rules.terrain import NO_TILE, NOBODY, NOWHERE, TILE_IDS
from tikal.terminal.symbols import LABEL, LEADER, TITLE, Symbols
from tikal.terminal.tile import TilePictures, tile_words
from tikal.terminal.wrapping import flow
from tikal.texts.messages import text

NAME_WIDTH: Final = 13
RESERVE_WIDTH: Final = 12


class Panels:
    """The texts around one position."""

    def __init__(self, view: View, symbols: Symbols) -> None:
        self._view: Final = view
        self._s: Final = view.seen
        self._symbols: Final = symbols

    def headline(self, width: int) -> list[Text]:
        """Who has to decide what."""
        if self._s.step == OVER:
            return [Text.assemble((text("terminal-over"), TITLE))]
        seat = int(self._s.to_act)
        words = self._sign(seat).append(f" {self._decision(seat)}", TITLE)
        return flow(words.split(" "), width, gap=" ")

    def _decision(self, seat: int) -> str:
        name = self._view.table.names[seat]
        if self._s.step == BID:
            return text("terminal-must-bid", name=name)
        if self._s.step == TAKE:
            return text("terminal-must-take", name=name)
        if self._s.step == PLACE:
            return text("terminal-must-place", name=name, tile=tile_words(TILE_IDS[self._s.tile]))
        return text(f"terminal-must-spend-{SEGMENTS[self._s.segment]}", name=name, ap=int(self._s.ap))

    def players(self) -> list[Text]:
        """A line for each player: score, what scoring now would bring, reserve, treasures."""
        kinds = [text("kind-found", kind=kind) for kind in pieces().treasures.kinds]
        heading = Text(style=LABEL)
        heading.append(" " * (4 + NAME_WIDTH))
        heading.append(f"{text('terminal-score'):>6}{text('terminal-now'):>5}  ")
        heading.append(f"{text('terminal-reserve'):<{RESERVE_WIDTH}}")
        heading.append("".join(f" {kind}" for kind in kinds))
        return [heading, *(self._player(seat, [len(kind) for kind in kinds]) for seat in range(self._s.players))]

    def _player(self, seat: int, widths: list[int]) -> Text:
        line = Text(f"{self._symbols.pointer} " if seat == self._s.to_act else "  ")
        line.append_text(self._sign(seat))
        line.append(f" {set_cell_size(self._view.table.names[seat], NAME_WIDTH)}")
        line.append(f"{self._s.score[seat]:>6}", TITLE)
        line.append(f"{self._would_score(seat):>+5}  ")
        line.append(f"{self._reserve(seat):<{RESERVE_WIDTH}}")
        for kind, width in enumerate(widths):
            count = int(self._s.treasures[seat, kind])
            line.append(f" {count or self._symbols.dash:>{width}}", TITLE if count else LABEL)
        return line

    def _would_score(self, seat: int) -> int:
        return self._view.would_score(seat).total

    def _reserve(self, seat: int) -> str:
        """Explorers, leader, camps and guardians still in reserve."""
        explorers = f"{self._s.explorers_left[seat]}{LEADER * int(self._s.leaders_left[seat])}"
        tents = self._symbols.tent * int((self._s.camps[seat] == NOWHERE).sum())
        guardians = "[]" * int(self._s.guardians_left[seat])
        return f"{explorers:<3} {tents:<2} {guardians}"

    def camp_boards(self, _width: int) -> list[Text]:
        """What players have besides pieces and treasures: nothing in these editions."""
        return []

    def facts(self, width: int) -> list[Text]:
        """Everything that is neither a player's nor on the board."""
        return [*self.auction(width), *self.supplies(width)]

    def lists(self, _width: int) -> list[Text]:
        """What needs whole lines: nothing in these editions."""
        return []

    def supplies(self, width: int) -> list[Text]:
        """Tiles, floors and treasures that are left."""
        supply = self._view.rules.describe(self._s, self._view.table.names)["supply"]
        return fitted([*self._shared_supplies(supply)], width)

    def _shared_supplies(self, supply: dict[str, Any]) -> Iterator[Text]:
        tiles = [f"{letter}:{number}" for letter, number in supply["tiles"].items() if number]
        floors = [f"{level}:{number}" for level, number in supply["floors"].items()]
        yield self._fact("terminal-tiles-left", " ".join(tiles) or text("terminal-none"))
        yield self._fact("terminal-pile-left", str(TREASURES - int(self._s.laid)))
        yield self._fact("terminal-floors-left", " ".join(floors))
        if supply["aside"]:
            yield self._fact("terminal-aside", " ".join(supply["aside"]))

    def auction(self, width: int) -> list[Text]:
        """Who has bid, who has passed, and who has not had a turn in this round."""
        if not self._s.auction or self._s.step == OVER:
            return []
        facts = []
        if self._s.step == BID and self._s.high_bidder != NOBODY:
            bidder = self._sign(int(self._s.high_bidder))
            facts.append(self._fact("terminal-high-bid", f"{self._s.high_bid} ") + bidder)
        elif self._s.step == BID:
            facts.append(self._fact("terminal-high-bid", text("terminal-none")))
        facts.append(self._fact("terminal-amulets", "") + self._signs(self._s.amulet_up.tolist()))
        if self._s.step == BID:
            facts.append(self._fact("terminal-passed", "") + self._signs(self._s.passed.tolist()))
        if self._s.step in (PLACE, SPEND):
            tiles = " ".join(self._open_tiles()) or text("terminal-none")
            facts.append(self._fact("terminal-open-tiles", tiles))
        return fitted(facts, width)

    def tiles(self) -> list[Text]:
        """Pictures of the tile in hand, or of those that are auctioned."""
        pictures = TilePictures(self._symbols)
        if self._s.step == PLACE:
            return pictures.lines([(TILE_IDS[self._s.tile], 0, text("terminal-rotation", rotation=0))])
        if self._s.step in (BID, TAKE):
            return pictures.lines([(tile, 0, "") for tile in self._open_tiles()])
        return []

    def _open_tiles(self) -> list[str]:
        return [TILE_IDS[tile] for tile in self._s.open_tiles[: self._s.players] if tile != NO_TILE]

    def _sign(self, seat: int) -> Text:
        return Text.assemble((self._symbols.seats[seat], self._symbols.styles[seat]))

    def _signs(self, chosen: list[int]) -> Text:
        signs = [self._sign(seat) for seat in range(self._s.players) if chosen[seat]]
        return Text(" ").join(signs) if signs else Text(text("terminal-none"))

    def _fact(self, label: str, value: str) -> Text:
        return Text.assemble((f"{text(label)} ", LABEL), value)


def fitted(facts: list[Text], width: int, gap: str = "    ") -> list[Text]:
    """Facts one after the other. A list is broken between its items, anything else only if it is too long."""
    lines: list[Text] = []
    for fact in facts:
        between = gap
        for part in _parts(fact, width):
            if lines and lines[-1].cell_len + len(between) + part.cell_len <= width:
                lines[-1].append(between).append_text(part)
            else:
                lines.append(part)
            between = " "
    return lines


def _parts(fact: Text, width: int) -> Iterator[Text]:
    for item in fact.split(", ", include_separator=True):
        item.rstrip()
        yield from [item] if item.cell_len <= width else item.split(" ")
