import { Script } from 'node:vm';

const KEY = 'minions: what runs under a time limit';
const SLOT = Symbol.for(KEY);
const script = new Script(`globalThis[Symbol.for(${JSON.stringify(KEY)})]()`);

/** Something that did not come to an end in its time. */
export class OutOfTime extends Error {
  override readonly name = 'OutOfTime';

  constructor(message: string) {
    super(message);
    // What it was doing when it was ended is not known, and where we ended it is of no interest.
    this.stack = message;
  }
}

/** Runs something that may never end by itself, and throws `OutOfTime` when it has not. Whatever it changed by then stays. */
export function runWithLimit<T>(limitMs: number, run: () => T): T {
  // Only what the engine itself has begun can be ended from outside: a script. What it calls is in this slot.
  const slots = globalThis as unknown as Record<symbol, unknown>;
  const outer = slots[SLOT];
  slots[SLOT] = run;
  try {
    return script.runInThisContext({ timeout: limitMs }) as T;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    throw new OutOfTime(`it ran for more than ${limitMs / 1000} s`);
  } finally {
    slots[SLOT] = outer;
  }
}
