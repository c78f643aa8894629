// The gym from Python: the client, what the page says of it, and the example that trains a bot.
import { execa } from 'execa';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import type { MatchResult } from '../../protocol/types/match/result.ts';
import { emptyFolder, minions, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const python = join(root, 'sample-bots/python');
const MINIONS = `"${process.execPath}" "${minions}"`;

async function runPython(folder: string, ...args: string[]): Promise<string> {
  const env = { PYTHONPATH: python, PYTHONDONTWRITEBYTECODE: '1', MINIONS };
  return (await execa('python3', args, { cwd: folder, env })).stdout;
}

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
