import { availableParallelism } from 'node:os';
import type { Clock } from '../host/clock.ts';
import type { Seat } from './seat.ts';

export const TURN_MODES = ['parallel', 'serial', 'auto'] as const;

/** All bots at once, or one after another with the others paused. */
export type Turns = 'parallel' | 'serial';

const BOTS_AND_JUDGE = 5;

/** Four bots and the judge think at the same time only where each has a CPU. */
export function chooseTurns(mode: (typeof TURN_MODES)[number]): Turns {
  if (mode !== 'auto') return mode;
  return availableParallelism() >= BOTS_AND_JUDGE ? 'parallel' : 'serial';
}

/** When to look, in a turn, whether somebody else computes: soon after it began, and then again and again. */
const FIRST_LOOK_MS = 2;
const NEXT_LOOK_MS = 5;

interface TurnOptions {
  /** Of the match, also those that are not asked now. */
  readonly seats: readonly Seat[];
  readonly turns: Turns;
  /** Whether bots are paused between rounds even when all compute at the same time. */
  readonly freeze: boolean;
  readonly clock: Clock;
}

/** Asks some seats. Bots that are not asked are paused in serial turns, and in parallel ones when `freeze` is set. */
export async function askInTurns(
  asked: readonly Seat[],
  { seats, turns, freeze, clock }: TurnOptions,
  ask: (seat: Seat) => Promise<void>,
): Promise<void> {
  const askAwake = async (seat: Seat): Promise<void> => {
    seat.resume();
    await ask(seat);
    seat.pause();
  };
  if (turns === 'serial') {
    for (const seat of asked) await watchPauses(seats, clock, askAwake(seat));
  } else if (freeze) {
    await watchPauses(seats, clock, Promise.all(asked.map(askAwake)));
  } else {
    await Promise.all(asked.map(ask));
  }
}

/** Looks after those who are paused while others have their turn. The state of that turn is already sent: it does not wait for this. */
async function watchPauses(seats: readonly Seat[], clock: Clock, turn: Promise<unknown>): Promise<void> {
  const look = (): void => seats.forEach((seat) => seat.checkPause());
  const lookAgain = (): void => {
    look();
    cancel = clock.after(NEXT_LOOK_MS, lookAgain);
  };
  let cancel = clock.after(FIRST_LOOK_MS, lookAgain);
  look();
  await turn.finally(() => cancel());
}
