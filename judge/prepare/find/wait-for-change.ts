import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Clock } from '../../host/clock.ts';
import { isData } from '../build/data-files.ts';
import type { FoundBot } from './found-bot.ts';

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

/** Everything that a bot is made of; a bot that cannot be found is described by what is wrong with it. */
export function describeBots(findBots: () => readonly FoundBot[]): string {
  try {
    return findBots()
      .flatMap(({ folder, files }) =>
        files.filter((file) => !isData(folder, file)).map((file) => describeFile(join(folder, file))),
      )
      .join('\n');
  } catch (error) {
    return (error as Error).message;
  }
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
