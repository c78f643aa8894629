import { expect, test } from 'vitest';
import type { MatchEvent } from '../../../engine/core/match-event.ts';
import type { RoundReport } from '../../../judge/match/match-watcher.ts';
import { MatchRemarks } from '../../../cli/show/match-remarks.ts';

const refuse = (...reasons: string[]): RoundReport =>
  ({
    outcome: { refused: [reasons.map((reason, order) => ({ order, reason })), [], [], []] },
  }) as unknown as RoundReport;

test('after a match, people read what each player lost and to what, and why orders were refused', () => {
  const remarks = new MatchRemarks();
  remarks.begin({ names: ['mine', 'bad\u001B[2J', 'dummy#2', 'dummy#3'] } as never);
  const report = (event: MatchEvent & Record<string, unknown>): void => remarks.event(event);
  const pioneer = { kind: 'killed', type: 'pioneer', player: 0, at: [5, 5, 0] };
  report({ ...pioneer, unit: 3, cause: 'hellhound', by: 90, byPlayer: -1 });
  report({ ...pioneer, unit: 4, cause: 'sun' });
  report({ ...pioneer, unit: 5, cause: 'hellhound', by: 91, byPlayer: -1 });
  report({ ...pioneer, unit: 23, player: 1, cause: 'fight', by: 1, byPlayer: 0 });
  report({ kind: 'captured', unit: 23, player: 0, loser: 1, byChance: false });
  remarks.round(refuse('unit 3 Top: unit 9 is there, and pioneers cannot attack', 'unit 4 Up: died before its turn'));
  remarks.round(refuse('unit 8 Left: unit 7 is there, and pioneers cannot attack'));
  expect(remarks.describe()).toEqual([
    'mine (player 0) lost 3 pioneers: 2 to hellhounds, 1 to the sun.\n',
    'mine (player 0): 3 orders refused: 2 × pioneers cannot attack, 1 × died before its turn.\n',
    String.raw`bad\u001b[2J (player 1) lost 1 pioneer: 1 captured by mine.` + '\n',
  ]);
});
