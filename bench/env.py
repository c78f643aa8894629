"""npm run bench:env: how fast "minions env" is from Python, with the client of sample-bots/python.

Matches as arrays are measured in rounds per second of CPU time of both processes, maps included, and beside them, batch by
batch, the engine alone, which needs no Python: other work on the machine slows all of them down alike. JSON lines are measured
in rounds per second on the clock, the two processes taking turns on one core. The median says how it went on this machine,
the best batch how it goes when nobody else wants the core. "npm run bench:env arrays" leaves out JSON lines, and
"npm run bench:env cores" measures only what a process for each core gains, on the clock.
"""

import glob
import json
import os
import random
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "sample-bots" / "python"))
from minions_env import Env, close_all, make_envs, reset_all, step_all  # noqa: E402
from minions_gym import VectorEnv  # noqa: E402

GAMES = ("crematoria", "walking-dead", "ork-island", "apocalypse")
DIRECTIONS = ("Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB")
WARM_UP = 20
BATCHES = 12
MATCHES = 5
TOGETHER = 32
LANES = 64
LANE_BATCHES = 5
CLOCK_ROUNDS = 400


def record_orders(seed):
    """The orders of four players that move every unit they have at random, round by round."""
    rng = random.Random(seed)
    rounds = []
    with Env("crematoria", fields=["units"], players=[0]) as env:
        states, info = env.reset(seed=seed)
        while not info["over"]:
            orders = [[], [], [], []]
            for unit in states[0]["units"]:
                if unit["player"] >= 0:
                    orders[unit["player"]].append({"unit": unit["id"], "dir": rng.choice(DIRECTIONS)})
            rounds.append(orders)
            states, _, _, _, info = env.step(orders)
    return rounds


def measure(rounds, **wish):
    with Env("crematoria", **wish) as env:

        def play():
            env.reset(seed=1)
            for orders in rounds:
                env.step(orders)

        return measure_batches(play, MATCHES, len(rounds))


def measure_together(rounds, **wish):
    """The same with many matches that are stepped together."""
    with Env("crematoria", **wish) as first:
        first.reset(seed=1)
        envs = [first] + [first.clone() for _ in range(TOGETHER - 1)]

        def play():
            for env in envs:
                env.reset(seed=1)
            for orders in rounds:
                step_all(envs, [orders] * TOGETHER)

        speeds = measure_batches(play, 1, TOGETHER * len(rounds))
        for env in envs[1:]:
            env.close()
        return speeds


class Engine:
    """The engine alone, in a process of its own."""

    def __init__(self):
        script = Path(__file__).resolve().parent.parent / "dist" / "bench" / "env-engine.js"
        self._process = subprocess.Popen(["node", script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def measure(self, game):
        print(game, file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())

    def close(self):
        self._process.stdin.close()
        self._process.wait()


def read_cpu_time(pid):
    """Of all threads of a process, in seconds, to the microsecond."""
    return sum(int(Path(path).read_text().split()[0]) for path in glob.glob(f"/proc/{pid}/task/*/schedstat")) / 1e9


def measure_arrays(engine, game):
    """Many matches as arrays, each followed by the next, with full states and without, the engine alone, and for Crematoria the
    same in JSON lines, in turns."""
    with VectorEnv(game, LANES) as full, VectorEnv(game, LANES, observe=False) as scores:
        full.reset(seed="bench")
        scores.reset(seed="bench")

        rounds = full._parts[0]._env.info()["config"]["rounds"]

        def play(process, step):
            """Whole matches, for all of them end in the same round and need new maps then."""
            pids = (os.getpid(), process._process.pid)
            began = sum(map(read_cpu_time, pids))
            for _ in range(rounds):
                step()
            return LANES * rounds / (sum(map(read_cpu_time, pids)) - began)

        def play_arrays(env):
            return play(env._parts[0]._env._process, env.step)

        def play_lines(fields):
            envs = make_envs(game, LANES, auto_reset=True, fields=fields)
            reset_all(envs, seed="bench")
            try:
                return play(envs[0]._process, lambda: step_all(envs, [[[], [], [], []]] * LANES))
            finally:
                close_all(envs)

        rows = []
        for _ in range(1 + LANE_BATCHES):
            alone = engine.measure(game)
            row = (alone["alone"], alone["withMaps"], play_arrays(full), play_arrays(scores))
            rows.append(row + ((play_lines(None), play_lines([])) if game == "crematoria" else ()))
        return [(statistics.median(row), max(row)) for row in zip(*rows[1:])]


def measure_batches(play, matches, rounds):
    for _ in range(WARM_UP * matches // MATCHES):
        play()
    speeds = []
    for _ in range(BATCHES):
        began = time.perf_counter()
        for _ in range(matches):
            play()
        speeds.append(matches * rounds / (time.perf_counter() - began))
    return statistics.median(speeds), max(speeds)


def main():
    show_cores()
    if "cores" in sys.argv:
        return
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    show_arrays()
    if "arrays" not in sys.argv:
        show_lines()


def show_cores():
    """Before this process is held to one core: the same matches by one process and by one for each core, in turns."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    print(f"{LANES} matches as arrays with full states, in rounds per second on the clock, {cores} cores")
    print(f"{'':40}{'1 process':>10}{cores:>4} processes{'times':>8}")
    for game in GAMES:
        speeds = {count: [] for count in (1, cores)}
        for _ in range(1 + LANE_BATCHES):
            for count, known in speeds.items():
                known.append(measure_on_clock(game, count))
        one, all_cores = (statistics.median(known[1:]) for known in speeds.values())
        print(f"{game:40}{one:>10.0f}{all_cores:>14.0f}{all_cores / one:>8.2f}", flush=True)


def measure_on_clock(game, processes):
    with VectorEnv(game, LANES, processes=processes) as env:
        env.reset(seed="bench")
        began = time.perf_counter()
        for _ in range(CLOCK_ROUNDS):
            env.step()
        return LANES * CLOCK_ROUNDS / (time.perf_counter() - began)


def show_arrays():
    print(f"{LANES} matches as arrays, in rounds per second of CPU time of both processes")
    print(f"{'':40}{'median':>8}{'best':>8}{'of the engine':>15}{'with maps':>11}  goal")
    engine = Engine()
    for game in GAMES:
        alone, with_maps, full, scores, *lines = measure_arrays(engine, game)
        show(f"{game}: the engine alone, without maps", alone, None)
        show("    the engine alone, maps included", with_maps, None, alone)
        show("    full states", full, 15000 if game == "crematoria" else None, alone, with_maps)
        show("    scores only", scores, 30000 if game == "crematoria" else None, alone, with_maps)
        for name, speeds in zip(("full states", "scores only"), lines):
            show(f"    {name}, in JSON lines", speeds, None, alone, with_maps)
    engine.close()


def show_lines():
    orders = record_orders(1)
    count = sum(len(given) for given in sum(orders, [])) // len(orders)
    idle = [[[], [], [], []]] * len(orders)
    rows = [
        ("full states", idle, {}, 3000),
        (f"full states, {count} orders a round", orders, {}, None),
        ("full state of one player", idle, {"players": [0]}, None),
        ("units and owners for one player", idle, {"players": [0], "fields": ["units", "owners"]}, None),
        ("scores only", idle, {"fields": []}, 8000),
        (f"scores only, {count} orders a round", orders, {"fields": []}, None),
    ]
    print("Crematoria in JSON lines, both processes on one core, in rounds per second on the clock")
    print(f"{'what is sent':40}{'median':>8}{'best':>8}{'':26}  goal")
    for name, rounds, wish, goal in rows:
        show(name, measure(rounds, **wish), goal)
    show(f"scores only, {TOGETHER} matches together", measure_together(idle, fields=[]), None)


def show(name, speeds, goal, alone=None, with_maps=None):
    median, best = speeds
    share, of_maps = ("" if one is None else f"{median / one[0]:.0%}" for one in (alone, with_maps))
    judged = "" if goal is None else f"  at least {goal}: {'yes' if median >= goal else 'no'}"
    print(f"{name:40}{median:8.0f}{best:8.0f}{share:>15}{of_maps:>11}{judged}", flush=True)


main()
