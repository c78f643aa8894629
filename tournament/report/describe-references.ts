import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportBot } from './report-data.ts';

/** What the dashed lines beside the bars are; nothing where there are none. */
export function describeReferences(bots: readonly ReportBot[]): Markup {
  const references = bots.filter(({ row }) => row.status === 'reference');
  if (references.length === 0) return NOTHING;
  const names = references.map(({ shown }, at) => html`${at === 0 ? '' : ', '}<bdi>${shown}</bdi>`);
  return html`The dashed ${references.length === 1 ? 'line is' : 'lines are'} ${names}.`;
}
