import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import { PLAYER_ENDINGS } from '../../judge/prepare/find/eda-player.ts';
import type { Restriction } from '../../judge/prepare/protect/restrictions.ts';

/** What a bot may do less than others, by the terms of a contest and the name of its file. */
export function findRestriction(
  { profile, oneFile = false }: Pick<GateTerms, 'profile' | 'oneFile'>,
  source: string,
): Restriction | undefined {
  if (profile === 'published' && PLAYER_ENDINGS.some((ending) => source.endsWith(ending))) return 'published';
  return oneFile ? 'no-children' : undefined;
}
