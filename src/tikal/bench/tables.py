"""The report for people, drawn with Rich."""

from __future__ import annotations

from rich import box
from rich.console import Console
from rich.table import Table

from tikal.bench.contestants import Contestant
from tikal.bench.report import Report
from tikal.bench.results import Better, Spread, times_better
from tikal.bench.targets import Target, Verdict

COLUMNS = {"games_per_s": "games/s", "decisions_per_s": "decisions/s", "copy_us": "copy µs"}
"""Figures in the table of speeds, with their headings."""

UNKNOWN = "-"


def show(report: Report, console: Console) -> None:
    """Print speeds, targets and what they were measured on."""
    console.print(_speeds(report))
    for contestant in report.contestants:
        reason = report.outcomes[contestant.name].not_available
        if reason:
            console.print(f"{contestant.title}: not available: {reason}", markup=False, highlight=False)
    console.print(_targets(report))
    console.print(summary(report), markup=False, highlight=False)
    console.print(_surroundings(report), markup=False, highlight=False)


def number(value: float | None) -> str:
    """Three significant digits, thousands with commas.

    >>> number(1234567.0), number(12.345), number(0.03456), number(None)
    ('1,234,567', '12.3', '0.0346', '-')
    """
    if value is None:
        return UNKNOWN
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:.3g}"


def summary(report: Report) -> str:
    """How many targets are met, and which are missed."""
    verdicts = report.verdicts
    measured = [verdict for verdict in verdicts if verdict.held is not None]
    missed = [_miss(verdict) for verdict in measured if not verdict.held]
    text = f"{len(measured) - len(missed)} of {len(measured)} measured targets are held."
    if missed:
        text += f" MISSED: {'; '.join(missed)}."
    if len(measured) < len(verdicts):
        text += f" Not measured: {len(verdicts) - len(measured)}."
    return text


def _miss(verdict: Verdict) -> str:
    target = verdict.target
    return f"{target.what} ({_measured(verdict)}, to hold {_limit(target, target.hold)})"


def _speeds(report: Report) -> Table:
    table = Table(
        title=f"{report.title}, median of {report.rounds} rounds of {number(report.seconds)} s",
        caption="ratio: tikal's decisions/s over theirs, round by round: median (lowest..highest)",
        box=box.SIMPLE,
    )
    table.add_column("engine", overflow="fold")
    for heading in ("games", *COLUMNS.values(), "ratio"):
        table.add_column(heading, justify="right")
    for contestant in report.contestants:
        if contestant.peer or report.outcomes[contestant.name].total("decisions"):
            table.add_row(*_speed(report, contestant))
    return table


def _speed(report: Report, contestant: Contestant) -> list[str]:
    outcome = report.outcomes[contestant.name]
    ours = report.outcomes[report.ours.name]
    ratio = times_better(ours, outcome, "decisions_per_s") if contestant.peer else None
    return [
        contestant.title,
        number(outcome.total("games")),
        *(_median(outcome.spread(figure)) for figure in COLUMNS),
        f"{number(ratio.median)} x ({number(ratio.low)}..{number(ratio.high)})" if ratio else UNKNOWN,
    ]


def _median(spread: Spread | None) -> str:
    return number(spread.median if spread else None)


def _targets(report: Report) -> Table:
    table = Table(title="Targets", box=box.SIMPLE)
    table.add_column("what", overflow="fold")
    for heading in ("hold", "goal", "measured"):
        table.add_column(heading, justify="right")
    table.add_column("met")
    for verdict in report.verdicts:
        table.add_row(*_target(verdict))
    return table


def _target(verdict: Verdict) -> list[str]:
    target = verdict.target
    return [
        target.what,
        _limit(target, target.hold),
        _limit(target, target.goal),
        _measured(verdict),
        _met(verdict),
    ]


def _measured(verdict: Verdict) -> str:
    return f"{number(verdict.measured.median)} {verdict.target.unit}" if verdict.measured else "not measured"


def _limit(target: Target, limit: float | None) -> str:
    sign = "≥" if target.better is Better.MORE else "≤"
    return UNKNOWN if limit is None else f"{sign} {number(limit)} {target.unit}"


def _met(verdict: Verdict) -> str:
    if verdict.held is None:
        return UNKNOWN
    if not verdict.held:
        return "[bold red]NO[/]"
    return "yes, goal too" if verdict.goal_reached else "yes"


def _surroundings(report: Report) -> str:
    machine = report.machine
    return (
        f"Measured on {machine['cpu']}, {machine['cores']} cores, {machine['system']}; "
        f"Python {machine['python']}, tikal {machine['tikal']}, Numba {machine['numba']}, "
        f"NumPy {machine['numpy']}. Speeds are per second of processor time; starting up is by the clock."
    )
