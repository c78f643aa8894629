import { isDeepStrictEqual } from 'node:util';
import type { MatchResult } from '../../../protocol/types/match/result.ts';
import { ReplayError } from '../../../replay/replay-error.ts';
import type { ReplayGames } from '../../../replay/replay-games.ts';
import type { ReplayStepper } from '../../../replay/replay-stepper.ts';
import { stepThrough } from '../../../replay/step-through.ts';
import { requireSameRules } from '../../../replay/verify-replay.ts';
import { readText } from '../../../judge/replay-files/read-text.ts';
import { takeEssence } from './check-result.ts';

/**
 * Plays the replay of a match again with our own engine, which needs no bots, and says in what the result differs from
 * it; undefined when it does not.
 */
export async function rerunReplay(path: string, result: MatchResult, games: ReplayGames): Promise<string | undefined> {
  try {
    return await compare(path, result, games);
  } catch (error) {
    if (error instanceof ReplayError) return `its replay cannot be played: ${error.message}`;
    throw error;
  }
}

async function compare(path: string, result: MatchResult, games: ReplayGames): Promise<string | undefined> {
  let last: ReplayStepper | undefined;
  const refused = [0, 0, 0, 0];
  for await (const { stepper, step } of stepThrough(readText(path), games)) {
    if (!last) requireSameRules(stepper);
    last = stepper;
    if (stepper.difference) return `its replay cannot be verified: ${stepper.difference.problem}`;
    if (step?.kind !== 'round') continue;
    for (const [player, list] of (step.round.rejected ?? []).entries()) refused[player]! += list.length;
  }
  const { header, end, match, isWhole } = last!;
  if (!isWhole || !match.isOver) return 'its replay is not whole';
  const { seed, mapSeed, game, config } = header;
  const names = result.seats.map(({ name }) => name);
  const isOfMatch = isDeepStrictEqual(
    [seed, mapSeed, game, config, header.names],
    [result.seed, result.mapSeed, result.game, result.config, names],
  );
  if (!isOfMatch) return 'its replay is of another match';
  const scores = match.scores();
  const seats = end!.places.map((place, player) => ({
    score: scores[player]!,
    place,
    refused: refused[player]!,
    verdict: end!.verdicts[player] ?? null,
  }));
  if (takeEssence({ seats }) === takeEssence(result)) return undefined;
  const [given, found] = [result.seats, seats].map((list) => list.map(({ score, place }) => `${score} (${place}.)`));
  return `its results differ from its replay: ${given!.join(', ')} instead of ${found!.join(', ')}`;
}
