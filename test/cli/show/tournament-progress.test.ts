// How a tournament goes, by a clock from outside.
import type { WriteStream } from 'node:tty';
import { expect, test } from 'vitest';
import { TournamentProgress } from '../../../cli/show/tournament-progress.ts';
import { makePlayed } from '../../tournament/made-records.ts';
import { makeTournament } from '../../tournament/made-tournament.ts';

const played = makePlayed('1.1: anna 1, bob 2, carl 3, dora 4');

/** A progress whose clock is set by hand, with all that it writes. */
function makeProgress(isTTY = false) {
  const clock = { ms: 0 };
  const written: string[] = [];
  const output = { isTTY, columns: 40, write: (text: string) => written.push(text) } as unknown as WriteStream;
  const { state } = makeTournament(4, 16);
  const progress = new TournamentProgress(
    output,
    false,
    () => state,
    (id) => id,
    () => clock.ms,
  );
  return { progress, clock, written };
}

test.each<[what: string, endsOfParts: number[], limit: number, fitting: boolean[]]>([
  ['two of ten seconds fit into twenty, three do not', [10, 20], 20, [true, false]],
  ['nothing was played before the first, as after a resume', [0, 10, 20], 25, [true, true, false]],
  ['the longest part counts', [10, 12, 24], 33, [true, true, false]],
  ['not even a second one', [30], 50, [false]],
])('--for: %s', (_, ends, limit, fitting) => {
  const { progress, clock } = makeProgress();
  const fits = progress.makeFits(limit);
  const answers = ends.map((seconds) => {
    clock.ms = seconds * 1000;
    return fits();
  });
  expect(answers).toEqual(fitting);
});

test('in a pipe there is a line every half minute, with rate, time left and the leader', () => {
  const { progress, clock, written } = makeProgress();
  for (let done = 1; done <= 75; done += 1) {
    clock.ms = done * 1000;
    progress.played(played, { planned: 100, done });
  }
  expect(written).toHaveLength(2);
  expect(written[1]).toMatch(/^60 of 100 matches, 1\.0 a second, 40 s left; anna leads with \d+ ± \d+\n$/);
});

test('on a terminal one line is drawn again, no longer than the window', () => {
  const { progress, clock, written } = makeProgress(true);
  for (const ms of [10, 300, 400, 700]) {
    clock.ms = ms;
    progress.played(played, { planned: 100, done: 1 });
  }
  expect(written).toHaveLength(2);
  expect(written.every((text) => text.startsWith('\r\u001B[K') && text.length <= 4 + 40)).toBe(true);
});
