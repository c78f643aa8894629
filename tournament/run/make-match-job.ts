import { byPlayer } from '../../engine/core/players.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { requireVersion } from '../folder/private-table.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import type { Table } from '../plan/plan.ts';
import type { MatchSeeds } from './make-match-seeds.ts';

/** A match of a tournament as data that any judge can play. Bots are called by their ids. */
export function makeMatchJob(
  { definition, participants }: Pick<TournamentState, 'definition' | 'participants'>,
  table: PrivateTable,
  seating: Table,
  seeds: MatchSeeds,
): MatchJob {
  const { game, gameFrom, config, limits, turns, sandbox, clock } = definition;
  return {
    game,
    ...(gameFrom === undefined ? {} : { gameFrom }),
    config,
    ...seeds,
    seats: byPlayer((player) => {
      const { id, versions } = participants.find((participant) => participant.id === seating[player])!;
      const { digest, path, parameters } = requireVersion(table, id, versions.at(-1)!);
      const bot = { source: path, digest };
      return { name: id, bot, ...(parameters === undefined ? {} : { parameters }) };
    }),
    limits,
    turns,
    sandbox,
    ...(clock === undefined ? {} : { clock }),
  };
}
