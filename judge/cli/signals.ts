import { constants } from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Ctrl-C, a kill or a closed terminal end the judge through its exit handlers, which end bots and half-written files. */
export function endOnSignals(): void {
  for (const signal of SIGNALS) {
    process.once(signal, () => process.exit(128 + constants.signals[signal]));
  }
}
