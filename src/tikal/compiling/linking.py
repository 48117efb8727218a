"""The functions of a unit become one object file.

Our functions create no arrays, and the arrays they get belong to their callers. So reference counting can be a no-op,
and the object file needs neither Numba nor Python to run.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator
from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np
from numba.core.codegen import CPUCodeLibrary

from tikal.compiling.functions import FAILED, EntryPoint, Row
from tikal.compiling.lowering import Piece

OPTIMISATION: Final = 3
ALLOWED: Final = frozenset({"memcpy", "memmove", "memset", "malloc", "free"})
"""The symbols that an object file may need from the process that loads it."""
_LLVM_TYPES: Final[dict[object, str]] = {int: "i64", float: "double"}
RUNTIME: Final = """
declare ptr @malloc(i64)
declare void @free(ptr)
define ptr @NRT_Allocate(i64 %size) alwaysinline { %memory = call ptr @malloc(i64 %size) ret ptr %memory }
define void @NRT_Free(ptr %memory) alwaysinline { call void @free(ptr %memory) ret void }
define void @NRT_incref(ptr %object) alwaysinline { ret void }
define void @NRT_decref(ptr %object) alwaysinline { ret void }
"""
"""What Numba expects: memory for copies within a record, and reference counts, see above."""


def machine_code(name: str, functions: list[tuple[EntryPoint[..., object], Any]]) -> bytes:
    """Link, optimise and compile everything that the entry points of a unit need."""
    wrappers = "".join(_wrapper(entry, compiled.fndesc.llvm_func_name) for entry, compiled in functions)
    module = llvm.parse_assembly(RUNTIME + wrappers)
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


def _wrapper(entry: EntryPoint[..., object], native: str) -> str:
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
