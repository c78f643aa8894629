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

/** So many faults of a bot are told one by one, here and with their clocks. */
export const MAX_FAULTS_SHOWN = 20;

/** Why a bot went out of its matches, with its last words. What was measured stands with the measured times. */
export function makeFaultList(data: ReportData, matches: readonly BotMatch[]): Markup {
  const faulty = matches.filter(({ seat }) => seat.verdict !== null);
  if (faulty.length === 0) return NOTHING;
  const rest = faulty.length - MAX_FAULTS_SHOWN;
  return html`<section>
    <h2 id="faults">Faults</h2>
    ${faulty.slice(0, MAX_FAULTS_SHOWN).map((match) => makeFault(data, match))}
    ${rest > 0 ? html`<p>${countThings(rest, 'more fault')}: see the list of matches.</p>` : NOTHING}
  </section>`;
}

function makeFault(data: ReportData, { played, player, seat }: BotMatch): Markup {
  const { code, round, reason } = seat.verdict!;
  const id = makeMatchId(played);
  const isMeasured = MEASURED.has(code);
  const words = data.readLastStderr(played, player);
  return html`<div class="fault">
    <p>
      <b class="bad">${code}</b> in round ${round} of match ${id}${isMeasured ? '' : `: ${reason}`}
      (${makeReplayLink(data, played, '../', 'watch', round)}${
        isMeasured ? html`, <a href="../times.html#match-${id}-${player}">the evidence</a>` : NOTHING
      })
    </p>
    ${words === '' ? NOTHING : html`<pre tabindex="0" aria-label="Last words of match ${id}">${words}</pre>`}
  </div> `;
}
