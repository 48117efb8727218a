"""Limits as they are written on the command line."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from tikal.errors import TikalError
from tikal.server.limits.buckets import Rate
from tikal.server.limits.settings import Limits


def read_limits(written: Iterable[str], limits: Limits) -> Limits:
    """The limits with those that are written as `sockets=100`, or as `requests=300+30`: at once, then a second.

    >>> read_limits(["sockets=100", "requests=50+2.5"], Limits()).requests
    Rate(burst=50.0, per_second=2.5)
    """
    changed = {name: _read(one, name, value) for one in written for name, _, value in [one.partition("=")]}
    return replace(limits, **changed)


def _read(written: str, name: str, value: str) -> Any:
    names = [field.name for field in fields(Limits) if field.name != "rates"]
    if name not in names:
        raise TikalError(f"--limit {written}: write NAME=VALUE with one of these names: {', '.join(names)}")
    usual = getattr(Limits(), name)
    try:
        if isinstance(usual, Rate):
            burst, _, per_second = value.partition("+")
            return Rate(_positive(burst), _positive(per_second))
        return type(usual)(_positive(value))
    except ValueError:
        example = "300+30: 300 at once, then 30 a second" if isinstance(usual, Rate) else "a number above 0"
        raise TikalError(f"--limit {written}: after the = write {example}") from None


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError
    return number
