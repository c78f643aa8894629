import { statSync } from 'node:fs';
import type { Clock } from '../../host/clock.ts';

const LOOK_MS = 300;

/**
 * Waits until files are others than those that were described, and then until they rest: an editor writes several.
 * Resolves to whether they changed.
 */
export async function waitForChange(
  describe: () => string,
  before: string,
  clock: Pick<Clock, 'after'>,
  signal: AbortSignal,
): Promise<boolean> {
  let last = before;
  while (!signal.aborted) {
    await rest(clock, signal);
    const now = describe();
    if (now !== before && now === last) return true;
    last = now;
  }
  return false;
}

export function describeFile(path: string): string {
  const { mtimeMs, size } = statSync(path);
  return `${path} ${mtimeMs} ${size}`;
}

function rest(clock: Pick<Clock, 'after'>, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = clock.after(LOOK_MS, done);
    function done(): void {
      signal.removeEventListener('abort', done);
      cancel();
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
