import { spawnSync } from 'node:child_process';
import { test } from 'vitest';
import { findPlace } from '../judge/host/cgroup/find-place.ts';
import { SYSTEM_CLOCK } from '../judge/host/clock.ts';
import { SYSTEM_PROC } from '../judge/host/proc.ts';
import { findProgram } from '../judge/prepare/find-program.ts';

/** What tests need of the kernel, and the right to use it. */
export const CGROUPS = 'cgroups';
/** Who may give another user a part of the cgroup tree. */
export const DELEGATION = 'root and cgroups';
/** The package for Python. */
export const NUMPY = 'numpy';
/** The debugger for Python, as Debian packs it. */
export const DEBUGPY = 'debugpy';

/**
 * A test that needs programs, or cgroups, that a user's machine may not have. There it is skipped, and says why; under CI what is
 * missing is a failure, because then nothing would be tested at all.
 */
export function testWith(
  ...needs: string[]
): (title: string, run: () => Promise<void> | void, timeoutMs?: number) => void {
  const missing = needs.filter((need) => !(FINDERS[need]?.() ?? findProgram(need)));
  if (missing.length === 0) return test;
  return (title, run) => {
    const reason = `${title} (needs ${missing.join(', ')}, not here)`;
    if (process.env['CI'] !== 'true') return test.skip(reason, run);
    test(reason, () => {
      throw new Error(`provide ${missing.join(', ')}: under CI nothing is skipped`);
    });
  };
}

const FINDERS: Readonly<Record<string, () => boolean>> = {
  [CGROUPS]: hasCgroups,
  [DELEGATION]: () => process.getuid?.() === 0 && hasCgroups(),
  [DEBUGPY]: () => spawnSync('/usr/bin/python3', ['-c', 'import debugpy']).status === 0,
  [NUMPY]: () => spawnSync('python3', ['-c', 'import numpy']).status === 0,
};

let madeCgroups: boolean | undefined;

/** Whether this process can make cgroups. */
function hasCgroups(): boolean {
  if (madeCgroups === undefined) {
    const place = findPlace(SYSTEM_PROC, SYSTEM_CLOCK);
    place?.close();
    madeCgroups = place !== undefined;
  }
  return madeCgroups;
}
