import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { findProgram } from '../../judge/prepare/find-program.ts';
import { runMinions } from '../cli/run-minions.ts';

const fixtures = fileURLToPath(new URL('../fixtures/', import.meta.url));

export const SECRET = '0123456789abcdef'.repeat(4);

/** With it the same secret gives the same matches. */
export const SALT_KEY = 'fedcba9876543210'.repeat(4);

/**
 * Where their bots are. A match of five rounds is mostly the start of four programs: in Perl, where that is installed, it
 * takes a tenth of the time that Node needs.
 */
const PLACES =
  findProgram('perl') === undefined
    ? {
        walks: 'javascript/demo',
        turns: 'javascript/dummy',
        sits: 'javascript/null',
        broken: `${fixtures}quick-bots/exits-badly.mjs`,
      }
    : {
        walks: `${fixtures}quick-bots/walks.pl`,
        turns: `${fixtures}quick-bots/turns.pl`,
        sits: `${fixtures}quick-bots/sits.pl`,
        broken: `${fixtures}quick-bots/exits-badly.pl`,
      };

export const { walks: WALKS, sits: SITS } = PLACES;

/** Five bots that always do the same on the same seed; one of them fails in every match, and says so. */
export const BOTS = [
  `walks=${WALKS}`,
  `turns=${PLACES.turns}`,
  `sits=${SITS}`,
  `second=${WALKS}`,
  `broken=${PLACES.broken}`,
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
  '--salt-key',
  SALT_KEY,
];

/** A folder with the configuration of short matches in it. */
export async function writeShortConfig(folder: string): Promise<void> {
  const { stdout } = await runMinions(['games', 'crematoria', '--config'], folder);
  writeFileSync(join(folder, 'short.cnf'), stdout.replace(/nb_rounds.*/, 'nb_rounds 5'));
}

/** The id that a tournament has given to the bot of a name. */
export function findId(cup: string, name: string): string {
  const { entrants } = JSON.parse(readFileSync(join(cup, 'private.json'), 'utf8')) as PrivateTable;
  return Object.keys(entrants).find((id) => entrants[id]!.name === name)!;
}

/** The files of a report that must be the same for the same results, by path. */
export function readReport(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const files = names.filter((name) => /\.\w+$/.test(name) && !name.startsWith('times.'));
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}
