"""npm run bench:env: how fast "minions env" is from Python, in rounds per second, with the client of sample-bots/python.

The two processes take turns, on one core. Several batches of each kind are played: the median says how it went on this machine,
the best batch how it goes when nobody else wants the core.
"""

import os
import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "sample-bots" / "python"))
from minions_env import Env, step_all  # noqa: E402
from minions_gym import VectorEnv  # noqa: E402

DIRECTIONS = ("Bottom", "BR", "Right", "RT", "Top", "TL", "Left", "LB")
WARM_UP = 20
BATCHES = 12
MATCHES = 5
TOGETHER = 32
LANES = 64
LANE_STEPS = 50


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


def measure_arrays(game, observe):
    """Many matches as arrays, each followed by the next."""
    with VectorEnv(game, LANES, observe=observe) as env:
        env.reset(seed="bench")

        def play():
            for _ in range(LANE_STEPS):
                env.step()

        return measure_batches(play, 1, LANES * LANE_STEPS)


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
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
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
    print("Crematoria from Python, both processes on one core, in rounds per second")
    print(f"{'what is sent':40}{'median':>8}{'best':>8}  goal")
    for name, rounds, wish, goal in rows:
        show(name, measure(rounds, **wish), goal)
    show(f"scores only, {TOGETHER} matches together", measure_together(idle, fields=[]), None)
    for game in ("crematoria", "walking-dead", "ork-island", "apocalypse"):
        for what, observe in (("full states", True), ("scores only", False)):
            show(f"{game}, {what}, {LANES} as arrays", measure_arrays(game, observe), None)


def show(name, speeds, goal):
    median, best = speeds
    judged = "" if goal is None else f"  at least {goal}: {'yes' if median >= goal else 'no'}"
    print(f"{name:40}{median:8.0f}{best:8.0f}{judged}")


main()
