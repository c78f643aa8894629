import { makeShowName } from '../folder/private-table.ts';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { readPrivateTable, readTournament } from '../folder/read-tournament.ts';
import { findWriter, type Writer } from '../folder/writing-lock.ts';
import { countMatches, type MatchCount } from '../run/count-matches.ts';
import { makeStandings, nameStandings } from '../standings/make-standings.ts';

export interface TournamentStatus extends MatchCount {
  readonly hasEnded: boolean;
  /** Who is playing at this moment. */
  readonly writer: Writer | undefined;
  readonly standings: Standings;
}

/** How far a tournament is, and who leads. */
export function readStatus(paths: TournamentPaths): TournamentStatus {
  const state = readTournament(paths);
  return {
    ...countMatches(paths, state),
    hasEnded: state.seals.at(-1)!.secret !== undefined,
    writer: findWriter(paths.lock),
    standings: nameStandings(makeStandings(state), makeShowName(readPrivateTable(paths))),
  };
}
