import { findSecret } from '../folder/secrets.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { Agenda } from './agenda.ts';
import { planTournament } from './plan-tournament.ts';

/** How many matches a tournament has as far as they are planned, and how many of them are done. */
export interface MatchCount {
  readonly planned: number;
  readonly done: number;
}

export function countMatches(paths: TournamentPaths, state: TournamentState): MatchCount {
  const agenda = new Agenda(state);
  agenda.follow(planTournament(state, findSecret(paths, state.seals[0]!)));
  return agenda.count();
}
