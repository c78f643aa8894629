import { test } from 'vitest';
import { findProgram } from '../judge/prepare/find-program.ts';

/**
 * A test that needs programs a user's machine may not have. There it is skipped, and says why; under CI a missing
 * program is a failure, because then nothing would be tested at all.
 */
export function testWith(...programs: string[]): (title: string, run: () => Promise<void> | void) => void {
  const missing = programs.filter((program) => findProgram(program) === undefined);
  if (missing.length === 0) return test;
  return (title, run) => {
    const reason = `${title} (needs ${missing.join(', ')}, not installed)`;
    if (process.env['CI'] !== 'true') return test.skip(reason, run);
    test(reason, () => {
      throw new Error(`install ${missing.join(', ')}: under CI nothing is skipped`);
    });
  };
}
