"""Plays the trained policy against three times the sample bot rookie, on seeds that training has never seen:

    python3 examples/learning/exam.py 20
"""

import sys
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "sample-bots" / "python"))

from minions import Random, crematoria  # noqa: E402
from minions_env import Env  # noqa: E402
from bot import decide, read_weights  # noqa: E402
from rookie_crematoria import Plan  # noqa: E402


def play(env, weights, seed, seat):
    """The points of a match, with the policy in one seat and rookie in the others."""
    rookies = [crematoria.playing(Plan) for _ in range(4)]
    for rookie in rookies:
        rookie.begin()
    rng, chance = np.random.default_rng(seat), Random(1)
    states, info = env.reset(seed=seed)
    while not info["over"]:
        orders = [
            decide(state, weights, rng) if player == seat else [order.to_json() for order in rookies[player].play(state, chance)]
            for player, state in enumerate(states)
        ]
        states, _, _, _, info = env.step(orders)
    return info["scores"]


def main():
    matches = int(sys.argv[1]) if len(sys.argv) > 1 else 20
    weights, wins, points = read_weights(), 0, []
    with Env("crematoria") as env:
        for number in range(matches):
            seat = number % 4
            scores = play(env, weights, f"exam-rookie-{number}", seat)
            best = max(score for player, score in enumerate(scores) if player != seat)
            wins += scores[seat] > best
            points.append((scores[seat], (sum(scores) - scores[seat]) / 3))
            print(f"match {number + 1}: {scores[seat]:.0f} points, best rookie {best:.0f}", flush=True)
    mine, theirs = np.mean(points, axis=0)
    print(f"{wins} of {matches} first places; {mine:.0f} points on average, a rookie {theirs:.0f}")


if __name__ == "__main__":
    main()
