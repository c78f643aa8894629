import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';

/** What a version must pass, as data that works at home too. */
export function makeTerms({ game, config = {}, limits, gate }: ContestSettings): GateTerms {
  return { game, config, limits, ...gate };
}
