import { byPlayer } from '../../engine/core/players.ts';
import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { MatchResult, ResultSeat } from '../../protocol/types/match/result.ts';

/**
 * Takes out of texts the folder that bots lie in, which may be another next time, and their digests, which would say
 * whoever has a bot of its files that it is this one.
 */
export function hideBots({ seats }: Pick<MatchJob, 'seats'>, folder: string): (text: string) => string {
  const digests = seats.flatMap(({ bot }) => `${bot.source} ${bot.digest}`.match(/[0-9a-f]{64}/g) ?? []);
  return (text) => digests.reduce((hidden, digest) => hidden.replaceAll(digest, '…'), text.replaceAll(folder, '.'));
}

/** A result in which no text says more than that. */
export function hideTexts(result: MatchResult, hide: (text: string) => string): MatchResult {
  const hideSeat = (seat: ResultSeat): ResultSeat => ({
    ...seat,
    verdict: seat.verdict && { ...seat.verdict, reason: hide(seat.verdict.reason) },
    stderr: hide(seat.stderr),
  });
  return { ...result, seats: byPlayer((player) => hideSeat(result.seats[player])) };
}
