import { expect, test } from 'vitest';
import { makeExplanationText } from '../../../cli/show/make-explanation-text.ts';
import type { Explanation } from '../../../replay/explain-replay.ts';

const EMPTY: Explanation = {
  names: ['ant', 'bee', 'cat', 'dog'],
  events: [],
  leftOut: 0,
  losses: ['lost 2 pioneers: 2 to the sun', null, null, null],
  rounds: [0, 9],
};

test.each([
  [{ unit: 9 }, 0, 'What happened: unit 9\n  no event is about this unit: check its id in the viewer\n'],
  [
    { unit: 9 },
    1,
    'What happened: unit 9\n  no events but routine ones\nand 1 routine event (moves and the like): add --all to see them\n',
  ],
  [{ round: 3 }, 0, 'What happened: round 3\n  nothing\n'],
  [
    { unit: 9, round: 3 },
    2,
    'What happened: unit 9, round 3\n  no events but routine ones\nand 2 routine events (moves and the like): add --all to see them\n',
  ],
])('no events for %j, with %i left out', (asked, leftOut, text) => {
  expect(makeExplanationText({ ...EMPTY, leftOut }, asked)).toBe(text);
});

test('without a unit and a round: what each player lost', () => {
  expect(makeExplanationText(EMPTY, {})).toBe(
    'ant (0) lost 2 pioneers: 2 to the sun\nbee (1) lost nothing\ncat (2) lost nothing\ndog (3) lost nothing\n\nAsk for more with --unit <id> or --round <round>.\n',
  );
});
