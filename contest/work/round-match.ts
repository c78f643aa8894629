import type { MatchOrder, PlayedMatch } from '../../judge/slots/block-players.ts';
import type { MatchFolder } from './contest-players.ts';

/** A match of a round that waits for a slot. */
export interface RoundMatch {
  readonly order: MatchOrder;
  readonly isAlone: boolean;
  readonly folder: MatchFolder;
  /** Which match of which round. */
  readonly round: string;
  /** By seat. */
  readonly names: readonly string[];
  /** Whether everybody may know who plays: pairs of a knockout say who went on. */
  readonly isShown: () => boolean;
  readonly signal: AbortSignal;
  readonly settle: (playing: Promise<PlayedMatch>) => void;
}

export function describeRoundMatch({ round, order, names, isShown }: RoundMatch): string {
  const { block, match } = order;
  return isShown() ? `round ${round}, match ${block}.${match}: ${names.join(', ')}` : `round ${round}`;
}
