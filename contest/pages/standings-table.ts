import { html, type Markup } from '../../tournament/report/markup.ts';
import { drawAxis, type RatingAxis } from '../../tournament/report/rating-axis.ts';

/** The best and the worst rank that results do not exclude. */
export function formatRankRange(range: readonly [best: number, worst: number] | null): string {
  if (!range) return '–';
  return range[0] === range[1] ? String(range[0]) : `${range[0]}–${range[1]}`;
}

/** Bots with their ratings, as on the leaderboard: the columns are the same wherever they stand. */
export function makeStandingsTable(axis: RatingAxis, rows: readonly Markup[]): Markup {
  return html`<table class="standings">
    <thead>
      <tr>
        <th scope="col" class="rank">Rank</th>
        <th scope="col" class="name">Bot</th>
        <th scope="col" class="owner">By</th>
        <th scope="col" class="chart"><span class="sr">Rating with its interval</span>${drawAxis(axis)}</th>
        <th scope="col" class="points">Points</th>
        <th scope="col" class="range">Could be</th>
        <th scope="col" class="matches">Matches</th>
        <th scope="col" class="faults">Faults</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}
