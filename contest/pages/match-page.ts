import type { LoggedRound } from '../../protocol/types/contest/logs.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import type { IndexedMatch } from '../store/matches.ts';
import { formatTime } from './match-listing.ts';

interface MatchPage extends PageContext {
  readonly title: string;
  /** What it is called in the API. */
  readonly address: string;
  /** The round that it belongs to; undefined for the ladder. */
  readonly round?: string;
  /** By seat. */
  readonly names: readonly string[];
  /** Undefined while it is being played. */
  readonly match: IndexedMatch | undefined;
  /** What the bots of whoever looks wrote to standard error. */
  readonly logs: readonly { readonly bot: string; readonly rounds: readonly LoggedRound[] }[];
}

/** A match in the viewer, with one's own standard error beside it. */
export function makeMatchPage(page: MatchPage): string {
  const { title, address, round, names, match, logs } = page;
  const kind = match ? 'replay' : 'live';
  const query = new URLSearchParams([
    [kind, `${address}/${kind}`],
    ...names.map((name): [string, string] => ['name', name]),
  ]);
  const body = html`${round === undefined ? NOTHING : html`<p class="kind"><a href="/rounds/${round}">${round}</a></p>`}
    <h1>${title}</h1>
    <div data-live="result">
      <p class="soft">
        ${match ? html`Played <time datetime="${match.played_at}">${formatTime(match.played_at)}</time> UTC.` : 'Being played.'}
        ${match ? html`<a href="${address}/replay" download="match-${match.block}.jsonl.gz">Replay</a>` : NOTHING}
      </p>
      ${match ? makeResult(match, names) : NOTHING}
    </div>
    <div class="match-grid${logs.length > 0 ? ' has-log' : ''}">
      <iframe class="viewer" src="/viewer.html?${query.toString()}" title="${title} in the viewer"></iframe>
      ${logs.length === 0 ? NOTHING : html`<div>${logs.map(makeLog)}</div>`}
    </div>`;
  return makeContestPage({
    ...page,
    path: round === undefined ? '' : '/rounds',
    ...(match ? {} : { follows: [round === undefined ? 'match' : 'round'] }),
    body,
  });
}

function makeResult({ seats }: IndexedMatch, names: readonly string[]): Markup {
  return html`<div class="card fit">
    <table class="listing">
      <thead>
        <tr>
          <th scope="col">Place</th>
          <th scope="col">Bot</th>
          <th scope="col" class="number">Score</th>
          <th scope="col">Verdict</th>
        </tr>
      </thead>
      <tbody>
        ${seats
          .toSorted((a, b) => a.place - b.place)
          .map(
            ({ place, seat, score, verdict }) =>
              html`<tr>
                <td>${place}</td>
                <th scope="row"><bdi>${names[seat] ?? ''}</bdi></th>
                <td class="number">${score}</td>
                <td>${verdict === null ? 'ok' : html`<span class="bad">${verdict}</span>`}</td>
              </tr>`,
          )}
      </tbody>
    </table>
  </div>`;
}

function makeLog({ bot, rounds }: MatchPage['logs'][number]): Markup {
  return html`<h2>Standard error of <bdi>${bot}</bdi></h2>
    <p class="soft">Only you and staff see this. It follows the round in the viewer.</p>
    ${
      rounds.length === 0
        ? html`<p>It wrote nothing.</p>`
        : html`<ol class="log" tabindex="0" aria-label="Standard error by round">
            ${rounds.map(
              ({ round, text }) =>
                html`<li data-round="${round}">
                  <button type="button" class="quiet" data-seek="${round}">round ${round}</button>
                  <pre>${text.trimEnd()}</pre>
                </li>`,
            )}
          </ol>`
    }`;
}
