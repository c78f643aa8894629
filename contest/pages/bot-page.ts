import type { LeaderboardBot } from '../../protocol/types/contest/leaderboard.ts';
import { formatNumber, formatPoints } from '../../tournament/report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import type { IndexedMatch } from '../store/matches.ts';
import type { RatingRow } from '../store/tables.ts';
import type { FoundVersion } from '../store/versions.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime, makeMatchListing, type NameBot } from './match-listing.ts';
import { makeMembers } from './members.ts';
import { makeState } from './version-state.ts';
import { formatRankRange } from './standings-table.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';

interface BotPage extends PageContext {
  readonly bot: string;
  readonly owner: string;
  /** Who is in the team that owns it. */
  readonly members: readonly string[];
  readonly row: LeaderboardBot | undefined;
  /** Those that have passed the gate. */
  readonly versions: readonly FoundVersion[];
  readonly ratings: readonly RatingRow[];
  readonly matches: readonly IndexedMatch[];
  readonly nameBot: NameBot;
}

/** What everybody may know of a bot: its versions, its rating over time, its matches. */
export function makeBotPage(page: BotPage): string {
  const { bot, owner, members, row, versions, ratings, matches, nameBot } = page;
  const body = html`<p class="kind">
      by <bdi>${owner}</bdi>${members.length === 0 ? NOTHING : html`: ${makeMembers(members)}`}
    </p>
    <h1><bdi>${bot}</bdi></h1>
    <div data-live="facts">
      ${row && row.matches > 0 ? makeFacts(row) : html`<p class="soft">Not rated yet.</p>`} ${drawHistory(ratings)}
    </div>
    <h2>Versions</h2>
    <div class="card fit">
      <table class="listing">
        <thead>
          <tr>
            <th scope="col">Version</th>
            <th scope="col">State</th>
            <th scope="col">Received (UTC)</th>
          </tr>
        </thead>
        <tbody>
          ${versions.map(
            ({ number, state, received_at }) =>
              html`<tr>
                <td>${number}</td>
                <td>${makeState(state)}</td>
                <td><time datetime="${received_at}">${formatTime(received_at)}</time></td>
              </tr>`,
          )}
        </tbody>
      </table>
    </div>
    <h2>Matches</h2>
    <div class="card" data-live="matches">${makeMatchListing(matches, nameBot)}</div>`;
  return makeContestPage({ ...page, title: bot, path: '', follows: ['leaderboard'], body });
}

function makeFacts({ rank, rankRange, rating, error, matches }: LeaderboardBot): Markup {
  return html`<dl class="facts">
    <div>
      <dt>rank</dt>
      <dd>${rank ?? '–'}</dd>
    </div>
    <div>
      <dt>could be</dt>
      <dd>${formatRankRange(rankRange)}</dd>
    </div>
    <div>
      <dt>points</dt>
      <dd>${formatPoints(rating)} ± ${formatNumber(STANDARD_ERRORS * error)}</dd>
    </div>
    <div>
      <dt>matches</dt>
      <dd>${matches}</dd>
    </div>
  </dl>`;
}

const [WIDTH, HEIGHT] = [1000, 180];

/** The rating over the matches of the ladder, with the interval around it. */
function drawHistory(ratings: readonly RatingRow[]): Markup {
  if (ratings.length < 2) return NOTHING;
  // The first ratings say nearly nothing, and would need most of the room.
  const settled = ratings.filter(({ matches }) => matches >= 4);
  const shown = settled.length >= 2 ? settled : ratings;
  const [first, last] = [shown[0]!.after_matches, shown.at(-1)!.after_matches];
  const low = Math.min(...shown.map(({ rating, error }) => rating - 2 * error));
  const high = Math.max(...shown.map(({ rating, error }) => rating + 2 * error));
  const place = ({ after_matches }: RatingRow, value: number): string => {
    const x = (WIDTH * (after_matches - first)) / Math.max(1, last - first);
    const y = HEIGHT * (1 - (value - low) / Math.max(1, high - low));
    return `${x.toFixed(1)},${y.toFixed(1)}`;
  };
  const line = shown.map((row) => place(row, row.rating)).join(' ');
  const above = shown.map((row) => place(row, row.rating + 2 * row.error));
  const below = shown.map((row) => place(row, row.rating - 2 * row.error)).reverse();
  const label = `Rating over time, now ${formatPoints(ratings.at(-1)!.rating / 1000)}`;
  return html`<h2>Rating over time</h2>
    <svg class="history" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" role="img" aria-label="${label}">
      <title>${label}</title>
      <polygon class="band" points="${[...above, ...below].join(' ')}" />
      <polyline points="${line}" />
    </svg>
    <p class="soft">
      From match ${first} to match ${last} of the ladder. The band is where the rating most likely was; it lies between
      ${formatPoints(low / 1000)} and ${formatPoints(high / 1000)} points.
    </p>`;
}
