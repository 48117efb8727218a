"""From rules in Python to machine code, without anybody waiting for it.

Rules and searches are plain functions on packed records. Marked with `@compiled` they stay plain Python; the few that
Python calls are marked as entry points of a unit. A process of its own compiles a unit into one object file, kept in
the user's cache under the content of its sources. An entry point runs machine code as soon as there is some, and the
plain function until then.

What belongs here: units, their cache, the compiler and the loader. What does not: any rule of the game.
"""
