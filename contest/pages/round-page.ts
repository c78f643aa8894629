import type { ContestRound, RoundEntry, RoundEvent } from '../../protocol/types/contest/round.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { Standings, StandingsRow } from '../../protocol/types/tournament/standings.ts';
import { countThings, formatNumber, formatPoints } from '../../tournament/report/format-numbers.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { drawBar, makeRatingAxis, type RatingAxis } from '../../tournament/report/rating-axis.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { makeGroups, type ShownGroups } from './groups.ts';
import { formatTime } from './match-listing.ts';
import { makeRoundState, VISIBILITY_WORDS } from './rounds-page.ts';
import { formatRankRange, makeStandingsTable } from './standings-table.ts';

/** What of a round is shown to whoever looks. */
export interface ShownResults extends ShownGroups {
  readonly standings: Standings;
  readonly matches: readonly Played[];
}

interface RoundPage extends PageContext {
  readonly round: ContestRound;
  readonly results: ShownResults | undefined;
}

const LISTED_MATCHES = 100;

/** A round: what was promised before, what came of it, and how to check it. */
export function makeRoundPage(page: RoundPage): string {
  const { round, results } = page;
  const { title, format, state, deadline, visibility, shown } = round;
  const body = html`<p class="kind">${format}</p>
    <h1><bdi>${title}</bdi></h1>
    <div data-live="round">
      <p>
        ${makeRoundState(state)} Deadline <time datetime="${deadline}">${formatTime(deadline)}</time> UTC. Results:
        ${VISIBILITY_WORDS[visibility]}${shown === null ? '' : `, up to block ${shown}`}.
      </p>
      ${state === 'rescinded' ? html`<p class="warning" role="note">This round does not count.</p>` : NOTHING}
      ${results && results.matches.length > 0 ? makeResults(page, results) : makeEntries(round)}
    </div>
    ${makeProof(round)}
    <h2>What happened</h2>
    <div class="card fit">${makeEvents(round.events)}</div>`;
  return makeContestPage({ ...page, title, path: '/rounds', follows: ['round'], body });
}

function makeEntries({ entries, state }: ContestRound): Markup {
  if (state === 'open') return html`<p class="soft">The entrants are known after the deadline.</p>`;
  return html`<h2>${countThings(entries.length, 'bot')}</h2>
    <ul>
      ${entries.map(
        ({ bot, version, owner, promoted }) =>
          html`<li>
            <a href="/bots/${bot}"><bdi>${bot}</bdi></a>
            <span class="soft"
              >v${version} by <bdi>${owner}</bdi>${promoted ? ', received late and promoted' : ''}</span
            >
          </li>`,
      )}
    </ul>`;
}

function makeResults({ round }: RoundPage, results: ShownResults): Markup {
  const { standings, matches, showName } = results;
  const names = new Map(round.entries.map((entry) => [entry.bot, entry]));
  const axis = makeRatingAxis(standings.rows);
  const rows = standings.rows.filter(({ status }) => status !== 'house');
  const listed = matches.toReversed().slice(0, LISTED_MATCHES);
  return html`<p class="soft">${countThings(matches.length, 'match', 'matches')} shown.</p>
    <div class="card">
      ${makeStandingsTable(
        axis,
        rows.map((row) =>
          makeRow(row, axis, showName(row.id), row.status === 'reference' ? undefined : names.get(showName(row.id))),
        ),
      )}
    </div>
    ${makeGroups(results)}
    <h2>Matches</h2>
    <div class="card">${makeMatches(round.name, listed, showName)}</div>`;
}

/** @param entry undefined for a reference bot, and for a bot that was erased: then its name is that of the entrant */
function makeRow(row: StandingsRow, axis: RatingAxis, name: string, entry: RoundEntry | undefined): Markup {
  const { rank, place, status, points, error, rankRange, matches, faults } = row;
  const owner = status === 'reference' ? 'reference' : entry ? html`<bdi>${entry.owner}</bdi>` : 'erased';
  return html`<tr>
    <td class="rank">${place ?? rank ?? '–'}</td>
    <th scope="row" class="name">
      ${entry ? html`<a href="/bots/${name}"><bdi>${name}</bdi></a>` : html`<span class="soft"><bdi>${name}</bdi></span>`}
    </th>
    <td class="owner">${owner}</td>
    <td class="chart">${matches === 0 ? NOTHING : drawBar(axis, row)}</td>
    <td class="points">${formatPoints(points)} <span class="soft">± ${formatNumber(STANDARD_ERRORS * error)}</span></td>
    <td class="range">${formatRankRange(rankRange)}</td>
    <td class="matches">${matches}</td>
    <td class="faults">${faults}</td>
  </tr>`;
}

function makeMatches(round: string, matches: readonly Played[], showName: (id: string) => string): Markup {
  return html`<table class="listing">
    <thead>
      <tr>
        <th scope="col">Match</th>
        <th scope="col" class="wide">Stage</th>
        <th scope="col">Places</th>
        <th scope="col" class="wide"><span class="sr">Presentation</span></th>
      </tr>
    </thead>
    <tbody>
      ${matches.map((played) => makeMatch(round, played, showName))}
    </tbody>
  </table>`;
}

function makeMatch(round: string, { block, match, stage, seats }: Played, showName: (id: string) => string): Markup {
  const query = new URLSearchParams([
    ['replay', `/api/rounds/${round}/matches/${block}/${match}/replay`],
    ...seats.map(({ id }): [string, string] => ['name', showName(id)]),
  ]);
  return html`<tr>
    <td><a href="/rounds/${round}/matches/${block}/${match}">${block}.${match}</a></td>
    <td class="wide soft">${stage}</td>
    <td>
      <ol class="results">
        ${seats
          .toSorted((a, b) => a.place - b.place)
          .map(
            ({ id, place, score, verdict }) =>
              html`<li${verdict === null ? NOTHING : html` class="bad"`}>
                ${place}. <bdi>${showName(id)}</bdi> <span class="soft">${score}</span>
              </li>`,
          )}
      </ol>
    </td>
    <td class="wide"><a href="/viewer.html?${query.toString()}&amp;present=1">present</a></td>
  </tr>`;
}

function makeProof({ name, commitment, entrants, secret, folder }: ContestRound): Markup {
  return html`<h2>Verify this round</h2>
    <p>
      All seeds follow from a secret and from the list of entrants. The SHA-256 of the secret was published before the
      deadline: <code class="commitment">${commitment}</code>.
      ${entrants === null ? NOTHING : html`The SHA-256 of the list of entrants is <code class="commitment">${entrants}</code>.`}
      ${secret === null ? 'The secret is revealed when all results are public.' : html`The secret is <code class="commitment">${secret}</code>.`}
    </p>
    ${
      folder === null
        ? NOTHING
        : html`<p>
              <a href="${folder}" download>The whole round as tar.gz</a>: definition, journal, replays and pages. Check
              it with
            </p>
            <pre class="output">
tar -xzf ${name}.tar.gz
minions tournament verify ${name} --deep</pre>`
    }`;
}

const ACTIONS: Readonly<Record<RoundEvent['action'], string>> = {
  added: 'added to the calendar',
  extended: 'extended',
  closed: 'deadline reached',
  entrants: 'entrants published',
  played: 'played to the end',
  promoted: 'a late version promoted',
  rerun: 'run again',
  rescinded: 'rescinded',
  released: 'results released',
};

function makeEvents(events: readonly RoundEvent[]): Markup {
  return html`<table class="listing">
    <tbody>
      ${events.map(
        ({ at, action, reason, commitment }) =>
          html`<tr>
            <td><time datetime="${at}">${formatTime(at)}</time></td>
            <td>
              ${ACTIONS[action]}${reason === null ? '' : ': '}<bdi>${reason ?? ''}</bdi>
              ${commitment === null ? NOTHING : html`<div class="soft">commitment <code class="commitment">${commitment}</code></div>`}
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
