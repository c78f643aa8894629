import { extendTournament, type LengthUnit } from '../folder/change-tournament.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { OpenTournament } from '../folder/open-tournament.ts';
import { planSlots, type PlayersOptions } from '../run/open-players.ts';

export interface TournamentLength {
  readonly unit: LengthUnit;
  readonly to: number;
}

export interface ProlongOptions {
  /** Where it will be played: what stands in the way of that is reported before anything is changed. */
  readonly players?: PlayersOptions | undefined;
  /** The secret of what is played from now on, when the first one is revealed; drawn when not given. */
  readonly secret?: string | undefined;
}

/** Has a tournament go on until there are so many cycles, rounds or blocks in all. A commitment, if another secret begins. */
export function prolongTournament(
  paths: TournamentPaths,
  { unit, to }: TournamentLength,
  { players = {}, secret }: ProlongOptions = {},
): { readonly commitment: string | null } {
  const open = new OpenTournament(paths);
  try {
    planSlots(open.definition.turns, players);
    const sealsBefore = open.state().seals.length;
    extendTournament(open, unit, to, { at: new Date().toISOString(), secret });
    const { seals } = open.state();
    return { commitment: seals.length > sealsBefore ? seals.at(-1)!.commitment : null };
  } finally {
    open.close();
  }
}
