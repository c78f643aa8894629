/** What time it is, and what to do later. Whatever depends on time takes one of these, so that a test can make one up. */
export interface Clock {
  /** Milliseconds on a clock that never goes back. */
  now(): number;
  /** Calls back once after some milliseconds. The result cancels it. */
  after(ms: number, callback: () => void): () => void;
  /** Calls back once everything that has already arrived was read. */
  soon(callback: () => void): void;
}

export const SYSTEM_CLOCK: Clock = {
  now: () => performance.now(),
  after(ms, callback) {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
  soon: (callback) => void setImmediate(callback),
};
