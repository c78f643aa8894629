import { byPlayer } from '../../engine/core/players.ts';
import type { ResultBot } from '../../protocol/types/match/result.ts';
import type { RerunReport, RerunSeat } from '../../protocol/types/rerun/report.ts';
import type { Limits } from '../bot/limits.ts';
import { playPrepared, type PlayMatchOptions } from '../match/play-match.ts';
import { chooseTurns, type TURN_MODES } from '../match/turns.ts';
import type { SandboxChoice } from '../prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../prepare/bot-preparer.ts';
import { planRerun } from './plan-rerun.ts';
import { prepareSeats, type SeatWishes } from './prepare-seats.ts';
import type { Recording } from './read-recording.ts';

/** How a match is to be played again. What is left out is as it was recorded. */
export interface RerunWishes extends SeatWishes {
  readonly from: number;
  readonly limits?: Limits | undefined;
  readonly turns?: (typeof TURN_MODES)[number] | undefined;
  readonly sandbox: SandboxChoice;
  readonly isWritable: boolean;
}

/** Plays a recorded match again, and says where it went another way. */
export async function rerunMatch(
  recording: Recording,
  wishes: RerunWishes,
  options: PlayMatchOptions = {},
): Promise<RerunReport> {
  const { header } = recording;
  const { onEvent, signal, preparer = new BotPreparer() } = options;
  const sandbox = await preparer.chooseSandbox(wishes.sandbox, wishes.isWritable);
  if (sandbox.warning !== undefined) onEvent?.({ kind: 'warning', text: sandbox.warning });
  const live = await prepareSeats(recording, wishes, { preparer, sandbox, onEvent, signal });
  const { plan, course, liveFrom } = planRerun(recording, {
    live,
    from: wishes.from,
    limits: wishes.limits ?? header.limits,
    turns: chooseTurns(wishes.turns ?? header.turns ?? 'parallel'),
    protections: sandbox.protections,
    isEnclosed: sandbox.isClosed,
  });
  const match = await playPrepared(plan, { ...options, watchers: [course, ...(options.watchers ?? [])] });
  return {
    match,
    recorded: { scores: recording.scores, places: recording.end?.places ?? null },
    seats: byPlayer((player) => ({
      name: match.seats[player].name,
      liveFrom: liveFrom[player] ?? null,
      bot: live[player] === undefined ? null : compareBots(header.bots?.[player], live[player].bot),
    })),
    compared: course.compared,
    divergedIn: course.divergedIn ?? null,
    differences: course.differences,
  };
}

function compareBots(recorded: Partial<ResultBot> | undefined, now: ResultBot): RerunSeat['bot'] {
  if (recorded?.digest === undefined || recorded.digest === null) return null;
  if (recorded.digest === now.digest) return 'same';
  return recorded.source === now.source ? 'changed' : 'other';
}
