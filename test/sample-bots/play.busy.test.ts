// Sample bots of all languages in real matches, with the judge between them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';
import { KITS, TINY } from './kits.ts';

interface Played {
  readonly verdicts: (object | null)[];
  readonly orders: number[];
  readonly fingerprints: string[];
}

/** Loaded machines are not what is tested here. */
const patient = ['--time', '20000', '--start-time', '30000'];

async function play(game: string, bots: readonly string[], ...options: string[]): Promise<Played> {
  const folder = emptyFolder();
  const { code, stderr } = await runMinions(
    ['play', game, ...bots, '-s', '3', '-o', 'x.jsonl', '-q', ...patient, ...options],
    folder,
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const lines = readFileSync(join(folder, 'x.jsonl'), 'utf8').trimEnd().split('\n');
  const [, ...rest] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const rounds = rest.slice(0, -1) as { orders: object[][]; fingerprint: string }[];
  return {
    verdicts: rest.at(-1)!['verdicts'] as (object | null)[],
    orders: [0, 1, 2, 3].map((player) => rounds.reduce((sum, { orders }) => sum + orders[player]!.length, 0)),
    fingerprints: rounds.map(({ fingerprint }) => fingerprint),
  };
}

const programsOf = (rows: readonly (readonly string[])[]): string[] => rows.flatMap(([, ...programs]) => programs);

// All dummies play in all games when they are checked; here they meet.
describe.each(GAMES.filter(({ id }) => ['walking-dead', 'ork-island'].includes(id)))('$title', ({ id }) => {
  testWith(...programsOf(KITS))('a match is the same, whatever languages its bots are written in', async () => {
    const dummies = KITS.map(([language]) => `${language}/dummy`);
    const first = await play(id, dummies.slice(0, 4), '--set', 'rounds=80');
    expect(first.verdicts).toEqual([null, null, null, null]);
    expect(await play(id, dummies.slice(3, 7), '--set', 'rounds=80')).toEqual(first);
  });
});

describe.each(GAMES)('$title', ({ id }) => {
  testWith(...programsOf(TINY))(
    'the smallest bots play to the end and move, null does not [crematoria:null-player] [apocalypse:null-player]',
    async () => {
      const bots = TINY.map(([language]) => `${language}/tiny`);
      for (const four of [bots.slice(0, 4), [...bots.slice(4), 'null', 'null', 'null']]) {
        // Some of them start other programs in every round: a third of a match is as good as all of it.
        const { verdicts, orders } = await play(id, four, '--set', 'rounds=60');
        expect(verdicts, four.join(' ')).toEqual([null, null, null, null]);
        for (const [player, bot] of four.entries()) {
          if (bot === 'null') expect(orders[player], bot).toBe(0);
          else expect(orders[player], bot).toBeGreaterThan(0);
        }
      }
    },
  );
});
