import type { Played } from '../../protocol/types/tournament/record.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { QUALIFICATION } from '../plan/upc/qualify.ts';

/** Whether a bot passed the qualification of the format upc, and if not, why. */
export interface Qualified {
  readonly id: string;
  /** Undefined for a bot that passed. */
  readonly problem: string | undefined;
}

/** What came of the qualification, bot by bot; empty for other formats and until it is played. */
export function findQualification({ definition, counted, participants }: TournamentState): Qualified[] {
  if (definition.format.kind !== 'upc') return [];
  const matches = counted.filter(({ stage }) => stage === QUALIFICATION);
  return participants.flatMap(({ id, isHouse }) => {
    const own = matches.filter(({ seats }) => seats.some((seat) => seat.id === id));
    return isHouse || own.length === 0 ? [] : [{ id, problem: findProblem(id, own) }];
  });
}

/** Whether the qualification was played, and left nobody. */
export const hasNobodyPassed = (qualification: readonly Qualified[]): boolean =>
  qualification.length > 0 && qualification.every(({ problem }) => problem !== undefined);

function findProblem(id: string, own: readonly Played[]): string | undefined {
  const isAlone = ({ seats }: Played): boolean => seats.every((seat) => seat.id === id);
  const fault = own.filter(isAlone).flatMap(({ seats }) => seats.flatMap(({ verdict }) => verdict ?? []))[0];
  if (fault) return `in the match against itself it went out in round ${fault.round}: ${fault.code}`;
  const against = own.filter((played) => !isAlone(played));
  const won = against.filter(({ seats }) => {
    const first = seats.filter(({ place }) => place === 1);
    return first.length === 1 && first[0]!.id === id;
  });
  if (won.length === against.length) return undefined;
  const faults = against.filter(({ seats }) => seats.some((seat) => seat.id === id && seat.verdict)).length;
  const out = faults === 0 ? '' : `, and went out of ${faults}`;
  return `it won ${won.length} of ${against.length} matches against the house bots${out}; all must be won`;
}
