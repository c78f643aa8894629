// Who waits for a CPU is not who sleeps. These tests fill the machine themselves, and nothing else runs beside them.
import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterAll, afterEach, expect } from 'vitest';
import { attack, describeVerdicts, listReasons } from './attack.ts';
import { BOTH_CGROUP, INSIDE_CGROUP, meet, OUTSIDE_CGROUP, OUTSIDE_PROC, showSurvivors, testIn } from './meet.ts';

afterAll(showSurvivors);

let burners: ChildProcess[] = [];

/** Keeps the machine busy with work of somebody else. */
function makeBusy(processes = 4 * availableParallelism()): void {
  burners = Array.from({ length: processes }, () => spawn('sh', ['-c', 'while :; do :; done']));
}

afterEach(() => {
  for (const burner of burners) burner.kill('SIGKILL');
  burners = [];
});

const limits = { startMs: 20_000, roundMs: 300 };

testIn(
  [OUTSIDE_CGROUP, INSIDE_CGROUP, OUTSIDE_PROC],
  'a helper that waits does not excuse a bot that sleeps',
  async (place) => {
    makeBusy();
    for (const how of ['nice', 'idle', 'pinned'] as const) {
      const { report } = await meet(place, ['fakes-waiting', how, '20000'], limits, { rounds: 2 });
      expect(describeVerdicts(report), listReasons(report)).toBe('timeout in round 1, ok, ok, ok');
      // What it takes for the host: no reason to play again.
      expect(report.seats[0].verdict!.evidence!.hostMs).toBeLessThan(10 * limits.roundMs);
    }
  },
);

testIn(
  [OUTSIDE_CGROUP, INSIDE_CGROUP],
  'nor does one that wakes up again and again make a match void',
  async (place) => {
    // So busy that whoever computes has less than a tenth of a core.
    makeBusy(12 * availableParallelism());
    for (let time = 0; time < 2; time++) {
      const tight = { startMs: 20_000, roundMs: 100 };
      const { report, rounds } = await meet(place, ['fakes-waiting', 'wakes', '60000'], tight, { rounds: 2 });
      expect(report.interrupted).toBeNull();
      expect(describeVerdicts(report), listReasons(report)).toBe('timeout in round 1, ok, ok, ok');
      expect(Math.max(0, ...rounds.map(({ clocks }) => clocks[0]?.wallMs ?? 0))).toBeLessThan(10_000);
    }
  },
);

testIn(BOTH_CGROUP, 'four bots with 70 ms of work and a limit of 100 play on beside eight who spin', async (place) => {
  makeBusy(8);
  const others = Array.from({ length: 3 }, () => attack('works', '70'));
  const honest = { startMs: 20_000, roundMs: 100 };
  const { report } = await meet(place, ['works', '70'], honest, { rounds: 8, others });
  expect(describeVerdicts(report), listReasons(report)).toBe('ok, ok, ok, ok');
});
