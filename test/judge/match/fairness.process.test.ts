// Timeouts that can be believed: the bot is held to its own time, not to the host's.
import { spawn, type ChildProcess } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { didHostTakeTime } from '../../../judge/match/did-host-take-time.ts';
import { fixture, playFixtures } from '../play-fixtures.ts';

describe('on a machine with more work than cores', () => {
  let burners: ChildProcess[] = [];

  afterEach(() => {
    for (const burner of burners) burner.kill('SIGKILL');
  });

  test('only the busy bot is punished, 20 times out of 20', { timeout: 300_000 }, async () => {
    burners = Array.from({ length: 2 * availableParallelism() }, () => spawn('sh', ['-c', 'while :; do :; done']));
    const verdicts: string[] = [];
    while (verdicts.length < 20) {
      const { report } = await playFixtures([fixture('busy-forever'), fixture('silent')], {
        roundMs: 100,
        startMs: 60_000,
      });
      // With much else beside it, a match is void: nobody is punished, and it is played again.
      if (didHostTakeTime(report)) continue;
      verdicts.push(
        report.seats.map(({ verdict }) => (verdict ? `${verdict.code} in round ${verdict.round}` : 'ok')).join(', '),
      );
    }
    expect(verdicts).toEqual(Array.from({ length: 20 }, () => 'timeout in round 1, ok, ok, ok'));
  });
});

test('the budget of CPU time counts all rounds together', async () => {
  const { report } = await playFixtures([fixture('burns-cpu')], { cpuMs: 100_000 });
  expect(report.seats[0].verdict).toBeNull();
  expect(report.seats[0].times.cpuMs).toBeGreaterThan(8 * 100);
});

test('a bot that sleeps uses wall time and no CPU time', async () => {
  const { rounds } = await playFixtures([fixture('sleeps')]);
  const { wallMs, cpuMs } = rounds[4]!.clocks[0]!;
  // The bot may have begun before the judge knew that the pipe had taken the state.
  expect(wallMs).toBeGreaterThan(250);
  expect(cpuMs).toBeLessThan(200);
});

describe('who thinks when', () => {
  /** In a round as most are: in one of them others may have had the machine. */
  const ticksIn = async (options: Parameters<typeof playFixtures>[2]): Promise<number> => {
    const { rounds, report } = await playFixtures([fixture('ticks'), fixture('sleeps')], {}, options);
    expect(report.seats.map(({ verdict }) => verdict)).toEqual([null, null, null, null]);
    const all = rounds
      .map(({ stderr }) => stderr[0])
      .join('')
      .trim()
      .split(' ')
      .map(Number);
    const usual = all.slice(2).sort((a, b) => a - b);
    return usual[Math.floor(usual.length / 2)]!;
  };

  test('in parallel turns a bot goes on while another thinks', async () => {
    expect(await ticksIn({ turns: 'parallel' })).toBeGreaterThan(15);
  });

  test.each([
    ['serial turns', { turns: 'serial' as const }],
    ['parallel turns with --freeze', { turns: 'parallel' as const, freeze: true }],
  ])('in %s it is stopped meanwhile', async (_, options) => {
    expect(await ticksIn(options)).toBeLessThan(10);
  });
});
