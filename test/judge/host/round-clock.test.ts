import { describe, expect, test } from 'vitest';
import { RoundClock } from '../../../judge/host/round-clock.ts';
import { RoundMeter } from '../../../judge/host/round-meter.ts';
import { MadeUpClock } from './made-up-clock.ts';

/** One bot on two CPUs. `pass` lets time go by, in which the bot computes and waits, and others compute or steal. */
function makeHost(reportsWaits = true) {
  const clock = new MadeUpClock();
  const now = { cpuMs: 0, waitMs: 0, busyMs: 0, stolenMs: 0, lagMs: 0 };
  const meter = new RoundMeter(clock, {
    cpuMs: () => now.cpuMs,
    markWaits: () => {},
    waitedMs: () => (reportsWaits ? now.waitMs : undefined),
  });
  const load = {
    cpus: 2,
    totalMs: () => now.busyMs,
    get stolenMs() {
      return now.stolenMs;
    },
  };
  const host = { clock, lag: { totalMs: () => now.lagMs }, load, meters: new Set([meter]) };
  const pass = (wallMs: number, { cpuMs = 0, waitMs = 0, othersMs = 0, stolenMs = 0, lagMs = 0 }): void => {
    clock.advance(wallMs);
    now.lagMs += lagMs;
    now.cpuMs += cpuMs;
    now.waitMs += waitMs;
    now.stolenMs += stolenMs;
    now.busyMs += cpuMs + othersMs + stolenMs;
  };
  const ask = (): RoundClock => {
    meter.beginRound();
    return new RoundClock(host as unknown as ConstructorParameters<typeof RoundClock>[0], meter);
  };
  return { pass, ask, meter };
}

describe('at the deadline', () => {
  test.each`
    bot                                      | cpuMs | waitMs | stolenMs | counted
    ${'that had the machine for itself'}     | ${70} | ${0}   | ${0}     | ${0}
    ${'that waited'}                         | ${70} | ${50}  | ${0}     | ${50}
    ${'whose machine was taken away'}        | ${70} | ${0}   | ${30}    | ${30}
    ${'that waited, and was stolen from'}    | ${70} | ${20}  | ${30}    | ${50}
    ${'that slept while others were robbed'} | ${2}  | ${0}   | ${30}    | ${2}
    ${'that computed a little'}              | ${20} | ${10}  | ${200}   | ${30}
    ${'with more than passed'}               | ${99} | ${90}  | ${90}    | ${120}
  `('$bot: $counted ms without a CPU', ({ cpuMs, waitMs, stolenMs, counted }) => {
    const { pass, ask } = makeHost();
    pass(500, { stolenMs: 400 });
    const question = ask();
    pass(120, { cpuMs, waitMs, stolenMs });
    expect(question.readAtDeadline()).toMatchObject({ wallMs: 120, cpuMs, waitMs: counted, othersMs: stolenMs });
  });

  test('where the system does not tell waits, it tells no thefts either', () => {
    const { pass, ask } = makeHost(false);
    const question = ask();
    pass(120, { cpuMs: 70, stolenMs: 30 });
    expect(question.readAtDeadline().waitMs).toBeUndefined();
  });
});

describe('the lag of the judge', () => {
  test.each`
    judge                                        | lagMs  | ofBotMs | counted
    ${'was in time'}                             | ${0}   | ${0}    | ${0}
    ${'was late'}                                | ${30}  | ${0}    | ${30}
    ${'was late, partly for what the bot wrote'} | ${30}  | ${12}   | ${18}
    ${'was late for what the bot wrote'}         | ${30}  | ${40}   | ${0}
    ${'was late by more than passed'}            | ${300} | ${0}    | ${120}
  `('that $judge: $counted ms', ({ lagMs, ofBotMs, counted }) => {
    const { pass, ask, meter } = makeHost();
    pass(500, { lagMs: 70 });
    const question = ask();
    pass(120, { lagMs });
    meter.judgeMs += ofBotMs;
    expect(question.read().lagMs).toBe(counted);
    expect(question.readAtDeadline().lagMs).toBe(counted);
  });
});
