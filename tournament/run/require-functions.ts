import type { PrivateTable } from '../../protocol/types/tournament/private.ts';
import { findVersion } from '../folder/private-table.ts';
import type { FunctionBot } from '../../judge/bot/function-bot.ts';
import { isFunctionSource, nameFunction } from '../../judge/prepare/function-source.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import type { PlayersOptions } from './open-players.ts';

/** The functions that play in a tournament; none where all bots are programs. All of them must have been given. */
export function requireFunctions(
  { participants }: TournamentState,
  table: PrivateTable,
  given: readonly FunctionBot[],
  { queue }: PlayersOptions,
): FunctionBot[] {
  const sources = participants
    .map(({ id, versions }) => findVersion(table, id, versions.at(-1)!)?.path ?? '')
    .filter(isFunctionSource);
  const missing = sources.find((source) => !given.some(({ name }) => nameFunction(name) === source));
  if (missing !== undefined) {
    throw new UsageError(
      `"${missing}" is a function of the program that began this tournament: nobody else can play it`,
      'run a program that goes on with it: playTournament(locateTournament(folder), { functions })',
    );
  }
  if (sources.length > 0 && queue !== undefined) {
    throw new UsageError('functions cannot be sent to workers', 'play without a queue, in the program that has them');
  }
  return given.filter(({ name }) => sources.includes(nameFunction(name)));
}
