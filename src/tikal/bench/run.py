"""One run from beginning to end, with its progress shown."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from tikal.bench.contestants import CONTESTANTS, Contestant, with_peers
from tikal.bench.environments import NotAvailableError, directory_of, is_made, make
from tikal.bench.machine import describe_machine
from tikal.bench.peers import Peer
from tikal.bench.race import Tell, race
from tikal.bench.report import GAMES, Report
from tikal.bench.results import Outcome
from tikal.bench.targets import load_targets


def run(
    peers: Sequence[Peer],
    rounds: int,
    seconds: float,
    console: Console,
    among: Sequence[Contestant] = CONTESTANTS,
    title: str = GAMES,
) -> Report:
    """Install the peers where needed, let everybody play, and report."""
    contestants = with_peers(peers, among)
    names = {contestant.name for contestant in among}
    targets = [target for target in load_targets() if target.contestant in names]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        steps = len(peers) + len(contestants) * (1 + rounds)
        task = progress.add_task("Getting ready", total=steps)
        begun = 0

        def tell(step: str) -> None:
            nonlocal begun
            progress.update(task, description=step, completed=begun)
            begun += 1

        outcomes = measure(contestants, peers, rounds, seconds, tell, console)
    return Report(contestants, outcomes, targets, describe_machine(), rounds, seconds, title)


def measure(
    contestants: Sequence[Contestant],
    peers: Sequence[Peer],
    rounds: int,
    seconds: float,
    tell: Tell,
    console: Console,
) -> Mapping[str, Outcome]:
    """The outcomes of all contestants, including those whose peer cannot be installed."""
    missing = install(peers, tell, console)
    able = [contestant for contestant in contestants if contestant.peer not in missing]
    outcomes = dict(race(able, rounds, seconds, tell))
    for contestant in contestants:
        if contestant.peer in missing:
            outcomes[contestant.name] = Outcome(not_available=missing[contestant.peer])
    return outcomes


def install(peers: Sequence[Peer], tell: Tell, console: Console) -> Mapping[Peer | None, str]:
    """Create missing environments; returns the peers that failed, and why."""
    missing: dict[Peer | None, str] = {}
    for peer in peers:
        tell(f"Looking for {peer.name} {peer.version}")
        if is_made(peer):
            continue
        console.print(f"Installing {peer.name} {peer.version} into {directory_of(peer)}", highlight=False)
        try:
            make(peer)
        except NotAvailableError as reason:
            missing[peer] = str(reason)
            console.print(f"{peer.name}: not available: {reason}", markup=False, highlight=False)
    return missing
