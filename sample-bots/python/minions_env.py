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

import html
import itertools
import json
import os
import shlex
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path



def _to_plain(value):
    """The numbers and arrays of numpy, as JSON has them."""
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"expected JSON, got {type(value).__name__}")


_encode = json.JSONEncoder(separators=(",", ":"), default=_to_plain).encode
_decode = json.JSONDecoder().decode

_PIPE_BYTES = 1 << 20  # a line with four states fits into the pipe at once
_UNANSWERED_BYTES = 1 << 15  # so much may be written ahead: the smallest pipe there is holds it


class EnvError(RuntimeError):
    """Something was asked for that cannot be done; the match is what it was before. results: of step_all, what came of the
    envs that were stepped, and None for those that were not."""

    results = None


class Env:
    """A match and what can be done with it. Copies of it live in the same process."""

    def __init__(
        self, game, *, fields=None, players=None, auto_reset=False, options=(), command=None, _process=None
    ):
        """fields: which fields of the states to get, players: of whom; all when left out, and [] for no states at all.
        auto_reset: a match that is over is followed by the next one at once. options: of the command, as in
        ["--rules", "original", "-i", "my.cnf"]. command: how to start minions; else the variable MINIONS says so, or it
        is looked for."""
        self._process = _process or _Process([*_find_command(command), "env", game, *options])
        self._process.users += 1
        self._env = next(self._process.numbers)
        self._wish = _make_wish(fields, players)
        self._before_orders = f'{{"env":{self._env},"step":{{"orders":'
        self._after_orders = "}," + _encode(self._wish)[1:] + "\n"
        self._is_open = True
        if _process is None:
            self._process.origin = (tuple(options), command)
        self._history = _History(game, *self._process.origin)
        self.game = game
        self.fields = fields
        self.players = players
        self.auto_reset = auto_reset
        self.scores = None
        self._round = None
        self._given = {}
        self._begun = 0

    def reset(self, seed=None, config=None, rules=None, options=None):
        """Begins a match. Returns the states of the players and info: scores, round, over, refused, seed. With auto_reset
        the matches that follow have the seeds "<seed> 1", "<seed> 2" and so on. options: config and rules as a dict, as
        Gymnasium gives them."""
        given = {"config": config, "rules": rules, **_read_options(options, ("config", "rules")), "seed": seed}
        self._given = {name: value for name, value in given.items() if value is not None}
        self._begun = 0
        return self._take(self._process.ask([self._make_reset()])[0])

    def step(self, orders):
        """Plays a round: four lists of orders, or {player: orders} of some. Returns states, rewards (the points that each
        of the four has gained), terminated, truncated (never) and info, where "refused" says which orders were, and why."""
        return step_all([self], [orders])[0]

    def save(self):
        """Keeps the match as it is now. Returns what load and forget take."""
        saved = self._ask({"save": next(self._process.numbers)})["saved"]
        self._process.histories[saved] = self._history
        return saved

    def load(self, saved):
        """Goes back to what was saved, in this env or in another of the same process. Returns states and info."""
        loaded = self._take(self._ask({"load": saved, **self._wish}))
        self._history = self._process.histories.get(saved, self._history)
        return loaded

    def forget(self, saved):
        """Frees the memory of what was saved."""
        self._ask({"forget": saved})
        self._process.histories.pop(saved, None)

    def clone(self):
        """Another env with the same match at the same moment."""
        wish = {"fields": self.fields, "players": self.players, "auto_reset": self.auto_reset}
        copy = Env(self.game, **wish, _process=self._process)
        name = next(self._process.numbers)
        steps = [
            {"env": self._env, "save": name},
            {"env": copy._env, "load": name, "players": []},
            {"forget": name},
        ]
        self._process.ask([_make_line(step) for step in steps])
        copy.scores = self.scores
        copy._round, copy._given, copy._begun = self._round, self._given, self._begun
        copy._history = self._history
        return copy

    def render(self):
        """The match so far in the viewer: one page of HTML, which a notebook shows, and which can be written to a file."""
        return self._history.render()

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

    def _make_reset(self):
        given = dict(self._given)
        if self._begun > 0 and "seed" in given:
            given["seed"] = f"{given['seed']} {self._begun}"
        return _make_line({"env": self._env, "reset": given, **self._wish})

    def _make_step(self, orders):
        self._ordered = _encode(_list_orders(orders))
        return (self._before_orders + self._ordered + self._after_orders).encode()

    def _take(self, answer):
        """What the answer has beside the states is info. A game that hides something has no states in common."""
        states = answer.pop("states", None)
        if states is None:
            states = _join_states(answer.pop("state", None), answer.pop("seats", ()))
        self.scores, self._round = answer["scores"], answer["round"]
        if "seed" in answer:
            self._history = self._history.begin({**self._given, "seed": answer["seed"]})
        return states, answer

    def _take_step(self, answer):
        before = self.scores
        self._history = self._history.play(self._round, self._ordered)
        states, info = self._take(answer)
        rewards = [now - then for now, then in zip(self.scores, before)]
        return states, rewards, info["over"], False, info


def make_envs(game, count, *, processes=1, **wish):
    """Many envs of a game, in one process or spread over several: one for each core is best. Close each, or all by close_all."""
    if count < 1 or processes < 1:
        raise EnvError(f"expected at least one env and one process, got {count} and {processes}")
    firsts = [Env(game, **wish) for _ in range(min(processes, count))]
    shared = {name: value for name, value in wish.items() if name not in ("options", "command")}
    others = [
        Env(game, **shared, _process=firsts[number % len(firsts)]._process)
        for number in range(len(firsts), count)
    ]
    return firsts + others


def close_all(envs):
    for env in envs:
        env.close()


def reset_all(envs, seed=None, config=None, rules=None):
    """Begins a match in each env: the first with the seed "<seed> 0", the next with "<seed> 1" and so on."""
    for number, env in enumerate(envs):
        given = {"seed": None if seed is None else f"{seed} {number}", "config": config, "rules": rules}
        env._given = {name: value for name, value in given.items() if value is not None}
        env._begun = 0
    answers = _ask_all(envs, [env._make_reset() for env in envs])
    _raise_first(answers)
    return [env._take(answer) for env, answer in zip(envs, answers)]


def step_all(envs, orders):
    """Steps many envs, which takes less time than one after another. Returns what step does, for each. Where a match is over
    and its env has auto_reset, the states are those of the next match, and info has "final_states" and "final_info". If the
    orders for an env are refused, the others are stepped: EnvError has their results."""
    envs, orders = list(envs), list(orders)
    if len(envs) != len(orders):
        raise EnvError(f"expected orders for each of the {len(envs)} envs, got {len(orders)}")
    if len({id(env) for env in envs}) < len(envs):
        raise EnvError("an env is given twice: each can be stepped once")
    answers = _ask_all(envs, [env._make_step(given) for env, given in zip(envs, orders)])
    results = [None if "error" in answer else env._take_step(answer) for env, answer in zip(envs, answers)]
    _begin_next(envs, results)
    _raise_first(answers, results)
    return results


def _begin_next(envs, results):
    """Begins the next match where one is over and its env has auto_reset."""
    ended = [number for number, one in enumerate(results) if one is not None and one[2] and envs[number].auto_reset]
    for number in ended:
        envs[number]._begun += 1
    begun = _ask_all([envs[number] for number in ended], [envs[number]._make_reset() for number in ended])
    _raise_first(begun)
    for number, answer in zip(ended, begun):
        states, rewards, over, truncated, info = results[number]
        new_states, new_info = envs[number]._take(answer)
        results[number] = (
            new_states, rewards, over, truncated, {**new_info, "final_states": states, "final_info": info}
        )


def _raise_first(answers, results=None):
    refused = [number for number, answer in enumerate(answers) if "error" in answer]
    if not refused:
        return
    which = ""
    if len(answers) > 1:
        stepped = "" if results is None else f" (stepped: {len(answers) - len(refused)} others, see error.results)"
        which = f"env {refused[0]} of {len(answers)}{stepped}: "
    error = EnvError(which + answers[refused[0]]["error"])
    error.results = results
    raise error


def _ask_all(envs, lines):
    """Asks each env for something, whatever processes they are in; several processes work at the same time. An answer may be
    an error."""
    groups = {}
    for number, env in enumerate(envs):
        groups.setdefault(env._process, []).append(number)
    answers = [None] * len(lines)

    def ask(process, numbers):
        for number, answer in zip(numbers, process.exchange([lines[number] for number in numbers])):
            answers[number] = answer

    if len(groups) <= 1:
        for process, numbers in groups.items():
            ask(process, numbers)
        return answers
    with ThreadPoolExecutor(len(groups)) as pool:
        for done in [pool.submit(ask, process, numbers) for process, numbers in groups.items()]:
            done.result()
    return answers


def _read_options(options, allowed):
    """What Gymnasium's reset takes beside the seed."""
    given = {} if options is None else options
    unknown = [name for name in given if name not in allowed] if isinstance(given, dict) else [given]
    if unknown:
        raise EnvError(f"invalid options: expected {' and '.join(allowed)}, got {_shorten(unknown[0])}")
    return given


def _list_orders(orders):
    """Four lists of orders, whatever form they were given in; what would be lost is an error."""
    if isinstance(orders, dict):
        given = {_to_player(player): one for player, one in orders.items()}
        orders = [given.get(player, []) for player in range(4)]
    elif not isinstance(orders, (list, tuple)) or len(orders) != 4:
        raise EnvError(f"invalid orders: expected four lists of orders or {{player: orders}}, got {_shorten(orders)}")
    for player, one in enumerate(orders):
        if not isinstance(one, (list, tuple)) or not all(isinstance(order, dict) for order in one):
            raise EnvError(f"invalid orders of player {player}: expected a list of orders, got {_shorten(one)}")
    return orders


def _to_player(player):
    if not isinstance(player, (bool, str)) and hasattr(player, "__index__") and 0 <= player.__index__() < 4:
        return player.__index__()
    raise EnvError(f"invalid player: expected 0, 1, 2 or 3, got {_shorten(player)}")


def _shorten(value):
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


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


class Page(str):
    """A page of HTML that notebooks show."""

    def _repr_html_(self):
        return f'<iframe srcdoc="{html.escape(self)}" width="100%" height="720" style="border: 0"></iframe>'


class _History:
    """How a match came to be: what it began with, and the orders of its rounds, the last first. It never changes."""

    def __init__(self, game, options, command, began=None, rounds=None):
        self._env = (game, tuple(options), command)
        self._began = began
        self._rounds = rounds

    def begin(self, began):
        return _History(*self._env, began)

    def play(self, round, orders):
        return _History(*self._env, self._began, (self._rounds, f"[{round},{orders}]"))

    def render(self):
        """Plays the match again with bots that know their orders, and lets the viewer make a page of the replay."""
        if self._began is None:
            raise EnvError("there is no match to render: call reset first")
        rounds = []
        last = self._rounds
        while last is not None:
            last, orders = last
            rounds.append(orders)
        with tempfile.TemporaryDirectory(prefix="minions-render-") as folder:
            _write(folder, "rounds.jsonl", "".join(f"{line}\n" for line in reversed(rounds)))
            _write(folder, "bot.py", _ORDERED_BOT)
            self._run(folder, ["play", *self._make_arguments(len(rounds)), "-q", "-o", "match.jsonl"])
            self._run(folder, ["view", "match.jsonl", "-o", "match.html"])
            return Page(Path(folder, "match.html").read_text(encoding="utf-8"))

    def _make_arguments(self, rounds):
        game, options, _ = self._env
        name = str(Path(game).resolve()) if game.startswith(".") else game
        bots = [f"player{player}={shlex.quote(sys.executable)} bot.py {player}" for player in range(4)]
        config = {**self._began.get("config", {}), "rounds": max(1, rounds)}
        settings = [part for key, value in config.items() for part in ("--set", f"{key}={_encode(value)}")]
        rules = ["--rules", self._began["rules"]] if "rules" in self._began else []
        seed = ["-s", str(self._began["seed"])]
        return [name, *bots, *options, *settings, *rules, *seed, "--sandbox", "none", "--no-limits"]

    def _run(self, folder, arguments):
        command = [*_find_command(self._env[2]), *arguments]
        ended = subprocess.run(command, cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        if ended.returncode != 0:
            raise EnvError(f"{shlex.join(command)} ended with code {ended.returncode}: {ended.stderr.strip()}")


# Gives the orders of a player from the file beside it. By the number of the round: not everybody is asked in every one.
_ORDERED_BOT = """
import json, sys

player = int(sys.argv[1])
rounds = dict(map(json.loads, open("rounds.jsonl")))
for line in sys.stdin:
    state = json.loads(line)
    if state.get("over"):
        break
    given = rounds.get(state["round"])
    print(json.dumps({"round": state["round"], "orders": given[player] if given else []}), flush=True)
"""


def _write(folder, name, text):
    Path(folder, name).write_text(text, encoding="utf-8")


class _Process:
    """A running "minions env": a line out, a line in."""

    def __init__(self, command):
        self.numbers = itertools.count()
        self.histories = {}
        self.origin = ((), None)
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
        """Asks many things. Raises the first error when all are done."""
        answers = self.exchange(lines)
        for answer in answers:
            if "error" in answer:
                raise EnvError(answer["error"])
        return answers

    def exchange(self, lines):
        """Asks many things, and writes ahead as far as both sides can hold it. An answer may be an error."""
        answers = []
        for group in _cut(lines):
            try:
                self._process.stdin.write(b"".join(group))
                self._process.stdin.flush()
            except (BrokenPipeError, ValueError):
                raise self._ended() from None
            for _ in group:
                answers.append(self._read())
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
