// What an organiser changes of a tournament that has begun, with bots that are built and checked first.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { findOurGame } from '../../../judge/games/our-games.ts';
import type { TournamentPaths } from '../../../tournament/folder/locate-tournament.ts';
import { beginTournament } from '../../../tournament/organise/begin-tournament.ts';
import { changeTournament, type TournamentChange } from '../../../tournament/organise/change-tournament.ts';
import type { EntryEvent } from '../../../tournament/organise/enter-and-check.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const folder = emptyFolder();
const at = (name: string): string => join(folder, name);

/** A bot that gives no orders, and is made of other files than a bot of another name. */
const makeBot = (name: string): string => `// ${name}
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { round, over } = JSON.parse(line);
  if (over) break;
  console.log(JSON.stringify({ round, orders: [] }));
}
`;

const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['anna', 'bob', 'carl', 'dora', 'finn'].map((name) => [`${name}.mjs`, makeBot(name)])),
  'copy.mjs': makeBot('anna'),
  'talks.mjs': `console.error('I never read the protocol'); console.log('hello');`,
  'broken.cc': 'int main() { return nothing; }',
  'thesis.pdf': '%PDF-1.7',
};

let paths: TournamentPaths;

beforeAll(async () => {
  process.env['XDG_CACHE_HOME'] = at('cache');
  for (const [name, text] of Object.entries(FILES)) writeFileSync(at(name), text);
  const bots = ['anna', 'bob', 'carl', 'dora'].map((name) => at(`${name}.mjs`));
  const game = findOurGame('crematoria')!;
  ({ paths } = await beginTournament({
    game,
    bots,
    houseBots: [],
    isChecked: false,
    folder: at('cup'),
  }));
});

const readFolder = (): string[] => [paths.journal, paths.privateTable].map((path) => readFileSync(path, 'utf8'));
const replace = (file: string, bot = 'bob'): TournamentChange => ({
  kind: 'replace',
  bot,
  source: at(file),
  reason: 'a new version',
});
const add = (...files: string[]): TournamentChange => ({
  kind: 'add',
  bots: files.map(at),
});

test.each<[string, TournamentChange, said: readonly string[]]>([
  ['replace by one that fails its check', replace('talks.mjs'), ['fails its check', 'I never read the protocol']],
  ['add one that fails its check', add('talks.mjs'), ['fails its check', '--no-check']],
  ['replace by one that does not build', replace('broken.cc'), ['broken.cc', 'nothing was changed']],
  ['replace by what is no bot', replace('thesis.pdf'), ['thesis.pdf', 'nothing was changed']],
  [
    'add a good one beside two bad ones',
    add('finn.mjs', 'thesis.pdf', 'talks.mjs'),
    ['thesis.pdf', 'talks.mjs', 'nothing was changed'],
  ],
  ['add one whose name is taken', add('anna.mjs'), ['two bots are called "anna"']],
])('%s: it is refused, and nothing is changed', async (_, change, said) => {
  const before = readFolder();
  const error: Error & { hint?: string } = await changeTournament(paths, change).then(
    () => new Error('it was not refused'),
    (reason: Error) => reason,
  );
  for (const words of said) expect(`${error.message}\n${error.hint}`).toContain(words);
  expect(readFolder()).toEqual(before);
});

test('a bot that fails its check enters when nothing is checked', async () => {
  const before = readFolder();
  await changeTournament(paths, replace('talks.mjs', 'carl'), {
    isChecked: false,
  });
  expect(readFolder()[0]!.slice(before[0]!.length)).toContain('"kind":"replaced"');
});

test('a copy that comes later is reported, once', async () => {
  const reported: unknown[] = [];
  const onEvent = (event: EntryEvent): void => void (event.kind === 'same-files' && reported.push(event.names));
  await changeTournament(paths, replace('copy.mjs', 'dora'), {
    isChecked: false,
    onEvent,
  });
  expect(reported).toEqual([expect.toSatisfy((names: string[]) => names.toSorted().join() === 'anna,dora')]);
  await changeTournament(paths, add('finn.mjs'), { isChecked: false, onEvent });
  expect(reported).toHaveLength(1);
  await changeTournament(paths, add('copy.mjs'), { isChecked: false, onEvent });
  expect(reported[1]).toHaveLength(3);
});
