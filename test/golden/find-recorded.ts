import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'vitest';

const PLACE = process.env['MINIONS_ORIGINALS'] ?? fileURLToPath(new URL('../../../shared/originals', import.meta.url));

export interface Recorded {
  readonly folder: string;
  readonly files: readonly string[];
}

/**
 * The matches of a game that the published programs recorded with other people's players. They are not ours, so they are not in the
 * repository. Where they are missing a test is skipped that says so; under CI it fails, unless whoever runs it knows:
 * `MINIONS_ORIGINALS=none`.
 */
export function findRecorded(game: string): Recorded {
  const folder = join(PLACE, game);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  if (files.length === 0) {
    const reason = `no recorded matches of ${game} in ${PLACE}: set MINIONS_ORIGINALS to the folder that has them`;
    const isFailure = process.env['CI'] === 'true' && PLACE !== 'none';
    test.skipIf(!isFailure)(reason, () => {
      throw new Error(`${reason}, or to "none"`);
    });
  }
  return { folder, files };
}
