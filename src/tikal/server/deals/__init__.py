"""The same deal for several tables, so that the skill of players can be compared, not their luck."""
