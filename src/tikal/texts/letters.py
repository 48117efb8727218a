"""Which characters people may use in names and in what they say."""

from __future__ import annotations

from typing import Final

JOINERS: Final = "\u200c\u200d"
"""They show nothing themselves, but Persian words and many emoji are written with them."""


def is_printable(text: str) -> bool:
    """Whether every character can be shown, and something is to be seen.

    >>> is_printable("Ana"), is_printable("Ana\\n"), is_printable("\\u202eAna")
    (True, False, False)
    >>> is_printable("👩\\u200d🚀"), is_printable("\\u200d")
    (True, False)
    """
    without = text.translate(_WITHOUT_JOINERS)
    return without.isprintable() and bool(without) == bool(text)


_WITHOUT_JOINERS: Final = {ord(joiner): None for joiner in JOINERS}
