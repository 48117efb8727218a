"""`tikal rules`: the rules in our own words, with the editions they apply to."""

from __future__ import annotations

import json
from collections.abc import Iterable, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Final, TypeAlias

import typer

from tikal.cli.example import show_example

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from tikal.texts.rulebook import Decision, Rule

    Entry: TypeAlias = Rule | Decision

WIDTH: Final = 100
ID_WIDTH: Final = 13
AMBIGUITIES, CLARIFICATIONS = "ambiguities", "clarifications"


def rules_command(
    what: Annotated[
        str | None,
        typer.Argument(
            metavar="[ID]",
            help="A rule (R-CLEAR-2), a decision (A-20, C-15) or a family of rules (clearing).",
        ),
    ] = None,
    edition: Annotated[str | None, typer.Option(help="Show only the rules that apply to this edition.")] = None,
    search: Annotated[
        str | None, typer.Option(help="Show only rules and decisions that contain all these words.")
    ] = None,
    example: Annotated[
        str | None,
        typer.Option(help="Show a worked example, step by step: guardian, first-round ...; `list` names them all."),
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON instead of text.")] = False,
) -> None:
    """Show the rules in our own words.

    Each rule names the editions it applies to. Where the rulebooks are silent or disagree, our decision is shown
    with the rule; `ambiguities` and `clarifications` list all of these.
    """
    from tikal.errors import OptionError
    from tikal.texts.rulebook import UnknownRule

    if example is not None:
        show_example(example)
        return
    try:
        entries = _chosen(what, edition, search)
    except UnknownRule as error:
        typer.echo(f"{error} `tikal rules` lists them all.", err=True)
        raise typer.Exit(2) from error
    except OptionError as error:
        raise typer.BadParameter(str(error), param_hint="--edition") from error
    single = len(entries) == 1 and what is not None and entries[0].id.casefold() == what.casefold()
    if as_json:
        found = [_to_json(entry) for entry in entries]
        typer.echo(json.dumps(found[0] if single else found, indent=2, ensure_ascii=False))
    elif single:
        _show_one(entries[0], _console())
    else:
        _show_list(entries, _console())


def _chosen(what: str | None, edition: str | None, search: str | None) -> list[Entry]:
    """The entries to show: by name, by edition, by words."""
    from tikal.components import edition as find_edition

    entries = _named(what, with_decisions=bool(search))
    if edition is not None:
        holds_in = find_edition(edition).id
        entries = [one for one in entries if holds_in in getattr(one, "editions", ())]
    words = (search or "").casefold().split()
    return [one for one in entries if all(word in _searchable(one) for word in words)]


def _named(what: str | None, *, with_decisions: bool) -> list[Entry]:
    from tikal.texts.rulebook import UnknownRule, decisions, nearest, rules

    if what is None:
        return [*rules(), *(decisions() if with_decisions else ())]
    name = what.casefold()
    everything: list[Entry] = [*rules(), *decisions()]
    found = [one for one in everything if one.id.casefold() == name]
    found = found or [one for one in everything if _family(one) == name]
    found = found or [one for one in everything if one.id.casefold().startswith(f"{name}-")]
    if not found:
        raise UnknownRule(what, nearest(what))
    return found


def _family(entry: Entry) -> str:
    """The family of a rule; decisions have two of their own."""
    from tikal.texts.rulebook import Rule

    if isinstance(entry, Rule):
        return entry.family
    return AMBIGUITIES if entry.id.startswith("A-") else CLARIFICATIONS


def _title(entry: Entry) -> str:
    from tikal.texts.messages import attribute

    return attribute(entry.id, "title")


def _text(entry: Entry) -> str:
    from tikal.texts.messages import text

    return text(entry.id)


def _searchable(entry: Entry) -> str:
    return f"{entry.id} {_title(entry)} {_text(entry)}".casefold()


def _touched(decision: Decision) -> list[Rule]:
    """The rules that a decision belongs to."""
    from tikal.texts.rulebook import rules

    return [rule for rule in rules() if decision.id in rule.decisions]


def _holds_in(rule: Rule) -> list[str]:
    """The editions of a rule, with a remark where the auction is not in the rulebook."""
    from tikal.components import edition

    house = {one for one in rule.editions if rule.part == 2 and edition(one).auction == "house"}
    return [f"{one} (house option)" if one in house else one for one in rule.editions]


def _to_json(entry: Entry) -> dict[str, object]:
    from dataclasses import asdict

    from tikal.texts.rulebook import Rule, decision

    shown: dict[str, object] = {"id": entry.id, "title": _title(entry), "text": _text(entry), **asdict(entry)}
    if isinstance(entry, Rule):
        return {**shown, "decisions": [_to_json(decision(one)) for one in entry.decisions]}
    return {**shown, "rules": [rule.id for rule in _touched(entry)]}


def _console() -> Console:
    from rich.console import Console

    console = Console(highlight=False, markup=False)
    console.width = min(console.width, WIDTH)
    return console


def _show_list(entries: Sequence[Entry], console: Console) -> None:
    """Ids and titles, family by family."""
    from tikal.texts.messages import text

    for family, members in groupby(entries, _family):
        console.print(f"{text(f'family-{family}')} ({family})", style="bold")
        for entry in members:
            console.print(f"  {entry.id:<{ID_WIDTH}}{_title(entry)}")
        console.print()
    console.print("`tikal rules ID` shows one in full." if entries else "Nothing found.")


def _show_one(entry: Entry, console: Console) -> None:
    """One rule or decision in full."""
    from tikal.texts.messages import text
    from tikal.texts.rulebook import Rule, decision

    console.print(f"{entry.id}  {_title(entry)}", style="bold")
    console.print(_text(entry))
    console.print()
    if not isinstance(entry, Rule):
        option = [("Option", entry.option)] if entry.option else []
        console.print(_grid([*option, ("Rules", ", ".join(rule.id for rule in _touched(entry)))]))
        return
    family = f"{text(f'family-{entry.family}')} ({entry.family})"
    status = text(f"status-{entry.status}")
    if entry.derived_in:
        status = f"{status}; {text('status-derived-in', editions=', '.join(entry.derived_in))}"
    console.print(_grid([("Family", family), ("Holds in", ", ".join(_holds_in(entry))), ("Status", status)]))
    for one in map(decision, entry.decisions):
        console.print()
        console.print(f"{one.id}  {_title(one)}", style="bold")
        console.print(_text(one))


def _grid(rows: Iterable[tuple[str, str]]) -> Table:
    """Two columns without lines."""
    from rich.table import Table

    grid = Table.grid(padding=(0, 2), pad_edge=True)
    for first, second in rows:
        grid.add_row(first, second)
    return grid
