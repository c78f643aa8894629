// The gym from Python: the client, what the page says of it, and the example that trains a bot.
import { execa } from 'execa';
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect } from 'vitest';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import { emptyFolder, minions, runMinions } from '../cli/run-minions.ts';
import { SMALL_GAME, writeFiles } from '../judge/games/small-game.ts';
import { NUMPY, testWith } from '../test-with.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = join(root, 'sample-bots/python');
const MINIONS = `"${process.execPath}" "${minions}"`;

async function runPython(folder: string, ...args: string[]): Promise<string> {
  const env = { PYTHONPATH: python, PYTHONDONTWRITEBYTECODE: '1', MINIONS };
  return (await execa('python3', args, { cwd: folder, env })).stdout;
}

const LIST_MODULES = `import json, re, sys
print(json.dumps({"py_modules": json.loads(re.search(r"py-modules = (\\[.*\\])", open(sys.argv[1]).read())[1])}))`;

const CLIENT = `
import json
from minions_env import Env, EnvError, step_all

WAIT = [[], [], [], []]
seen = {}

def fails(name, act):
    try:
        act()
    except EnvError as error:
        seen[name] = str(error)

with Env("crematoria", options=["--set", "rounds=4"]) as env:
    states, info = env.reset(seed="a")
    seen["first"] = [[state["player"], state["start"]["seed"], len(state["board"])] for state in states]
    seen["reset"] = info
    saved = env.save()
    copy = env.clone()
    one = env.step({0: [{"unit": 999, "dir": "Top"}]})
    seen["step"] = [one[0][0]["last"]["rejected"], one[0][1]["last"]["rejected"], *one[1:4], one[4]["refused"][0]]
    seen["copies agree"] = copy.step([[{"unit": 999, "dir": "Top"}], [], [], []])[0] == one[0]
    page = copy.render()
    seen["page"] = [page.startswith("<!doctype html>"), page._repr_html_().startswith("<iframe srcdoc=")]
    seen["loaded"] = env.load(saved)[0] == states
    env.forget(saved)
    fails("forgotten", lambda: env.load(saved))
    fails("wrong orders", lambda: env.step([[{"unit": 1, "dir": "Upp"}], [], [], []]))
    for _ in range(3):
        together = step_all([env, copy], [WAIT, WAIT])
    seen["together"] = [[over, info["round"]] for _, _, over, _, info in together]
    fails("over", lambda: copy.step(WAIT))
    seen["envs"] = env.info()["envs"]
    copy.close()
    seen["left"] = env.info()["envs"]
fails("closed", lambda: env.reset())
with Env("crematoria", fields=[]) as env:
    seen["no states"] = env.reset(seed=1, config={"rounds": 2})[0]
    many = [env] + [env.clone() for _ in range(400)]
    big = [[{"unit": unit, "dir": "Top"} for unit in range(200)], [], [], []]
    seen["many"] = len(step_all(many, [big] * len(many)))
    for copy in many[1:]:
        copy.close()
fails("no game", lambda: Env("nope").reset())
print(json.dumps(seen))
`;

testWith('python3')('the client does what its words say', async () => {
  const seen = JSON.parse(await runPython(emptyFolder(), '-c', CLIENT)) as Record<string, unknown>;
  const refused = [{ order: 0, reason: 'there is no unit 999' }];
  expect(seen).toEqual({
    first: [0, 1, 2, 3].map((player) => [player, expect.any(Number), 2]),
    reset: expect.objectContaining({ seed: 'a', round: 0, scores: [15, 15, 15, 15], over: false }),
    step: [refused, [], [0, 0, 0, 0], false, false, refused],
    'copies agree': true,
    page: [true, true],
    loaded: true,
    forgotten: expect.stringContaining('nothing is saved as'),
    'wrong orders': expect.stringContaining('the orders of player 0: at /orders/0/dir'),
    together: [
      [false, 3],
      [true, 4],
    ],
    over: expect.stringContaining('the match is over after 4 rounds'),
    envs: 2,
    left: 1,
    closed: 'this env is closed',
    'no states': [],
    many: 401,
    'no game': expect.stringContaining('ended with code 2; what it said is above'),
  });
});

testWith('python3')('the example of docs/gym.md prints what the page says', async () => {
  const page = readFileSync(join(root, 'docs/gym.md'), 'utf8');
  const [, code, output] = /```python\n(.*?)```\n\n```\n(.*?)```/s.exec(page)!;
  expect(`${await runPython(emptyFolder(), '-c', code!)}\n`).toBe(output);
});

testWith('python3')('a bot that was trained beats those it was trained against, and demo', async () => {
  const folder = emptyFolder();
  const said = await runPython(folder, join(python, 'train_example.py'), 'trained.json', '5');
  const leads = [...said.matchAll(/: ([+-]\d+) points/g)].map(([, points]) => Number(points));
  expect(leads.length).toBeGreaterThan(2);
  expect(leads.at(-1), 'on maps it has not seen').toBeGreaterThan(leads[0]!);
  writeFileSync(join(folder, 'trained_bot.py'), readFileSync(join(python, 'trained_bot.py')));
  const bot = 'trained=python3 trained_bot.py trained.json';
  const { stdout } = await runMinions(['play', 'crematoria', bot, 'demo', 'demo', 'demo', '-s', '1', '--json'], folder);
  expect((JSON.parse(stdout) as MatchResult).seats[0]).toMatchObject({ place: 1, verdict: null });
});

const NATURAL = `
import json
from minions_env import Env, EnvError, close_all, make_envs, reset_all, step_all

seen = {}
WAIT = [[], [], [], []]

def fails(name, act):
    try:
        act()
    except EnvError as error:
        seen[name] = str(error)

one, other = [Env("ork-island", options=["--set", "rounds=3"], fields=[]) for _ in range(2)]
one.reset(seed="a"); other.reset(seed="b"); other.step(WAIT)
seen["rounds"] = [info["round"] for *_, info in step_all([one, other], [WAIT, WAIT])]
fails("player 4", lambda: one.step({4: []}))
fails("player text", lambda: one.step({"0": []}))
fails("garbage", lambda: one.step({0: "garbage"}))
fails("three", lambda: one.step([[], [], []]))
fails("twice", lambda: step_all([one, one], [WAIT, WAIT]))
fails("too few", lambda: step_all([one, other], [WAIT]))
seen["unchanged"] = one.step(WAIT)[4]["round"]
one.reset(seed="a", options={"config": {"rounds": 2}})
fails("options", lambda: one.reset(options={"round": 2}))
try:
    step_all([one, other], [[[{"unit": 1, "dir": "Upp"}], [], [], []], WAIT])
except EnvError as error:
    seen["one bad"] = [str(error), error.results[0], error.results[1][4]["round"], other.scores == error.results[1][4]["scores"]]
seen["others go on"] = [[info["round"], over] for _, _, over, _, info in step_all([one], [WAIT])]
close_all([one, other])
with Env("ork-island", auto_reset=True, fields=[], options=["--set", "rounds=1"]) as first:
    first.reset(seed="s")
    with first.clone() as copy:
        seen["clone"] = copy.step(WAIT)[4]["seed"]
envs = make_envs("ork-island", 5, processes=2, auto_reset=True, fields=[], options=["--set", "rounds=2"])
seen["seeds"] = [info["seed"] for _, info in reset_all(envs, seed="s")]
step_all(envs, [WAIT] * 5)
again = step_all(envs, [WAIT] * 5)
seen["again"] = [again[3][2], again[3][4]["seed"], again[3][4]["round"], again[3][4]["final_info"]["over"]]
close_all(envs)
print(json.dumps(seen))
`;

testWith('python3')(
  'envs made one by one are stepped each in its own match, and what would be lost is an error',
  async () => {
    expect(JSON.parse(await runPython(emptyFolder(), '-c', NATURAL))).toEqual({
      rounds: [1, 2],
      'player 4': 'invalid player: expected 0, 1, 2 or 3, got 4',
      'player text': "invalid player: expected 0, 1, 2 or 3, got '0'",
      garbage: "invalid orders of player 0: expected a list of orders, got 'garbage'",
      three: 'invalid orders: expected four lists of orders or {player: orders}, got [[], [], []]',
      twice: 'an env is given twice: each can be stepped once',
      'too few': 'expected orders for each of the 2 envs, got 1',
      unchanged: 2,
      options: "invalid options: expected config and rules, got 'round'",
      'one bad': [
        expect.stringMatching(/^env 0 of 2 \(stepped: 1 others, see error.results\): the orders of player 0: /),
        null,
        3,
        true,
      ],
      'others go on': [[1, false]],
      clone: 's 1',
      seeds: ['s 0', 's 1', 's 2', 's 3', 's 4'],
      again: [true, 's 3 1', 0, true],
    });
  },
);

const VECTOR = `
import json
import numpy as np
from minions_env import Env, EnvError
from minions_gym import ParallelEnv, VectorEnv

seen = {}
with VectorEnv("crematoria", 5, processes=2, config={"rounds": 3}) as env:
    observations, info = env.reset(seed="a")
    seen["shapes"] = [list(observations[name].shape) for name in ("board", "owner", "health")]
    seen["fits"] = env.single_observation_space.contains({name: array[4] for name, array in observations.items()})
    try:
        env.step(np.full(env.actions.shape, 99))
    except EnvError as error:
        seen["wrong"] = str(error)
    total = np.zeros((5, 4))
    first = info["scores"].copy()
    for _ in range(3):
        _, rewards, over, _, info = env.step(np.ones(env.actions.shape, dtype=np.int64))
        total += rewards
    seen["over"] = over.tolist()
    seen["rewards add up"] = bool((first + total == info["scores"]).all())
    scores = info["scores"][3].tolist()
with Env("crematoria", fields=["units"], players=[0]) as one:
    # The fourth match is the first of the second process.
    states, _ = one.reset(seed="a.1 0 0", config={"rounds": 3})
    for _ in range(3):
        orders = {p: [{"unit": np.int64(u["id"]), "dir": "Bottom"} for u in states[0]["units"] if u["player"] == p] for p in range(4)}
        states, *_ , info = one.step(orders)
    seen["same match"] = info["scores"] == scores
with VectorEnv("ork-island", 2, config={"rounds": 3}) as env:
    members = ["num_envs", "metadata", "spec", "render_mode", "closed", "unwrapped", "render"]
    spaces = ["single_observation_space", "single_action_space", "observation_space", "action_space"]
    seen["missing members"] = [name for name in members + spaces if not hasattr(env, name)]
    try:
        env.step()
    except EnvError as error:
        seen["too early"] = str(error)
    observations, _ = env.reset(seed=7, options={"config": {"rounds": 2}})
    seen["whole fits"] = [env.observation_space.contains(observations), env.action_space.contains(env.actions.astype(int))]
    seen["options"] = [env.step()[2].tolist() for _ in range(2)]
    seen["maps"] = len(env.render())
print(json.dumps(seen))
`;

testWith('python3', NUMPY)(
  'many matches at once are arrays of numpy, and one match is an env of PettingZoo',
  async () => {
    expect(JSON.parse(await runPython(emptyFolder(), '-c', VECTOR))).toEqual({
      shapes: [
        [5, 2, 40, 80],
        [5, 40, 80],
        [5, 93],
      ],
      fits: true,
      wrong: 'invalid actions: expected 0 to 10, got 99 to 99',
      over: [true, true, true, true, true],
      'rewards add up': true,
      'same match': true,
      'missing members': [],
      'too early': 'no match has begun: call reset first',
      'whole fits': [true, true],
      options: [
        [false, false],
        [true, true],
      ],
      maps: 2,
    });
  },
);

// The steps of PettingZoo's parallel_api_test and seed test, and what masks and the last observation mean.
const PARALLEL = `
import json, sys, warnings
import numpy as np
from minions_env import Env
from minions_gym import ParallelEnv

game, seen = sys.argv[1], {}
CONFIG = {"rounds": 3}

def same(one, other):
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)

env = ParallelEnv(game, config=CONFIG)
first, infos = env.reset(seed=1)
again, _ = env.reset(seed=1)
other, _ = env.reset(seed=2)
seen["seeds"] = [same(first["player_0"], again["player_0"]), same(first["player_0"], other["player_0"])]
with warnings.catch_warnings(record=True) as said:
    warnings.simplefilter("always")
    # As PettingZoo's own test does.
    env.reset(seed=0, options={"options": 1})
seen["options"] = [str(one.message) for one in said]
observations, infos = env.reset(seed=1)
seen["agents"] = [env.agents, env.possible_agents, env.num_agents, env.max_num_agents]
seen["inside"] = all(env.observation_space(agent).contains(one) for agent, one in observations.items())
seen["who"] = [observations[agent]["agent"] for agent in env.agents]

with Env(game, options=["--set", "rounds=3"]) as plain:
    # The one match of a batch with the seed "1" has the seed "1.0 0 0".
    states, info = plain.reset(seed="1.0 0 0")
    masks = [infos[agent]["action_mask"][:, 1:] for agent in env.agents]
    seen["units of two agents"] = int((sum(mask.any(axis=1).astype(int) for mask in masks) > 1).sum())
    owner = observations["player_0"].get("player")
    if owner is not None:
        seen["units of others"] = [int((mask.any(axis=1)[: len(owner)] & (owner != who)).sum()) for who, mask in enumerate(masks)]
    seen["free"] = [bool(mask.any()) for mask in masks]
    refused = 0
    while env.agents:
        actions = {}
        for agent in env.agents:
            action = np.zeros(env.action_space(agent).shape, dtype=np.int64)
            units, names = infos[agent]["action_mask"][:, 1:].nonzero()
            action[units[0]] = names[0] + 1
            actions[agent] = action
        spaces = {agent: env.observation_space(agent) for agent in env.agents}
        observations, rewards, over, truncated, infos = env.step(actions)
        refused += int(env._vector._make_info()["refused"].sum())
        assert observations.keys() == rewards.keys() == over.keys() == truncated.keys() == infos.keys() == actions.keys()
        assert all(spaces[agent].contains(one) for agent, one in observations.items())
    seen["refused"] = refused
seen["ends"] = [set(over.values()) == {True}, set(truncated.values()) == {False}, env.agents]
# The board of the match that ended, and not of another.
ended, size = env.render(), env.state().shape
seen["rounds"] = int(env._vector._make_info()["rounds"][0]) - info["round"]
env.reset(seed=1)
seen["same map"] = [ended == env.render(), size == env.state().shape]
env.close()
print(json.dumps(seen))
`;

describe.each(['apocalypse', 'crematoria', 'ork-island', 'walking-dead'])('%s', (game) => {
  testWith('python3', NUMPY)(
    'keeps the contract of PettingZoo, with a mask for each agent, to its last observation',
    async () => {
      const agents = ['player_0', 'player_1', 'player_2', 'player_3'];
      const seen = JSON.parse(await runPython(emptyFolder(), '-c', PARALLEL, game)) as Record<string, unknown>;
      if ('units of others' in seen) expect(seen['units of others']).toEqual([0, 0, 0, 0]);
      expect(seen).toMatchObject({
        seeds: [true, false],
        options: ['unknown options are ignored: options'],
        agents: [agents, agents, 4, 4],
        inside: true,
        who: [0, 1, 2, 3],
        'units of two agents': 0,
        free: [true, true, true, true],
        refused: 0,
        ends: [true, true, []],
        rounds: 3,
        'same map': [true, true],
      });
    },
  );
});

const TURNS = `
import json
from pathlib import Path
from minions_env import Env, _History

run = _History._run

def run_and_look(self, folder, arguments):
    run(self, folder, arguments)
    if arguments[0] == "play":
        print(Path(folder, "match.jsonl").read_text().splitlines()[-1])

_History._run = run_and_look
with Env("./turns", fields=[]) as env:
    env.reset(seed="a")
    for number in range(1, 5):
        env.step([[{"count": number}]] * 4)
    env.render()
    print(json.dumps(env.scores))
`;

testWith('python3')('what is rendered of a game with turns is the match that was played', async () => {
  const folder = emptyFolder();
  const rules = SMALL_GAME['game.ts']!.replace(
    'round: [',
    'isAsked: ({ round }, _, player) => round % 2 === player % 2,\n  round: [',
  );
  writeFiles(join(folder, 'turns'), { ...SMALL_GAME, 'game.ts': rules });
  const [end, scores] = (await runPython(folder, '-c', TURNS)).split('\n');
  expect(JSON.parse(scores!)).toEqual([4, 6, 4, 6]);
  expect((JSON.parse(end!) as { scores: number[] }).scores).toEqual([4, 6, 4, 6]);
});

testWith('python3')(
  'installed elsewhere, it plays with the judge that MINIONS names, or says what to set',
  async () => {
    const folder = emptyFolder();
    const { py_modules: modules } = JSON.parse(
      (await execa('python3', ['-c', LIST_MODULES, join(python, 'pyproject.toml')])).stdout,
    ) as { py_modules: string[] };
    // What pip does with modules that are written in Python alone.
    for (const name of modules) copyFileSync(join(python, `${name}.py`), join(folder, `${name}.py`));
    const script = `import os, minions_env
if "MINIONS" not in os.environ: os.environ["PATH"] = ""
try:
    with minions_env.Env("crematoria", options=["--set", "rounds=2"]) as env: print(len(env.reset(seed="a")[0]))
except minions_env.EnvError as error: print(error)
`;
    const run = async (env: Record<string, string>): Promise<string> =>
      (await execa('python3', ['-c', script], { cwd: folder, env: { PYTHONDONTWRITEBYTECODE: '1', ...env } })).stdout;
    expect(await run({ MINIONS })).toBe('4');
    expect(await run({})).toBe('minions was not found; install it, or set MINIONS to the command that starts it');
  },
);
