"""Read a dataset with PyTorch: learn to play what the bots played.

pip install '.[dataset]' torch
tikal dataset planner-games --bots planner@5000 --games 100
python dataset_torch.py planner-games
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq


class Decisions:
    """The decisions of one file, as a dataset of PyTorch: anything with a length and an index is one."""

    def __init__(self, file: Path) -> None:
        table = pq.read_table(file, columns=["observation", "mask", "action"])
        self.observations, self.masks = (bytes_of(table[name]) for name in ("observation", "mask"))
        self.actions = table["action"].to_numpy().astype(np.int64)

    def __len__(self) -> int:
        return len(self.actions)

    def __getitem__(self, number):
        """What was seen, what was legal, and what was played."""
        return self.observations[number].astype(np.float32), self.masks[number].astype(bool), self.actions[number]


def bytes_of(column) -> np.ndarray:
    """[row, number] -> the numbers of a column of bytes."""
    values = column.combine_chunks()
    return np.frombuffer(values.buffers()[1], np.int8).reshape(-1, values.type.byte_width)[: len(values)]


def main() -> None:
    """Train on all files but the last, and say how often the move of the bot is found in that one."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--rounds", type=int, default=3)
    given = parser.parse_args()
    files = sorted(given.folder.glob("part-*.parquet"))
    if not files:
        parser.error(f"there is no dataset in {given.folder}; make one with tikal dataset")
    if len(files) < 2:
        parser.error(f"{given.folder} needs two files or more; make it with a smaller --games-per-file")
    card = json.loads((given.folder / "dataset.json").read_text(encoding="utf-8"))
    if card["recipe"]["rows"] != "decision":
        parser.error(f"a row of {given.folder} is a turn; make it with --rows decision")

    import torch
    from torch.utils.data import ConcatDataset, DataLoader

    bots = ", ".join(card["recipe"]["bots"])
    *seen, unseen = map(Decisions, files)
    torch.manual_seed(1)
    hidden, actions = 256, unseen.masks.shape[1]
    size = unseen.observations.shape[1]
    policy = torch.nn.Sequential(torch.nn.Linear(size, hidden), torch.nn.ReLU(), torch.nn.Linear(hidden, actions))
    optimiser = torch.optim.Adam(policy.parameters(), lr=1e-3)

    def logits(observations, masks):
        return policy(torch.log1p(observations.clamp(min=0))).masked_fill(~masks, -1e9)

    for number in range(given.rounds):
        for observations, masks, played in DataLoader(ConcatDataset(seen), batch_size=256, shuffle=True):
            loss = torch.nn.functional.cross_entropy(logits(observations, masks), played)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
        observations, masks, played = next(iter(DataLoader(unseen, batch_size=len(unseen))))
        found = (logits(observations, masks).argmax(dim=1) == played).float().mean()
        at_random = (1 / masks.sum(dim=1)).mean()
        print(
            f"round {number + 1}: plays the move of {bots} in {found:.1%} of {len(unseen)}, "
            f"a random player in {at_random:.1%}"
        )


if __name__ == "__main__":
    main()
