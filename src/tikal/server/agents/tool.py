"""A tool that refuses wrong arguments: by names, since a model that guesses one would not notice, and by values."""

from __future__ import annotations

from typing import Any

from mcp.server.mcpserver.exceptions import ToolError
from mcp.server.mcpserver.tools import Tool
from pydantic import ValidationError

from tikal.server.agents.arguments import wrong_arguments


class StrictTool(Tool):
    """The library's tools leave out what they do not know."""

    def model_post_init(self, context: Any, /) -> None:
        """Say so in the schema too."""
        self.parameters["additionalProperties"] = False

    async def run(self, arguments: dict[str, Any], context: Any, convert_result: bool = False) -> Any:
        """Run it; the error names the arguments that there are, or what a wrong one can be."""
        known = self.parameters["properties"]
        if unknown := [name for name in arguments if name not in known]:
            there_are = f"its arguments are {', '.join(known)}" if known else "it takes none"
            raise ToolError(f"{self.name} has no argument {', '.join(unknown)}; {there_are}")
        try:
            self.fn_metadata.validate_arguments(arguments)
        except ValidationError as error:
            raise ToolError(f"{self.name}: {wrong_arguments(error, {})}") from None
        return await super().run(arguments, context, convert_result)
