"""Everything that is measured: our own rows first, then the peers'."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from pathlib import Path

from tikal.bench.peers import CATANATRON, CHESS, OPENSPIEL, PETTINGZOO, PGX, Peer

SCRIPTS = Path(__file__).parent / "scripts"


@dataclass(frozen=True)
class Contestant:
    """One row of the table: a script, run with our Python or in its peer's environment."""

    name: str
    title: str
    script: str
    arguments: tuple[str, ...] = ()
    peer: Peer | None = None

    @property
    def path(self) -> Path:
        """Where the script is."""
        return SCRIPTS / self.script


OURS = Contestant("tikal", "tikal", "tikal_games.py", ("supermeeple-2015",))

LEGEND = ("legend", "chichen-itza")

CONTESTANTS = (
    OURS,
    Contestant("tikal-legend", "tikal Legend", "tikal_games.py", LEGEND),
    Contestant("tikal-api", "tikal from Python", "tikal_api.py", ("supermeeple-2015",)),
    Contestant("tikal-startup", "tikal starting up", "tikal_startup.py"),
    Contestant("catanatron", f"catanatron {CATANATRON.version}", "catanatron_games.py", peer=CATANATRON),
    Contestant(
        "openspiel-chess",
        f"OpenSpiel {OPENSPIEL.version} chess",
        "openspiel_rollouts.py",
        ("chess",),
        OPENSPIEL,
    ),
    Contestant(
        "openspiel-go",
        f"OpenSpiel {OPENSPIEL.version} 9x9 go",
        "openspiel_rollouts.py",
        ("go(board_size=9)",),
        OPENSPIEL,
    ),
    Contestant("python-chess", f"python-chess {CHESS.version}", "chess_games.py", peer=CHESS),
)

ENVIRONMENTS = (
    Contestant("tikal-envs", "tikal", "tikal_envs.py", ("supermeeple-2015",)),
    Contestant("tikal-envs-legend", "tikal Legend", "tikal_envs.py", LEGEND),
    Contestant("pgx-connect-four", f"pgx {PGX.version} connect four", "pgx_steps.py", ("connect_four",), PGX),
    Contestant(
        "openspiel-chess-steps", f"OpenSpiel {OPENSPIEL.version} chess", "openspiel_steps.py", ("chess",), OPENSPIEL
    ),
    Contestant("pettingzoo-chess", f"PettingZoo {PETTINGZOO.version} chess", "pettingzoo_steps.py", (), PETTINGZOO),
)
"""Environments for learners: a decision is a step, with the observation and the legal actions after it."""


def with_peers(peers: Collection[Peer], among: Sequence[Contestant] = CONTESTANTS) -> list[Contestant]:
    """Our own contestants and those of the given peers."""
    return [contestant for contestant in among if contestant.peer is None or contestant.peer in peers]
