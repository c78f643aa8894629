import type { RecordedVerdict } from '../../protocol/types/tournament/record.ts';
import { html, type Markup } from './markup.ts';
import type { ReportBot, ReportData } from './report-data.ts';

type FaultCode = RecordedVerdict['code'];

/** Who went out of how many matches, by kind. */
export function makeFaultTable({ bots }: ReportData): Markup {
  const faulty = bots.map((bot) => ({ bot, counts: countFaults(bot) })).filter(({ counts }) => counts.size > 0);
  if (faulty.length === 0) return html`<p>No bot went out of a match.</p>`;
  const codes = [...new Set(faulty.flatMap(({ counts }) => [...counts.keys()]))].sort();
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Faults">
    <table class="plain">
      <thead>
        <tr>
          <th scope="col">Bot</th>
          ${codes.map((code) => html`<th scope="col" class="number">${code}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${faulty.map(({ bot, counts }) => makeFaultRow(bot, codes, counts))}
      </tbody>
    </table>
  </div>`;
}

function countFaults({ matches }: ReportBot): Map<FaultCode, number> {
  const counts = new Map<FaultCode, number>();
  for (const { seat } of matches) {
    if (seat.verdict) counts.set(seat.verdict.code, (counts.get(seat.verdict.code) ?? 0) + 1);
  }
  return counts;
}

function makeFaultRow(
  { shown, page }: ReportBot,
  codes: readonly FaultCode[],
  counts: ReadonlyMap<FaultCode, number>,
): Markup {
  const cells = codes.map(
    (code) => html`<td class="number">${counts.get(code) ?? html`<span class="none">0</span>`}</td>`,
  );
  return html`<tr>
    <th scope="row">
      <a href="${page}#faults"><bdi>${shown}</bdi></a>
    </th>
    ${cells}
  </tr> `;
}
