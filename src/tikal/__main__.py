"""`python -m tikal` is the command `tikal`."""

from tikal.cli import main

if __name__ == "__main__":
    main()
