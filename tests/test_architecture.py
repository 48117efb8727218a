"""The pictures in docs/architecture.md show the layers of the import contracts, and nobody asks which game it is."""

from __future__ import annotations

import ast
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from tikal.games.forms import forms, result_forms

ROOT: Final = Path(__file__).parent.parent
SOURCE: Final = ROOT / "src" / "tikal"
TOP_LEVEL: Final = {"__init__.py", "__main__.py", "errors.py", "py.typed"}
ENTRY: Final = "__main__"
GAMES: Final = {path.name for path in (SOURCE / "games").iterdir() if (path / "game.py").exists()}

QUESTION: Final = re.compile(r"(hasattr|getattr|isinstance)\((s|\w*[._]?(state|seen)|\w+\._state),")
"""How code asks a state which fields it has."""

SHOWS_GAMES: Final = ("terminal/showing.py", "terminal/legend/", "cli/components.py", "server/catalogue.py")
"""Above the games, only what draws a game's own things may import from its package: tables, cards, components."""

LISTS_EDITIONS: Final = ("bench/contestants.py", "bench/thinking.py", "bench/solving.py")
"""What is measured is named by its edition."""

OTHER_GAMES: Final = GAMES - {"base"}
"""The names that are not an ordinary word as well."""


SPEAKS_OF_VERBS: Final = ("terminal/menu.py", "terminal/legend/")
"""The terminal lists actions verb by verb, each in its own words."""

OTHER_KINDS: Final = ("server/store/upgrading.py",)
"""Speaks of kinds of events."""

FIRST_WORDS: Final = {kind.partition(" ")[0] for kind in forms()}
WORDS: Final = {*forms(), *FIRST_WORDS, *result_forms()}
"""Verbs and kinds of results, as texts have them."""


def layers_of_the_contract(package: str = "tikal") -> list[set[str]]:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    (contract,) = [one for one in settings["tool"]["importlinter"]["contracts"] if one["containers"] == [package]]
    return [set(re.findall(r"\w+", line)) for line in contract["layers"] if ENTRY not in line]


def layers_of_the_picture(section: str) -> list[set[str]]:
    """The first picture of a section. A layer goes on in the next line if a bar is the last thing before the text."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    picture = page.split(f"\n## {section}\n")[1].split("```text\n")[1].split("```")[0]
    names = "\n".join(line.split("  ")[0] for line in picture.splitlines())
    return [set(re.findall(r"\w+", layer)) for layer in names.replace("|\n", "| ").splitlines()]


@pytest.mark.parametrize(
    ("section", "package", "folder"),
    [("The layers", "tikal", SOURCE), ("The server", "tikal.server", SOURCE / "server")],
)
def test_the_picture_shows_the_layers_of_the_import_contract(section: str, package: str, folder: Path) -> None:
    there = {path.stem for path in folder.iterdir()}
    assert layers_of_the_picture(section) == [layer & there for layer in layers_of_the_contract(package)]


def test_the_top_level_holds_only_folders_and_what_must_be_there() -> None:
    assert {path.name for path in SOURCE.iterdir() if path.is_file()} == TOP_LEVEL


def test_every_folder_says_what_belongs_there() -> None:
    for folder in (path for path in SOURCE.iterdir() if path.is_dir() and (path / "__init__.py").exists()):
        said = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8")))
        assert said is not None, folder
        assert "What belongs here:" in said, folder
        assert "What does not:" in said, folder


def above_the_games() -> Iterator[Path]:
    layers = layers_of_the_contract()
    upper = set().union(*layers[: next(k for k, layer in enumerate(layers) if "games" in layer)])
    for folder in sorted(upper):
        yield from (SOURCE / folder).rglob("*.py")


def mentions_of_games(tree: ast.AST) -> Iterator[ast.AST]:
    """Names of games, comparisons with them, and questions to a state about its fields."""
    compared = re.compile(rf"'({'|'.join(GAMES)})'|LEGEND")
    for node in ast.walk(tree):
        is_name = isinstance(node, ast.Constant) and node.value in OTHER_GAMES
        is_comparison = isinstance(node, ast.Compare) and compared.search(ast.unparse(node))
        is_question = isinstance(node, ast.Call) and QUESTION.match(ast.unparse(node))
        if is_name or is_comparison or is_question:
            yield node


def test_nothing_above_the_games_asks_which_game_it_is() -> None:
    for path in above_the_games():
        name, text = str(path.relative_to(SOURCE)), path.read_text(encoding="utf-8")
        if not name.startswith((*SHOWS_GAMES, *LISTS_EDITIONS)):
            assert not [ast.unparse(node) for node in mentions_of_games(ast.parse(text))], name
        if not name.startswith(SHOWS_GAMES):
            parts = rf"tikal\.games\.(?:{'|'.join(sorted(GAMES))})\b|legend_components|LegendState"
            assert not re.findall(parts, text), name


@pytest.mark.parametrize(
    "asking",
    [
        "{'legend': 1}[view.kind.id]",
        "kind.id == 'base'",
        "kind.id == LEGEND",
        "hasattr(game.state, 'effect')",
        "getattr(s, 'known', None)",
        "isinstance(view.seen, LegendState)",
    ],
)
def test_questions_are_found(asking: str) -> None:
    assert list(mentions_of_games(ast.parse(asking)))


def mentions_of_words(tree: ast.AST) -> Iterator[ast.AST]:
    """Verbs and kinds of results in comparisons, in calls that ask for them, and in constants."""
    for node in ast.walk(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                is_mention = any(map(_is_kind, [left, *others])) and any(map(_is_word, ast.walk(node)))
            case ast.Subscript(value=ast.Dict(keys=keys), slice=key):
                is_mention = _is_kind(key) and any(map(_is_word, keys))
            case ast.Call(func=ast.Attribute(attr=name)):
                is_mention = bool(re.search("kind|verb|parse$", name)) and any(map(_is_word, node.args))
            case ast.Tuple(elts=items) | ast.Set(elts=items) | ast.List(elts=items):
                is_mention = bool(items) and all(map(_is_word, items))
            case ast.Assign(targets=[ast.Name(id=name)]) | ast.AnnAssign(target=ast.Name(id=name)):
                is_mention = name.isupper() and _is_word(node.value)
            case _:
                is_mention = False
        if is_mention:
            yield node


def _is_kind(node: ast.AST) -> bool:
    return re.search(r"\b(kind|verb)$", ast.unparse(node)) is not None


def _is_word(node: ast.AST | None) -> bool:
    """Whether it is the text of a verb, an action or a kind of result."""
    if not isinstance(node, ast.Constant) or not isinstance(node.value, str):
        return False
    return node.value in WORDS or (" " in node.value and node.value.split(" ")[0] in FIRST_WORDS)


def test_nothing_above_the_games_names_verbs_or_kinds_of_results() -> None:
    for path in above_the_games():
        name, tree = str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))
        if not name.startswith((*SPEAKS_OF_VERBS, *OTHER_KINDS)):
            assert not [ast.unparse(node) for node in mentions_of_words(tree)], name


@pytest.mark.parametrize(
    "naming",
    [
        "action.verb in ('end', 'pass')",
        "result.kind == 'scored'",
        "action.kind != 'place tile'",
        "STOPPING: Final = ('end', 'pass', 'done')",
        "REVEALING = frozenset({'drew', 'found'})",
        "HIDDEN: Final = Action.parse('order ?')",
        "END = 'end'",
        "change.of_kind('dig')",
        "{'drew': 'result-drew', 'found': 'result-found'}[result.kind]",
    ],
)
def test_names_of_verbs_and_results_are_found(naming: str) -> None:
    assert list(mentions_of_words(ast.parse(naming)))


@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_game_knows_no_other_game(game: str) -> None:
    others = "|".join(sorted(GAMES - {game}))
    for path in (SOURCE / "games" / game).rglob("*.py"):
        assert not re.findall(rf"tikal\.games\.(?:{others})\b", path.read_text(encoding="utf-8")), path
