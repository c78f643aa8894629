// Clocks that nothing escapes: what was found by the second attack with the code at hand, one test for each finding.
import { afterAll, describe, expect } from 'vitest';
import { fixture, playFixtures, type Played } from '../play-fixtures.ts';
import { attack, describeVerdicts, listReasons } from './attack.ts';
import {
  BOTH_CGROUP,
  BOTH_PROC,
  INSIDE_CGROUP,
  meet,
  OUTSIDE_CGROUP,
  OUTSIDE_PROC,
  readNumbers,
  showSurvivors,
  testIn,
  type Place,
} from './meet.ts';

afterAll(showSurvivors);

const EVERYWHERE = [...BOTH_CGROUP, ...BOTH_PROC];
/** What the attacker computed in its own turns, on all cores, and how long those of its rivals were, who sleep for 300 ms in each of seven rounds. */
function sumTurns({ rounds }: Played): { ownCpuMs: number; rivalsMs: number } {
  const sum = (values: readonly number[]): number => values.reduce((total, ms) => total + ms, 0);
  return {
    ownCpuMs: sum(rounds.map(({ clocks }) => clocks[0]?.cpuMs ?? 0)),
    rivalsMs: sum(rounds.flatMap(({ clocks }) => clocks.slice(1).map((clock) => clock?.wallMs ?? 0))),
  };
}

describe('computing unseen', () => {
  const rivals = [fixture('sleeps'), fixture('sleeps'), fixture('sleeps')];

  testIn(BOTH_CGROUP, "a relay gets nothing of its rivals' turns", async (place) => {
    const played = await meet(place, ['relays-unseen'], {}, { turns: 'serial', others: rivals });
    const computed = readNumbers(played).at(-1)!;
    const { ownCpuMs, rivalsMs } = sumTurns(played);
    expect(rivalsMs).toBeGreaterThan(5000);
    expect(ownCpuMs).toBeGreaterThan(0);
    expect(computed - ownCpuMs).toBeLessThan(0.01 * rivalsMs);
  });

  testIn(BOTH_CGROUP, 'what a relay computes after its answers is billed, and puts it out', async (place) => {
    const limits = { cpuMs: 1900, cpuRoundMs: null };
    const played = await meet(place, ['relays-unseen', '2000'], limits, { others: rivals, rounds: 40 });
    expect(played.report.seats[0].verdict?.reason).toMatch(/^used \d+ ms of CPU time in this match; 1900 are allowed$/);
  });

  const everything = { cpuMs: null, cpuRoundMs: null, processes: null, threads: null };

  /** What the attacker says that it has computed is in its bill. */
  const expectWholeBill = async (place: Place, bot: readonly [string, ...string[]], rounds = 8): Promise<void> => {
    const played = await meet(place, bot, everything, { others: rivals, rounds });
    const computed = readNumbers(played).at(-1)!;
    expect(computed).toBeGreaterThan(100);
    expect(played.report.seats[0].times.cpuMs).toBeGreaterThan(0.95 * computed);
  };

  testIn(BOTH_CGROUP, 'it is billed whole', (place) => expectWholeBill(place, ['relays-unseen', '300']));

  testIn(BOTH_CGROUP, 'of grandchildren that a subreaper adopts and forgets', (place) =>
    expectWholeBill(place, ['adopts-orphans']),
  );

  testIn(BOTH_CGROUP, 'of daemons in sessions of their own', (place) => expectWholeBill(place, ['new-sessions']));

  testIn(EVERYWHERE, 'of threads that have ended, behind a main thread that has', (place) =>
    expectWholeBill(place, ['ended-threads']),
  );

  testIn(BOTH_CGROUP, 'of siblings', (place) => expectWholeBill(place, ['makes-siblings']));

  testIn(BOTH_CGROUP, 'of a chain in which each hands its work down', (place) =>
    expectWholeBill(place, ['hands-down']),
  );

  testIn(EVERYWHERE, 'of a bot that answers first and computes then', async (place) => {
    const { report } = await meet(place, ['burns-after-answer', '100'], { cpuRoundMs: 50, roundMs: 5000 });
    expect(report.seats[0].verdict?.code).toBe('timeout');
  });
});

describe('being stopped', () => {
  const others = [fixture('sleeps'), fixture('sleeps'), fixture('sleeps')];

  testIn([INSIDE_CGROUP], 'who computes in the turns of others is stopped, and owes it, 20 of 20', async (place) => {
    const sleeper = attack('sleeps', '20');
    const bots = [attack('burns-after-answer', '100'), sleeper, sleeper, sleeper];
    const commands = await Promise.all(bots.map(async (bot) => place.put(bot)));
    for (let time = 0; time < 20; time++) {
      const { rounds } = await playFixtures(commands, {}, { clock: place.clock, turns: 'serial', rounds: 3 });
      const [, second, third] = rounds.map(({ clocks }) => clocks[0]!);
      expect([time, second!.owedMs, third!.frozenMs]).toEqual([
        time,
        expect.toSatisfy((owed: number) => owed > 0),
        // From then on it is stopped during the whole turns of its rivals.
        expect.toSatisfy((frozen: number) => frozen > 50),
      ]);
    }
  });

  testIn([OUTSIDE_CGROUP], 'a tracer that lets the bot go on does not help', async (place) => {
    const played = await meet(place, ['traced-family'], {}, { turns: 'serial', others });
    const { ownCpuMs, rivalsMs } = sumTurns(played);
    expect(rivalsMs).toBeGreaterThan(5000);
    const elsewhereMs = played.report.seats[0].times.cpuMs! - ownCpuMs;
    expect(elsewhereMs).toBeLessThan(0.05 * rivalsMs);
  });

  testIn([INSIDE_CGROUP], 'a bot in a sandbox cannot leave its group', async (place) => {
    const { rounds } = await meet(place, ['leaves-group']);
    expect(rounds[0]!.stderr[0]).toBe('left 0\n');
  });

  testIn([INSIDE_CGROUP], 'a bot in a sandbox gets no priority, and no CPUs that it was not given', async (place) => {
    const { rounds } = await meet(place, ['wants-priority']);
    expect(rounds[0]!.stderr[0]).toBe('priority 0, real time 0, CPUs 0\n');
  });
});

describe('reading and writing', () => {
  testIn(EVERYWHERE, 'a bot that makes its pipe small has no more time than others', async (place) => {
    const limits = { startMs: 20_000, roundMs: 1000 };
    const { report } = await meet(place, ['shrinks-pipe', '700'], limits, { rounds: 3 });
    expect(describeVerdicts(report)).toBe('timeout in round 1, ok, ok, ok');
  });

  testIn(EVERYWHERE, 'nor has one that reads a byte at a time', async (place) => {
    const { report, rounds } = await meet(place, ['reads-slowly'], { startMs: 4000 }, { rounds: 2 });
    expect(describeVerdicts(report), listReasons(report)).toBe('timeout in round 0, ok, ok, ok');
    expect(rounds[0]!.clocks[0]!.wallMs).toBeLessThan(20_000);
  });

  testIn(EVERYWHERE, 'a flood of stale answers is no excuse for being late', async (place) => {
    const { report, rounds } = await meet(place, ['floods-stale', '100000'], { startMs: 20_000, roundMs: 100 });
    expect(report.seats[0].verdict?.reason).toMatch(
      /^wrote more than 100 lines in one round that answer earlier rounds/,
    );
    expect(rounds[1]!.clocks[0]!.wallMs).toBeLessThan(5000);
  });

  testIn(EVERYWHERE, 'some stale answers are dropped', async (place) => {
    const { report } = await meet(place, ['floods-stale', '100']);
    expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
  });
});

describe('ending', () => {
  testIn([OUTSIDE_CGROUP, OUTSIDE_PROC], 'a crash is called a crash, however long it takes', async (place) => {
    for (let time = 0; time < 3; time++) {
      const { report } = await meet(place, ['dies-slowly'], { memoryMb: null }, { rounds: 4 });
      expect(report.seats[0].verdict?.reason).toBe('was ended by SIGSEGV in the middle of the match');
    }
  });

  testIn(BOTH_CGROUP, 'a family in which each starts the next before it ends is ended', async (place) => {
    const { report } = await meet(place, ['never-ends'], { processes: null, threads: null });
    expect(describeVerdicts(report)).toBe('ok, ok, ok, ok');
  });
});

describe('memory and processes of a moment', () => {
  const others = [fixture('sleeps')];

  testIn([OUTSIDE_CGROUP], 'memory in pipes and sockets counts', async (place) => {
    for (const where of ['pipes', 'sockets']) {
      const { report } = await meet(place, ['hides-kernel-memory', where], { memoryMb: 100 }, { others });
      expect([where, report.seats[0].verdict?.code]).toEqual([where, 'memory']);
    }
  });

  testIn([OUTSIDE_CGROUP], 'memory in System V segments counts', async (place) => {
    const { report } = await meet(place, ['hides-kernel-memory', 'sysv'], { memoryMb: 100 }, { others });
    expect(report.seats[0].verdict?.code).toBe('memory');
  });

  testIn(BOTH_CGROUP, 'two gigabytes for a moment are refused', async (place) => {
    const { report } = await meet(place, ['bursts-memory'], { memoryMb: 100 });
    expect(report.seats[0].verdict?.code).toBe('memory');
  });

  testIn(BOTH_CGROUP, 'two thousand children for a moment are refused', async (place) => {
    const { report } = await meet(place, ['bursts-threads'], { processes: null, threads: 512 });
    expect(report.seats[0].verdict?.code).toBe('threads');
  });
});
