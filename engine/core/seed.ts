import { ConfigError } from './config-error.ts';
import type { RuleSet } from './game.ts';

/**
 * What all chance of a match follows from. Rule set `text`: 1 to 64 printable ASCII characters, where a number stands for
 * its decimal text. Rule set `original`: a whole number of 31 bits, as in the published games.
 */
export type Seed = string | number;

export const GREATEST_NUMBER_SEED = 2 ** 31 - 1;

// ASCII only, so that a seed has one spelling and the same bytes everywhere; no space at either end, where nobody sees it.
const PRINTABLE = /^[!-~]([ -~]{0,62}[!-~])?$/;
const LONGEST = 64;
const DECIMAL = /^(0|[1-9]\d*)$/;

/** A seed as people type it. A number stays one where its decimal text is what was typed. */
export function parseSeed(rules: RuleSet, text: string): Seed {
  const seed = DECIMAL.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) : text;
  checkSeed(rules, seed);
  return seed;
}

export function checkSeed(rules: RuleSet, seed: Seed): void {
  if (rules === 'original' ? isNumberSeed(seed) : isTextSeed(seed)) return;
  const expected =
    rules === 'original'
      ? `a whole number from 0 to ${GREATEST_NUMBER_SEED}`
      : '1 to 64 printable ASCII characters, with no space at either end';
  throw new ConfigError(`invalid seed: expected ${expected}, got ${describeSeed(String(seed))}`, 'for example: 30');
}

function isNumberSeed(seed: Seed): boolean {
  return typeof seed === 'number' && Number.isInteger(seed) && seed >= 0 && seed <= GREATEST_NUMBER_SEED;
}

function isTextSeed(seed: Seed): boolean {
  return typeof seed === 'string' ? PRINTABLE.test(seed) : Number.isSafeInteger(seed) && seed >= 0;
}

/** Fit for a terminal, whatever was given: short, and nothing in it that is not seen. */
function describeSeed(seed: string): string {
  if (seed.length > LONGEST) return `${seed.length} characters`;
  const escaped = seed.replaceAll(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return `"${escaped}"`;
}
