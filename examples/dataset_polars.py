"""Read a dataset with polars: how good is the planner's evaluation, and what does it spend its turns on?

pip install '.[dataset]' polars
tikal dataset planner-games --bots planner@5000 --games 100
python dataset_polars.py planner-games
"""

from __future__ import annotations

import argparse
from pathlib import Path

import polars as pl


def main() -> None:
    """Read, and count; polars reads only the columns that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    folder = parser.parse_args().folder
    if not list(folder.glob("part-*.parquet")):
        parser.error(f"there is no dataset in {folder}; make one with tikal dataset")
    rows = pl.scan_parquet(folder / "part-*.parquet")
    if "text" not in rows.collect_schema():
        parser.error(f"a row of {folder} is a turn; make it with --rows decision")
    kinds = (
        rows.with_columns(kind=pl.col("text").str.split(" ").list.first())
        .group_by("bot", "kind")
        .agg(decisions=pl.len())
        .sort("bot", "decisions", "kind", descending=[False, True, False])
        .collect()
    )
    print(kinds)
    valued = rows.filter(pl.col("value").is_not_null())
    agreement = valued.select(pl.corr("value", "lead").alias("correlation of value and final lead")).collect()
    print(agreement)


if __name__ == "__main__":
    main()
