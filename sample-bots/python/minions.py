"""Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out."""

import json
import os
import sys

import debug


class Random:
    """The generator of the published games: the same seed gives the same numbers in every language."""

    def __init__(self, seed):
        self._state = abs(seed) % 2**31

    def _advance(self):
        self._state = (843314861 * self._state + 453816693) % 2**31

    def random(self, low, high):
        """A whole number from low to high, both included."""
        count = high - low + 1
        if count < 1 or count > 10**6:
            return low
        # As published: every draw advances twice and uses the second number.
        self._advance()
        self._advance()
        return low + count * self._state // 2**31

    def permutation(self, n):
        """The numbers 0 to n-1 in random order."""
        order = list(range(n))
        for i in range(n - 1):
            other = self.random(i, n - 1)
            order[i], order[other] = order[other], order[i]
        return order

    def pick(self, choices):
        return choices[self.random(0, len(choices) - 1)]


def log(*words):
    """Standard output belongs to the judge; notes for people go to standard error."""
    _print(*words, file=sys.stderr)


def _print(*words, file):
    try:
        print(*words, file=file, flush=True)
    except BrokenPipeError:
        # Nobody listens any more. A normal exit would try to flush again, and complain.
        os._exit(0)


_parameters = {}


def parameter(name, usual):
    """A number that bot.json leaves open, as the judge gives it; the usual one where it gives none."""
    return _parameters.get(name, usual)


def by_game(games):
    """Chooses by the game of the state; an unknown game gets no orders."""
    told = False

    def choose_orders(state, rng):
        nonlocal told
        if state["game"] in games:
            return games[state["game"]](state, rng)
        if not told:
            log(f"This bot does not know the game {state['game']} and gives no orders in it.")
        told = True
        return []

    return choose_orders


def run(choose_orders):
    """Answers every state with choose_orders(state, rng), until the end of input."""
    global _parameters
    rng = None
    # Bytes, because the protocol is UTF-8 whatever the locale says.
    for line in sys.stdin.buffer:
        state = _parse_state(line)
        if state is None or state.get("over"):
            continue
        # Without a start (one line piped in by hand) the choices can still be repeated.
        if rng is None or "start" in state:
            rng = Random(state["start"]["seed"] if "start" in state else 0)
        if "start" in state:
            _parameters = state["start"].get("parameters", {})
        answer = {"round": state["round"], "orders": choose_orders(state, rng)}
        told = debug.take()
        if told is not None:
            answer["debug"] = told
        _print(json.dumps(answer, separators=(",", ":")), file=sys.stdout)


def _parse_state(line):
    if not line.strip():
        return None
    try:
        state = json.loads(line)
    except (ValueError, RecursionError):
        state = None
    if isinstance(state, dict):
        return state
    log("Skipped a line that is not a JSON object.")
    return None
