"""A box of components: everything that one folder of data files describes, read on first use."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import Final

from tikal.components.checks.board import check_board
from tikal.components.checks.editions import check_editions
from tikal.components.checks.legend import check_legend
from tikal.components.checks.options import check_options
from tikal.components.checks.pieces import check_pieces
from tikal.components.checks.tiles import check_tiles
from tikal.components.choosing import OptionSet, choose, find_edition
from tikal.components.hexes import Board, read_board
from tikal.components.legend import Legend, read_legend
from tikal.components.option import Option, read_options
from tikal.components.piece import Pieces, read_pieces
from tikal.components.profile import Edition, read_editions
from tikal.components.tile import Tile, read_tiles

PACKAGED: Final = Path(__file__).parent / "data"


class Box:
    """The components in one folder. Reading wrong data raises `ComponentError`."""

    def __init__(self, root: Path = PACKAGED) -> None:
        self.root: Final = root

    @property
    def files(self) -> list[Path]:
        """All data files, in a fixed order."""
        return sorted(self.root.rglob("*.toml"))

    def check(self) -> None:
        """Read everything."""
        _ = self.board, self.pieces, self.tiles, self.legend, self.editions, self.options

    @cached_property
    def board(self) -> Board:
        """The board."""
        board = read_board(self.root)
        check_board(board)
        return board

    @cached_property
    def pieces(self) -> Pieces:
        """The number of everything that is not board, tile or card."""
        pieces = read_pieces(self.root)
        check_pieces(pieces)
        return pieces

    @cached_property
    def tiles(self) -> tuple[Tile, ...]:
        """All tiles: lettered, set-up, border."""
        tiles = read_tiles(self.root)
        check_tiles(tiles, self.board, self.pieces)
        return tiles

    @cached_property
    def legend(self) -> Legend:
        """Cards, power tiles and scenarios of Legend."""
        legend = read_legend(self.root)
        check_legend(legend, self.tiles, self.board, self.pieces.treasures)
        return legend

    @cached_property
    def editions(self) -> tuple[Edition, ...]:
        """All editions, oldest first."""
        editions = read_editions(self.root)
        check_editions(editions)
        return editions

    @cached_property
    def options(self) -> tuple[Option, ...]:
        """Everything a table may decide, for all editions."""
        options = read_options(self.root, self.pieces.treasures)
        check_options(options, self.editions)
        return options

    def edition(self, edition_id: str) -> Edition:
        """The edition with that id; `OptionError` lists all of them."""
        return find_edition(self, edition_id)

    def option_set(self, edition_id: str, auction: bool, players: int, chosen: Mapping[str, object]) -> OptionSet:
        """The value of every option that applies to such a game; `OptionError` says what is impossible."""
        return choose(self, edition_id, auction, players, chosen)
