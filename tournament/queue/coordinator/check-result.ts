import { isDeepStrictEqual } from 'node:util';
import type { MatchResult } from '../../../protocol/types/match/result.ts';
import { findRules } from '../../../judge/games/complete-config.ts';
import { TOOL } from '../../../judge/host/package-info.ts';
import { didHostTakeTime } from '../../../judge/match/did-host-take-time.ts';
import type { MatchOrder } from '../../../judge/slots/block-players.ts';

/** What a result says that does not fit the match that was asked for; undefined when all of it fits. */
export function checkResult(result: MatchResult, { job }: MatchOrder): string | undefined {
  const wrong = [
    ['tool', result.tool, TOOL],
    ['game', result.game, job.game],
    ['rules', result.config.rules, findRules(job)],
    ['seed', result.seed, job.seed],
    ['seed of the map', result.mapSeed, job.mapSeed],
    ['turns', result.turns, job.turns],
    ['configuration', pick(result.config, job.config), job.config],
    ['limits', pick(result.limits, job.limits), job.limits],
    ['names', result.seats.map(({ name }) => name), job.seats.map(({ name }) => name)],
    ['bots', result.seats.map(({ bot }) => bot.digest), job.seats.map(({ bot }) => bot.digest)],
  ].find(([, came, asked]) => !isDeepStrictEqual(came, asked));
  if (wrong) return `its ${String(wrong[0])} are not what was asked for`;
  if (result.interrupted !== null && !didHostTakeTime(result))
    return `the match was interrupted: ${result.interrupted}`;
  return result.replay === null ? 'it has no replay' : undefined;
}

/** As much of an object as another one has. */
function pick(whole: object, asked: object | undefined): object | undefined {
  if (!asked) return undefined;
  return Object.fromEntries(Object.keys(asked).map((key) => [key, (whole as Record<string, unknown>)[key]]));
}

/** What of a result must be the same each time deterministic bots play the match. */
export function takeEssence({
  seats,
}: {
  readonly seats: readonly {
    readonly score: number;
    readonly place: number;
    readonly refused: number;
    readonly verdict: { readonly code: string; readonly round: number } | null;
  }[];
}): string {
  return JSON.stringify(
    seats.map(({ score, place, refused, verdict }) => [score, place, refused, verdict?.code, verdict?.round]),
  );
}
