import type { Leaderboard, LeaderboardBot } from '../../protocol/types/contest/leaderboard.ts';
import type { StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { countThings, formatCount, formatNumber, formatPoints } from '../../tournament/report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { drawBar, makeRatingAxis, type RatingAxis } from '../../tournament/report/rating-axis.ts';
import type { IndexedMatch } from '../store/matches.ts';
import type { AnnouncementRow } from '../store/tables.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { makeAnnouncement } from './announcement.ts';
import { formatRankRange, makeStandingsTable } from './standings-table.ts';
import { makeMatchListing, type NameBot } from './match-listing.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';

interface ShownLeaderboard {
  readonly contest: string;
  readonly leaderboard: Leaderboard;
  readonly game: string;
  readonly commitment: string;
  readonly matches: readonly IndexedMatch[];
  readonly announcements: readonly AnnouncementRow[];
  readonly nameBot: NameBot;
}

/** A page around the leaderboard. */
export const makeLeaderboardPage = (page: PageContext & { readonly body: Markup }): string =>
  makeContestPage({ ...page, title: 'Leaderboard', path: '/', follows: ['leaderboard', 'match'] });

/** Who is where, how sure that is, and what was played last: the same for everybody. */
export function makeLeaderboard(shown: ShownLeaderboard): Markup {
  const { contest, leaderboard, announcements, game, commitment, matches, nameBot } = shown;
  const { bots } = leaderboard;
  const entrants = bots.filter(({ house }) => !house).length;
  return html`<p class="kind">${game}</p>
    <h1>${contest}</h1>
    ${announcements.map(({ text, at }) => makeAnnouncement(text, at))}
    <div data-live="board">
      <p class="soft">
        ${countThings(entrants, 'bot')}, ${countThings(leaderboard.matches, 'match', 'matches')} rated. The bars show
        where a rating most likely is; “Could be” is the best and the worst rank that the results do not exclude.
      </p>
      <div class="card">${makeTable(bots)}</div>
      ${entrants === 0 ? html`<p>No bot has passed the gate yet. <a href="/me">Submit the first one.</a></p>` : NOTHING}
    </div>
    <h2>Last matches</h2>
    <div class="card" data-live="matches">${makeMatchListing(matches, nameBot)}</div>
    <h2>Verify the ladder</h2>
    <p>
      Nobody chooses rivals, seats or maps. The seeds of today follow from a secret whose SHA-256 is
      <code class="commitment">${commitment}</code>. It is revealed tomorrow, and yesterday’s is in the journal of the
      ladder.
    </p>`;
}

/** The part of a standings row that the axis of the reports needs. */
const makeRow = ({ house, rating, error, matches }: LeaderboardBot): StandingsRow =>
  ({ status: house ? 'house' : 'ranked', points: rating, error, matches }) as StandingsRow;

function makeTable(bots: readonly LeaderboardBot[]): Markup {
  // The house is all there is to compare with where it fills the tables.
  const isSmall = bots.filter(({ house }) => !house).length < 4;
  const axis = makeRatingAxis(bots.map((bot) => makeRow(isSmall ? { ...bot, house: false } : bot)));
  return makeStandingsTable(
    axis,
    bots.map((bot) => makeBotRow(bot, axis)),
  );
}

function makeBotRow(bot: LeaderboardBot, axis: RatingAxis): Markup {
  const { name, owner, house, version, rating, error, rank, rankRange, matches, faults } = bot;
  return html`<tr>
    <td class="rank">${rank ?? '–'}</td>
    <th scope="row" class="name">
      ${house ? html`<span class="soft"><bdi>${name}</bdi></span>` : html`<a href="/bots/${name}"><bdi>${name}</bdi></a>`}
      ${version === null ? NOTHING : html`<span class="soft">v${version}</span>`}
    </th>
    <td class="owner">${owner === null ? 'the house' : html`<bdi>${owner}</bdi>`}</td>
    <td class="chart">
      ${matches === 0 ? html`<span class="none">not rated yet</span>` : drawBar(axis, makeRow(bot))}
    </td>
    <td class="points">
      ${
        matches === 0
          ? '–'
          : html`<b>${formatPoints(rating)}</b>
              <span class="soft">&plusmn; ${formatNumber(STANDARD_ERRORS * error)}</span>`
      }
    </td>
    <td class="range">${formatRankRange(rankRange)}</td>
    <td class="matches">${formatCount(matches)}</td>
    <td class="faults">${faults}</td>
  </tr>`;
}
