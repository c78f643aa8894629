import { expect, test } from 'vitest';
import type { Match } from '../../../engine/core/match.ts';
import { makeRecordedBot } from '../../../judge/bot/recorded-bot.ts';
import { scriptBot } from '../../../judge/bot/scripted-bot.ts';
import { makeRound } from '../../../replay/make-lines.ts';
import type { MatchWatcher, RoundReport } from '../../../judge/match/match-watcher.ts';
import type { ReplayRound } from '../../../protocol/types/replay/round.ts';
import { describeVerdicts, runScripts } from './run-scripts.ts';

/** Orders every unit of its own to go left, so that rounds can be told apart. */
const mover = scriptBot(({ line, round }) => {
  const { player, units } = JSON.parse(Buffer.from(line).toString()) as {
    player: number;
    units: { id: number; player: number }[];
  };
  const orders = units.filter((unit) => unit.player === player).map(({ id }) => ({ unit: id, dir: 'Left' }));
  return JSON.stringify({ round, orders });
});

const answer = (round: number, ...orders: object[]): string => JSON.stringify({ round, orders });

function keepRounds(): { rounds: RoundReport[]; lines: ReplayRound[]; watcher: MatchWatcher } {
  const rounds: RoundReport[] = [];
  const lines: ReplayRound[] = [];
  const round = (report: RoundReport, match: Match): void => {
    rounds.push(report);
    lines.push(makeRound(report, match));
  };
  return { rounds, lines, watcher: { round } };
}

test('a match without processes is played to its end', async () => {
  const { rounds, watcher } = keepRounds();
  const report = await runScripts([mover], { watcher });
  expect(rounds).toHaveLength(8);
  expect(rounds[0]!.outcome.accepted.map((orders) => orders.length > 0)).toEqual([true, false, false, false]);
  expect(describeVerdicts(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
});

test('what a bot took and ordered is counted, but for the round in which it goes out', async () => {
  const clocks = (ms: number) => ({ wallMs: ms, cpuMs: 0, waitMs: 0, lagMs: 0, frozenMs: 0 });
  const orders = [
    { unit: 1, dir: 'Left' },
    { unit: 2, dir: 'Left' },
  ];
  const exit = { exit: { code: 7, signal: null, atMs: 0 }, outputEndedAtMs: 0 };
  const bot = scriptBot(
    ({ round }) => (round < 4 ? answer(round, ...orders) : exit),
    ({ round }) => clocks(round === 2 ? 10 : 2),
  );
  const { seats } = await runScripts([bot]);
  expect(seats[0]).toMatchObject({ ordered: 8, times: { meanMs: 4, maxMs: 10 } });
  expect(seats[1]).toMatchObject({ ordered: 0, times: { meanMs: 0, maxMs: 0 } });
});

test('a bot that is out gives no more orders, and the others play on', async () => {
  const { rounds, watcher } = keepRounds();
  const exits = scriptBot((question) =>
    question.round < 3 ? answer(question.round) : { exit: { code: 7, signal: null, atMs: 0 }, outputEndedAtMs: 0 },
  );
  const report = await runScripts([mover, exits], { watcher });
  expect(describeVerdicts(report)).toEqual(['ok', 'crashed in round 3', 'ok', 'ok']);
  expect(rounds.map(({ faults }) => faults.length)).toEqual([0, 0, 0, 1, 0, 0, 0, 0]);
  expect(rounds.map(({ clocks }) => clocks[1] !== undefined)).toEqual([
    true,
    true,
    true,
    true,
    ...Array(4).fill(false),
  ]);
  expect(report.seats[1].place).toBe(4);
});

test('late and repeated answers are dropped, never taken for those of another round', async () => {
  // Each answer names the unit with the number of its round: an answer in the wrong round would be seen in the orders.
  const order = (round: number): object => ({ unit: 1000 + round, dir: 'Left' });
  const repeats = scriptBot(({ round }) => [
    ...(round === 0 ? [] : [answer(round - 1, order(round - 1))]),
    answer(round, order(round)),
    answer(round, order(round + 500)),
  ]);
  const { rounds, watcher } = keepRounds();
  const report = await runScripts([repeats], { watcher });
  expect(describeVerdicts(report)[0]).toBe('ok');
  const named = rounds.map(({ outcome }) => outcome.refused[0].map(({ reason }) => reason));
  expect(named).toEqual(Array.from({ length: 8 }, (_, round) => [`there is no unit ${1000 + round}`]));
});

test('a recorded bot plays the same match again', async () => {
  const first = keepRounds();
  await runScripts([mover, mover], { watcher: first.watcher });
  const again = keepRounds();
  await runScripts([makeRecordedBot(first.lines, 0), makeRecordedBot(first.lines, 1)], { watcher: again.watcher });
  expect(again.lines.map(({ fingerprint }) => fingerprint)).toEqual(first.lines.map(({ fingerprint }) => fingerprint));
});

test('a signal ends the match after whole rounds, and its listener is gone', async () => {
  const controller = new AbortController();
  const stops = scriptBot(({ round }) => {
    if (round === 4) controller.abort('SIGTERM');
    return answer(round);
  });
  const { rounds, watcher } = keepRounds();
  const report = await runScripts([stops], { watcher, signal: controller.signal });
  expect(report.interrupted).toBe('SIGTERM');
  expect(rounds).toHaveLength(4);
});

test('a failure of our own code ends the match with a result that says so', async () => {
  const failures: unknown[] = [];
  const { rounds, watcher } = keepRounds();
  const fails = (report: RoundReport, match: Match): void => {
    watcher.round!(report, match);
    if (report.round === 2) throw new RangeError('too many of them');
  };
  const report = await runScripts([mover], { watcher: { round: fails, fail: (error) => failures.push(error) } });
  expect(report.interrupted).toBe('a failure of the judge (too many of them)');
  expect(failures).toEqual([new RangeError('too many of them')]);
  expect(rounds).toHaveLength(3);
  expect(report.seats[0].verdict).toBeNull();
});

test('a match for which the machine has no time is void, and nobody is punished', async () => {
  const clocks = { wallMs: 10_700, cpuMs: 600, waitMs: 10_050, lagMs: 0, frozenMs: 0 };
  const waited = scriptBot(({ round }) =>
    round < 3
      ? answer(round)
      : {
          deadline: {
            limitMs: 1000,
            clocks: { ...clocks, rivalsMs: 0, othersMs: 20_000, idleMs: 0 },
            isTaken: true,
            hasClosedInput: false,
            isRunnable: true,
            hasAnswered: false,
            isHeld: false,
            heldMs: 0,
            hasRuntime: false,
            answered: 0,
          },
        },
  );
  const { rounds, watcher } = keepRounds();
  const report = await runScripts([waited], { watcher });
  expect(report.interrupted).toMatch(/^host too busy: a bot waited for it more than 10 times its limit of 1000 ms/);
  expect(describeVerdicts(report)).toEqual(['ok', 'ok', 'ok', 'ok']);
  expect(rounds).toHaveLength(3);
});

test('a bot that was late goes out with the evidence, in replay and result alike', async () => {
  const clocks = { wallMs: 1500, cpuMs: 100, waitMs: 450, lagMs: 20, frozenMs: 0 };
  const late = scriptBot(() => ({
    deadline: {
      limitMs: 1000,
      clocks: { ...clocks, rivalsMs: 300, othersMs: 500, idleMs: 2000 },
      isTaken: true,
      hasClosedInput: false,
      isRunnable: false,
      hasAnswered: false,
      isHeld: false,
      heldMs: 0,
      hasRuntime: false,
      answered: 0,
    },
  }));
  const { lines, watcher } = keepRounds();
  const { seats } = await runScripts([late], { watcher });
  const evidence = {
    ...clocks,
    limitMs: 1000,
    forgivenMs: 450,
    heldMs: 0,
    ownMs: 1030,
    hostMs: 150,
    rivalsMs: 300,
    othersMs: 500,
  };
  expect(seats[0].verdict?.evidence).toEqual(evidence);
  expect(lines[0]!.faults).toMatchObject([{ player: 0, code: 'timeout', evidence }]);
});
