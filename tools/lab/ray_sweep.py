"""Plays what one `holdfast sim` would play as blocks of games on a Ray cluster, and merges them.

    python ray_sweep.py --games 100000 --out all.jsonl -- pandemic --players 2 --sweep epidemics=4..7
    holdfast merge all.jsonl --json

What follows `--` goes to `holdfast sim` as it is. A block that is lost with its worker or its machine is played again elsewhere.
Blocks are kept beside the results until these are written, so that the same command goes on where it stopped.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import ray


@ray.remote(num_cpus=1, max_retries=10)
def play_block(holdfast: str, words: list[str]) -> bytes:
    """The results file of a block."""
    with tempfile.TemporaryDirectory() as folder:
        results = Path(folder) / "block.jsonl"
        command = [holdfast, "sim", *words, "--threads", "1", "--out", str(results)]
        played = subprocess.run(command, check=False, capture_output=True, text=True)
        if played.returncode != 0:
            raise RuntimeError(played.stderr)
        return results.read_bytes()


def blocks(games: int, size: int) -> Iterator[str]:
    """All games of a cell as shards of this many games, the last one of what is left."""
    for first in range(0, games, size):
        yield f"{first}..{min(first + size, games) - 1}"


def sweep(holdfast: str, words: list[str], games: int, size: int, out: Path) -> None:
    """Writes the results of all games to `out`, which must not exist yet."""
    folder = out.with_name(out.name + ".blocks")
    folder.mkdir(exist_ok=True)
    files = {shard: folder / f"{shard}.jsonl" for shard in blocks(games, size)}
    running = {
        play_block.remote(holdfast, [*words, "--games", str(games), "--shard", shard]): file
        for shard, file in files.items()
        if not file.exists()
    }
    while running:
        [done], _ = ray.wait(list(running))
        file = running.pop(done)
        unfinished = file.with_suffix(".unfinished")
        unfinished.write_bytes(ray.get(done))
        os.replace(unfinished, file)
    subprocess.run([holdfast, "merge", *files.values(), "--out", out], check=True)
    shutil.rmtree(folder)


def whole(text: str) -> int:
    """A whole number from 1 up."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=whole, default=1000, help="games of each cell (1000)")
    parser.add_argument("--block", type=whole, default=500, help="games of each cell in a block (500)")
    parser.add_argument("--out", type=Path, required=True, help="the results file to write")
    parser.add_argument("--holdfast", default="holdfast", help="the program, at the same place on every machine")
    parser.add_argument("--address", help="the cluster, as ray.init() takes it; if left out, this machine alone")
    parser.add_argument("words", nargs="+", metavar="WORD", help="what `holdfast sim` is to play: after `--`")
    arguments = parser.parse_args()
    if arguments.out.exists():
        parser.error(f"{arguments.out} exists")
    ray.init(address=arguments.address or "local", log_to_driver=False)
    sweep(arguments.holdfast, arguments.words, arguments.games, arguments.block, arguments.out)


if __name__ == "__main__":
    main()
