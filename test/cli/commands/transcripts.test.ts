// Whole commands in memory, as somebody at a terminal sees them: what they print and how they end. Read the difference before you
// take over a change: npx vitest run --project unit test/cli/commands/transcripts -u
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeReplay } from '../../viewer/make-replay.ts';
import { runInMemory } from '../run-in-memory.ts';
import { emptyFolder } from '../run-minions.ts';

// Every command loads its own modules when it is called first, which takes a while on a busy machine.
vi.setConfig({ testTimeout: 300_000 });

const MAX_LINE = 150;
const MAX_LINES = 24;
let root: string;

beforeAll(() => {
  root = emptyFolder();
  for (const name of ['XDG_STATE_HOME', 'XDG_CACHE_HOME', 'HOME']) vi.stubEnv(name, join(root, name.toLowerCase()));
  const replay = makeReplay('walking-dead', 4);
  writeFileSync(join(root, 'a.jsonl'), replay);
  writeFileSync(join(root, 'b.jsonl'), makeReplay('walking-dead', 4, 3, 8));
  writeFileSync(join(root, 'short.jsonl'), `${replay.split('\n').slice(0, 3).join('\n')}\n`);
  writeFileSync(join(root, 'false.jsonl'), replay.replace(/"fingerprint":"[0-9a-f]{8}/, '"fingerprint":"00000000'));
  writeFileSync(join(root, 'bot.json'), '{"run": ["node", "x.mjs"]}');
});
afterAll(() => void vi.unstubAllEnvs());

const hidePaths = (text: string): string => text.replaceAll(root, '<here>');

/** Without what is another on every machine and at every time. */
function clean(text: string): string {
  const lines = hidePaths(text)
    .replaceAll(/[0-9a-f]{64}/g, '<hash>')
    .replaceAll(/\d{4}-\d\d-\d\d(T[\d:.]+Z)?/g, '<date>')
    .replaceAll(/\d+(\.\d+)? (ms|s|MiB)\b/g, '<number> $2')
    .split('\n');
  const shown = lines
    .slice(0, MAX_LINES)
    .map((line) => (line.length > MAX_LINE ? `${line.slice(0, MAX_LINE)}…` : line));
  return [...shown, ...(lines.length > MAX_LINES ? ['…'] : [])].join('\n');
}

async function run(commands: readonly (readonly string[])[]): Promise<string> {
  const parts: string[] = [];
  for (const args of commands) {
    const { code, stdout, stderr } = await runInMemory(args, root);
    const ends = code === 0 ? [] : [`[exit code ${code}]`];
    const printed = [stdout, stderr === '' ? '' : `[stderr] ${stderr}`].filter((text) => text !== '');
    parts.push([hidePaths(`$ minions ${args.join(' ')}`), ...printed.map(clean), ...ends].join('\n'));
  }
  return `${parts.join('\n\n')}\n`;
}

test('what reads replays', async () => {
  const text = await run([
    ['verify', 'a.jsonl'],
    ['verify', 'a.jsonl', '--json'],
    ['verify', 'short.jsonl'],
    ['verify', 'false.jsonl'],
    ['verify', 'no.jsonl'],
    ['diff', 'a.jsonl', 'a.jsonl', '--exit-code'],
    ['diff', 'a.jsonl', 'b.jsonl'],
    ['diff', 'a.jsonl', 'b.jsonl', '--every', '2', '--exit-code'],
    ['diff', 'a.jsonl', 'b.jsonl', '--every', '0'],
    ['diff', 'a.jsonl', 'b.jsonl', '--every', '100001'],
    ['explain', 'a.jsonl'],
    ['explain', 'a.jsonl', '--round', '2'],
    ['explain', 'a.jsonl', '--unit', '16', '--all'],
    ['explain', 'a.jsonl', '--round', '77'],
    ['explain', 'a.jsonl', '--unit', '1000001'],
    ['explain', 'a.jsonl', '--round', '1', '--json'],
    ['export', 'a.jsonl', '--scores'],
    ['export', 'a.jsonl', '--scores', '--format', 'csv'],
    ['export', 'a.jsonl', '--orders', '-o', 'orders.csv'],
    ['export', 'a.jsonl'],
    ['export', 'a.jsonl', '--scores', '--frames'],
    ['states', 'a.jsonl', '0', '1'],
    ['states', 'a.jsonl', 'bee', '3'],
    ['states', 'a.jsonl', 'bee'],
    ['states', 'a.jsonl', 'eel'],
    ['states', 'a.jsonl', '4'],
    ['states', 'a.jsonl', '1', '5'],
    ['rerun', 'a.jsonl', '0=demo', '--from', '77'],
    ['rerun', 'a.jsonl', '0=demo', '--from', 'one'],
    ['validate', 'a.jsonl'],
    ['validate', 'false.jsonl'],
    ['validate', 'bot.json', '--schema', 'bot'],
    ['validate', 'bot.json', '--schema', 'boot'],
    ['validate', 'bot.json', '--schema', 'error'],
    ['validate', 'a.jsonl', '--json'],
  ]);
  expect(readFileSync(join(root, 'orders.csv'), 'utf8').split('\n')[0]).toContain(',');
  await expect(text).toMatchFileSnapshot('transcripts/replays.txt');
});

test('what shows matches', async () => {
  const text = await run([
    ['view', 'a.jsonl', '--html', 'a.html'],
    ['view', 'a.jsonl', '-o', 'b.html', '--json'],
    ['view', 'a.jsonl', '--out', 'c.html'],
    ['view', 'a.jsonl', 'b.jsonl', '--html', 'd.html'],
    ['view', 'a.jsonl', '--beside', 'b.jsonl', '--html', 'e.html'],
    ['view', 'a.jsonl', 'b.jsonl', '--beside', 'b.jsonl', '--html', 'f.html'],
    ['view', 'a.jsonl', '-o', 'a.png'],
    ['view', 'a.jsonl', '--png', 'x'],
    ['view', 'a.jsonl', '--png', '1', '--gif', '1-2'],
    ['view', 'a.jsonl', '--png', '1', '--html', 'a.html'],
    ['view', 'a.jsonl', '--png', '1', '--beside', 'b.jsonl'],
    ['view', 'a.jsonl', '--gif', '3-2'],
    ['view', 'a.jsonl', '--gif', '3'],
    ['view', 'a.jsonl', 'b.jsonl', '--png', '1'],
    ['view', 'a.jsonl', '--png', '1', '--theme', 'pink'],
    ['view', 'a.jsonl', '--live', '--html', 'a.html'],
    ['view', 'a.txt', '--live'],
    ['view', 'no/a.jsonl', '--live'],
    ['view', 'a.jsonl', '--with', 'dummy', '--html', 'a.html'],
    ['view', 'a.jsonl', '--with', 'dummy', '--live'],
    ['view', 'a.jsonl', '--with', 'dummy', '--png', '1'],
    ['view', 'a.jsonl', '--with', 'dummy', '--gif', '1-2'],
    ['view', 'no.jsonl', '--no-open'],
  ]);
  for (const page of ['a', 'b', 'c', 'd', 'e']) expect(existsSync(join(root, `${page}.html`))).toBe(true);
  expect(existsSync(join(root, 'f.html'))).toBe(false);
  await expect(text).toMatchFileSnapshot('transcripts/view.txt');
});

test('what is there, and who is not signed in', async () => {
  const text = await run([
    ['games'],
    ['games', '--json'],
    ['games', 'ork-island'],
    ['games', 'ork-island', '--config'],
    ['games', 'ork-island', '--json'],
    ['games', 'chess'],
    ['bots'],
    ['bots', 'crematoria', '--json'],
    ['schema', 'error'],
    ['schema', 'eror'],
    ['cache'],
    ['cache', '--prune', '--days', '0', '--size', '0'],
    ['cache', '--days', '36501'],
    ['cache', '--size', '1048577'],
    ['cache', '--json'],
    ['new'],
    ['new', 'python'],
    ['new', 'game'],
    ['new', 'game', 'my-game'],
    ['new', 'game', 'my-game'],
    ['new', 'cobol', 'crematoria'],
    ['new', 'python', 'crematoria', 'mine', '--no-check'],
    ['new', 'python', 'crematoria', 'mine', '--no-check'],
    ['new', 'python', 'ork-island', 'more', '--no-check', '--from', 'dummy'],
    ['versions'],
    ['activate', 'owl', '0'],
    ['activate', 'owl', '1'],
    ['logs', 'owl'],
    ['submit', 'owl'],
    ['gate', 'owl'],
    ['login', 'hello'],
    ['completion', 'tcsh'],
    ['play', 'crematoria', '--list'],
    ['plai'],
    ['tournament', 'resum', 'x'],
  ]);
  await expect(text).toMatchFileSnapshot('transcripts/lists.txt');
});
