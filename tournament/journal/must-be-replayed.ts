interface Attempt {
  readonly attempt: number;
  readonly hostTookTime?: boolean;
  readonly seats: readonly { readonly verdict: { readonly code: string } | null }[];
}

/** Verdicts of clocks, for which matches were replayed until November 2026. */
const TIMED: ReadonlySet<string | undefined> = new Set(['timeout', 'ran-while-stopped']);

/**
 * Whether a match does not count and must be replayed: the host took its time. A bot's own timeout stands, or whoever had
 * bad luck would run out of time on purpose. Older records do not say whose fault it was, and were replayed for any timeout.
 */
export function mustBeReplayed({ attempt, hostTookTime, seats }: Attempt): boolean {
  return attempt === 1 && (hostTookTime ?? seats.some(({ verdict }) => TIMED.has(verdict?.code)));
}
