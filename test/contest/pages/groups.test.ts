import { expect, test } from 'vitest';
import { makeGroups, type ShownGroups } from '../../../contest/pages/groups.ts';

const MEANS = { wolf: 0.9, bear: 0.625, lynx: 0.5, hare: 0.25 };
const pick = (...ids: (keyof typeof MEANS)[]) => ids.map((id) => ({ id, mean: MEANS[id] }));

/** The page without its tags, but with the bold ones. */
function read(groups: Omit<ShownGroups, 'showName'>): string[] {
  const { text } = makeGroups({ ...groups, showName: (id) => `<${id}>` });
  const lines = text.replaceAll(/<(?!\/?b>)[^>]*>/g, '').split('\n');
  return lines.map((line) => line.trim()).filter(Boolean);
}

test('nothing while no group was played', () => {
  expect(read({ semifinals: [], final: [] })).toEqual([]);
});

test('semifinals alone, with nobody in bold before there is a final', () => {
  expect(read({ semifinals: [pick('bear', 'hare')], final: [] })).toEqual([
    'Semifinals and final',
    'Mean rank points: the share of rivals beaten. Bots that go on are in bold.',
    'Semifinal 1',
    '&lt;bear&gt; 0.63',
    '&lt;hare&gt; 0.25',
  ]);
});

test('who goes on is in bold: finalists, and the winner', () => {
  const lines = read({ semifinals: [pick('wolf', 'hare'), pick('lynx', 'bear')], final: [pick('wolf', 'lynx')] });
  expect(lines.slice(2)).toEqual([
    'Semifinal 1',
    '<b>&lt;wolf&gt;</b> 0.90',
    '&lt;hare&gt; 0.25',
    'Semifinal 2',
    '<b>&lt;lynx&gt;</b> 0.50',
    '&lt;bear&gt; 0.63',
    'Final',
    '<b>&lt;wolf&gt;</b> 0.90',
    '&lt;lynx&gt; 0.50',
  ]);
});

test('a final without semifinals', () => {
  expect(read({ semifinals: [], final: [pick('wolf')] }).slice(2)).toEqual(['Final', '<b>&lt;wolf&gt;</b> 0.90']);
});
