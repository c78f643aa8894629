// How a tournament goes, by a clock from outside.
import { expect, test } from 'vitest';
import { StatusLine } from '../../../cli/show/status-line.ts';
import { TournamentProgress } from '../../../cli/show/tournament-progress.ts';
import type { StandingsRow } from '../../../protocol/types/tournament/standings.ts';
import { makePlayed } from '../../tournament/made-records.ts';
import { Screen } from './screen.ts';

const played = makePlayed('1.1: anna 1, bob 2, carl 3, dora 4');

/** A progress whose clock is set by hand, with all that it writes. */
function makeProgress(isTTY = false) {
  const clock = { ms: 0 };
  const screen = new Screen(isTTY, 40);
  const now = (): number => clock.ms;
  const progress = new TournamentProgress(new StatusLine(screen, { now }), now);
  return { progress, clock, screen };
}

test('in a pipe there is a line every half minute, with rate, time left and the leader', () => {
  const { progress, clock, screen } = makeProgress();
  for (let done = 1; done <= 75; done += 1) {
    clock.ms = done * 1000;
    if (done === 40)
      progress.follow({ kind: 'leads', row: { name: 'anna', points: 120.4, error: 10 } as StandingsRow });
    progress.follow({ kind: 'played', played, planned: 100, done });
  }
  expect(screen.written).toEqual([
    '30 of 100 matches, 1.0 a second, 1 min 10 s left\n',
    '60 of 100 matches, 1.0 a second, 40 s left; anna leads with 120 ± 20\n',
  ]);
});

test('on a terminal one line is drawn again, no longer than the window', () => {
  const { progress, clock, screen } = makeProgress(true);
  for (const ms of [10, 100, 300, 400]) {
    clock.ms = ms;
    progress.follow({ kind: 'played', played, planned: 100, done: 1 });
  }
  expect(screen.written).toHaveLength(2);
  expect(screen.written.every((text) => text.startsWith('<clear>') && text.length <= '<clear>'.length + 40)).toBe(true);
});

test('a bot that is withdrawn is told', () => {
  const { progress, screen } = makeProgress(true);
  progress.follow({ kind: 'withdrawn', name: 'bob', reason: 'it went out of 3 matches' });
  expect(screen.written).toEqual(['<clear>minions: bob is withdrawn: it went out of 3 matches\n']);
});
