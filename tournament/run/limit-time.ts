/** Timers cannot wait longer. */
const MAX_MS = 2 ** 31 - 1;

/**
 * Given when another signal is, or when so many seconds are over. Made by hand: in Node 20 the timers behind
 * `AbortSignal.any` can be collected as garbage before they fire.
 */
export function limitTime(signal: AbortSignal | undefined, seconds: number | undefined): AbortSignal {
  const limited = new AbortController();
  if (signal?.aborted) limited.abort(signal.reason);
  signal?.addEventListener('abort', () => limited.abort(signal.reason), { once: true });
  if (seconds !== undefined) {
    const timer = setTimeout(
      () => limited.abort(new Error('the time is over')),
      Math.min(MAX_MS, Math.ceil(1000 * seconds)),
    );
    timer.unref();
  }
  return limited.signal;
}
