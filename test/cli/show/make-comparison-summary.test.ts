import { expect, test } from 'vitest';
import { drawInterval } from '../../../cli/show/draw-interval.ts';
import { ComparisonProgress } from '../../../cli/show/comparison-progress.ts';
import { makeComparisonSummary } from '../../../cli/show/make-comparison-summary.ts';
import { StatusLine } from '../../../cli/show/status-line.ts';
import { judgeComparison } from '../../../tournament/compare/statistics/judge-comparison.ts';
import { makeComparison, summarise } from '../../tournament/compare/made-comparison.ts';
import { Screen } from './screen.ts';

test.each([
  [0.5, 0, 1, '━━━━━━━━━━━━●━━━━━━━━━━━━'],
  [0.75, 0.6, 0.9, '············│·━━━━●━━━━··'],
  [0.25, 0.2, 0.3, '·····━●━····│············'],
  [1, 0.55, 1, '············│━━━━━━━━━━━●'],
])('%f between %f and %f as a small picture', (mean, low, high, picture) => {
  expect(drawInterval(mean, low, high)).toBe(picture);
});

/** Plays a block every so many seconds of a made-up clock, and gives what was written. */
function follow(isTTY: boolean, blocks: number, seconds: number): string[] {
  const screen = new Screen(isTTY, 300);
  const scores: number[] = [];
  let ms = 0;
  const now = (): number => ms;
  const progress = new ComparisonProgress(new StatusLine(screen, { now }), now);
  for (let block = 1; block <= blocks; block += 1) {
    ms += seconds * 1000;
    scores.push(block % 2 === 0 ? 1 / 2 : 2 / 3);
    const comparison = judgeComparison(scores, { confidence: 0.95, margin: 0.02 });
    progress.follow({ kind: 'judged', comparison, score: undefined, blocksHere: block });
  }
  return screen.written;
}

test('in a pipe a line comes every half minute', () => {
  const lines = follow(false, 20, 10);
  expect(lines).toHaveLength(6);
  expect(lines.at(-1)).toMatch(
    /^old ·+━*│━*●━+·+ new 0\.58 \([01]\.\d\d to [01]\.\d\d\), 18 blocks, 6\.0 a minute; if it goes on like this, about \d+ blocks more, .*\n$/,
  );
});

test('on a terminal the line is redrawn with every block', () => {
  const lines = follow(true, 4, 1);
  expect(lines).toHaveLength(4);
  expect(lines[0]!.startsWith('<clear>old ')).toBe(true);
  expect(lines[0]).toMatch(/ new 0\.67 \([01]\.\d\d to [01]\.\d\d\), 1 block, 60\.0 a minute$/);
});

test('the matches lost worst come with what to type, whatever is in a name', () => {
  const sources = { old: 'old.py', new: "./it's mine.py" };
  const state = makeComparison(['1.1: a 2, old 1, b 3, c 4', '1.2: a 1, new 4, b 2, c 3']);
  const lines = makeComparisonSummary(summarise(state, sources), '/my folder/\u001B[31m').split('\n');
  const shown = lines.slice(lines.indexOf('New lost most to old here:') + 1).map((line) => line.replace('npx ', ''));
  expect(shown).toEqual([
    '  block 1, seat 1: place 4 and 100 points; old had place 1 and 400 points',
    String.raw`    watch it:      minions view '/my folder/\u001b[31m/replays/00001-2.jsonl.gz'`,
    String.raw`    watch old:     minions view '/my folder/\u001b[31m/replays/00001-1.jsonl.gz'`,
    String.raw`    play it again: minions rerun '/my folder/\u001b[31m/replays/00001-2.jsonl.gz' '1=./it'\''s mine.py'`,
    '',
  ]);
});
