"""Plays Crematoria with the weights that train.py has found:

    npx minions play crematoria examples/learning rookie rookie rookie
"""

import json
import sys
from pathlib import Path

import numpy as np

from policy import COLUMNS, FEATURES, PEOPLE, ROWS, SHAPE, STEPS, TYPES, choose

NAMES = tuple(STEPS)


def see(state):
    """A state as the arrays that the gym gives, for one match."""
    units = state["units"]
    size = 1 + max(unit["id"] for unit in units)
    seen = {
        "board": np.array([[[list(row.encode()) for row in level] for level in state["board"]]], np.uint8),
        "owner": np.array([[["0123".find(letter) for letter in row] for row in state["owners"]]], np.int8),
        "player": np.full((1, size), -1, np.int8),
        "cell": np.full((1, size), -1, np.int16),
    }
    for unit in units:
        row, column, level = unit["pos"]
        seen["player"][0, unit["id"]] = unit["player"]
        seen["cell"][0, unit["id"]] = (level * ROWS + row) * COLUMNS + column
    return seen


def decide(state, weights, rng):
    seen = see(state)
    chosen = choose(weights, seen, rng)[0]
    is_mine = (seen["player"][0, :PEOPLE] == state["player"]) & (seen["cell"][0, :PEOPLE] < ROWS * COLUMNS)
    moves = [(int(unit), NAMES[chosen[unit]]) for unit in np.nonzero(is_mine)[0]]
    return [{"unit": unit, "dir": name} for unit, name in moves if name != "none"]


def read_weights():
    """What train.py has written, the same for whichever player this is."""
    table = json.loads((Path(__file__).parent / "policy.json").read_text(encoding="utf-8"))
    weights = np.zeros((1, 4, *SHAPE))
    for t, kind in enumerate(TYPES):
        for f, name in enumerate(FEATURES):
            weights[:, :, t, f] = table[kind][name]
    return weights


def main():
    weights, rng = read_weights(), None
    for line in sys.stdin:
        state = json.loads(line)
        if state.get("over"):
            break
        rng = rng or np.random.default_rng(state["start"]["seed"])
        print(json.dumps({"round": state["round"], "orders": decide(state, weights, rng)}), flush=True)


if __name__ == "__main__":
    main()
