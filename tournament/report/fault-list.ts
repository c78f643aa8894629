import { groupBy } from '../../protocol/group-by.ts';
import type { RecordedVerdict } from '../../protocol/types/tournament/record.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { countThings } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import { makeReplayLink } from './replay-link.ts';
import type { BotMatch, ReportData } from './report-data.ts';

/** What a clock or a meter found: the reason has figures in it that a second run would not give again. */
const MEASURED: ReadonlySet<RecordedVerdict['code']> = new Set([
  'timeout',
  'memory',
  'processes',
  'threads',
  'ran-while-stopped',
]);

/** So many faults of a bot are listed with their matches, here and with their clocks. */
export const MAX_FAULTS_SHOWN = 20;

/** Why a bot went out of its matches, equal faults together. What was measured stands with the measured times. */
export function makeFaultList(data: ReportData, matches: readonly BotMatch[]): Markup {
  const faulty = matches.filter(({ seat }) => seat.verdict !== null);
  if (faulty.length === 0) return NOTHING;
  const listed = new Set(faulty.slice(0, MAX_FAULTS_SHOWN));
  return html`<section>
    <h2 id="faults">Faults</h2>
    ${groupFaults(faulty).map((group) => makeGroup(data, group, listed))}
  </section>`;
}

/** Faults of one kind, and where it is known of one reason; the most frequent first. */
function groupFaults(faulty: readonly BotMatch[]): BotMatch[][] {
  const groups = groupBy(faulty, ({ seat: { verdict } }) => {
    const { code, reason } = verdict!;
    return MEASURED.has(code) ? code : `${code} ${reason}`;
  });
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

function makeGroup(data: ReportData, group: readonly BotMatch[], listed: ReadonlySet<BotMatch>): Markup {
  const { code, reason } = group[0]!.seat.verdict!;
  const shown = group.filter((match) => listed.has(match));
  const rest = group.length - shown.length;
  const words = shown.length === 0 ? '' : data.readLastStderr(shown[0]!.played, shown[0]!.player);
  return html`<div class="fault">
    <p>
      <b class="bad">${code}</b> in
      ${countThings(group.length, 'match', 'matches')}${MEASURED.has(code) ? '' : `: ${reason}`}
    </p>
    <ul class="matches">
      ${shown.map((match) => makeFault(data, match))}
      ${rest > 0 ? html`<li>${countThings(rest, 'more fault')}: see the list of matches</li>` : NOTHING}
    </ul>
    ${words === '' ? NOTHING : html`<pre tabindex="0" aria-label="Last words of match ${makeMatchId(shown[0]!.played)}">${words}</pre>`}
  </div> `;
}

function makeFault(data: ReportData, { played, player, seat }: BotMatch): Markup {
  const { code, round } = seat.verdict!;
  const id = makeMatchId(played);
  const evidence = html`, <a href="../times.html#match-${id}-${player}">the evidence</a>`;
  return html`<li>
    match ${id}, round ${round}
    (${makeReplayLink(data, played, { root: '../', text: 'watch', round })}${MEASURED.has(code) ? evidence : NOTHING})
  </li> `;
}
