import type { MatchJob } from '../../protocol/types/match/job.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import { findRestriction } from './find-restriction.ts';

/** Bots of people keep to the terms of the gate wherever they play; house bots and reference bots are ours. */
export function restrictJob(
  job: MatchJob,
  gate: Pick<GateTerms, 'profile' | 'oneFile'>,
  isOurs: (id: string) => boolean,
): MatchJob {
  const [a, b, c, d] = job.seats.map((seat) => {
    const restriction = isOurs(seat.name ?? '') ? undefined : findRestriction(gate, seat.bot.source);
    return restriction === undefined ? seat : { ...seat, restriction };
  });
  return { ...job, seats: [a!, b!, c!, d!] };
}
