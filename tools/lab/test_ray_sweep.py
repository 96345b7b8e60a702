"""A sweep on a local cluster, one of whose workers is killed, is the sweep of one run. HOLDFAST names the program."""

import json
import os
import signal
import subprocess
import tempfile
import threading
import time
import unittest
from pathlib import Path

import ray
from ray_sweep import blocks, sweep

HOLDFAST = os.environ.get("HOLDFAST", "holdfast")
WORDS = ["pandemic", "--players", "2", "--sweep", "epidemics=4,5", "--bots", "random"]
GAMES = 220


def results(out: Path) -> object:
    """What a results file comes to, without what tells how fast it was."""
    merged = subprocess.run([HOLDFAST, "merge", out, "--json"], check=True, capture_output=True)
    cells = json.loads(merged.stdout)
    for cell in cells:
        del cell["games_per_second"], cell["mean_decision_ms"]
    return cells


def kill_a_worker(killed: list[int]) -> None:
    """Kills the first worker that is seen to have a block played."""
    while not killed:
        for process in Path("/proc").glob("[0-9]*"):
            try:
                command = (process / "cmdline").read_bytes().split(b"\0")
                parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
            except (FileNotFoundError, ProcessLookupError):
                continue
            if command[0] == HOLDFAST.encode() and b"--shard" in command:
                os.kill(parent, signal.SIGKILL)
                killed.append(parent)
                return
        time.sleep(0.01)


class RaySweep(unittest.TestCase):
    @classmethod
    def setUpClass(cls) -> None:
        ray.init(num_cpus=3, include_dashboard=False, log_to_driver=False)

    @classmethod
    def tearDownClass(cls) -> None:
        ray.shutdown()

    def test_blocks_have_every_game_once(self) -> None:
        self.assertEqual(list(blocks(12, 5)), ["0..4", "5..9", "10..11"])
        self.assertEqual(list(blocks(5, 5)), ["0..4"])

    def test_a_sweep_with_a_killed_worker_is_the_sweep_of_one_run(self) -> None:
        with tempfile.TemporaryDirectory() as folder:
            alone, spread = Path(folder) / "alone.jsonl", Path(folder) / "spread.jsonl"
            command = [HOLDFAST, "sim", *WORDS, "--games", str(GAMES), "--out", str(alone)]
            subprocess.run(command, check=True, capture_output=True)
            killed: list[int] = []
            killer = threading.Thread(target=kill_a_worker, args=(killed,), daemon=True)
            killer.start()
            sweep(HOLDFAST, WORDS, GAMES, 50, spread)
            self.assertEqual(len(killed), 1)
            self.assertEqual(results(spread), results(alone))
            self.assertEqual(list(Path(folder).glob("*.blocks")), [])

    def test_what_cannot_be_played_is_told(self) -> None:
        with tempfile.TemporaryDirectory() as folder, self.assertRaisesRegex(Exception, "no game"):
            sweep(HOLDFAST, ["chess"], 10, 5, Path(folder) / "out.jsonl")


if __name__ == "__main__":
    unittest.main()
