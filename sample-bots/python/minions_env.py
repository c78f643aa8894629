"""The games as a gym: matches without bots, round by round. This one file is all you need; copy it where you like.

    from minions_env import Env

    with Env("crematoria") as env:
        states, info = env.reset(seed="a seed")
        over = False
        while not over:
            orders = [my_orders(state) for state in states]
            states, rewards, over, truncated, info = env.step(orders)

It starts "minions env" and talks to it in JSON lines: docs/gym.md has the whole story. Python 3.9 or newer, standard
library only.
"""

import itertools
import json
import os
import shlex
import shutil
import subprocess
from pathlib import Path

_encode = json.JSONEncoder(separators=(",", ":")).encode
_decode = json.JSONDecoder().decode

_PIPE_BYTES = 1 << 20  # a line with four states fits into the pipe at once
_UNANSWERED_BYTES = 1 << 15  # so much may be written ahead: the smallest pipe there is holds it


class EnvError(RuntimeError):
    """Something was asked for that cannot be done; the match is what it was before."""


class Env:
    """A match and what can be done with it. Copies of it live in the same process."""

    def __init__(self, game, *, fields=None, players=None, options=(), command=None, _process=None):
        """fields: which fields of the states to get, players: of whom; all when left out, and [] for no states at all.
        options: of the command, as in ["--rules", "original", "-i", "my.cnf"]. command: how to start minions; else the
        variable MINIONS says so, or it is looked for."""
        self._process = _process or _Process([*_find_command(command), "env", game, *options])
        self._process.users += 1
        self._env = next(self._process.numbers)
        self._wish = _make_wish(fields, players)
        self._before_orders = f'{{"env":{self._env},"step":{{"orders":'
        self._after_orders = "}," + _encode(self._wish)[1:] + "\n"
        self._is_open = True
        self.game = game
        self.fields = fields
        self.players = players
        self.scores = None

    def reset(self, seed=None, config=None, rules=None):
        """Begins a match. Returns the states of the players and info: scores, round, over, refused, seed."""
        given = {"seed": seed, "config": config, "rules": rules}
        reset = {name: value for name, value in given.items() if value is not None}
        return self._take(self._ask({"reset": reset, **self._wish}))

    def step(self, orders):
        """Plays a round: four lists of orders, or {player: orders} of some. Returns states, rewards (the points that each
        of the four has gained), terminated, truncated (never) and info, where "refused" says which orders were, and why."""
        return self._take_step(self._process.ask([self._make_step(orders)])[0])

    def save(self):
        """Keeps the match as it is now. Returns what load and forget take."""
        return self._ask({"save": next(self._process.numbers)})["saved"]

    def load(self, saved):
        """Goes back to what was saved, in this env or in another of the same process. Returns states and info."""
        return self._take(self._ask({"load": saved, **self._wish}))

    def forget(self, saved):
        """Frees the memory of what was saved."""
        self._ask({"forget": saved})

    def clone(self):
        """Another env with the same match at the same moment."""
        copy = Env(self.game, fields=self.fields, players=self.players, _process=self._process)
        name = next(self._process.numbers)
        steps = [
            {"env": self._env, "save": name},
            {"env": copy._env, "load": name, "players": []},
            {"forget": name},
        ]
        self._process.ask([_make_line(step) for step in steps])
        copy.scores = self.scores
        return copy

    def info(self):
        """What this is: the protocol, the game, its configuration, limits and schemas."""
        return self._ask({"info": True})["info"]

    def close(self):
        """Ends the match, and with the last of them the process."""
        if not self._is_open:
            return
        self._is_open = False
        if self.scores is not None and self._process.is_alive():
            self._ask({"close": True})
        self._process.leave()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _ask(self, request):
        return self._process.ask([_make_line({"env": self._env, **request})])[0]

    def _make_step(self, orders):
        if isinstance(orders, dict):
            orders = [orders.get(player, []) for player in range(4)]
        return (self._before_orders + _encode(orders) + self._after_orders).encode()

    def _take(self, answer):
        """What the answer has beside the states is info."""
        states = _join_states(answer.pop("state", None), answer.pop("seats", ()))
        self.scores = answer["scores"]
        return states, answer

    def _take_step(self, answer):
        before = self.scores
        states, info = self._take(answer)
        rewards = [now - then for now, then in zip(self.scores, before)]
        return states, rewards, info["over"], False, info


def step_all(envs, orders):
    """Steps many envs of one process, which takes less time than one after another. Returns what step does, for each."""
    lines = [env._make_step(given) for env, given in zip(envs, orders)]
    answers = envs[0]._process.ask(lines) if lines else []
    return [env._take_step(answer) for env, answer in zip(envs, answers)]


def _make_line(request):
    return _encode(request).encode() + b"\n"


def _make_wish(fields, players):
    wish = {"shared": True}
    if fields is not None:
        wish["fields"] = list(fields)
    if players is not None:
        wish["players"] = list(players)
    return wish


def _join_states(shared, seats):
    """The states of the players, each whole. They share most of what is in them: change nothing in there."""
    states = []
    for seat in seats:
        state = dict(shared)
        state["player"] = seat["player"]
        if "start" in state:
            state["start"] = {"seed": seat["seed"], **state["start"]}
        if "last" in state:
            state["last"] = {**state["last"], "rejected": seat["rejected"]}
        states.append(state)
    return states


class _Process:
    """A running "minions env": a line out, a line in."""

    def __init__(self, command):
        self.numbers = itertools.count()
        self.users = 0
        self._command = command
        try:
            self._process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=_PIPE_BYTES
            )
        except OSError as error:
            raise EnvError(f"{shlex.join(command)} could not be started: {error}") from None
        _widen(self._process.stdout)

    def ask(self, lines):
        """Asks many things, and writes ahead as far as both sides can hold it. Raises the first error when all are done."""
        answers = []
        for group in _cut(lines):
            try:
                self._process.stdin.write(b"".join(group))
                self._process.stdin.flush()
            except (BrokenPipeError, ValueError):
                raise self._ended() from None
            for _ in group:
                answers.append(self._read())
        for answer in answers:
            if "error" in answer:
                raise EnvError(answer["error"])
        return answers

    def is_alive(self):
        return self._process.poll() is None

    def leave(self):
        self.users -= 1
        if self.users > 0:
            return
        for stream in (self._process.stdin, self._process.stdout):
            try:
                stream.close()
            except BrokenPipeError:
                pass
        self._process.wait()

    def _read(self):
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            raise self._ended()
        return _decode(line.decode())

    def _ended(self):
        if self._process.stdout.closed:
            return EnvError("this env is closed")
        return EnvError(f"{shlex.join(self._command)} ended with code {self._process.wait()}; what it said is above")


def _cut(lines):
    """Lines in groups that may wait for their answers together."""
    if len(lines) == 1:
        yield lines
        return
    group, size = [], 0
    for line in lines:
        if group and size + len(line) > _UNANSWERED_BYTES:
            yield group
            group, size = [], 0
        group.append(line)
        size += len(line)
    if group:
        yield group


def _widen(pipe):
    """Makes room for whole lines in a pipe, where the system can."""
    try:
        import fcntl

        fcntl.fcntl(pipe, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)
    except (ImportError, AttributeError, OSError):
        pass


def _find_command(command):
    """How to start minions: as told, from the package that this file is part of, by its name, or through npx."""
    told = command or os.environ.get("MINIONS")
    if told:
        return shlex.split(told) if isinstance(told, str) else list(told)
    built = Path(__file__).resolve().parents[2] / "dist" / "minions.cjs"
    node = shutil.which("node")
    if node and built.is_file():
        return [node, str(built)]
    for name in ("minions", "minions-judge"):
        found = shutil.which(name)
        if found:
            return [found]
    npx = shutil.which("npx")
    if npx:
        return [npx, "minions-judge"]
    raise EnvError("minions was not found; install it, or set MINIONS to the command that starts it")
