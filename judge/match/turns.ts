import { availableParallelism } from 'node:os';
import type { Seat } from './seat.ts';

export const TURN_MODES = ['parallel', 'serial', 'auto'] as const;

/** All bots at once, or one after another with the others stopped. */
export type Turns = 'parallel' | 'serial';

const BOTS_AND_JUDGE = 5;

/** Four bots and the judge think at the same time only where each has a CPU. */
export function chooseTurns(mode: (typeof TURN_MODES)[number]): Turns {
  if (mode !== 'auto') return mode;
  return availableParallelism() >= BOTS_AND_JUDGE ? 'parallel' : 'serial';
}

/** Asks every seat. Bots that are not asked are stopped in serial turns, and in parallel ones when `freeze` is set. */
export function askInTurns(
  seats: readonly Seat[],
  turns: Turns,
  freeze: boolean,
  ask: (seat: Seat) => Promise<void>,
): Promise<unknown> {
  const askAwake = async (seat: Seat): Promise<void> => {
    seat.resume();
    await ask(seat);
    seat.pause();
  };
  if (turns === 'serial') return askOneByOne(seats, askAwake);
  return Promise.all(seats.map(freeze ? askAwake : ask));
}

async function askOneByOne(seats: readonly Seat[], ask: (seat: Seat) => Promise<void>): Promise<void> {
  for (const seat of seats) await ask(seat);
}
