import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ComparisonResult } from '../../protocol/types/compare/result.ts';
import type { Parameters } from '../../protocol/types/common.ts';
import { summariseComparison } from '../compare/summarise-comparison.ts';
import { locateTournament, type TournamentPaths } from '../folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../folder/read-tournament.ts';
import { findSecret } from '../folder/secrets.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { summariseTuning, type Search } from './summarise-tuning.ts';

/** What is known of a search. */
export interface TuningOutcome {
  readonly search: Search;
  /** The best values against the present ones, on fresh seeds; null before that has begun. */
  readonly comparison: ComparisonResult | null;
  /** Whether there is nothing left to play. */
  readonly isDone: boolean;
}

/** Reads what is known of a search by now. */
export function readTuning(paths: TournamentPaths): TuningOutcome {
  const { search } = readSearch(paths);
  const final = locateFinal(paths);
  const comparison = existsSync(final.definition)
    ? summariseComparison(readTournament(final), readPrivateTable(final)).result
    : null;
  const isDone = search.best !== null && (comparison?.isFinal ?? isSame(search.best, search.present));
  return { search, comparison, isDone };
}

export function readSearch(paths: TournamentPaths): { search: Search; state: TournamentState; secret: string } {
  const state = readTournament(paths);
  const secret = findSecret(paths, state.seals[0]!);
  return { search: summariseTuning(state, readPrivateTable(paths), secret), state, secret };
}

/** Where the final comparison of a search is kept. */
export const locateFinal = ({ root }: TournamentPaths): TournamentPaths =>
  locateTournament(join(root, 'final'), 'compare');

/** Whether two sets of values are the same. */
export const isSame = (a: Parameters, b: Parameters): boolean =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([name, value]) => b[name] === value);
