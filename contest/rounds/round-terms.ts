import { join } from 'node:path';
import type { NewRound } from '../../protocol/types/contest/new-round.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import { locateTournament, type TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import type { TournamentFormat } from '../../tournament/organise/begin-tournament.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import { Refusal } from '../refusal.ts';
import type { RoundRow } from '../store/tables.ts';

const USUAL_LENGTHS = { 'round-robin': 2, swiss: 7, upc: 16 } as const;

/** What an organiser asked for, with the deadline in UTC, or a sentence on what is wrong with it. */
export function parseRound(given: NewRound): NewRound {
  const problem = checkShape('contest/new-round', given);
  if (problem !== undefined)
    throw refuse(`invalid round: ${problem}`, '"minions schema contest/new-round" has the rest');
  if (given.format === 'upc' && given.references !== undefined && given.references.length > 0)
    throw refuse('upc has no reference bots: it puts out one bot after another', 'leave them out, or use round-robin');
  if (given.keep !== undefined && given.after === undefined)
    throw refuse('"keep" needs "after"', 'name the round whose best take part: --after <round>');
  return { ...given, deadline: parseDeadline(given.deadline) };
}

/** A time with its zone, in UTC. */
export function parseDeadline(text: string): string {
  const time = Date.parse(text);
  if (Number.isNaN(time))
    throw refuse(
      `invalid deadline: expected a time with its zone, got ${JSON.stringify(text)}`,
      'example: 2027-01-15T22:00:00Z',
    );
  return new Date(time).toISOString();
}

const refuse = (message: string, hint: string): Refusal => new Refusal(422, message, hint);

export const readTerms = ({ terms }: Pick<RoundRow, 'terms'>): NewRound => JSON.parse(terms) as NewRound;

export function makeFormat({ format, length = USUAL_LENGTHS[format] }: NewRound): TournamentFormat {
  if (format === 'round-robin') return { kind: format, cycles: length };
  return format === 'swiss' ? { kind: format, rounds: length } : { kind: format, finalMatches: length };
}

/** Where a run of a round is played. */
export const locateRound = ({ rounds }: ContestPaths, { name, run }: Pick<RoundRow, 'name' | 'run'>): TournamentPaths =>
  locateTournament(join(rounds, `${name}-${run}`));

/** Where the secrets of rounds are kept until their folders are made. Only the owner can read them. */
export const locateSecrets = ({ rounds }: ContestPaths): TournamentPaths => locateTournament(rounds);
