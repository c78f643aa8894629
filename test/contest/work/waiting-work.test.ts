import { expect, test } from 'vitest';
import type { Ladder } from '../../../contest/ladder/ladder.ts';
import type { FoundVersion } from '../../../contest/store/versions.ts';
import type { LadderKeeper } from '../../../contest/work/ladder-keeper.ts';
import type { RoundMatch } from '../../../contest/work/round-match.ts';
import { WaitingWork, type NextWork } from '../../../contest/work/waiting-work.ts';

const SLOTS = 2;

/** What waits on two slots. The ladder has blocks 1 to 9 to schedule; `events` has the secrets it renewed. */
function makeWaiting({ hasUnplayed = false, isDayOver = false } = {}) {
  let block = 0;
  let needsNewSecret = isDayOver;
  const ladder = {
    needsNewSecret: () => needsNewSecret,
    renewSecret: () => void (needsNewSecret = false),
    findTable: (at: number) => [`e${at}`],
  } as unknown as Ladder;
  const ladderKeeper = {
    hasUnplayed: () => hasUnplayed,
    scheduleNext: () => (block === 9 ? undefined : (block += 1)),
  } as unknown as LadderKeeper;
  return new WaitingWork({ ladder, ladderKeeper, countSlots: () => SLOTS });
}

const gate = (id: number): FoundVersion => ({ id }) as FoundVersion;
const ofRound = (round: string, isAlone = false): RoundMatch => ({ round, isAlone }) as RoundMatch;

const show = (next: NextWork | undefined): string => {
  if (next === undefined) return 'nothing';
  if (next.kind === 'gate') return `gate ${next.version.id}`;
  return next.kind === 'round' ? next.match.round : `block ${next.open.block}.${next.open.attempt}`;
};

const takeAll = (waiting: WaitingWork, count: number, running = 0): string[] =>
  Array.from({ length: count }, () => show(waiting.take(running)));

test('gates come first, then matches of rounds, then those of the ladder, the interrupted ones first', () => {
  const waiting = makeWaiting();
  waiting.addBlock({ block: 99, attempt: 1 });
  waiting.addOfRound(ofRound('final'));
  waiting.addGates(gate(7), gate(8));
  waiting.returnGate(gate(6));
  expect(waiting.lengths).toEqual({ gate: 3, round: 1, ladder: 1 });
  expect([waiting.countBefore(8), waiting.countBefore(5)]).toEqual([2, undefined]);
  expect(takeAll(waiting, 6)).toEqual(['gate 6', 'gate 7', 'gate 8', 'final', 'block 99.1', 'block 1.1']);
});

test('a bot that has not played gets a match after more gates than there are slots', () => {
  const waiting = makeWaiting({ hasUnplayed: true });
  waiting.addGates(...[1, 2, 3, 4, 5].map(gate));
  expect(takeAll(waiting, 6)).toEqual(['gate 1', 'gate 2', 'gate 3', 'block 1.1', 'gate 4', 'gate 5']);
});

test('what must be alone waits until nothing runs, and everything behind it waits too', () => {
  const waiting = makeWaiting();
  waiting.addOfRound(ofRound('alone', true));
  expect(takeAll(waiting, 1, 1)).toEqual(['nothing']);
  waiting.addBlock({ block: 5, attempt: 2 });
  expect(takeAll(waiting, 2)).toEqual(['alone', 'block 5.2']);
  waiting.addBlock({ block: 6, attempt: 2 });
  expect([takeAll(waiting, 1, 1), takeAll(waiting, 1)]).toEqual([['nothing'], ['block 6.2']]);
});

test('the secret of a new day waits for the matches of the old one', () => {
  const waiting = makeWaiting({ isDayOver: true });
  expect([takeAll(waiting, 1, 1), takeAll(waiting, 1), takeAll(waiting, 1, 1)]).toEqual([
    ['nothing'],
    ['block 1.1'],
    ['block 2.1'],
  ]);
});

test('nothing waits of who was removed', () => {
  const waiting = makeWaiting();
  const match = ofRound('final');
  waiting.addOfRound(match);
  waiting.addGates(gate(1), gate(2));
  for (const block of [3, 4]) waiting.addBlock({ block, attempt: 1 });
  waiting.drop(new Set([1]), new Set(['e3']));
  expect([waiting.removeOfRound(match), waiting.removeOfRound(match)]).toEqual([true, false]);
  expect([waiting.hasBlock(3), waiting.hasBlock(4)]).toEqual([false, true]);
  expect(takeAll(waiting, 2)).toEqual(['gate 2', 'block 4.1']);
});
