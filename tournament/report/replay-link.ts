import type { Played } from '../../protocol/types/tournament/record.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { html, type Markup } from './markup.ts';
import type { ReportPlaces } from './report-data.ts';

/** Opens a match in the viewer, at a round when one is given. */
export function makeReplayLink(
  played: Played,
  { replays }: ReportPlaces,
  root: '' | '../',
  text: string,
  round?: number,
): Markup {
  const place = round === undefined ? '' : `#round=${round}`;
  const label = `Watch match ${makeMatchId(played)}`;
  return html`<a
    href="${root}viewer.html?replay=${replays}/${findReplayName(played)}.jsonl.gz${place}"
    aria-label="${label}"
    >${text}</a
  >`;
}
