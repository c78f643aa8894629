import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findOurGame } from '../../../judge/games/our-games.ts';
import { beginTuning } from '../../../tournament/tune/begin-tuning.ts';

/** A bot with a parameter and a build, like no other: builds are kept by what is in the files. */
function makeBot(build: string) {
  const folder = mkdtempSync(join(tmpdir(), 'minions-tuned-'));
  writeFileSync(join(folder, 'bot.js'), `process.stdin.resume(); // ${folder}\n`);
  writeFileSync(join(folder, 'build.js'), build);
  const parameters = { courage: { min: 0, max: 10, step: 1, default: 5 } };
  const description = { name: 'tuned', run: ['node', 'bot.js'], build: ['node', 'build.js', '{out}'], parameters };
  writeFileSync(join(folder, 'bot.json'), JSON.stringify(description));
  return folder;
}

function begin(bot: string) {
  const folder = join(mkdtempSync(join(tmpdir(), 'minions-tuning-')), 'tuning');
  const events: string[] = [];
  const options = { game: findOurGame('walking-dead')!, bot, candidates: 5, folder, sandbox: 'none' } as const;
  return { folder, events, begun: beginTuning({ ...options, onEvent: ({ kind }) => void events.push(kind) }) };
}

test('all candidates are built once: they have the same files', async () => {
  const { folder, events, begun } = begin(makeBot('require("node:fs").writeFileSync(process.argv[2], "built");'));
  await begun;
  expect(events.filter((kind) => kind === 'building')).toHaveLength(1);
  expect(existsSync(join(folder, 'tuning.json'))).toBe(true);
});

test('a bot that cannot be built is refused, and nothing begins', async () => {
  const { folder, begun } = begin(makeBot('throw new Error("no compiler here");'));
  await expect(begun).rejects.toMatchObject({ message: expect.stringContaining('no compiler here') });
  expect(existsSync(join(folder, 'tuning.json'))).toBe(false);
});
