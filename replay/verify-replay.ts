import type { ByPlayer } from '../engine/core/players.ts';
import type { Chunks } from './read-lines.ts';
import { ReplayError, shortenProblem } from './replay-error.ts';
import type { ReplayGames } from './replay-games.ts';
import type { Difference, ReplayStepper } from './replay-stepper.ts';
import { stepThrough } from './step-through.ts';

export type Verification =
  | {
      readonly holds: true;
      readonly rounds: number;
      /** How many it could have had: a game may end early. */
      readonly maxRounds: number;
      readonly scores: ByPlayer<number>;
      readonly isWhole: boolean;
    }
  | ({ readonly holds: false } & Difference);

/**
 * Plays a replay again with the engine and compares everything that the engine decides, and whatever else follows from
 * something recorded: refusals, who went out and when, verdicts and places.
 */
export async function verifyReplay(chunks: Chunks, games: ReplayGames): Promise<Verification> {
  let last: ReplayStepper | undefined;
  for await (const { stepper } of stepThrough(chunks, games)) {
    if (!last) requireSameRules(stepper);
    last = stepper;
    if (stepper.difference) return { holds: false, ...stepper.difference };
  }
  const { match, isWhole } = last!;
  return { holds: true, rounds: match.played, maxRounds: match.config.rounds, scores: match.scores(), isWhole };
}

export function requireSameRules({ game, header }: ReplayStepper): void {
  const played = header.rulesVersion;
  if (game.version === played) return;
  throw new ReplayError(
    `it was played with version ${played} of the rules of ${game.title}, and this is version ${game.version}`,
    game.origin === undefined
      ? 'use the version of minions that it was played with: its first line names it'
      : `name a folder with the rules of version ${shortenProblem(played)}: --game ./older-${game.id}`,
  );
}
