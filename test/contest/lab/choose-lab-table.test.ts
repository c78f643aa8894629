import { expect, test } from 'vitest';
import { chooseLabTable } from '../../../contest/lab/choose-lab-table.ts';
import type { LadderBot } from '../../../contest/ladder/choose-table.ts';
import { hashLabel } from '../../../tournament/plan/block-seed.ts';

const makeBot = (id: string, matches: number, rating: number): LadderBot => ({
  id,
  person: id.startsWith('h') ? null : 'you',
  matches,
  since: { matches: 0, block: 0 },
  lastAt: 0,
  rating,
  seats: [0, 0, 0, 0],
});

const HOUSE = ['h1', 'h2', 'h3', 'h4'].map((id, at) => makeBot(id, at, 0));

/** Versions as "matches@rating", oldest first. */
function choose(versions: readonly string[]): string[] | undefined {
  const own = versions.map((text, at) => {
    const [matches, rating] = text.split('@').map(Number);
    return makeBot(`e${String(at + 1).padStart(2, '0')}`, matches!, rating!);
  });
  const draw = (label: string): string => hashLabel('0'.repeat(64), label);
  const view = { bots: [...own, ...HOUSE], block: 9, now: 0, burst: 40, findMeetings: () => 0, draw };
  return chooseLabTable(view)?.toSorted();
}

test.each<[rule: string, versions: string[], table: string[] | undefined]>([
  ['nobody plays before there is a version', [], undefined],
  ['the first version plays the house', ['0@0'], ['e01', 'h1', 'h2', 'h3']],
  ['a new version meets the one before it', ['40@9', '0@0'], ['e01', 'e02', 'h1', 'h2']],
  ['every second time the best of the others too', ['40@9', '40@5', '40@1', '7@0'], ['e01', 'e03', 'e04', 'h1']],
  ['the newest comes first', ['40@0', '3@0', '0@0'], ['e02', 'e03', 'h1', 'h2']],
  ['what was left unfinished is played after that', ['3@0', '40@0'], ['e01', 'e02', 'h1', 'h2']],
  ['the machine rests when all have played', ['40@0', '41@0'], undefined],
  [
    'ids are numbers: e100 is newer than e99',
    [...Array.from({ length: 99 }, () => '40@0'), '0@0'],
    ['e100', 'e99', 'h1', 'h2'],
  ],
])('%s', (_, versions, table) => expect(choose(versions)).toEqual(table));
