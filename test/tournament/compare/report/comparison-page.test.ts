import { describe, expect, test } from 'vitest';
import { makeComparisonPage } from '../../../../tournament/compare/report/comparison-page.ts';
import { drawIntervalChart, makeChartFile } from '../../../../tournament/compare/report/interval-chart.ts';
import { readPage } from '../../report/read-page.ts';
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

  test.each([
    [3, [1, 2, 3]],
    [8, [1, 2, 3, 4, 5, 6, 7, 8]],
    [9, [2, 4, 6, 8]],
    [100, [20, 40, 60, 80, 100]],
  ])('%i blocks are marked at %j', (blocks, marks) => {
    const { text } = drawIntervalChart(Array<number>(blocks).fill(0.5), QUESTION);
    const found = [...text.matchAll(/x="([\d.]+)" y="280" text-anchor="middle">(\d+)</g)];
    expect(found.map(([, , mark]) => Number(mark))).toEqual(marks);
    // From 44 at the left to 708 at the right.
    expect(found.map(([, x]) => Number(x))).toEqual(
      marks.map((mark) => Number((44 + (664 * mark) / blocks).toFixed(1))),
    );
  });

  test('its label says what is known', () => {
    expect(drawIntervalChart([], QUESTION).text).toContain('aria-label="Nothing has been played."');
    const label = /aria-label="([^"]*)"/.exec(drawIntervalChart([1, 0.5, 0.75, 0.75], QUESTION).text)![1];
    expect(label).toMatch(/^After 4 blocks the mean is 0\.75, and between 0\.21 and 0\.96 for sure\.$/);
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

describe('a page whose figures were computed by hand', () => {
  // Old has places 1 and 3 of four, new 4 and 1: shares 1 and 1/3, and 0 and 1.
  const state = makeComparison([
    '1.1: a 2, old 1, b 3, c 4',
    '1.2: a 1, new 4 crashed, b 2, c 3',
    '2.1: a 1, b 2, old 3, c 4',
    '2.2: a 2, b 3, new 1, c 4',
  ]);
  const lines = readPage(makeComparisonPage(summarise(state), state.definition));

  test('what was played', () => {
    expect(lines).toEqual(expect.arrayContaining(['verdict: undecided', 'blocks: 2', 'matches: 4', 'sure: 95 %']));
  });

  test('where the gain comes from', () => {
    const from = lines.indexOf('Where the gain comes from');
    expect(lines.slice(from, lines.indexOf('The two bots'))).toEqual([
      'Where the gain comes from',
      'Share of places, by seat',
      '| old | new | gain',
      'seat 0 | - | - | -',
      'seat 1 | 1.000 | 0.000 | −1.000',
      'seat 2 | 0.333 | 1.000 | 0.667',
      'seat 3 | - | - | -',
      'Comes before, by rival',
      '| old | new | gain',
      'a | 0.500 | 0.500 | 0.000',
      'b | 0.500 | 0.500 | 0.000',
      'c | 1.000 | 0.500 | −0.500',
      'At the end of a match',
      '| old | new | gain',
      'points | 300.0 | 250.0 | −50.0',
      'cells | 2.0 | 1.5 | −0.5',
    ]);
  });

  test('the two bots', () => {
    const rows = lines.filter((line) => /^(?:old|new) \|/.test(line)).map((line) => line.replace(/ sha256:\S+/, ''));
    expect(rows).toEqual(['old | ./old.py | 2 | none | 0.0', 'new | ./new.py | 2 | 1 crashed | 0.0']);
  });

  test('nothing to gain where nothing was played', () => {
    const empty = makeComparison([]);
    const page = readPage(makeComparisonPage(summarise(empty), empty.definition));
    expect(page).toContain('blocks: 0');
    expect(page).not.toContain('Where the gain comes from');
  });
});
