import type { LeaderboardBot } from '../../protocol/types/contest/leaderboard.ts';
import type { StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';
import { formatNumber, formatPoints } from '../../tournament/report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeRatingAxis, type RatingAxis } from '../../tournament/report/rating-axis.ts';

const HEIGHT = 260;
const TOP = 10;
/** Below the chart there are the numbers of the versions, left and right of it the points and the sample bots. */
const BOTTOM = 24;
const [LEFT, RIGHT] = [7, 84];
const MAX_LABELS = 16;
const MAX_SHOWN = 60;

/** The rating by version with its intervals, and the sample bots as lines. */
export function drawRatings(rows: readonly LeaderboardBot[]): Markup {
  const rated = rows.filter(({ matches }) => matches > 0);
  const versions = rated.filter(({ house }) => !house).toSorted((a, b) => a.version! - b.version!);
  const shown = versions.slice(-MAX_SHOWN);
  if (shown.length === 0) return NOTHING;
  const house = rated.filter((row) => row.house);
  const axis = makeRatingAxis([...shown, ...house].map(makeRow));
  const last = shown.at(-1)!;
  const label = `Rating by version; version ${last.version!} has ${formatPoints(last.rating)}`;
  const place = (at: number): number => (shown.length === 1 ? 0.5 : at / (shown.length - 1));
  const step = Math.ceil(shown.length / MAX_LABELS);
  return html`<svg class="ratings" width="100%" height="${HEIGHT}" role="img" aria-label="${label}">
    <title>${label}</title>
    ${axis.ticks.map((tick) => drawTick(axis, tick))} ${spreadLabels(axis, house)}
    ${shown.slice(1).map((row, at) => drawStep(axis, [shown[at]!, place(at)], [row, place(at + 1)]))}
    ${shown.map((row, at) => drawVersion(axis, row, place(at), (shown.length - 1 - at) % step === 0))}
  </svg>`;
}

/** The part of a standings row that the axis of the reports needs. House bots are shown whole as well. */
const makeRow = ({ rating, error, matches, house }: LeaderboardBot): StandingsRow =>
  ({ status: 'ranked', points: rating, error: house ? 0 : error, matches }) as StandingsRow;

const findX = (share: number): string => `${(LEFT + 3 + (RIGHT - LEFT - 6) * share).toFixed(2)}%`;

function findY({ low, high }: RatingAxis, points: number): number {
  const share = Math.min(1, Math.max(0, (points - low) / (high - low)));
  return Math.round((TOP + (HEIGHT - TOP - BOTTOM) * (1 - share)) * 10) / 10;
}

function drawTick(axis: RatingAxis, tick: number): Markup {
  const y = findY(axis, tick);
  return html`<line class="${tick === 0 ? 'zero' : 'tick'}" x1="${LEFT}%" x2="${RIGHT}%" y1="${y}" y2="${y}" />
    <text class="points" x="${LEFT - 1}%" y="${y + 4}">${formatPoints(tick)}</text>`;
}

const LABEL_HEIGHT = 14;

/** The lines of the sample bots. Their names stand apart where the lines do not. */
function spreadLabels(axis: RatingAxis, house: readonly LeaderboardBot[]): Markup[] {
  let free = TOP;
  return house
    .toSorted((a, b) => b.rating - a.rating)
    .map(({ name, rating }) => {
      const y = findY(axis, rating);
      const at = Math.max(y, free);
      free = at + LABEL_HEIGHT;
      return html`<line class="reference" x1="${LEFT}%" x2="${RIGHT}%" y1="${y}" y2="${y}" />
        <text class="house" x="${RIGHT + 1}%" y="${at + 4}">${name}</text>`;
    });
}

type Placed = readonly [row: LeaderboardBot, share: number];

function drawStep(axis: RatingAxis, [before, from]: Placed, [after, to]: Placed): Markup {
  const [y1, y2] = [findY(axis, before.rating), findY(axis, after.rating)];
  return html`<line class="step" x1="${findX(from)}" x2="${findX(to)}" y1="${y1}" y2="${y2}" />`;
}

function drawVersion(axis: RatingAxis, row: LeaderboardBot, share: number, hasLabel: boolean): Markup {
  const { rating, error, version } = row;
  const x = findX(share);
  const [low, high] = [rating - STANDARD_ERRORS * error, rating + STANDARD_ERRORS * error];
  const label = hasLabel ? html`<text class="version" x="${x}" y="${HEIGHT - 6}">v${version!}</text>` : NOTHING;
  return html`<line class="error" x1="${x}" x2="${x}" y1="${findY(axis, low)}" y2="${findY(axis, high)}" />
    <circle cx="${x}" cy="${findY(axis, rating)}" r="4.5">
      <title>version ${version!}: ${formatPoints(rating)} ± ${formatNumber(STANDARD_ERRORS * error)}</title>
    </circle>
    ${label}`;
}
