"""A small bot for Crematoria with a table of weights that train_example.py has found:

    npx minions play crematoria "python3 trained_bot.py trained.json" demo demo demo

It looks one step ahead: a unit goes where the sum of what it finds is worth most.
"""

import json
import random
import sys

ROWS, COLUMNS = 40, 80
WALKS = {
    "Bottom": (1, 0),
    "BR": (1, 1),
    "Right": (0, 1),
    "RT": (-1, 1),
    "Top": (-1, 0),
    "TL": (-1, -1),
    "Left": (0, -1),
    "LB": (1, -1),
}

# What a unit may find where it goes, and what that is worth: nothing, before there was any training.
FEATURES = ("free", "enemy", "mine", "open", "straight", "hound", "friend", "stranger")
UNTRAINED = dict.fromkeys(FEATURES, 0.0)


class Bot:
    """Decides for one player, round by round. It remembers where its units went."""

    def __init__(self, weights, seed=0):
        self.weights = weights
        self.rng = random.Random(seed)
        self.went = {}

    def orders(self, state):
        me, land, owners = str(state["player"]), state["board"][0], state["owners"]
        unit_at = {tuple(unit["pos"]): unit for unit in state["units"]}
        hounds = [unit["pos"] for unit in state["units"] if unit["type"] == "hellhound"]
        orders = []
        for unit in state["units"]:
            i, j, level = unit["pos"]
            if unit["player"] != state["player"] or level != 0:
                continue
            best, best_worth = None, float("-inf")
            for name, (di, dj) in WALKS.items():
                row, column = i + di, (j + dj) % COLUMNS
                if not 0 <= row < ROWS or land[row][column] == "R":
                    continue
                found = look(me, land, owners, unit_at.get((row, column, 0)), hounds, row, column)
                found["straight"] = self.went.get(unit["id"]) == name
                worth = sum(self.weights[feature] * count for feature, count in found.items()) + 0.1 * self.rng.random()
                if worth > best_worth:
                    best, best_worth = name, worth
            if best is not None:
                self.went[unit["id"]] = best
                orders.append({"unit": unit["id"], "dir": best})
        return orders


def look(me, land, owners, other, hounds, row, column):
    """How much of each feature there is on a cell of the cave."""
    owner = owners[row][column]
    found = {
        "free": owner == ".",
        "mine": owner == me,
        "enemy": owner not in (".", me),
        "friend": other is not None and str(other["player"]) == me,
        "stranger": other is not None and str(other["player"]) != me,
        "hound": sum(max(abs(i - row), min(abs(j - column), COLUMNS - abs(j - column))) <= 2 for i, j, _ in hounds),
    }
    around = ((row + di, (column + dj) % COLUMNS) for di, dj in WALKS.values() if 0 <= row + di < ROWS)
    found["open"] = sum(land[i][j] != "R" and owners[i][j] != me for i, j in around) / 8
    return found


def play(weights):
    """A bot as the judge wants it: a state in, an answer out, line by line."""
    bot = None
    for line in sys.stdin:
        state = json.loads(line)
        if state.get("over"):
            break
        bot = bot or Bot(weights, state["start"]["seed"])
        print(json.dumps({"round": state["round"], "orders": bot.orders(state)}), flush=True)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8") as file:
        play(json.load(file))
