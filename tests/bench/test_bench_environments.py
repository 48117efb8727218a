"""Environments of the peers."""

from __future__ import annotations

from pathlib import Path

import pytest
from rich.console import Console

from made_up_contestants import made_up, nobody
from tikal.bench import environments
from tikal.bench.environments import NotAvailableError, directory_of, is_made, last_line, make, python_of
from tikal.bench.peers import PEERS, Peer, UnknownPeerError, choose
from tikal.bench.run import measure


@pytest.fixture
def peer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Peer:
    return nobody(tmp_path, monkeypatch)


def test_a_peer_that_cannot_be_installed_does_not_stop_the_rest(tmp_path: Path, peer: Peer) -> None:
    told: list[str] = []
    contestants = [made_up(tmp_path, "steady"), made_up(tmp_path, "nobodys", peer=peer)]
    outcomes = measure(contestants, [peer], 1, 0.01, told.append, Console(stderr=True, quiet=True))
    reason = outcomes["nobodys"].not_available or ""
    assert reason.startswith("cannot be installed: ")
    assert len(outcomes["steady"].samples) == 1
    assert told[0] == "Looking for nobody 0.0.1"
    assert not is_made(peer)


def test_without_uv_the_environment_is_made_by_venv_and_pip(peer: Peer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environments, "_uv", lambda: None)
    ran: list[list[str]] = []
    monkeypatch.setattr(environments, "_run", lambda command: ran.append(list(command)))
    directory_of(peer).mkdir(parents=True)
    with pytest.raises(NotAvailableError, match="cannot create"):
        make(peer)  # nothing ran, so there is no directory to write the mark into
    assert [command[1:3] for command in ran] == [["-m", "venv"], ["-m", "pip"]]
    assert ran[1][0] == str(python_of(peer))
    assert ran[1][-1] == "tikal-bench-no-such-package==0.0.1"


def test_an_environment_counts_as_made_only_with_its_mark(peer: Peer) -> None:
    assert not is_made(peer)
    python = python_of(peer)
    python.parent.mkdir(parents=True)
    python.touch()
    assert not is_made(peer)
    (directory_of(peer) / environments.MARK).write_text("for another Python")
    assert not is_made(peer)
    (directory_of(peer) / environments.MARK).write_text(environments.mark_of(peer))
    assert is_made(peer)


def test_environments_live_in_the_users_cache(peer: Peer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert directory_of(peer) == tmp_path / "cache" / "tikal" / "bench" / "nobody-0.0.1"
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert directory_of(peer) == tmp_path / ".cache" / "tikal" / "bench" / "nobody-0.0.1"


def test_the_last_line_is_the_last_with_something_in_it() -> None:
    assert last_line("first\n  the reason \n\n") == "the reason"
    assert last_line("") == ""


def test_peers_are_chosen_by_name() -> None:
    assert choose("openspiel,chess,openspiel") == [PEERS["openspiel"], PEERS["chess"]]
    assert choose("none") == []


@pytest.mark.parametrize("text", ["stockfish", "chess,stockfish", "chess,none", ""])
def test_an_unknown_peer_is_refused_with_the_choice(text: str) -> None:
    with pytest.raises(UnknownPeerError, match="Choose from catanatron, openspiel, chess, pettingzoo, pgx, or none"):
        choose(text)
