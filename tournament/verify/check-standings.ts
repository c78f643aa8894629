import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findValidator } from '../../protocol/find-validator.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { cutText } from '../../protocol/visible-text.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { makeStandings, type RatedRow, type RatedTournament } from '../standings/make-standings.ts';
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
  const written = site ?? (report !== 'invalid' && report?.head === head ? report : undefined);
  if (written === undefined) return [];
  if (written === 'invalid') return ['standings.json has no standings in it'];
  if (written.head !== head)
    return [`standings.json is of other results: its head is ${written.head}, and the journal gives ${head}`];
  return compareStandings(written, makeStandings(state));
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

/** What stands above the rows, and between them. Notes name bots as the organiser does. */
const WHOLE = ['title', 'game', 'matches', 'blocks', 'superiority', 'surelyAbove'] as const;

/** What is in a row of the organiser's own giving. */
const GIVEN: ReadonlySet<string> = new Set(['name', 'mark']);

function compareStandings(written: Standings, computed: RatedTournament): string[] {
  const { rows } = computed;
  if (written.rows.map(({ id }) => id).join() !== rows.map(({ id }) => id).join()) {
    return [`standings.json has the order ${list(written.rows)}, and the journal gives ${list(rows)}`];
  }
  return [
    ...rows.flatMap((row, index) => compareRow(written.rows[index]!, row)),
    ...WHOLE.flatMap((field) => describeDifference(field, written[field], computed[field])),
  ];
}

/** The first field that is not as computed, or that the journal does not give at all. */
function compareRow(written: StandingsRow, row: RatedRow): string[] {
  const wrong = (Object.keys({ ...row, ...written }) as (keyof StandingsRow)[]).find(
    (field) => !GIVEN.has(field) && !isSame((row as StandingsRow)[field], written[field]),
  );
  return wrong === undefined
    ? []
    : describeDifference(`${wrong} of ${row.id}`, written[wrong], (row as StandingsRow)[wrong]);
}

function describeDifference(what: string, written: unknown, computed: unknown): string[] {
  if (isSame(computed, written)) return [];
  return [`standings.json has ${show(written)} as ${what}, and the journal gives ${show(computed)}`];
}

/** A matrix of many bots is long. */
const MAX_SHOWN = 120;

const show = (value: unknown): string => cutText(JSON.stringify(value) ?? 'nothing', MAX_SHOWN);

const list = (rows: readonly { readonly id: string }[]): string => rows.map(({ id }) => id).join(' ');

function isSame(computed: unknown, written: unknown): boolean {
  if (typeof computed === 'number' && typeof written === 'number') return Math.abs(computed - written) <= ROUNDING;
  if (!Array.isArray(computed) || !Array.isArray(written)) return computed === written;
  return computed.length === written.length && computed.every((value, at) => isSame(value, written[at]));
}
