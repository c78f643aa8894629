import { summariseComparison } from '../../tournament/compare/summarise-comparison.ts';
import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../../tournament/folder/read-tournament.ts';
import { findWriter } from '../../tournament/folder/writing-lock.ts';
import { showComparison } from './play-comparison.ts';

/** What is known of two bots by now, and who is finding out more. */
export function showStatus(places: TournamentPlaces, options: { readonly json?: true }): void {
  showComparison(places, summariseComparison(readTournament(places), readPrivateTable(places)), options);
  const writer = findWriter(places.lock);
  if (writer && !options.json) {
    console.log(`Process ${writer.pid} on ${writer.machine} is playing since ${writer.since}.`);
  }
}
