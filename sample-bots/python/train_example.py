"""Trains a small bot for Crematoria in a gym, in half a minute, and writes its table of weights for trained_bot.py:

    python3 train_example.py trained.json

Training is random search: change the table a little, play some matches against bots that move at random, and keep it if it did
better in them.
"""

import json
import random
import sys

from minions_env import Env
from trained_bot import UNTRAINED, WALKS, Bot

TRIES = 60
MATCHES = 3
SPREAD = 1.0


class Wanderer:
    """Moves every unit at random, as demo does."""

    def __init__(self, seed):
        self.rng = random.Random(seed)

    def orders(self, state):
        mine = (unit["id"] for unit in state["units"] if unit["player"] == state["player"])
        return [{"unit": unit, "dir": self.rng.choice(tuple(WALKS))} for unit in mine]


def play_match(env, weights, seed):
    """How many points the bot is ahead of the average of three that move at random."""
    seat = seed % 4
    bots = [Bot(weights, seed) if player == seat else Wanderer(seed + player) for player in range(4)]
    states, info = env.reset(seed=seed)
    while not info["over"]:
        states, _, _, _, info = env.step([bot.orders(state) for bot, state in zip(bots, states)])
    scores = info["scores"]
    return scores[seat] - (sum(scores) - scores[seat]) / 3


def measure(env, weights, seeds):
    return sum(play_match(env, weights, seed) for seed in seeds) / len(seeds)


def train(tries=TRIES, report=print):
    """The best weights found. Every candidate plays the matches that the best one has played."""
    rng = random.Random(1)
    with Env("crematoria", fields=["board", "owners", "units"]) as env:
        seeds = range(MATCHES)
        best, best_lead = UNTRAINED, measure(env, UNTRAINED, seeds)
        report(f"untrained: {best_lead:+.0f} points")
        for number in range(1, tries + 1):
            candidate = {name: value + rng.gauss(0, SPREAD) for name, value in best.items()}
            lead = measure(env, candidate, seeds)
            if lead > best_lead:
                best, best_lead = candidate, lead
                report(f"try {number}: {lead:+.0f} points")
        report(f"on new maps: {measure(env, best, range(1000, 1008)):+.0f} points")
    return best


def main():
    if len(sys.argv) not in (2, 3):
        sys.exit(__doc__)
    weights = train(int(sys.argv[2]) if len(sys.argv) == 3 else TRIES)
    with open(sys.argv[1], "w", encoding="utf-8") as file:
        json.dump(weights, file, indent=2)
    print(f"wrote {sys.argv[1]}")


if __name__ == "__main__":
    main()
