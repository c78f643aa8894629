import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { locateTournament, type TournamentPaths } from '../folder/locate-tournament.ts';
import { readDefinition } from '../folder/read-tournament.ts';
import { writeFileAtomic } from '../../judge/host/write-file-atomic.ts';
import { makeFolder, requireOwnFolder } from './site-folder.ts';

/**
 * Copies into a site what others need to verify it: definition, journal, signature, and the game where it is not one of
 * ours. Nothing in them is private. Pages that are made from these copies say what these say, even while somebody plays on.
 * Undefined for a folder of an older form, whose journal has names and standard error in it.
 */
export function publishEvidence(paths: TournamentPaths, folder: string): TournamentPaths | undefined {
  requireOwnFolder(folder);
  if (readDefinition(paths).upgrade) return undefined;
  const site = locateTournament(folder);
  makeFolder(site.root);
  for (const name of ['definition', 'journal', 'signature'] as const) {
    if (existsSync(paths[name])) writeFileAtomic(site[name], readFileSync(paths[name]), { isDurable: false });
    else rmSync(site[name], { force: true });
  }
  if (existsSync(paths.game)) cpSync(paths.game, site.game, { recursive: true });
  return site;
}
