import type { PlayedSeat } from '../../protocol/types/tournament/record.ts';
import { makeMatchId } from '../journal/tournament-state.ts';
import { formatNumber } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import { makeReplayLink } from './replay-link.ts';
import type { BotMatch, ReportData } from './report-data.ts';

/** What the third column says. */
interface Remark {
  readonly title: string;
  readonly describe: (match: BotMatch) => string;
}

const PLACE: Remark = { title: 'Place', describe: ({ seat }) => `${seat.place}.` };

/** Matches of one bot as rows: number, seat, place, the whole table, and the way to the viewer. */
export function makeMatchList(data: ReportData, matches: readonly BotMatch[], remark: Remark = PLACE): Markup {
  return html`<table class="list">
    <thead>
      <tr>
        <th scope="col">Match</th>
        <th scope="col">Seat</th>
        <th scope="col">${remark.title}</th>
        <th scope="col">Table</th>
        <th scope="col"><span class="sr">Replay</span></th>
      </tr>
    </thead>
    <tbody>
      ${matches.map((match) => makeMatchRow(data, match, remark.describe(match)))}
    </tbody>
  </table>`;
}

function makeMatchRow(data: ReportData, match: BotMatch, remark: string): Markup {
  const { played, player, seat } = match;
  const places = played.seats.map((other) => makePlace(data, other, other === seat)).map((text, at) => ({ text, at }));
  const ordered = places.sort((a, b) => played.seats[a.at]!.place - played.seats[b.at]!.place).map(({ text }) => text);
  return html`<tr>
    <td>${makeMatchId(played)}</td>
    <td>player ${player}</td>
    <td>${remark}</td>
    <td>
      <ol>
        ${ordered}
      </ol>
    </td>
    <td>${makeReplayLink(data, played, { root: '../', text: 'watch', round: seat.verdict?.round })}</td>
  </tr> `;
}

function makePlace({ showName }: ReportData, { id, place, score, verdict }: PlayedSeat, isMe: boolean): Markup {
  const fault = verdict ? html` <span class="bad">${verdict.code}</span>` : NOTHING;
  return html`<li${isMe ? ME : NOTHING}>${place}. <bdi>${showName(id)}</bdi> ${formatNumber(score)}${fault}</li>`;
}

const ME = html` class="me"`;
