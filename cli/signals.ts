import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Signal = (typeof SIGNALS)[number];

export const exitCodeOf = (signal: Signal): number => 128 + constants.signals[signal];

/** Ctrl-C, a kill or a closed terminal end the judge through its exit handlers, unless a command has something better to do. */
export function endOnSignals(): void {
  for (const signal of SIGNALS) process.on(signal, end);
}

/**
 * For a command that can stop in an orderly way, from here on: the first signal aborts what this returns, with its name as
 * the reason; the second ends the judge.
 */
export function stopOnSignals(): AbortSignal {
  const stopping = new AbortController();
  for (const signal of SIGNALS) {
    process.off(signal, end);
    process.on(signal, () => (stopping.signal.aborted ? end(signal) : stopping.abort(signal)));
  }
  return stopping.signal;
}

/** What a command ends with that somebody has stopped; undefined when nobody has. */
export function findStop(signal: AbortSignal): number | undefined {
  return signal.aborted ? exitCodeOf(String(signal.reason) as Signal) : undefined;
}

/** For a command that waits in system calls, where no handler would ever be called: signals end it, as they end any program. */
export function letSignalsEnd(): void {
  for (const signal of SIGNALS) process.removeAllListeners(signal);
}

function end(signal: Signal): void {
  process.exit(exitCodeOf(signal));
}
