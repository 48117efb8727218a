"""Numba's front end: a function becomes LLVM code that is not optimised and not linked yet."""

from __future__ import annotations

from typing import Any

import llvmlite.binding as llvm
from numba.core.codegen import CPUCodeLibrary, JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder
from numba.core.compiler_machinery import PassManager, register_pass
from numba.core.typed_passes import NativeLowering


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
