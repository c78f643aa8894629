// Rookie and veteran in whole matches: no faults, in the order of their strength, and quick enough for a contest.
import { describe, expect, test } from 'vitest';
import { GAMES } from '../../engine/registry.ts';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';

interface Seat {
  readonly name: string;
  readonly score: number;
  readonly verdict: object | null;
  readonly times: { readonly cpuMs: number };
}

/** CPU time for a match, of which a contest gives ten seconds. */
const MAX_CPU = 10_000;

describe.concurrent('rivals', () => {
  test.each(GAMES)('$title: veteran comes before rookie, and both before null', async ({ id }) => {
    const patient = ['--limits', 'none', '--sandbox', 'none'];
    const { stdout } = await runMinions(
      ['play', id, 'null', 'veteran', 'rookie', 'null', '-s', '5', '--json', ...patient],
      emptyFolder(),
    );
    const { seats } = JSON.parse(stdout) as { seats: Seat[] };
    const of = (name: string): Seat => seats.find((seat) => seat.name === name)!;
    expect(seats.map(({ verdict }) => verdict)).toEqual([null, null, null, null]);
    expect(of('veteran').score).toBeGreaterThan(of('rookie').score);
    expect(of('rookie').score).toBeGreaterThan(of('null').score);
    expect(of('veteran').times.cpuMs).toBeLessThan(MAX_CPU);
  });
});
