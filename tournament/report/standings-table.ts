import type { StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { formatCount, formatNumber, formatPoints } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import { drawPlaces } from './place-bar.ts';
import { drawAxis, drawBar, makeRatingAxis, type RatingAxis } from './rating-axis.ts';
import type { ReportBot, ReportData } from './report-data.ts';
import { STANDARD_ERRORS } from '../ratings/standard-errors.ts';

/** Who is where, and how sure that is. */
export function makeStandingsTable({ bots }: ReportData): Markup {
  const axis = makeRatingAxis(bots.map(({ row }) => row));
  const hasMarks = bots.some(({ row }) => row.mark !== undefined);
  const hasPlaces = bots.some(({ row }) => row.place !== undefined);
  const groups = groupBots(bots, hasPlaces);
  const extras = { hasMarks, hasPlaces, decimals: countMarkDecimals(bots) };
  return html`<table class="standings">
    <thead>
      <tr>
        ${hasPlaces ? html`<th scope="col" class="own">Position</th>` : NOTHING}
        <th scope="col" class="rank">Rank</th>
        <th scope="col" class="name">Bot</th>
        <th scope="col" class="chart"><span class="sr">Rating with its interval</span>${drawAxis(axis)}</th>
        <th scope="col" class="points">Points</th>
        <th scope="col" class="range">Could be</th>
        <th scope="col" class="mean">Rank points</th>
        <th scope="col" class="finishes">Places</th>
        <th scope="col" class="matches">Matches</th>
        <th scope="col" class="faults">Faults</th>
        ${hasMarks ? html`<th scope="col" class="mark">Mark</th>` : NOTHING}
      </tr>
    </thead>
    ${groups.map(
      ({ title, members }) =>
        html`<tbody>
          <tr class="tier">
            <th colspan="${9 + Number(hasMarks) + Number(hasPlaces)}" scope="rowgroup">${title}</th>
          </tr>
          ${members.map((bot) => makeRow(bot, axis, extras))}
        </tbody> `,
    )}
  </table>`;
}

interface Group {
  readonly title: string | Markup;
  readonly members: ReportBot[];
}

const UNRANKED = {
  reference: 'Reference bots, rated but not ranked: the dashed lines in the bars above',
  withdrawn: 'Withdrawn',
  house: 'House bots, which fill tables and are not ranked',
} as const;

/** By tier; bots in order of position are not in order of tier, and stand together. */
function groupBots(bots: readonly ReportBot[], hasPlaces: boolean): Group[] {
  const groups: Group[] = [];
  for (const bot of bots) {
    const { status, tier } = bot.row;
    const last = groups.at(-1);
    const before = last?.members[0]?.row;
    const nameRanked = (): string | Markup => (hasPlaces ? 'In order of position' : nameTier(bot));
    if (before?.status === status && (hasPlaces || before.tier === tier)) last!.members.push(bot);
    else groups.push({ title: status === 'ranked' ? nameRanked() : UNRANKED[status], members: [bot] });
  }
  return groups;
}

/** By its first bot, which is the best of it. */
const nameTier = ({ row, shown }: ReportBot): Markup =>
  html`Tier ${String(row.tier)}: <bdi>${shown}</bdi>, and bots that are not surely worse than it`;

interface Extras {
  readonly hasMarks: boolean;
  readonly hasPlaces: boolean;
  /** Of marks: 9.0 stands below 9.5. */
  readonly decimals: number;
}

/** How many decimals all marks are written with. */
export const countMarkDecimals = (bots: readonly ReportBot[]): number =>
  Math.max(0, ...bots.map(({ row: { mark = 0 } }) => String(mark).split('.')[1]?.length ?? 0));

function makeRow({ row, shown, page }: ReportBot, axis: RatingAxis, { hasMarks, hasPlaces, decimals }: Extras): Markup {
  return html`<tr>
    ${hasPlaces ? html`<td class="own">${row.place ?? '–'}</td>` : NOTHING}
    <td class="rank">${row.rank ?? '–'}</td>
    <th scope="row" class="name">
      <a href="${page}"><bdi>${shown}</bdi></a>
    </th>
    <td class="chart">${drawBar(axis, row)}</td>
    <td class="points">
      <b>${formatPoints(row.points)}</b> <span class="soft">&plusmn; ${formatNumber(STANDARD_ERRORS * row.error)}</span>
    </td>
    <td class="range">${formatRange(row)}</td>
    <td class="mean">${row.meanRankPoints === null ? '–' : formatNumber(row.meanRankPoints, 3)}</td>
    <td class="finishes">${drawPlaces(row.places)}</td>
    <td class="matches">${formatCount(row.matches)}</td>
    <td class="faults">${makeFaults(row, page)}</td>
    ${hasMarks ? html`<td class="mark">${row.mark === undefined ? '–' : formatNumber(row.mark, decimals)}</td>` : NOTHING}
  </tr> `;
}

/** The ranks a bot may have: "1–3". */
export function formatRange({ rankRange }: StandingsRow): string {
  if (!rankRange) return '–';
  const [best, worst] = rankRange;
  return best === worst ? String(best) : `${best}–${worst}`;
}

function makeFaults({ faults }: StandingsRow, page: string): Markup {
  return faults === 0 ? html`<span class="none">0</span>` : html`<a class="bad" href="${page}#faults">${faults}</a>`;
}
