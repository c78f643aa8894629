import { existsSync } from 'node:fs';
import { loadGameOf } from '../../judge/games/load-game-of.ts';
import { locateTournament, type FolderKind, type TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import { readDefinition } from '../../tournament/folder/read-tournament.ts';

/** The folder of something that was begun, with its game loaded. What is no such folder is told by whoever reads it. */
export async function locateWithGame(folder: string, kind: FolderKind = 'tournament'): Promise<TournamentPlaces> {
  const places = locateTournament(folder, kind);
  if (existsSync(places.definition)) await loadGameOf(readDefinition(places).definition, places.root);
  return places;
}
