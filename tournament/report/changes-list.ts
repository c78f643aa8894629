import { findChanged, makeMatchId } from '../journal/tournament-state.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportData } from './report-data.ts';

/** What was changed since the tournament began, with the reasons. */
export function makeChangesList(data: ReportData): Markup {
  const { changes, extensions, voided } = data.state;
  const items = [
    ...changes.map((change) => describeChange(data, change)),
    ...extensions.map((record) => describeExtended(data, record)),
    ...voided.map(describeVoided),
  ];
  if (items.length === 0) return NOTHING;
  return html`<section>
    <h2 id="changes">Changes</h2>
    <ul>
      ${items.map((item) => html`<li>${item}</li> `)}
    </ul>
  </section>`;
}

function describeChange({ showName }: ReportData, change: ReportData['state']['changes'][number]): Markup {
  const shown = html`<b><bdi>${showName(findChanged(change))}</bdi></b>`;
  const from = html`from block ${change.fromBlock} on`;
  if (change.kind === 'added') return html`${shown} was added, ${from}.`;
  if (change.kind === 'returned') return html`${shown} returned, ${from}.`;
  const verb = change.kind === 'withdrawn' ? 'withdrawn' : 'replaced by another version';
  return html`${shown} was ${verb}, ${from}: ${change.reason}`;
}

function describeExtended({ state }: ReportData, { to, fromBlock }: ReportData['state']['extensions'][number]): Markup {
  const { kind } = state.definition.format;
  const unit = kind === 'swiss' ? 'rounds' : kind === 'ladder' ? 'blocks' : 'cycles';
  const known = `when the results of blocks up to ${fromBlock - 1} were known`;
  return html`The tournament was extended to ${to} ${unit}, ${known}.`;
}

function describeVoided(record: ReportData['state']['voided'][number]): Markup {
  return html`Match ${makeMatchId(record)} does not count: ${record.reason}`;
}
