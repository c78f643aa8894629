// When a bot is stopped, and what is taken off its time.
import { describe, expect, test } from 'vitest';
import { Supervisor } from '../../../../judge/bot/process/supervisor.ts';
import type { ClockKind } from '../../../../judge/host/bot-group.ts';
import { MadeUpClock } from '../../host/made-up-clock.ts';

/** A bot that is made up of its CPU time and of whether it is frozen. */
function supervise(kind: ClockKind) {
  const clock = new MadeUpClock();
  const bot = { cpuMs: 0, isFrozen: false, stoppedMs: [] as number[] };
  const group = {
    clock: kind,
    begin() {},
    cpuMs: () => bot.cpuMs,
    markWaits() {},
    freeze: () => void (bot.isFrozen = true),
    thaw: () => void (bot.isFrozen = false),
  };
  const host = { clock, meters: new Set(), monitor: { watch() {} } };
  const report = ({ stopped }: { stopped?: { cpuMs: number } }): void =>
    void (stopped && bot.stoppedMs.push(stopped.cpuMs));
  const supervisor = new Supervisor({ host, group, limits: {}, pid: 1, isEnclosed: true, report } as never);
  const use = (ms: number): void => {
    bot.cpuMs += ms;
    clock.advance(ms);
  };
  /** A turn in which it uses so much CPU time, and what it began with. */
  const takeTurn = (cpuMs = 10): { frozenMs: number; owedMs: number } => {
    supervisor.resume();
    const before = supervisor.beginRound(100);
    use(cpuMs);
    supervisor.meter.cpuMs();
    supervisor.pause();
    return before;
  };
  return { bot, supervisor, clock, use, takeTurn };
}

describe('as a cgroup', () => {
  test('it starts in its own turn', () => {
    const { bot, supervisor, takeTurn } = supervise('cgroup');
    supervisor.pause();
    expect(bot.isFrozen).toBe(true);
    takeTurn();
    expect(bot.isFrozen).toBe(false);
  });

  test('what it used before its first turn is not taken off', () => {
    const { supervisor, use, takeTurn } = supervise('cgroup');
    supervisor.pause();
    use(30);
    expect(takeTurn()).toEqual({ frozenMs: 30, owedMs: 0 });
  });

  test('one that waits for its input is never stopped', () => {
    const { bot, supervisor, use, takeTurn } = supervise('cgroup');
    for (let round = 0; round < 5; round++) {
      expect(takeTurn()).toEqual({ frozenMs: 0, owedMs: 0 });
      use(1);
      supervisor.checkPause();
      expect(bot.isFrozen).toBe(false);
    }
    expect(bot.stoppedMs).toEqual([]);
  });

  test('one that computes in the turns of others is stopped at once, and between turns from then on', () => {
    const { bot, supervisor, clock, use, takeTurn } = supervise('cgroup');
    takeTurn();
    use(1.5);
    supervisor.checkPause();
    expect(bot.isFrozen).toBe(true);
    clock.advance(40);
    expect(takeTurn()).toEqual({ frozenMs: 40, owedMs: 1.5 });
    expect(bot.isFrozen).toBe(true);
    expect(takeTurn()).toEqual({ frozenMs: 0, owedMs: 0 });
    expect(bot.isFrozen).toBe(true);
  });

  test('one that was stopped once is stopped with its answer, before the clocks are read', () => {
    const { bot, supervisor, clock, use, takeTurn } = supervise('cgroup');
    takeTurn();
    supervisor.endTurn();
    expect(bot.isFrozen).toBe(false);
    use(1.5);
    supervisor.checkPause();
    supervisor.resume();
    supervisor.beginRound(100);
    supervisor.endTurn();
    expect(bot.isFrozen).toBe(true);
    clock.advance(3);
    supervisor.pause();
    clock.advance(40);
    expect(takeTurn()).toEqual({ frozenMs: 43, owedMs: 0 });
  });

  test('what one that was stopped once uses until it stands still is taken off, however little', () => {
    const { supervisor, use, takeTurn } = supervise('cgroup');
    takeTurn();
    use(1.5);
    supervisor.checkPause();
    expect(takeTurn()).toMatchObject({ owedMs: 1.5 });
    use(0.25);
    expect(takeTurn()).toMatchObject({ owedMs: 0.25 });
    expect(takeTurn()).toMatchObject({ owedMs: 0 });
  });

  test('one that was stopped with its answer goes on at the end of the match, whoever ends it', () => {
    const { bot, supervisor, use, takeTurn } = supervise('cgroup');
    takeTurn();
    use(1.5);
    supervisor.checkPause();
    supervisor.resume();
    supervisor.endTurn();
    expect(bot.isFrozen).toBe(true);
    supervisor.resume();
    expect(bot.isFrozen).toBe(false);
  });

  test('what nobody looked at in time is taken off as well', () => {
    const { bot, use, takeTurn } = supervise('cgroup');
    takeTurn();
    use(7);
    expect(takeTurn()).toEqual({ frozenMs: 0, owedMs: 7 });
    expect(bot.isFrozen).toBe(true);
  });
});

test('by /proc it is stopped whenever it is not its turn, and nothing is taken off', () => {
  const { bot, use, takeTurn } = supervise('proc');
  takeTurn();
  expect(bot.isFrozen).toBe(true);
  use(7);
  expect(takeTurn()).toEqual({ frozenMs: 7, owedMs: 0 });
  expect(bot.stoppedMs).toEqual([7]);
});
