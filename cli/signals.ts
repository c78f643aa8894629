import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Signal = (typeof SIGNALS)[number];

export const exitCodeOf = (signal: Signal): number => 128 + constants.signals[signal];

/**
 * Ctrl-C, a kill or a closed terminal. The first one asks whoever is at work to stop in an orderly way, if somebody
 * listens; the second, or the first when nobody does, ends the judge through its exit handlers.
 */
export function endOnSignals(): void {
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      const isFirst = !stopping.signal.aborted && isListening;
      stopping.abort(signal);
      if (!isFirst) process.exit(exitCodeOf(signal));
    });
  }
}

const stopping = new AbortController();
let isListening = false;

/** Aborted by the first signal, with its name as the reason. */
export function stopSignal(): AbortSignal {
  isListening = true;
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
