"""Object files in memory. The only module that runs machine code, and it needs no compiler for that."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

import llvmlite.binding as llvm


@cache
def _target() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    return llvm.Target.from_default_triple()


class MachineCode:
    """An object file that is ready to run, as long as this object lives."""

    def __init__(self, object_file: bytes) -> None:
        empty = llvm.parse_assembly("")
        self._engine: Final = llvm.create_mcjit_compiler(empty, _target().create_target_machine(jit=True))
        self._engine.add_object_file(llvm.ObjectFileRef.from_data(object_file))
        self._engine.finalize_object()

    def address_of(self, symbol: str) -> int:
        """The address of a function; `ValueError` if there is none with that name."""
        address = int(self._engine.get_function_address(symbol))
        if not address:
            raise ValueError(f"it has no function {symbol}")
        return address
