import { countMeetings, type Meetings } from './count-meetings.ts';
import { formatPoints } from './format-numbers.ts';
import { html, type Markup } from './markup.ts';
import { chooseShade, findSure, formatPair } from './pairs-table.ts';
import type { ReportBot, ReportData } from './report-data.ts';

/** One bot against each of the others: who is the better one, and how the matches between them ended. */
export function makeRivalTable(data: ReportData, bot: ReportBot): Markup {
  const met = countMeetings(bot);
  const own = data.bots.indexOf(bot);
  const shares = data.standings.superiority[own]!;
  const rows = data.bots.flatMap((rival, index) => {
    const meetings = met.get(rival.row.id);
    return rival === bot || !meetings
      ? []
      : [makeRivalRow(rival, meetings, shares[index] ?? null, findSure(data.standings, own, index))];
  });
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Rivals">
    <table class="rivals">
      <thead>
        <tr>
          <th scope="col">Rival</th>
          <th scope="col" class="number">Points</th>
          <th scope="col" class="number">Above</th>
          <th scope="col" class="number">Level</th>
          <th scope="col" class="number">Below</th>
          <th scope="col" class="number">Better, in %</th>
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

function makeRivalRow(
  { shown, page, row }: ReportBot,
  meetings: Meetings,
  percent: number | null,
  sure: ReturnType<typeof findSure>,
): Markup {
  const shade = percent === null ? '' : chooseShade(percent, sure);
  return html`<tr>
    <th scope="row">
      <a href="../${page}"><bdi>${shown}</bdi></a>
    </th>
    <td class="number">${formatPoints(row.points)}</td>
    <td class="number">${meetings.above}</td>
    <td class="number">${meetings.level}</td>
    <td class="number">${meetings.below}</td>
    <td class="number ${shade}">${percent === null ? '–' : formatPair(percent, sure)}</td>
  </tr> `;
}
