import { describe, expect, test } from 'vitest';
import { describeHelp, describeResult } from '../../../tournament/compare/describe-result.ts';
import { findValidator } from '../../../protocol/find-validator.ts';
import type { ComparisonResult } from '../../../protocol/types/compare/result.ts';
import type { ComparisonFormat } from '../../../protocol/types/tournament/definition.ts';
import { makeComparison, summarise as summariseState } from './made-comparison.ts';

const summarise = (matches: readonly string[], change: Partial<ComparisonFormat> = {}): ComparisonResult =>
  summariseState(makeComparison(matches, change)).result;

/** So many blocks in which the new bot wins where the old one is last. */
const win = (blocks: number): string[] =>
  Array.from({ length: blocks }, (_, at) => [
    `${at + 1}.1: old 4, a 1, b 2, c 3`,
    `${at + 1}.2: new 1, a 2, b 3, c 4`,
  ]).flat();

describe('the answer in one sentence', () => {
  test.each<[string, string[], Partial<ComparisonFormat>, string]>([
    ['nothing yet', [], {}, 'Undecided: no block is complete yet.'],
    ['half a block', ['1.1: old 4, a 1, b 2, c 3'], {}, 'Undecided: no block is complete yet.'],
    [
      'better',
      win(12),
      {},
      "Better: new takes 1.00 of the places against old's 0.00, between 0.03 and 1.00; 8 blocks of 2 matches.",
    ],
    [
      'out of blocks',
      win(3),
      { blocks: 3 },
      "Undecided after 3 blocks: new takes 1.00 of the places against old's 0.00, between 0.00 and 1.00; 3 blocks of 2 matches.",
    ],
    [
      'a gap',
      [...win(1), '3.1: old 1, a 2, b 3, c 4', '3.2: new 1, a 2, b 3, c 4'],
      {},
      "Undecided after 1 block: new takes 1.00 of the places against old's 0.00, between 0.00 and 1.00; 1 block of 2 matches.",
    ],
    [
      'the same table',
      ['1.1: old 2, new 1, a 3, b 4', '1.2: new 2, old 1, a 3, b 4'],
      { design: 'same-table' },
      'Undecided after 1 block: new comes before old in 0.50 of the matches, between 0.01 and 0.99; 1 block of 2 matches.',
    ],
    [
      'by points',
      win(12),
      { score: 'points' },
      'Better: new ends with more points than old in 1.00 of the pairs of matches, ties counting half, between 0.55 and 1.00; 8 blocks of 2 matches.',
    ],
    [
      'by places, at the same table',
      ['1.1: old 2, new 1, a 3, b 4', '1.2: new 2, old 1, a 3, b 4'],
      { score: 'places', design: 'same-table' },
      'Undecided after 1 block: new takes a better place than old in 0.50 of the matches, ties counting half, between 0.00 and 1.00; 1 block of 2 matches.',
    ],
    [
      'by rank points',
      win(3),
      { score: 'rank-points' },
      "Undecided after 3 blocks: the share of rivals that new comes before differs from old's by +1.00, between -0.65 and +1.00; 3 blocks of 2 matches.",
    ],
  ])('%s', (_, matches, change, sentence) => {
    expect(describeResult(summarise(matches, change))).toBe(sentence);
  });
});

test('what is played behind the decision changes nothing', () => {
  expect(summarise(win(20))).toEqual(summarise(win(8)));
});

const MIXED = [
  '1.1: old 1, a 2, b 3, c 4',
  '1.2: new 4 crashed, a 1, b 2, c 3',
  '2.1: a 2, old 1, c 3, b 4',
  '2.2: a 1, new 2, c 3, b 4',
  '3.1: old 3, a 1, b 2, c 4',
  '3.2: new 1, a 2, b 2, c 4',
];

describe('where the gain comes from', () => {
  const result = summarise(MIXED);

  test('by seat, by rival and by part', () => {
    const show = (rows: readonly { old: number | null; new: number | null }[]): string =>
      rows.map(({ old, new: fresh }) => `${old?.toFixed(2) ?? '-'} ${fresh?.toFixed(2) ?? '-'}`).join(', ');
    expect(show(result.seats)).toBe('0.67 0.50, 1.00 0.67, - -, - -');
    expect(result.rivals.map(({ name }) => name)).toEqual(['a', 'b', 'c']);
    expect(show(result.rivals)).toBe('0.67 0.33, 0.67 0.67, 1.00 0.67');
    expect(result.parts.map(({ part }) => part)).toEqual(['points', 'cells']);
    expect(show(result.parts)).toBe('333.33 266.67, 2.33 1.67');
  });

  test('faults are counted, and told', () => {
    expect([result.old.faults, result.new.faults]).toEqual([{}, { crashed: 1 }]);
    expect(result.notes).toEqual(['New went out of 1 of its 3 matches.']);
  });

  test('the matches lost worst, the worst first, and none that was won', () => {
    const shown = result.lost.map(({ old, new: fresh }) => `${old.match} ${old.place} ${fresh.match} ${fresh.place}`);
    expect(shown).toEqual(['1.1 1 1.2 4', '2.1 1 2.2 2']);
    expect(result.lost[0]!.new).toEqual({
      match: '1.2',
      player: 0,
      place: 4,
      score: 100,
      fault: 'crashed',
      replay: 'replays/00001-2.jsonl.gz',
      names: ['new', 'a', 'b', 'c'],
    });
  });

  test('it is what the schema says', () => {
    const validate = findValidator('compare/result');
    expect([validate(result), validate.errors]).toEqual([true, null]);
  });
});

test.each<[string, ComparisonResult['help'], string | undefined]>([
  ['nothing can be said', null, undefined],
  [
    'they helped',
    { correlation: 0.5, factor: 2 },
    'The same seeds helped: the points of the two bots on a seed have a correlation of 0.50; other seeds would have taken 2.0 times as many blocks.',
  ],
  [
    'they did not',
    { correlation: -0.1, factor: 0.91 },
    'The same seeds helped little: the points of the two bots on a seed have a correlation of -0.10.',
  ],
])('what the same seeds did: %s', (_, help, sentence) => {
  expect(describeHelp({ ...summarise([]), help })).toBe(sentence);
});

test('rivals that are too weak are told', () => {
  const always = (blocks: number): string[] =>
    Array.from({ length: blocks }, (_, at) => [
      `${at + 1}.1: old 1, a 2, b 3, c 4`,
      `${at + 1}.2: new 1, a 2, b 3, c 4`,
    ]).flat();
  const { notes, verdict } = summarise(always(200), { blocks: 200 });
  expect(verdict).toBe('equal');
  expect(notes).toEqual([expect.stringContaining('--against')]);
});
