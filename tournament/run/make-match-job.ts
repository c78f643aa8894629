import { byPlayer } from '../../engine/core/players.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { requireVersion } from '../folder/private-table.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { makeBlockSeed } from '../plan/block-seed.ts';
import type { Table } from '../plan/plan.ts';

/** The seed of a block: a text of 128 bits, or a number where the rules of the published games take nothing else. */
export function makeSeed(rules: 'text' | 'original', secret: string, block: number): string | number {
  const text = makeBlockSeed(secret, block);
  return rules === 'text' ? text : Number.parseInt(text.slice(0, 8), 16) >>> 1;
}

/** A match of a tournament as data that any judge can play. Bots are called by their ids. */
export function makeMatchJob(
  { definition, participants }: TournamentState,
  table: PrivateTable,
  seating: Table,
  seed: string | number,
): MatchJob {
  const { game, gameFrom, config, limits, turns, sandbox, clock } = definition;
  return {
    game,
    ...(gameFrom === undefined ? {} : { gameFrom }),
    config,
    seed,
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
