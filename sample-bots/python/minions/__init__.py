"""Talks to the judge, whatever the game: a line of JSON with the state in, a line of JSON with the orders out."""

import json
import os
import sys
import time
from typing import IO, Any, Callable, Dict, Generic, List, Protocol, Sequence, TypeVar

from . import debug
from .random import Random

State = TypeVar("State")


class Plan(Protocol[State]):  # type: ignore[misc]
    """What a bot does. One is made for each match: what it wants to remember are its attributes."""

    def play(self, state: State, rng: Random) -> Sequence[Any]:
        """Gives the orders, from most to least urgent."""


class Player(Generic[State]):
    """A plan for one game, as `run` takes it: `playing(Plan)`. The numbers of the rules come with the first state only, and
    are kept for the others."""

    def __init__(self, game: str, read: Callable[[Any, Any], State], read_config: Any, usual: Any, make_plan: Any):
        self.game = game
        self._read = read
        self._read_config = read_config
        self._usual = usual
        self._make_plan = make_plan

    def begin(self) -> None:
        """Makes a plan for a match."""
        self._plan = self._make_plan()
        self._config = self._usual

    def play(self, data: Any, rng: Random) -> Sequence[Any]:
        if "start" in data and "config" in data["start"]:
            self._config = self._read_config(data["start"]["config"])
        return self._plan.play(self._read(data, self._config), rng)


def say(*words: Any) -> None:
    """A line on standard error, for people: standard output belongs to the judge."""
    _print(*words, file=sys.stderr)


def _print(*words: Any, file: IO[str]) -> None:
    try:
        print(*words, file=file, flush=True)
    except BrokenPipeError:
        # Nobody listens any more. A normal exit would try to flush again, and complain.
        os._exit(0)


_due = float("inf")


def time_left() -> float:
    """Milliseconds until this answer is due, counted from when the state was read; infinity without a limit."""
    return _due - time.monotonic() * 1000


_parameters: Dict[str, float] = {}


def parameter(name: str, usual: float) -> float:
    """A number that bot.json leaves open, as the judge gives it; the usual one where it gives none."""
    return _parameters.get(name, usual)


def orders_of(plan: Any, state: Any, seed: int = 1) -> List[Any]:
    """What a plan orders in a state, for tests."""
    return list(plan.play(state, Random(seed)))


def run(*players: Player) -> None:
    """Answers every state with the plan for its game, until the end of input: standard input, or the file that the command
    names. A game without a plan gets no orders."""
    global _due, _parameters
    rng = None
    plans = {player.game: player for player in players}
    has_complained = False
    files = [word for word in sys.argv[1:] if word.endswith((".json", ".jsonl"))]
    # Bytes, because the protocol is UTF-8 whatever the locale says.
    for line in open(files[0], "rb") if files else sys.stdin.buffer:
        state = _parse_state(line)
        if state is None or state.get("over"):
            continue
        limit = state.get("timeMs")
        _due = float("inf") if limit is None else time.monotonic() * 1000 + limit
        # Without a start (one line piped in by hand) the choices can still be repeated.
        if rng is None or "start" in state:
            rng = Random(state["start"]["seed"] if "start" in state else 0)
            for player in players:
                player.begin()
        if "start" in state:
            _parameters = state["start"].get("parameters", {})
        plan = plans.get(state["game"])
        if plan is None and players and not has_complained:
            say(f"This bot does not know the game {state['game']} and gives no orders in it.")
            has_complained = True
        orders = [] if plan is None else [order.to_json() for order in plan.play(state, rng)]
        answer = {"round": state["round"], "orders": orders}
        told = debug.take()
        if told is not None:
            answer["debug"] = told
        _print(json.dumps(answer, separators=(",", ":")), file=sys.stdout)


def _parse_state(line: bytes) -> Any:
    if not line.strip():
        return None
    try:
        state = json.loads(line)
    except (ValueError, RecursionError):
        state = None
    if isinstance(state, dict):
        return state
    say("Skipped a line that is not a JSON object.")
    return None
