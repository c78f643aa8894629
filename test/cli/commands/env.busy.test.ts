import { execa } from 'execa';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { emptyFolder, minions, runMinions } from '../run-minions.ts';

const folder = emptyFolder();
const snakes = fileURLToPath(new URL('../../../examples/snakes', import.meta.url));

/** What the command answers to some lines, in which anything may stand. */
async function ask(lines: string, ...options: string[]): Promise<{ code: number | undefined; answers: object[] }> {
  const args = [minions, 'env', 'ork-island', ...options];
  const { exitCode, stdout } = await execa(process.execPath, args, { input: lines, cwd: folder, reject: false });
  return { code: exitCode, answers: stdout.split('\n').map((line) => JSON.parse(line) as object) };
}

test('a match of the same seed and orders is the match that bots have played', async () => {
  const play = ['play', 'ork-island', 'demo', 'demo', 'null', 'demo', '-s', 'same', '--set', 'rounds=12', '-q'];
  expect((await runMinions([...play, '-o', 'match.jsonl'], folder)).code).toBe(0);
  const lines = readFileSync(join(folder, 'match.jsonl'), 'utf8').trimEnd().split('\n');
  const rounds = lines.map((line) => JSON.parse(line) as { orders?: object[][] }).filter(({ orders }) => orders);
  expect(rounds).toHaveLength(12);
  const requests = [{ reset: { seed: 'same' } }, ...rounds.map(({ orders }) => ({ step: { orders } }))];
  const input = requests.map((request) => `${JSON.stringify({ ...request, players: [1] })}\n`).join('');
  const { code, answers } = await ask(input, '-i', 'match.jsonl');
  expect(code).toBe(0);
  const { stdout } = await runMinions(['states', 'match.jsonl', '1'], folder);
  const told = stdout.split('\n').map((line) => withoutBots(JSON.parse(line) as State));
  expect(answers.map((answer) => withoutBots((answer as { states: State[] }).states[0]!))).toEqual(told);
});

interface State {
  names?: unknown;
  timeMs?: unknown;
  start?: { limits?: unknown };
  last?: { rejected?: unknown };
}

/** A state without what depends on who plays. A replay keeps the orders that were accepted: with them none is refused. */
function withoutBots({ start, last, ...state }: State): object {
  return { ...state, names: [], timeMs: 0, start: { ...start, limits: {} }, last: { ...last, rejected: [] } };
}

test('a game of your own is named by its path, and its matches are those that bots play', async () => {
  const env = { XDG_CACHE_HOME: join(folder, 'cache'), XDG_STATE_HOME: join(folder, 'state') };
  const short = [snakes, '--set', 'rounds=30'];
  const play = ['play', ...short, 'greedy', 'greedy', 'demo', 'null', '-s', '1', '-q', '-o', 'snakes.jsonl'];
  expect((await runMinions(play, folder, env)).code).toBe(0);
  const lines = readFileSync(join(folder, 'snakes.jsonl'), 'utf8').trimEnd().split('\n');
  const played = lines.map((line) => JSON.parse(line) as { orders?: object[][]; scores?: number[] });
  const requests = [
    { info: true },
    { reset: { seed: '1' } },
    ...played.flatMap(({ orders }) => (orders ? [{ step: { orders }, players: [0] }] : [])),
    { step: { orders: [[], [], [], []] } },
    { reset: { config: { rounds: 'many' } } },
  ];
  const input = requests.map((request) => JSON.stringify(request)).join('\n');
  const args = [minions, 'env', ...short, '--check'];
  const { stdout } = await execa(process.execPath, args, { input, cwd: folder, env });
  const answers = stdout.split('\n').map((line) => JSON.parse(line) as { states: object[] });
  expect(answers).toHaveLength(1 + 1 + 30 + 2);
  expect(answers[0]).toMatchObject({ info: { game: 'snakes', config: { rounds: 30 } } });
  expect(answers[1]!.states[0]).toMatchObject({ game: 'snakes', player: 0, fruits: expect.any(Array) });
  expect(answers[31]).toMatchObject({ over: true, scores: played.at(-1)!.scores });
  expect(answers.slice(32)).toEqual([
    { error: expect.stringContaining('over') },
    { error: expect.stringContaining('rounds') },
  ]);
});

test('bad lines, long lines and a line without an end are answered, and it goes on', async () => {
  const long = `{"id":"${'x'.repeat(5_000_000)}"}`;
  const lines = ['nonsense', long, '{"reset":{}}', '', '{"step":{"orders":[[],[],[],[]]},"fields":[]}', '{"reset":'];
  const { code, answers } = await ask(lines.join('\n'));
  expect(code).toBe(0);
  expect(answers).toEqual([
    { error: expect.stringContaining('got "nonsense"') },
    { error: 'a line is longer than 4194304 bytes; end each request with a newline' },
    expect.objectContaining({ round: 0 }),
    expect.objectContaining({ round: 1 }),
    { error: expect.stringContaining('expected one line with a JSON object') },
  ]);
});

test('a million envs are not too many to be refused', async () => {
  const lines = Array.from({ length: 3000 }, (_, env) => `{"env":${env},"reset":{"seed":1},"players":[]}\n`);
  const { code, answers } = await ask(lines.join(''), '--max-matches', '20');
  expect([code, answers.length]).toEqual([0, 3000]);
  expect(answers.filter((answer) => 'round' in answer)).toHaveLength(20);
});

test('whoever has read enough may close the pipe', async () => {
  const script = `yes '{"reset":{"seed":1}}' | "${process.execPath}" "${minions}" env crematoria | head -c 100; printf "\\n%s" "\${PIPESTATUS[1]}"`;
  const { stdout, stderr } = await execa('bash', ['-c', script]);
  expect([stdout.split('\n')[1], stderr]).toEqual(['0', '']);
});

test('a signal ends it while it waits', async () => {
  const running = execa(process.execPath, [minions, 'env', 'crematoria'], { reject: false, stdin: 'pipe' });
  running.stdin.write('{"info":true}\n');
  await new Promise((resolve) => running.stdout.once('data', resolve));
  running.kill('SIGTERM');
  expect((await running).signal).toBe('SIGTERM');
});

test.each<[args: string[], sentence: string]>([
  [['env', 'crematorium'], 'there is no game "crematorium"'],
  [['env', 'crematoria', '--max-matches', '0'], 'invalid --max-matches: expected'],
  [['env', 'crematoria', '--set', 'rounds=-1'], 'invalid configuration: at /rounds'],
  [['env', 'crematoria', '-i', 'nowhere.cnf'], 'there is no file "nowhere.cnf"'],
])('minions %j', async (args, sentence) => {
  const { code, stderr } = await runMinions(args, folder);
  expect([code, stderr]).toEqual([2, expect.stringContaining(sentence)]);
});
