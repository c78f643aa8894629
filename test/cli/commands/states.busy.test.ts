import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { GAMES } from '../../../engine/registry.ts';
import { emptyFolder, runMinions } from '../run-minions.ts';

const fixture = (name: string): string => fileURLToPath(new URL(`../../fixtures/${name}`, import.meta.url));

/** A match in which one bot is out after some rounds and another gives orders that are refused. */
async function playRecorded(game: string, folder: string): Promise<void> {
  const bots = [
    fixture('bots/exits.mjs'),
    `Rec=node ${fixture('recorder.mjs')} ${join(folder, 'seen')}`,
    'demo',
    'null',
  ];
  const { code, stderr } = await runMinions(
    ['play', game, ...bots, '-s', '5', '--set', 'rounds=60', '-o', 'match.jsonl', '--sandbox', 'none', '-q'],
    folder,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
}

test.each(GAMES)('$title: what a bot was sent comes out of the replay byte for byte', async ({ id }) => {
  const folder = emptyFolder();
  await playRecorded(id, folder);
  const seen = readFileSync(join(folder, 'seen'), 'utf8').trimEnd();
  const all = await runMinions(['states', 'match.jsonl', 'Rec'], folder);
  expect(all.stdout === seen, 'the states are those that the bot saw').toBe(true);
  const one = await runMinions(['states', 'match.jsonl', '1', '57'], folder);
  expect(one.stdout).toContain('"round":57,');
  expect(seen.split('\n').includes(one.stdout), 'the state is one that the bot saw').toBe(true);
});

test('bad usage, and a replay that does not hold', async () => {
  const folder = emptyFolder();
  await playRecorded('ork-island', folder);
  const fails = async (...args: string[]): Promise<string> => {
    const { code, stderr, stdout } = await runMinions(['states', ...args], folder);
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    return stderr;
  };
  expect(await fails('match.jsonl', 'nobody')).toBe(
    'minions: there is no bot "nobody" in this match\n  give a number: 0 exits, 1 Rec, 2 demo, 3 null',
  );
  expect(await fails('match.jsonl', '1', '61')).toContain('expected a whole number from 0 to 60');
  expect(await fails('none.jsonl', '1')).toContain('there is no file "none.jsonl"');
  const text = readFileSync(join(folder, 'match.jsonl'), 'utf8');
  writeFileSync(join(folder, 'false.jsonl'), text.replace('"seed":5', '"seed":6'));
  expect(await fails('false.jsonl', '1')).toContain('verification failed: the state before the first round');
});
