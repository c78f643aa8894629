import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findValidator } from '../../protocol/find-validator.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { makeStandings, type RatedTournament } from '../standings/make-standings.ts';
import type { VerifiedJournal } from './verified-journal.ts';

/** Other machines may compute the last digit otherwise. */
const ROUNDING = 0.01;

/**
 * What a report says of ranks and ratings must follow from the journal: that of a published folder always, that beside a
 * journal if it was made from all of it. Names and marks are the organiser's to give.
 */
export function checkStandings({ state }: VerifiedJournal, head: string, paths: TournamentPaths): string[] {
  const site = readStandings(join(paths.root, 'standings.json'));
  const report = readStandings(join(paths.report, 'standings.json'));
  const told = site ?? (report !== 'invalid' && report?.head === head ? report : undefined);
  if (told === undefined) return [];
  if (told === 'invalid') return ['standings.json has no standings in it'];
  if (told.head !== head)
    return [`standings.json is of other results: its head is ${told.head}, and the journal gives ${head}`];
  return compareRows(told.rows, makeStandings(state));
}

function readStandings(path: string): Standings | 'invalid' | undefined {
  if (!existsSync(path)) return undefined;
  try {
    const standings: unknown = JSON.parse(readFileSync(path, 'utf8'));
    if (findValidator<Standings>('tournament/standings')(standings)) return standings;
  } catch {
    // What is no JSON has no standings in it.
  }
  return 'invalid';
}

function compareRows(told: readonly StandingsRow[], { rows }: RatedTournament): string[] {
  if (told.map(({ id }) => id).join() !== rows.map(({ id }) => id).join()) {
    return [`standings.json has the order ${list(told)}, and the journal gives ${list(rows)}`];
  }
  return rows.flatMap((row, index) => {
    const wrong = Object.entries(row).find(
      ([field, value]) => !isSame(value, told[index]![field as keyof StandingsRow]),
    );
    if (!wrong) return [];
    const [field, value] = wrong;
    const got = JSON.stringify(told[index]![field as keyof StandingsRow]);
    return [`standings.json has ${got} as ${field} of ${row.id}, and the journal gives ${JSON.stringify(value)}`];
  });
}

const list = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join(' ');

function isSame(computed: unknown, told: unknown): boolean {
  if (typeof computed === 'number' && typeof told === 'number') return Math.abs(computed - told) <= ROUNDING;
  return JSON.stringify(computed) === JSON.stringify(told);
}
