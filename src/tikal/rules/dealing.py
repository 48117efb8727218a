"""Shuffling: from a seed to a deal. The only random numbers of a game are drawn here, before it begins.

The generator is xoshiro128** (Blackman and Vigna), written for 64-bit integers that never overflow into each
other, so that compiled code, plain Python and any later version deal the same game from the same seed.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from tikal.compiling.functions import Row, compiled
from tikal.rules.state import COPIES, TREASURES, Int8Array, State
from tikal.rules.terrain import LETTERED_TILES, LETTERS, TILE_IDS

Random: TypeAlias = npt.NDArray[np.int64]
RANDOM: Final = Row(np.int64)
ARRAY: Final = Row(np.int8)
"""How entry points take a generator, and an array to be shuffled."""

_WORD: Final = 0xFFFFFFFF

LETTER_STARTS: Final = np.array(
    [sum(tile[0] < letter for tile in TILE_IDS[:LETTERED_TILES]) for letter in LETTERS] + [LETTERED_TILES],
    dtype=np.int64,
)
"""[letter] -> where its tiles begin in the stack; one more entry for the end."""


def generator(seed: int) -> Random:
    """A generator for a seed: any integer; its text is hashed, so near seeds give unrelated games."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return np.frombuffer(digest[:16], dtype="<u4").astype(np.int64)


@compiled
def next_word(random: Random) -> int:
    """Thirty-two random bits."""
    a, b, c, d = int(random[0]), int(random[1]), int(random[2]), int(random[3])
    mixed = (b * 5) & _WORD
    result = (((mixed << 7 | mixed >> 25) & _WORD) * 9) & _WORD
    shifted = (b << 9) & _WORD
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = (d << 11 | d >> 21) & _WORD
    random[0], random[1], random[2], random[3] = a, b, c, d
    return result


@compiled
def below(random: Random, limit: int) -> int:
    """A number from 0 to limit - 1; the bias of at most limit / 2**32 does not matter here."""
    return next_word(random) * limit >> 32


@compiled
def shuffle(random: Random, table: Int8Array, start: int, end: int) -> None:
    """Put the entries start..end-1 into random order."""
    for last in range(end - 1, start, -1):
        other = start + below(random, last - start + 1)
        table[last], table[other] = table[other], table[last]


@compiled
def deal_into(s: State, random: Random) -> None:
    """R-SETUP-1, 2: shuffle the tiles of each letter, and the treasures; then choose who begins."""
    for tile in range(LETTERED_TILES):
        s.stack[tile] = tile
    for letter in range(len(LETTER_STARTS) - 1):
        shuffle(random, s.stack, LETTER_STARTS[letter], LETTER_STARTS[letter + 1])
    lay_out_treasures(s, random)
    s.first = below(random, s.players)


@compiled
def lay_out_treasures(s: State, random: Random) -> None:
    """Mix the treasures face down."""
    for token in range(TREASURES):
        s.pile[token] = token // COPIES
    shuffle(random, s.pile, 0, TREASURES)
