"""Many matches at once as arrays of numpy, for programs that learn. Copy this file and minions_env.py where you like.

    from minions_gym import VectorEnv

    with VectorEnv("crematoria", 64, processes=2) as env:
        observations, info = env.reset(seed="a seed")
        for _ in range(1000):
            env.actions[:, 0, :] = policy(observations)       # player 0; an action for each unit, 0 for none
            observations, rewards, over, truncated, info = env.step()

The states come through shared memory and not as text: docs/gym.md has the arrays. ParallelEnv is one match for PettingZoo.
Python 3.9 or newer, and numpy; gymnasium and pettingzoo are used where they are installed, and needed nowhere.
"""

import mmap
import os
import tempfile
import warnings
from concurrent.futures import ThreadPoolExecutor

import numpy as np

from minions_env import Env, EnvError, _make_line, _read_options
from minions_spaces import Box, Dict, Discrete, MultiDiscrete

_OBSERVED = "state/"


class VectorEnv:
    """Matches that are stepped together, each followed by the next when it is over. The arrays that it returns are its own
    memory: the next step writes into them. Copy what you keep. Its members have the names of Gymnasium's VectorEnv; rewards are
    those of four players, shape (num_envs, 4)."""

    metadata = {"name": "minions", "render_modes": ["ansi"]}
    spec = None
    render_mode = "ansi"

    def __init__(
        self,
        game,
        num_envs,
        *,
        processes=1,
        observe=True,
        masks=False,
        auto_reset=True,
        config=None,
        options=(),
        command=None,
    ):
        """observe: whether to get states. masks: whether to get which actions are legal, which takes time. auto_reset: whether
        a match that is over is followed by the next one; if not, it stays as it ended until the next reset."""
        if num_envs < processes or processes < 1:
            raise EnvError(f"expected at least one process and an env for each, got {num_envs} and {processes}")
        self.game, self.num_envs = game, num_envs
        self._config = config or {}
        wish = {"observe": observe, "masks": masks, "autoReset": auto_reset}
        sizes = [num_envs // processes + (number < num_envs % processes) for number in range(processes)]
        self._parts = [_Part(game, size, wish, options, command) for size in sizes]
        self._pool = ThreadPoolExecutor(processes) if processes > 1 else None
        self._is_open = True
        self._joined = {}
        try:
            # One match shows what the arrays of all will look like.
            self._parts[0].begin(None, self._config, envs=1)
            self._describe_arrays()
        except EnvError:
            self.close()
            raise

    def reset(self, seed=None, options=None):
        """Begins all matches. options: {"config": {…}} of these matches. Returns observations and info."""
        config = {**self._config, **_read_options(options, ("config",)).get("config", {})}
        self._run(lambda numbered: numbered[1].begin(None if seed is None else f"{seed}.{numbered[0]}", config))
        names = self._parts[0].arrays.keys()
        self._joined = {name: _Joined([part.arrays[name] for part in self._parts]) for name in names}
        self._describe_arrays()
        return self._observe(), self._make_info()

    def step(self, actions=None):
        """Plays a round of every match: an action for each unit of each player, shape (num_envs, 4, units), 0 for none; without
        them, what stands in env.actions. Returns observations, rewards (num_envs, 4), terminated, truncated and info. Where a
        match is over, the observation is that of the next one, and info["scores"] are the points of the one that ended."""
        self._require_begun()
        if actions is not None:
            self.actions[:] = self._require_actions(actions)
        self._joined["actions"].write(self.actions)
        self._run(lambda numbered: numbered[1].step())
        over = self._joined["over"].read().astype(bool)
        return self._observe(), self._joined["rewards"].read(), over, np.zeros_like(over), self._make_info()

    def render(self):
        """The maps as text, one for each match; the units are in the observations."""
        self._require_begun()
        boards = self._joined["board"].read() if "board" in self._joined else ()
        return tuple(_write_board(board) for board in boards)

    @property
    def closed(self):
        return not self._is_open

    @property
    def unwrapped(self):
        return self

    def close(self):
        if not self._is_open:
            return
        self._is_open = False
        for part in self._parts:
            part.close()
        if self._pool:
            self._pool.shutdown()

    def _describe_arrays(self):
        first = self._parts[0]
        self.action_names = ("none", *first.info["actions"])
        self.units = first.info["units"]
        self.actions = np.zeros((self.num_envs, 4, self.units), dtype=np.int8)
        observed = [name for name in first.arrays if name.startswith(_OBSERVED) or name == "board"]
        self._observed = {name.removeprefix(_OBSERVED): name for name in observed}
        self.single_observation_space = self._make_space(())
        self.observation_space = self._make_space((self.num_envs,))
        self.single_action_space = MultiDiscrete(np.full((4, self.units), len(self.action_names)))
        self.action_space = MultiDiscrete(np.full(self.actions.shape, len(self.action_names)))

    def _make_space(self, before):
        arrays = self._parts[0].arrays
        return Dict({name: _make_box(arrays[key][0], before) for name, key in self._observed.items()})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def _run(self, task):
        numbered = list(enumerate(self._parts))
        return list((self._pool.map if self._pool else map)(task, numbered))

    def _require_begun(self):
        if not self._joined or not self._is_open:
            raise EnvError("this env is closed" if not self._is_open else "no match has begun: call reset first")

    def _require_actions(self, actions):
        given = np.asarray(actions)
        if given.shape != self.actions.shape or not np.issubdtype(given.dtype, np.integer):
            raise EnvError(
                f"invalid actions: expected integers of shape {self.actions.shape}, got {given.dtype} of shape {given.shape}"
            )
        if given.size and (given.min() < 0 or given.max() >= len(self.action_names)):
            raise EnvError(
                f"invalid actions: expected 0 to {len(self.action_names) - 1}, got {given.min()} to {given.max()}"
            )
        return given

    def _observe(self):
        return {name: self._joined[key].read() for name, key in self._observed.items()}

    def _make_info(self):
        info = {name: self._joined[name].read() for name in ("scores", "rounds", "refused")}
        if "masks" in self._joined:
            info["masks"] = self._joined["masks"].read()
        return info


class ParallelEnv:
    """One match of four agents with the interface of PettingZoo's ParallelEnv. Each sees the arrays of the whole board and, as
    "agent", which player it is. It gives an action to each unit; infos has its "action_mask", shape (units, actions)."""

    metadata = {"name": "minions", "render_modes": ["ansi"], "is_parallelizable": True}

    def __init__(self, game, *, config=None, render_mode=None, options=(), command=None):
        self._vector = VectorEnv(
            game, 1, masks=True, auto_reset=False, config=config, options=options, command=command
        )
        self.possible_agents = [f"player_{player}" for player in range(4)]
        self.agents = []
        self.render_mode = render_mode
        self._observations = {}
        self._describe_spaces()

    def _describe_spaces(self):
        vector = self._vector
        seen = vector.single_observation_space.spaces
        acts = np.full(vector.units, len(vector.action_names))
        self.observation_spaces = {
            agent: Dict({**seen, "agent": Discrete(4)}) for agent in self.possible_agents
        }
        self.action_spaces = {agent: MultiDiscrete(acts) for agent in self.possible_agents}

    def observation_space(self, agent):
        return self.observation_spaces[agent]

    def action_space(self, agent):
        return self.action_spaces[agent]

    @property
    def num_agents(self):
        return len(self.agents)

    @property
    def max_num_agents(self):
        return len(self.possible_agents)

    @property
    def unwrapped(self):
        return self

    def reset(self, seed=None, options=None):
        """options: {"config": {…}} of this match. What it does not know is ignored with a warning: PettingZoo's own tests pass
        options that mean nothing."""
        known = {name: value for name, value in (options or {}).items() if name == "config"}
        if len(known) < len(options or {}):
            warnings.warn(f"unknown options are ignored: {', '.join(map(str, options.keys() - known.keys()))}", stacklevel=2)
        self._observations, self._info = self._vector.reset(None if seed is None else str(seed), known)
        self._describe_spaces()
        self.agents = list(self.possible_agents)
        return self._make_observations(), self._make_infos()

    def step(self, actions):
        if not self.agents:
            raise EnvError("the match is over: call reset")
        unknown = [agent for agent in actions if agent not in self.agents]
        if unknown:
            raise EnvError(f"invalid agent: expected one of {', '.join(self.agents)}, got {unknown[0]!r}")
        joint = np.zeros_like(self._vector.actions)
        for agent, action in actions.items():
            if not self.action_space(agent).contains(np.asarray(action)):
                raise EnvError(f"invalid action of {agent}: expected {self.action_space(agent)}")
            joint[0, self.possible_agents.index(agent)] = action
        self._observations, rewards, over, _, self._info = self._vector.step(joint)
        agents, is_over = self.agents, bool(over[0])
        result = (
            self._make_observations(),
            {agent: float(rewards[0, self.possible_agents.index(agent)]) for agent in agents},
            dict.fromkeys(agents, is_over),
            dict.fromkeys(agents, False),
            self._make_infos(),
        )
        self.agents = [] if is_over else agents
        return result

    def state(self):
        self._vector._require_begun()
        return np.concatenate([array[0].ravel().astype(np.float32) for array in self._observations.values()])

    def render(self):
        """The map as text; the units are in the observations."""
        return self._vector.render()[0]

    def close(self):
        self._vector.close()

    def _make_observations(self):
        shared = {name: array[0].copy() for name, array in self._observations.items()}
        return {agent: {**shared, "agent": self.possible_agents.index(agent)} for agent in self.agents}

    def _make_infos(self):
        """What an agent's units cannot do is masked, and all that the units of others could do; no action is always legal."""
        scores = [float(score) for score in self._info["scores"][0]]
        none = np.ones((self._vector.units, 1), np.int8)
        legal = self._info["masks"][0]
        masks = {
            agent: np.concatenate([none, legal[self.possible_agents.index(agent)]], axis=1, dtype=np.int8)
            for agent in self.agents
        }
        return {agent: {"action_mask": mask, "scores": scores} for agent, mask in masks.items()}


class _Part:
    """The matches of one process."""

    def __init__(self, game, size, wish, options, command):
        self._env = Env(game, options=options, command=command)
        self._wish = {"envs": size, **wish}
        folder = "/dev/shm" if os.path.isdir("/dev/shm") else None
        handle, self._path = tempfile.mkstemp(prefix="minions-gym-", dir=folder)
        os.close(handle)
        self._memory = None
        self.arrays = {}
        self.info = None

    def begin(self, seed, config, envs=None):
        options = {**self._wish, "path": self._path, "config": config}
        if seed is not None:
            options["seed"] = seed
        if envs is not None:
            options["envs"] = envs
        self.info = self._ask(options)
        with open(self._path, "r+b") as file:
            self._memory = mmap.mmap(file.fileno(), self.info["bytes"])
        self.arrays = {
            array["name"]: np.ndarray(
                array["shape"], array["dtype"], self._memory, array["offset"], array["strides"]
            )
            for array in self.info["arrays"]
        }

    def step(self):
        self._ask("step")

    def close(self):
        self.arrays = {}
        self._env.close()
        os.unlink(self._path)

    def _ask(self, asked):
        return self._env._process.ask([_make_line({"batch": asked})])[0]["batch"]


class _Joined:
    """The arrays of all processes as one. Of one process it is the array itself."""

    def __init__(self, parts):
        self.parts = parts
        self._whole = None if len(parts) == 1 else np.empty((sum(map(len, parts)), *parts[0].shape[1:]), parts[0].dtype)

    def read(self):
        if self._whole is None:
            return self.parts[0]
        return np.concatenate(self.parts, out=self._whole)

    def write(self, values):
        start = 0
        for part in self.parts:
            part[:] = values[start : start + len(part)]
            start += len(part)


def _make_box(array, before):
    limits = np.iinfo(array.dtype)
    return Box(limits.min, limits.max, (*before, *array.shape), array.dtype)


def _write_board(board):
    levels = board.reshape(-1, *board.shape[-2:])
    return "\n\n".join("\n".join(bytes(row).decode() for row in level) for level in levels)
