import { UsageError } from '../../judge/usage-error.ts';

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** A time as people write it, in seconds: 90s, 30m, 8h, 2d, 1.5h. */
export function parseTime(name: string, text: string): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text) ?? [];
  const seconds = Number(number) * SECONDS[unit as keyof typeof SECONDS];
  if (seconds > 0) return seconds;
  throw new UsageError(
    `invalid ${name}: expected a time such as 90s, 30m, 8h or 2d, got "${text}"`,
    `for example: ${name} 30m`,
  );
}
