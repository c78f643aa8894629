import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { LeaderboardBot } from '../../protocol/types/contest/leaderboard.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';
import { countThings, formatNumber, formatPoints } from '../../tournament/report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from '../pages/contest-page.ts';
import { formatTime, makeMatchListing, type NameBot } from '../pages/match-listing.ts';
import { makeState } from '../pages/version-state.ts';
import type { IndexedMatch } from '../store/matches.ts';
import { drawRatings } from './draw-ratings.ts';
import { findGap, type LostMatch } from './find-worst-matches.ts';

interface LabPage extends PageContext {
  readonly bot: string;
  readonly game: string;
  /** Why what is in the folder cannot be a version. */
  readonly problem: { readonly message: string; readonly hint: string } | undefined;
  /** How many matches a version plays after a save. */
  readonly burst: number;
  /** What is in the folder now. */
  readonly current: ContestVersion | undefined;
  /** Why it was rejected. */
  readonly report: GateReport | undefined;
  /** Newest first. */
  readonly versions: readonly ContestVersion[];
  readonly rows: readonly LeaderboardBot[];
  readonly matches: readonly IndexedMatch[];
  readonly worst: { readonly version: number; readonly matches: readonly LostMatch[] } | undefined;
  readonly nameBot: NameBot;
}

const LISTED_VERSIONS = 12;

/** The page of a lab: save, and watch the rating move. */
export function makeLabPage(page: LabPage): string {
  const { bot, game, rows, matches, worst, nameBot } = page;
  const body = html`<p class="kind">${game}</p>
    <h1><bdi>${bot}</bdi></h1>
    <div data-live="now">${makeStatus(page)}</div>
    <h2>Rating by version</h2>
    <div class="card" data-live="ratings">
      ${drawRatings(rows)} ${makeVersions(page)}
      <p class="soft">
        Each version plays the sample bots, the version before it and the best one. The bars show where a rating most
        likely is. “minions compare” plays until it is clear whether a change has helped.
      </p>
    </div>
    <div class="lab-grid">
      <section>
        <h2>Last matches</h2>
        <div class="card" data-live="matches">${makeMatchListing(matches, nameBot)}</div>
      </section>
      <section data-live="worst">${worst ? makeWorst(worst, nameBot) : NOTHING}</section>
    </div>`;
  return makeContestPage({
    ...page,
    title: bot,
    path: '/',
    follows: ['lab', 'version', 'match', 'leaderboard'],
    body,
  });
}

/** What becomes of the last save. */
function makeStatus({ problem, current, report, rows, burst }: LabPage): Markup {
  if (problem)
    return html`<p class="bad">${problem.message}</p>
      <p>${problem.hint}</p>`;
  if (!current) return html`<p class="soft">Looking at your bot …</p>`;
  const { id, number, state } = current;
  const row = rows.find(({ version }) => version === number);
  const matches = row?.matches ?? 0;
  const failed = report?.steps.find(({ passed }) => !passed);
  const progress = matches < burst ? `${matches} of ${countThings(burst, 'match', 'matches')}` : 'waiting for a save';
  return html`<p class="lead">
      Version ${number}: ${makeState(state)}
      ${state === 'active' ? html`<span class="soft">${progress}</span>` : NOTHING}
    </p>
    ${row && matches > 0 ? makeRating(row) : NOTHING}
    ${
      failed
        ? html`<p class="bad">${failed.name}: ${failed.message}</p>
            ${failed.hint === undefined ? NOTHING : html`<p>${failed.hint}</p>`}
            <p><a href="/versions/${id}">The whole report</a></p>`
        : NOTHING
    }`;
}

const makeRating = ({ rating, error }: LeaderboardBot): Markup =>
  html`<p class="rating">
    <b>${formatPoints(rating)}</b> <span class="soft">&plusmn; ${formatNumber(STANDARD_ERRORS * error)}</span>
  </p>`;

function makeVersions({ versions, rows }: LabPage): Markup {
  const shown = versions.slice(0, LISTED_VERSIONS);
  return html`<table class="listing">
    <thead>
      <tr>
        <th scope="col">Version</th>
        <th scope="col">State</th>
        <th scope="col" class="number">Points</th>
        <th scope="col" class="number">Matches</th>
        <th scope="col" class="number">Faults</th>
        <th scope="col" class="wide">Saved (UTC)</th>
      </tr>
    </thead>
    <tbody>
      ${shown.map((version) => makeVersion(version, rows))}
    </tbody>
  </table>`;
}

function makeVersion({ id, number, state, receivedAt }: ContestVersion, rows: readonly LeaderboardBot[]): Markup {
  const row = rows.find(({ version }) => version === number);
  const points =
    row && row.matches > 0
      ? html`<b>${formatPoints(row.rating)}</b>
          <span class="soft">&plusmn; ${formatNumber(STANDARD_ERRORS * row.error)}</span>`
      : '–';
  return html`<tr>
    <td><a href="/versions/${id}">${number}</a></td>
    <td>${makeState(state)}</td>
    <td class="number">${points}</td>
    <td class="number">${row?.matches ?? 0}</td>
    <td class="number">${row?.faults ?? 0}</td>
    <td class="wide soft"><time datetime="${receivedAt}">${formatTime(receivedAt)}</time></td>
  </tr>`;
}

function makeWorst({ version, matches }: NonNullable<LabPage['worst']>, nameBot: NameBot): Markup {
  return html`<h2>Lost worst by version ${version}</h2>
    <div class="card">
      ${
        matches.length === 0
          ? html`<p class="soft">It has not lost a match yet.</p>`
          : html`<table class="listing">
              <thead>
                <tr>
                  <th scope="col">Match</th>
                  <th scope="col" class="number">Place</th>
                  <th scope="col" class="number">Points behind</th>
                  <th scope="col">Won by</th>
                </tr>
              </thead>
              <tbody>
                ${matches.map((lost) => makeLost(lost, nameBot))}
              </tbody>
            </table>`
      }
    </div>`;
}

function makeLost(lost: LostMatch, nameBot: NameBot): Markup {
  const { match, own, winner } = lost;
  return html`<tr>
    <td><a href="/matches/${match.block}" aria-label="Match ${match.block}">${match.block}</a></td>
    <td class="number">${own.place}</td>
    <td class="number">${formatNumber(findGap(lost))}</td>
    <td>
      <bdi>${nameBot(winner.entrant)}</bdi>
      ${own.verdict === null ? NOTHING : html`<span class="bad">${own.verdict}</span>`}
    </td>
  </tr>`;
}
