"""Trains the policy of bot.py by the cross-entropy method, and draws how it got better:

    python3 examples/learning/train.py examples/learning/policy.json docs/images/learning.svg

It begins with weights of zero. In each generation, CANDIDATES tables of weights are drawn at random around the best guess so far,
and play against each other, four in a match. The next guess is the mean of the best quarter. Nothing tells it how to play.
"""

import json
import sys
import time
from pathlib import Path

import numpy as np

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "sample-bots" / "python"))

from minions_gym import VectorEnv  # noqa: E402
from draw_curve import draw_curve  # noqa: E402
from policy import FEATURES, PEOPLE, SHAPE, STEPS, TYPES, choose  # noqa: E402

GENERATIONS = 20
CANDIDATES, MATCHES = 48, 24  # each candidate plays twice in a generation
CONFIG = {"rounds": 60}  # half a match says enough, and takes half the time
ELITE = CANDIDATES // 4
SPREAD, MIN_SPREAD = 1.0, 0.05
EXAM_EVERY, EXAM_MATCHES = 2, 16


def make_nearest():
    """An opponent for exams, which training never meets: to the nearest cell that is not its own, away from hellhounds."""
    weights = np.zeros(SHAPE)
    for kind, wish in (("pioneer", "land"), ("furyan", "prey")):
        weights[TYPES.index(kind), FEATURES.index(wish)] = -8
        weights[TYPES.index(kind), FEATURES.index("hound 2")] = -4
    weights[TYPES.index("furyan"), FEATURES.index("pioneer")] = 4
    return weights


def play(env, seen, weights, rng):
    """Plays one match in every env. Returns the points, (matches, 4), and what is seen of the next match."""
    actions = np.array([env.action_names.index(name) for name in STEPS])
    players = np.arange(4)[None, :, None]
    while True:
        chosen = actions[choose(weights, seen, rng)]
        own = seen["player"][:, None, :PEOPLE] == players
        env.actions[:, :, :PEOPLE] = np.where(own, chosen[:, None, :], 0)
        seen, _, over, _, info = env.step()
        if over.all():
            return info["scores"].copy(), seen


def examine(guess, rng, seed):
    """How the guess does against three that walk to the nearest land: its share of all points, and of first places."""
    weights = np.broadcast_to(make_nearest(), (EXAM_MATCHES, 4, *SHAPE)).copy()
    seats = np.arange(EXAM_MATCHES) % 4
    weights[np.arange(EXAM_MATCHES), seats] = guess
    with VectorEnv("crematoria", EXAM_MATCHES, config=CONFIG) as env:
        seen, _ = env.reset(seed=seed)
        scores, _ = play(env, seen, weights, rng)
    mine = scores[np.arange(EXAM_MATCHES), seats]
    return float((mine / scores.sum(axis=1)).mean()), float((mine == scores.max(axis=1)).mean())


def train(seed=1, generations=GENERATIONS, report=print):
    """The best guess, and how it did in exams: rows of (generation, share of points, share of first places)."""
    rng = np.random.default_rng(seed)
    guess, spread = np.zeros(SHAPE), np.full(SHAPE, SPREAD)
    curve = []
    began, cpu = time.monotonic(), time.process_time()
    with VectorEnv("crematoria", MATCHES, config=CONFIG) as env:
        seen, _ = env.reset(seed=f"train-{seed}")
        for generation in range(generations + 1):
            if generation % EXAM_EVERY == 0:
                curve.append((generation, *examine(guess, rng, f"exam-{seed}-{generation}")))
                report(
                    "generation {:3}: {:.0%} of the points, {:.0%} of the first places".format(*curve[-1])
                    + f", after {time.monotonic() - began:.0f} s ({time.process_time() - cpu:.0f} s of CPU time here)"
                )
            if generation == generations:
                break
            tables = guess + spread * rng.standard_normal((CANDIDATES, *SHAPE))
            seats = np.stack([rng.permutation(CANDIDATES).reshape(-1, 4) for _ in range(MATCHES * 4 // CANDIDATES)])
            seats = seats.reshape(MATCHES, 4)
            scores, seen = play(env, seen, tables[seats], rng)
            fitness = np.zeros(CANDIDATES)
            np.add.at(fitness, seats, scores - scores.mean(axis=1, keepdims=True))
            best = tables[np.argsort(fitness)[-ELITE:]]
            guess = best.mean(axis=0)
            spread = np.maximum(MIN_SPREAD, 0.7 * best.std(axis=0) + 0.3 * spread)
    return guess, curve


def main():
    if len(sys.argv) not in (3, 4):
        sys.exit(__doc__)
    guess, curve = train(generations=int(sys.argv[3]) if len(sys.argv) == 4 else GENERATIONS)
    table = {kind: {name: round(float(guess[t, f]), 3) for f, name in enumerate(FEATURES)} for t, kind in enumerate(TYPES)}
    Path(sys.argv[1]).write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")
    Path(sys.argv[2]).write_text(draw_curve(curve), encoding="utf-8")
    print(f"wrote {sys.argv[1]} and {sys.argv[2]}")


if __name__ == "__main__":
    main()
