// Whatever names a command names it as the reader can type it: here "npx minions".
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { COMMANDS } from '../../cli/commands.ts';
import { JudgeCommand } from '../../cli/judge-command.ts';
import { runInMemory } from './run-in-memory.ts';
import { emptyFolder } from './run-minions.ts';

const folder = emptyFolder();
const names = COMMANDS.map(({ name }) => name);
const BARE = new RegExp(`(?<!npx |[\\w/-])minions (?:${names.join('|')})\\b`, 'g');
let contest: string;

beforeAll(async () => {
  vi.stubEnv('npm_command', 'exec');
  contest = (await runInMemory(['contest', 'new', 'winter', '--game', 'crematoria'], folder)).stdout;
});
afterAll(() => void vi.unstubAllEnvs());

const findBare = (text: string): string[] => text.match(BARE) ?? [];

async function listHelp(path: readonly string[], command: JudgeCommand): Promise<string[][]> {
  const children = command.commands as JudgeCommand[];
  const below = await Promise.all(children.map((child) => listHelp([...path, child.name()], child)));
  return [[...path], ...below.flat()];
}

test.each(names)('the help of %s', async (name) => {
  const command = new JudgeCommand(name);
  (await COMMANDS.find((entry) => entry.name === name)!.load())(command);
  for (const path of await listHelp([name], command)) {
    const { code, stdout } = await runInMemory([...path, '--help'], folder);
    expect([path, code, stdout.includes(`npx minions ${path.join(' ')}`)]).toEqual([path, 0, true]);
    expect(findBare(stdout)).toEqual([]);
  }
});

test.each<[args: string[], shown: string]>([
  [['games', 'crematoria'], 'npx minions play crematoria mine --set'],
  [['contest', 'round', 'list', 'winter'], 'npx minions contest round add'],
  [['new', 'javascript', 'crematoria', 'my-bot'], 'npx minions check my-bot crematoria'],
  [['new', 'game', 'my-game'], 'npx minions check-game ./my-game'],
  [['bots', './my-game'], 'npx minions play ./my-game null'],
  [['play', 'crematoria', 'null', 'null', 'null', 'null', '--set', 'rounds=2', '-o', 'a.jsonl'], 'npx minions view'],
])('minions %j', async (args, shown) => {
  const { stdout, stderr } = await runInMemory(args, folder);
  expect(stdout + stderr).toContain(shown);
  expect(findBare(stdout + stderr)).toEqual([]);
});

test('a new contest', () => {
  expect(contest).toContain('npx minions contest serve winter');
  expect(findBare(contest)).toEqual([]);
  // Files outlive the way in which the command was called.
  expect(readFileSync(join(folder, 'winter/README.md'), 'utf8')).not.toContain('npx');
});
