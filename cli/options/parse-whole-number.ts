import { UsageError } from '../../judge/usage-error.ts';

export function parseWholeNumber(name: string, text: string, least: number, greatest: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= least && value <= greatest) return value;
  throw new UsageError(
    `invalid ${name}: expected a whole number from ${least} to ${greatest}, got "${text}"`,
    `for example: ${name} ${least}`,
  );
}
