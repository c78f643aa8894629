import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runMinions } from '../../cli/run-minions.ts';

const bots = fileURLToPath(new URL('../../fixtures/bots/', import.meta.url));

export const SECRET = '0123456789abcdef'.repeat(4);

/** Five bots that always do the same on the same seed; one of them fails in every match. */
export const BOTS = [
  'javascript/demo',
  'javascript/dummy',
  'javascript/null',
  'second=javascript/demo',
  `broken=${bots}exits-badly.mjs`,
];

/** The words that begin a short tournament of five bots. */
export const BEGIN = [
  'tournament',
  'crematoria',
  ...BOTS,
  '-i',
  'short.cnf',
  '--cycles',
  '1',
  '--no-check',
  '--secret',
  SECRET,
];

/** A folder with the configuration of short matches in it. */
export async function writeShortConfig(folder: string): Promise<void> {
  const { stdout } = await runMinions(['games', 'crematoria', '--config'], folder);
  writeFileSync(join(folder, 'short.cnf'), stdout.replace(/nb_rounds.*/, 'nb_rounds 5'));
}

/** The files of a report that must be the same for the same results, by path. */
export function readReport(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => /\.\w+$/.test(name) && !name.startsWith('times.'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
