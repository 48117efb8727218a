"""Tables for agents that are language models: the tools and resources of the Model Context Protocol."""
