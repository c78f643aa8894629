import { constants } from 'node:os';
import { describeProblem, shorten } from '../../protocol/problem.ts';
import {
  MAX_WAITS,
  type Observations,
  type Deadline,
  type Exit,
  type FaultCause,
  type Judgement,
} from '../bot/observations.ts';
import type { Limits } from '../bot/limits.ts';
import type { Clocks } from '../host/round-clock.ts';
import { HOST_TOO_BUSY } from './did-host-take-time.ts';
import { countCores, describeOwnTime, findOwnTime } from './own-time.ts';

/** How long a process that has closed its output may take to say why, and the other way round. */
const GRACE_MS = 100;
/** However busy the machine is: a process that has begun to end does not take longer. */
const MAX_ENDING_MS = 10_000;
/** How soon to look whether it has ended. */
const ENDING_POLL_MS = 10;
const DEBUGGER_POLL_MS = 200;
/** How soon to look again at a bot that is ready to run. */
const SECOND_LOOK_MS = 20;
/** Nor does it count longer than so many times as waiting that it wants to run, on a machine that is full. */
const MAX_PATIENCE = 20;
/** A machine that is idle for less than this part of the time keeps everybody waiting who wants to run. */
const IDLE_MACHINE = 0.1;
/** What part of a wait the system may have missed: it takes an average over CPUs, and threads are moved between them. */
const WAIT_ERROR = 0.5;
/** A bot may be late with an answer or two; a bot that writes more than this is no longer playing. */
const MAX_DROPPED_LINES = 100;
/** The system counts CPU time in ticks: that much more than allowed may be none of the bot's. */
const TICK_MS = 10;
/**
 * What stopping takes by itself: once for all, and for each time. One thread takes the signal for all of them: while it
 * waits for a CPU on a busy machine, the garbage collector and the compiler of a runtime go on in others.
 */
const STOPPING_MS = 100;
const STOPPING_ONCE_MS = 2;
/** What part of its time a bot that is late has computed: from here on nearly all of it, and up to there hardly any. */
const BUSY_SHARE = 0.75;
const IDLE_SHARE = 0.25;

const IN: Judgement = { kind: 'in' };
const wait = (ms: number): Judgement => ({ kind: 'wait', ms });
const out = (code: FaultCause['code'], reason: string): Judgement => ({ kind: 'out', fault: { code, reason } });

/**
 * What follows from what has happened to a bot. When there are several reasons to put it out, the first of this list
 * counts: what it used, then what it said, then how it ended, and only then that it was late.
 */
export function judge(observations: Observations, limits: Limits, nowMs: number): Judgement {
  for (const rule of PRECEDENCE) {
    const judgement = rule(observations, limits, nowMs);
    if (judgement.kind !== 'in') return judgement;
  }
  return IN;
}

type Rule = (observations: Observations, limits: Limits, nowMs: number) => Judgement;

const judgeRecorded: Rule = ({ recorded }) => (recorded === undefined ? IN : { kind: 'out', fault: recorded });

const judgeStart: Rule = ({ couldNotStart }) =>
  couldNotStart === undefined ? IN : out('could-not-start', couldNotStart);

const judgeUsage: Rule = ({ usage }, limits) => {
  if (usage === undefined) return IN;
  const { memoryMb, processes, cpuMs, threads = null } = limits;
  if (memoryMb !== null && usage.memoryMb > memoryMb) {
    return out('memory', `uses ${usage.memoryMb.toFixed(0)} MiB of memory; ${memoryMb} are allowed`);
  }
  if (processes !== null && usage.processes > processes) {
    return out('processes', `has ${usage.processes} processes; ${processes} are allowed`);
  }
  if (threads !== null && usage.threads > threads) {
    return out('threads', `has ${usage.threads} threads in all its processes; ${threads} are allowed`);
  }
  if (cpuMs !== null && usage.cpuMs > cpuMs) {
    return out('timeout', `used ${usage.cpuMs.toFixed(0)} ms of CPU time in this match; ${cpuMs} are allowed`);
  }
  return IN;
};

const judgeRoundUsage: Rule = ({ round }, limits) => {
  if (round === undefined) return IN;
  const budgetMs = findCpuBudget(round.limitMs, limits);
  if (round.cpuMs <= budgetMs + TICK_MS) return IN;
  const used = `used ${round.cpuMs.toFixed(0)} ms of CPU time in one round, all its threads and processes together`;
  const advice = 'an endless loop, threads that go on, or too much to think about?';
  return out('timeout', `${used}; ${budgetMs.toFixed(0)} are allowed: ${advice}`);
};

/** An answer that may take longer, as the first, has as much more CPU time. */
function findCpuBudget(limitMs: number | null, { roundMs, cpuRoundMs = null }: Limits): number {
  if (cpuRoundMs === null || limitMs === null) return Infinity;
  return roundMs === null ? cpuRoundMs : cpuRoundMs * (limitMs / roundMs);
}

const judgeStopped: Rule = ({ stopped }) => {
  if (stopped === undefined || stopped.cpuMs <= STOPPING_MS + stopped.pauses * STOPPING_ONCE_MS) return IN;
  const used = `used ${stopped.cpuMs.toFixed(0)} ms of CPU time while it was stopped`;
  return out('ran-while-stopped', `${used}, when others had their turn; do not send SIGCONT to your own processes`);
};

const judgeAnswer: Rule = ({ badAnswer }, limits) => {
  if (badAnswer === undefined) return IN;
  switch (badAnswer.kind) {
    case 'problem':
      return out('protocol', describeProblem(badAnswer.problem));
    case 'too-many-orders':
      return out('too-many-orders', `gave ${badAnswer.count} orders; at most ${limits.orders} are allowed in a round`);
    case 'round-ahead': {
      const { answered, asked } = badAnswer;
      return out('protocol', `answered round ${answered} in round ${asked}; set "round" to the round of the state`);
    }
  }
};

const judgeOutput: Rule = ({ outputBytes = 0, hasOverlongLine, droppedLines = 0 }, { lineBytes, roundBytes }) => {
  if (droppedLines > MAX_DROPPED_LINES) {
    const wrote = `wrote more than ${MAX_DROPPED_LINES} lines in one round that answer earlier rounds`;
    return out('output-limit', `${wrote}; write one line for each state`);
  }
  if (hasOverlongLine) {
    return out('output-limit', `wrote a line longer than ${lineBytes} bytes; end each answer with a newline`);
  }
  if (outputBytes <= roundBytes) return IN;
  return out('output-limit', `wrote more than ${roundBytes} bytes on standard output in one round`);
};

const judgeThrown: Rule = ({ threw }) =>
  threw === undefined ? IN : out('crashed', `threw ${shorten(threw)} in the middle of the match`);

/** The last line may still be in the pipe: the verdict waits for the end of the output, but not long. */
const judgeExit: Rule = ({ exit, outputEndedAtMs }, _, nowMs) => {
  if (exit === undefined) return IN;
  const graceMs = exit.atMs + GRACE_MS - nowMs;
  if (outputEndedAtMs === undefined && graceMs > 0) return wait(graceMs);
  const advice = exit.code === 0 && exit.signal === null ? '; read one state after the other until the input ends' : '';
  return out('crashed', `${describeExit(exit)} in the middle of the match${advice}`);
};

/** A process that ends closes its output first: a moment later it is known which of the two it was. */
const judgeOutputEnd: Rule = ({ outputEndedAtMs, isEnding }, _, nowMs) => {
  if (outputEndedAtMs === undefined) return IN;
  const graceMs = outputEndedAtMs + GRACE_MS - nowMs;
  if (graceMs > 0) return wait(graceMs);
  if (nowMs < outputEndedAtMs + MAX_ENDING_MS && isEnding?.()) return wait(ENDING_POLL_MS);
  return out('closed-output', 'closed its standard output in the middle of the match');
};

const judgeTime: Rule = ({ deadline, droppedRound }, limits) => {
  if (deadline === undefined) return IN;
  const { limitMs, clocks, isHeld, hasAnswered } = deadline;
  if (hasAnswered) return judgeLateAnswer(deadline, limits);
  if (isHeld) return wait(DEBUGGER_POLL_MS);
  const time = findOwnTime(deadline, limits);
  const evidence = describeOwnTime(time, clocks);
  // Who has computed for its whole limit is late on any machine.
  if (time.hostMs > MAX_WAITS * limitMs && findComputedMs(clocks, limits) < limitMs) {
    return {
      kind: 'void',
      reason: `${HOST_TOO_BUSY}: a bot waited for it more than ${MAX_WAITS} times its limit of ${limitMs} ms (${evidence})`,
    };
  }
  if (time.ownMs < limitMs) return wait(limitMs - time.ownMs);
  if (mayBeWaiting(deadline, limits)) return wait(SECOND_LOOK_MS);
  return out('timeout', `gave no answer within ${limitMs} ms (${evidence}); ${adviseLate(deadline, droppedRound)}`);
};

/**
 * An answer that came after the limit, and before the judge had looked. The system may have counted too little waiting, and
 * there is no second look at a bot that is done: so half as much again is given back, but nothing of what it computed.
 */
function judgeLateAnswer(deadline: Deadline, limits: Limits): Judgement {
  const { limitMs, clocks } = deadline;
  const time = findOwnTime(deadline, limits);
  const computedMs = Math.min(time.ownMs, findComputedMs(clocks, limits));
  if (Math.max(computedMs, time.ownMs - WAIT_ERROR * time.forgivenMs) <= limitMs + TICK_MS) return IN;
  return out(
    'timeout',
    `answered after ${limitMs} ms (${describeOwnTime(time, clocks)}); think faster, and do not sleep`,
  );
}

/**
 * Whether it may still be kept waiting, though the system has not counted all of it: it wants to run, has computed less than
 * it may, and the machine has nothing left to give.
 */
function mayBeWaiting({ clocks, isRunnable, limitMs }: Deadline, limits: Limits): boolean {
  const { wallMs, cpuMs = 0, rivalsMs, othersMs = 0, idleMs } = clocks;
  if (!isRunnable || idleMs === undefined || wallMs > MAX_PATIENCE * limitMs) return false;
  const isBusy = idleMs < IDLE_MACHINE * (idleMs + cpuMs + rivalsMs + othersMs);
  return isBusy && findComputedMs(clocks, limits) < limitMs;
}

/** How long it has computed at least, had it used all cores that it may. */
const findComputedMs = ({ cpuMs = 0 }: Clocks, limits: Limits): number => cpuMs / countCores(limits);

const PRECEDENCE: readonly Rule[] = [
  judgeRecorded,
  judgeStart,
  judgeUsage,
  judgeRoundUsage,
  judgeStopped,
  judgeAnswer,
  judgeOutput,
  judgeThrown,
  judgeExit,
  judgeOutputEnd,
  judgeTime,
];

function adviseLate(deadline: Deadline, droppedRound?: number): string {
  const { isTaken, hasClosedInput, hasRuntime, clocks, limitMs, unfinished } = deadline;
  if (hasClosedInput) return 'it had closed its standard input';
  if (!isTaken) return 'it does not read its standard input';
  if (droppedRound !== undefined)
    return `an answer to round ${droppedRound} came, and was dropped: set "round" to the round of the state`;
  if (unfinished !== undefined)
    return `it wrote ${shorten(JSON.stringify(unfinished))} without a newline at the end: end each answer with a newline`;
  const { cpuMs, waitMs = 0, rivalsMs, othersMs = Infinity } = clocks;
  if (cpuMs === undefined)
    return hasRuntime || deadline.answered > 0
      ? 'think faster'
      : 'think faster, and flush standard output after each answer';
  if (cpuMs > BUSY_SHARE * limitMs)
    return 'it computed nearly all the time: an endless loop, or too much to think about?';
  // So much waiting means a machine that pages and swaps as well: what is missing need not be the bot's sleep.
  if (Math.min(waitMs, othersMs + rivalsMs) > limitMs)
    return 'others kept the machine busy, which may be why: play it again when the machine is less busy, before you look for a fault in it';
  if (cpuMs > IDLE_SHARE * limitMs) return 'think faster, and do not sleep';
  if (hasRuntime) return 'it hardly computed: does it sleep, or read from cin, where nothing comes for it?';
  return adviseIdle(deadline);
}

/** A bot that has answered before knows how to read, write and flush. */
function adviseIdle({ answered }: Deadline): string {
  if (answered === 0)
    return 'it hardly computed: it waits for more input, or its answer was not flushed. Read one line, write one line, flush it';
  const before = answered === 1 ? 'the state before' : `the ${answered} states before`;
  return `it answered ${before}, and hardly computed now: does it sleep, read a second line, or wait for a lock or another process?`;
}

function describeExit({ code, signal }: Exit): string {
  if (signal !== null) return `was ended by ${signal}`;
  // Shells and sandboxes pass on the signal that ended a program as 128 and its number.
  const number = (code ?? 0) - 128;
  const name = Object.entries(constants.signals).find(([, value]) => value === number)?.[0];
  return `exited with code ${code}${name === undefined ? '' : ` (${name})`}`;
}
