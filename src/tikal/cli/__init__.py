"""The command line. Each command has its own file, and imports heavy modules only when it runs.

What belongs here: arguments, progress, exit status. What does not: anything that the library cannot do.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Annotated, Final

import typer
from typer.exceptions import TyperException

from tikal import __version__
from tikal.cli.analyse import analyse_command
from tikal.cli.arena import arena_command
from tikal.cli.backup import backup_command, restore_command
from tikal.cli.bench import bench_command
from tikal.cli.compile import compile_command
from tikal.cli.components import components_command
from tikal.cli.dataset import dataset_command
from tikal.cli.doctor import doctor_command
from tikal.cli.loadtest import loadtest_command
from tikal.cli.mcp import mcp_command
from tikal.cli.play import play_command
from tikal.cli.puzzle import puzzle_command
from tikal.cli.rules import rules_command
from tikal.cli.serve import serve_command
from tikal.cli.simulate import simulate_command
from tikal.cli.terminal import terminal_command
from tikal.cli.verify import verify_command

WRONG_INPUT: Final = 2
INTERRUPTED: Final = 130
BROKEN_PIPE: Final = 1

app: Final = typer.Typer(
    name="tikal",
    help="The board game Tikal: play it, simulate it, check game files, look up the rules.",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play_command)
app.command("terminal")(terminal_command)
app.command("puzzle")(puzzle_command)
app.command("serve")(serve_command)
app.command("mcp")(mcp_command)
app.command("backup")(backup_command)
app.command("restore")(restore_command)
app.command("simulate")(simulate_command)
app.command("arena")(arena_command)
app.command("dataset")(dataset_command)
app.command("analyse")(analyse_command)
app.command("verify")(verify_command)
app.command("rules")(rules_command)
app.command("components")(components_command)
app.command("bench")(bench_command)
app.command("loadtest")(loadtest_command)
app.command("compile")(compile_command)
app.command("doctor")(doctor_command)


def _show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tikal {__version__}")
        raise typer.Exit


@app.callback()
def _tikal(
    version: Annotated[
        bool, typer.Option("--version", callback=_show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    pass


def main() -> None:
    """Run the command line and exit."""
    sys.exit(run(sys.argv[1:]))


def run(arguments: Sequence[str]) -> int:
    """Run the command line and return the exit status. Without arguments, show the help.

    Wrong input gets one line, never a traceback.
    """
    try:
        status = app(arguments or ["--help"], prog_name="tikal", standalone_mode=False)
        sys.stdout.flush()
    except TyperException as error:
        return _refuse(error.format_message())
    except BrokenPipeError:
        return _close_quietly()
    except KeyboardInterrupt:
        return INTERRUPTED
    except (ValueError, OSError) as error:
        if not _is_wrong_input(error):
            raise
        return _refuse(_in_words(error))
    return status if isinstance(status, int) else 0


def _refuse(message: str) -> int:
    print(f"tikal: {' '.join(message.split())}", file=sys.stderr)
    return WRONG_INPUT


def _close_quietly() -> int:
    """The reader of our output has stopped; keep Python from failing again when it closes the stream."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return BROKEN_PIPE


def _is_wrong_input(error: Exception) -> bool:
    from tikal.errors import TikalError

    return isinstance(error, TikalError | OSError)


def _in_words(error: Exception) -> str:
    if isinstance(error, OSError) and error.strerror:
        return f"{error.filename}: {error.strerror}" if error.filename else error.strerror
    return str(error)
