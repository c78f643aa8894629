import { randomUUID } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { putInPlace } from '../../judge/host/put-in-place.ts';
import type { TournamentPaths } from '../../tournament/folder/locate-tournament.ts';
import { reportTournament } from '../../tournament/organise/report-tournament.ts';

/** The public folder of a round that has been played: definition, journal, replays and pages. Made once; it can be deleted at any time. */
export async function publishRound(paths: TournamentPaths): Promise<string> {
  const site = `${paths.root}.site`;
  if (existsSync(site)) return site;
  const part = `${site}.${randomUUID()}.part`;
  await reportTournament(paths, { site: part });
  // Somebody else may have asked at the same moment.
  if (!putInPlace(part, site)) rmSync(part, { recursive: true, force: true });
  return site;
}
