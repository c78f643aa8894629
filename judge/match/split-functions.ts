import type { ByPlayer } from '../../engine/core/players.ts';
import type { JobSeat, MatchJob } from '../../protocol/types/match/job.ts';
import type { FunctionBot } from '../bot/function-bot.ts';
import { digestFunction, nameFunction } from '../prepare/function-source.ts';

/** A match whose bots may also be functions of this program. */
export interface PlayableJob extends Omit<MatchJob, 'seats'> {
  readonly seats: Readonly<ByPlayer<JobSeat | FunctionBot>>;
}

interface SplitJob {
  /** The match as data: functions by name and digest. */
  readonly job: MatchJob;
  /** By player; undefined for bots that are processes. */
  readonly functions: readonly (FunctionBot | undefined)[];
}

/**
 * Takes the functions out of a match, so that what is left can be looked at as any job. `known`: those that a seat may name
 * by their source.
 */
export function splitFunctions(playable: PlayableJob, known: readonly FunctionBot[] = []): SplitJob {
  // It may come out of a file: whether it is a job at all is not known yet.
  const seats: readonly (JobSeat | FunctionBot)[] = Array.isArray(playable.seats) ? playable.seats : [];
  const functions = seats.map((seat) =>
    isFunctionBot(seat) ? seat : known.find(({ name }) => nameFunction(name) === seat?.bot?.source),
  );
  if (!seats.some(isFunctionBot)) return { job: playable as MatchJob, functions };
  const described = seats.map((seat) => (isFunctionBot(seat) ? describeFunction(seat) : seat));
  return { job: { ...playable, seats: described as MatchJob['seats'] }, functions };
}

const isFunctionBot = (seat: JobSeat | FunctionBot | null): seat is FunctionBot => typeof seat?.bot === 'function';

function describeFunction(bot: FunctionBot): JobSeat {
  return { name: bot.name, bot: { source: nameFunction(bot.name), digest: digestFunction(bot) } };
}
