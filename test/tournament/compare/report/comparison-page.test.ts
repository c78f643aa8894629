import { describe, expect, test } from 'vitest';
import { makeComparisonPage } from '../../../../tournament/compare/report/comparison-page.ts';
import { drawIntervalChart, makeChartFile } from '../../../../tournament/compare/report/interval-chart.ts';
import { makeComparison, summarise } from '../made-comparison.ts';

const QUESTION = { confidence: 0.95, margin: 0.02 };

/** The corners of the band, or of the line. */
function readPoints(chart: string, name: 'possible' | 'mean'): (readonly [number, number])[] {
  const text = new RegExp(`class="${name}" points="([^"]*)"`).exec(chart)![1]!;
  return text === '' ? [] : text.split(' ').map((point) => point.split(',').map(Number) as [number, number]);
}

describe('the interval over the blocks', () => {
  test('a line of means inside a band that gets narrower, from left to right', () => {
    const { text } = drawIntervalChart([1, 0.5, 0.75, 1, 0.5, 0.75, 1, 0.5], QUESTION);
    const line = readPoints(text, 'mean');
    const band = readPoints(text, 'possible');
    expect([line.length, band.length]).toEqual([8, 16]);
    expect(line.every(([x], at) => at === 0 || x > line[at - 1]![0])).toBe(true);
    const widths = line.map((_, at) => band[15 - at]![1] - band[at]![1]);
    expect(line.every(([, y], at) => y >= band[at]![1] && y <= band[15 - at]![1])).toBe(true);
    expect(widths.at(-1)).toBeLessThan(0.7 * widths[0]!);
  });

  test.each([
    [0, 0],
    [1, 1],
    [150, 150],
    [4000, 150],
  ])('%i blocks are %i points', (blocks, points) => {
    const scores = Array.from({ length: blocks }, (_, at) => (at % 3) / 2);
    expect(readPoints(drawIntervalChart(scores, QUESTION).text, 'mean')).toHaveLength(points);
  });

  test('as a file it brings its own colours', () => {
    expect(makeChartFile([1, 0], QUESTION)).toMatch(
      /^<svg\s[^>]*xmlns="http:\/\/www\.w3\.org\/2000\/svg"[^]*<style>[^]*<\/svg>\n$/,
    );
  });
});

test('names are shown and never obeyed, and the matches lost worst have their commands', () => {
  const sources = { old: '<script>alert(1)</script>', new: './new.py' };
  const state = makeComparison([
    '1.1: a 2, old 1, b 3, c 4',
    '1.2: a 1, new 4 crashed, b 2, c 3',
    '2.1: old 1, a 2, b 3, c 4',
    '2.2: new 1, a 2, b 3, c 4',
  ]);
  const page = makeComparisonPage(summarise(state, sources), state.definition);
  expect(page).not.toContain('<script');
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).toContain('minions view replays/00001-2.jsonl.gz\nminions rerun replays/00001-2.jsonl.gz 1=./new.py');
  expect(page).toContain(
    'viewer.html?replay=../replays/00001-1.jsonl.gz&amp;name=a&amp;name=old&amp;name=b&amp;name=c',
  );
  expect(page.match(/class="fault"/g)).toHaveLength(1);
});
