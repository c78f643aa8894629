import type { TournamentState } from '../journal/tournament-state.ts';
import { findQualification, hasNobodyPassed } from './find-qualification.ts';
import { planTournament } from '../run/plan-tournament.ts';

/** Formats that put bots in order by a rule of their own, whatever their ratings are. */
const WITH_OWN_ORDER: ReadonlySet<string> = new Set(['swiss', 'upc']);

/** The place of each bot by the rule of the format, by id; empty where it has none, until all is played, and where nobody qualified. */
export function findOwnPlaces(state: TournamentState): Map<string, number> {
  const places = new Map<string, number>();
  const { secret } = state.seals[0]!;
  if (!WITH_OWN_ORDER.has(state.definition.format.kind) || secret === undefined) return places;
  if (hasNobodyPassed(findQualification(state))) return places;
  const references = new Set(state.participants.filter(({ isReference }) => isReference).map(({ id }) => id));
  for (const bots of planTournament(state, secret).order ?? []) {
    const place = places.size + 1;
    for (const bot of bots) if (!references.has(bot)) places.set(bot, place);
  }
  return places;
}
