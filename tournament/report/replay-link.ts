import type { Played } from '../../protocol/types/tournament/record.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { html, type Markup } from './markup.ts';
import type { ReportData } from './report-data.ts';
import { makeViewerAddress } from './viewer-address.ts';

/** Opens a match in the viewer, at a round when one is given. Replays have ids; the names are for the page that shows it. */
export function makeReplayLink(
  { paths: { replays }, showName }: Pick<ReportData, 'paths' | 'showName'>,
  played: Played,
  { root, text, round }: { readonly root: '' | '../'; readonly text: string; readonly round?: number | undefined },
): Markup {
  const replay = `${replays}/${findReplayName(played)}.jsonl.gz`;
  const names = played.seats.map(({ id }) => showName(id));
  const place = round === undefined ? '' : `#round=${round}`;
  const label = `Watch match ${makeMatchId(played)}`;
  return html`<a href="${root}${makeViewerAddress(replay, names)}${place}" aria-label="${label}">${text}</a>`;
}
