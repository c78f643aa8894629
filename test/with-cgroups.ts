import { test } from 'vitest';
import { SYSTEM_CLOCK } from '../judge/host/clock.ts';
import { findPlace } from '../judge/host/cgroup/find-place.ts';
import { SYSTEM_PROC } from '../judge/host/proc.ts';

/** Whether this process may make cgroups here. */
export const HAS_CGROUPS = canMakeCgroups();

function canMakeCgroups(): boolean {
  const place = findPlace(SYSTEM_PROC, SYSTEM_CLOCK);
  place?.close();
  return place !== undefined;
}

/**
 * A test that needs cgroups. Where there are none it is skipped, and says why; under CI that is a failure, because then nothing
 * would be tested at all.
 */
export function testWithCgroups(title: string, run: () => Promise<void> | void): void {
  if (HAS_CGROUPS) {
    test(title, run);
    return;
  }
  const reason = `${title} (needs cgroups, which cannot be made here)`;
  if (process.env['CI'] !== 'true') {
    test.skip(reason, run);
    return;
  }
  test(reason, () => {
    throw new Error('run the tests as root, or in a delegated scope: under CI nothing is skipped');
  });
}
