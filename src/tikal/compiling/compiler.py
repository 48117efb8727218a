"""The compiler: a unit becomes one object file. The only module that knows Numba; it runs in its own process.

By itself, Numba compiles every function so that Python can call it: it links each with everything it calls, optimises
it, makes machine code and wraps that. Python calls only a few of ours. So we run Numba's front end once per function,
up to LLVM code that is not optimised yet, and then link, optimise and compile a whole unit in one go. That takes a
third of the time, and thanks to inlining across functions the code is no slower.

Our functions create no arrays, and the arrays they get belong to their callers. So reference counting can be a no-op,
and the object file needs neither Numba nor Python to run.
"""

from __future__ import annotations

import gc
import struct
import sys
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, Final

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import cgutils, types
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.event import Event, Listener
from numba.core.event import register as install_listener
from numba.core.registry import cpu_target
from numba.core.typed_passes import NativeLowering
from numba.extending import intrinsic
from numba.np.arrayobj import make_array

from tikal.compiling.cache import PACKAGE, digest_of, place_of
from tikal.compiling.functions import COMPILED, FAILED, EntryPoint, Row, clear_record, clear_row, copy_row, scratch
from tikal.compiling.unit import Unit
from tikal.components import data_files

OPTIMISATION: Final = 3
MAKERS: Final = (__name__, EntryPoint.__module__)
"""Modules on which machine code depends, besides the sources of its unit."""
NOT_SOURCES: Final = "tikal.compiling"
FACADE: Final = "tikal/__init__.py"
"""It only imports others, and holds the version."""
TEXTS: Final = "rules.toml"
"""The catalogue of rules: texts about the rules, which no compiled function reads."""
ALLOWED: Final = frozenset({"memcpy", "memmove", "memset", "malloc", "free"})
"""The symbols that an object file may need from the process that loads it."""
_LLVM_TYPES: Final[dict[object, str]] = {int: "i64", float: "double"}
RUNTIME: Final = """
declare ptr @malloc(i64)
declare void @free(ptr)
define ptr @NRT_Allocate(i64 %size) alwaysinline { %room = call ptr @malloc(i64 %size) ret ptr %room }
define void @NRT_Free(ptr %room) alwaysinline { call void @free(ptr %room) ret void }
define void @NRT_incref(ptr %object) alwaysinline { ret void }
define void @NRT_decref(ptr %object) alwaysinline { ret void }
"""
"""What Numba expects: memory for copies within a record, and reference counts, see above."""


class Piece(JITCodeLibrary):
    """The code of one function, not yet optimised, and which others it calls."""

    def add_linking_library(self, library: CPUCodeLibrary) -> None:
        """Remember a callee; it is linked together with the whole unit."""
        self._linking_libraries.append(library)

    def _ensure_finalized(self) -> None:
        """A single function never becomes machine code by itself."""

    def _optimize_functions(self, module: llvm.ModuleRef) -> None:
        module.data_layout = self._codegen._data_layout


@register_pass(mutates_CFG=True, analysis_only=False)
class PieceLowering(NativeLowering):
    """Numba's last pass, without machine code."""

    _name = "tikal_piece_lowering"

    def run_pass(self, state: Any) -> bool:
        """Translate the function to LLVM code."""
        state.library = Piece(state.targetctx.codegen(), state.func_id.func_qualname)
        state.flags.no_compile = True
        super().run_pass(state)
        # Numba finds a callee by an object of this type, a different one for each; nobody ever calls it.
        key = list[None]().append
        state.targetctx.insert_user_function(key, state["cr"].fndesc, [state.library])
        state["cr"] = state["cr"]._replace(cfunc=key)
        return True


class PieceCompiler(CompilerBase):
    """Numba's passes with the last one replaced."""

    def define_pipelines(self) -> list[PassManager]:
        """The passes."""
        passes = DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [(PieceLowering if step is NativeLowering else step, why) for step, why in passes.passes]
        passes._finalized = False
        passes.finalize()
        return [passes]


@intrinsic
def _on_the_stack(typing_context: Any, dtype: types.DType) -> Any:
    def make(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        record = signature.return_type
        room = cgutils.alloca_once(builder, cgutils.int8_t, size=record.size)
        return builder.bitcast(room, context.get_value_type(record))

    return dtype.dtype(dtype), make


@intrinsic
def _copied(typing_context: Any, to: types.Array, source: types.Array) -> Any:
    def copy(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        goal, start = (
            make_array(array)(context, builder, given) for array, given in zip(signature.args, args, strict=True)
        )
        size = context.get_abi_sizeof(context.get_data_type(to.dtype))
        cgutils.raw_memcpy(builder, goal.data, start.data, goal.nitems, size)
        return context.get_dummy_value()

    return types.void(to, source), copy


@intrinsic
def _cleared_row(typing_context: Any, row: types.Array, start: types.Integer, length: types.Integer) -> Any:
    def clear(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        array = make_array(signature.args[0])(context, builder, args[0])
        cgutils.memset(builder, builder.gep(array.data, [args[1]]), args[2], 0)
        return context.get_dummy_value()

    return types.void(row, types.int64, types.int64), clear


@intrinsic
def _cleared_record(typing_context: Any, record: types.Record) -> Any:
    def clear(context: Any, builder: Any, signature: Any, args: Any) -> Any:
        cgutils.memset(builder, args[0], context.get_constant(types.int64, signature.args[0].size), 0)
        return context.get_dummy_value()

    return types.void(record), clear


_INTRINSICS: Final = (
    (scratch, _on_the_stack),
    (copy_row, _copied),
    (clear_row, _cleared_row),
    (clear_record, _cleared_record),
)
"""Functions that compiled code replaces by its own."""


class _Counter(Listener):
    def __init__(self, function_done: Callable[[], None]) -> None:
        self._function_done: Final = function_done

    def on_start(self, event: Event) -> None:
        """Nothing is done yet."""

    def on_end(self, event: Event) -> None:
        """One more."""
        self._function_done()


class Compiler:
    """Compiles units one after the other; functions that they share are compiled once."""

    def __init__(self, function_done: Callable[[], None] = lambda: None) -> None:
        """`function_done` is called for every function that has gone through Numba."""
        install_listener("numba:compile", _Counter(function_done))
        vars(numba.config).update(LOOP_VECTORIZE=0, SLP_VECTORIZE=0)
        gc.disable()  # Numba creates millions of objects and drops few: collecting garbage takes a tenth of the time
        types_of = cpu_target.typing_context
        types_of.refresh()  # otherwise it would not know our intrinsic yet
        for plain, compiled in _INTRINSICS:
            types_of.insert_global(plain, types_of.resolve_value_type(compiled))
        self._known: dict[Callable[..., object], Any] = {}

    def compile(self, unit: Unit) -> tuple[dict[str, str], bytes]:
        """The sources of a unit, with digests, and its object file."""
        for module in unit.modules:
            import_module(module)
        sources = _sources(unit)
        with global_compiler_lock:
            functions = [(entry, self._front_end(entry)) for entry in unit.entry_points]
            return sources, _machine_code(unit.name, functions)

    def _front_end(self, entry: EntryPoint[..., object]) -> Any:
        for function in COMPILED:
            if function not in self._known:
                self._known[function] = _dispatcher(function)
                cpu_target.typing_context.insert_global(function, types.Dispatcher(self._known[function]))
        dispatcher = self._known.setdefault(entry.function, _dispatcher(entry.function))
        arguments = tuple(_numba_type(argument) for argument in entry.arguments)
        dispatcher.compile(arguments)
        return dispatcher.overloads[arguments]


def _dispatcher(function: Callable[..., object]) -> Any:
    compile_as: Any = numba.njit
    return compile_as(
        function,
        pipeline_class=PieceCompiler,
        nogil=True,
        error_model="numpy",
        no_cpython_wrapper=True,
        no_cfunc_wrapper=True,
    )


def _numba_type(argument: object) -> types.Type:
    if isinstance(argument, np.dtype):
        return numba.from_dtype(argument)
    if isinstance(argument, Row):
        of: Any = np.dtype(argument.of)
        return types.Array(numba.from_dtype(of), 1, "C")
    return types.float64 if argument is float else types.int64


def _sources(unit: Unit) -> dict[str, str]:
    """All source files that are imported now, with their digests."""
    packages = {PACKAGE.name, *(module.partition(".")[0] for module in unit.modules)}
    ours = [name for name in sys.modules if name.partition(".")[0] in packages and not name.startswith(NOT_SOURCES)]
    places = [place_of(file, name) for name in (*ours, *MAKERS) if (file := sys.modules[name].__file__)]
    places += [place_of(str(path), PACKAGE.name) for path in data_files() if path.name != TEXTS]
    return {place: digest_of(place) or "" for place in sorted(places) if place != FACADE}


def _machine_code(name: str, functions: list[tuple[EntryPoint[..., object], Any]]) -> bytes:
    """Link, optimise and compile everything that the entry points of a unit need."""
    doorways = "".join(_doorway(entry, compiled.fndesc.llvm_func_name) for entry, compiled in functions)
    module = llvm.parse_assembly(RUNTIME + doorways)
    module.name = name
    called_by_python = {entry.symbol for entry, _ in functions}
    # Callers come first: a definition that nothing needs yet would be left out.
    for library in reversed(list(_with_callees([compiled.library for _, compiled in functions]))):
        part = library._final_module if isinstance(library, Piece) else library._get_module_for_linking()
        module.link_in(part, preserve=True)
    for function in module.functions:
        if not function.is_declaration and function.name not in called_by_python:
            function.linkage = "internal"
    return _emitted(module)


def _as_double(number: int) -> str:
    """A number in the form in which LLVM writes exact doubles."""
    return f"0x{struct.pack('>d', number).hex().upper()}"


def _doorway(entry: EntryPoint[..., object], native: str) -> str:
    """LLVM code of a function with plain arguments and a plain result, which calls one that Numba made."""
    given: list[str] = []
    handed_on = ["ptr %result", "ptr %exception"]
    for place, argument in enumerate(entry.arguments):
        if isinstance(argument, Row):
            size = np.dtype(argument.of).itemsize
            given += [f"ptr %a{place}", f"i64 %n{place}"]
            # Numba's array: owner, parent, items, bytes of an item, data, shape, strides.
            handed_on += ["ptr null", "ptr null", f"i64 %n{place}", f"i64 {size}", given[-2], given[-1], f"i64 {size}"]
        else:
            given.append(f"{_LLVM_TYPES.get(argument, 'ptr')} %a{place}")
            handed_on.append(given[-1])
    result, nothing, failed = (
        ("double", "0.0", _as_double(FAILED)) if entry.result is float else ("i64", "0", f"{FAILED}")
    )
    return f"""
declare i32 @"{native}"({", ".join(argument.split()[0] for argument in handed_on)})
define {result} @{entry.symbol}({", ".join(given)}) {{
  %result = alloca {result}
  %exception = alloca ptr
  store {result} {nothing}, ptr %result
  %status = call i32 @"{native}"({", ".join(handed_on)})
  %is_well = icmp eq i32 %status, 0
  %value = load {result}, ptr %result
  %answer = select i1 %is_well, {result} %value, {result} {failed}
  ret {result} %answer
}}
"""


def _with_callees(libraries: Iterable[CPUCodeLibrary]) -> Iterator[CPUCodeLibrary]:
    """Libraries and everything they call, callees first."""
    seen: set[int] = set()
    ahead = [(library, False) for library in libraries]
    while ahead:
        library, is_done = ahead.pop()
        if is_done:
            yield library
        elif id(library) not in seen:
            seen.add(id(library))
            ahead.append((library, True))
            ahead += [(callee, False) for callee in library._linking_libraries]


def _emitted(module: llvm.ModuleRef) -> bytes:
    """The object file of a module, optimised for this processor."""
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=llvm.get_host_cpu_name(),
        features=llvm.get_host_cpu_features().flatten(),
        opt=OPTIMISATION,
        codemodel="jitdefault",
        jit=True,
    )
    options = llvm.create_pipeline_tuning_options(speed_level=OPTIMISATION)
    # The rules are short loops full of branches: vectorising them takes long and makes nothing faster.
    options.loop_vectorization = options.slp_vectorization = False
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)
    missing = {f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")} - ALLOWED
    if missing:
        raise ValueError(f"compiled code may not allocate memory or call Python: {', '.join(sorted(missing))}")
    return bytes(machine.emit_object(module))
