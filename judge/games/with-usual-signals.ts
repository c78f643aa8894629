const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

type Listener = (signal: NodeJS.Signals) => void;

/** Whether a program that computes for ever would not notice that somebody wants to end it. */
export const mindsSignals = (): boolean => SIGNALS.some((signal) => process.listenerCount(signal) > 0);

/**
 * Runs something during which signals end the process, as they end any program: a handler of ours would not be called before
 * it is done. Nothing survives the death of a judge, so that is safe.
 */
export function withUsualSignals<T>(run: () => T): T {
  const listeners = SIGNALS.map((signal) => [signal, process.listeners(signal) as Listener[]] as const);
  for (const signal of SIGNALS) process.removeAllListeners(signal);
  const restore = (): void => {
    for (const [signal, all] of listeners) for (const listener of all) process.on(signal, listener);
  };
  let result: T;
  try {
    result = run();
  } catch (error) {
    restore();
    throw error;
  }
  if (result instanceof Promise) return result.finally(restore) as T;
  restore();
  return result;
}
