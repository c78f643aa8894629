import { byPlayer } from '../../../engine/core/players.ts';
import type { MatchResult, ResultSeat } from '../../../protocol/types/match/result.ts';

/** A result that does not tell where this worker keeps its bots: wherever a match is played, its texts are the same. */
export function hideFolder(result: MatchResult, folder: string): MatchResult {
  const hide = (text: string): string => text.replaceAll(folder, '.');
  const hideSeat = (seat: ResultSeat): ResultSeat => ({
    ...seat,
    verdict: seat.verdict && { ...seat.verdict, reason: hide(seat.verdict.reason) },
    stderr: hide(seat.stderr),
  });
  return { ...result, seats: byPlayer((player) => hideSeat(result.seats[player])) };
}
