/** Timers cannot wait longer. */
const MAX_MS = 2 ** 31 - 1;

/** Given when another signal is, or when so many seconds are over. */
export function limitTime(signal: AbortSignal | undefined, seconds: number | undefined): AbortSignal {
  const signals = [
    ...(signal === undefined ? [] : [signal]),
    ...(seconds === undefined ? [] : [AbortSignal.timeout(Math.min(MAX_MS, Math.ceil(1000 * seconds)))]),
  ];
  return AbortSignal.any(signals);
}
