import type { ContestQueue } from '../../protocol/types/contest/queue.ts';
import { countThings } from '../../tournament/report/format-numbers.ts';
import { html, type Markup } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';

/** What waits, with estimates, and what is being played. */
export function makeQueuePage(page: PageContext & { readonly queue: ContestQueue }): string {
  const { waiting, running, slots } = page.queue;
  const body = html`<h1>Queue</h1>
    <div data-live="queue">
      <p class="soft">${countThings(slots, 'slot')}. Gates of new versions come before matches of the ladder.</p>
      <h2>Now</h2>
      <div class="card">${makeRunning(running)}</div>
      <h2>Waiting for the gate</h2>
      <div class="card">${makeWaiting(waiting)}</div>
    </div>`;
  return makeContestPage({
    ...page,
    title: 'Queue',
    path: '/queue',
    follows: ['match', 'version', 'leaderboard'],
    body,
  });
}

function makeRunning(running: ContestQueue['running']): Markup {
  if (running.length === 0) return html`<p class="soft">Nothing is being played.</p>`;
  return html`<table class="listing">
    <tbody>
      ${running.map(
        ({ kind, what, since }) =>
          html`<tr>
            <td>${kind}</td>
            <td>${makeWhat(what)}</td>
            <td class="wide soft">since ${formatTime(since)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** A match can be watched while it is played. */
function makeWhat(what: string): Markup {
  const [, round, number, names = ''] = /^round ([a-z0-9-]+), match (\d+\.\d+)(: .*)$/s.exec(what) ?? [];
  if (round !== undefined && number !== undefined)
    return html`round ${round},
      <a href="/rounds/${round}/matches/${number.replace('.', '/')}">match ${number}</a>${names}`;
  const [, block, rest = ''] = /^match (\d+)(: .*)$/s.exec(what) ?? [];
  return block === undefined ? html`${what}` : html`<a href="/matches/${block}">match ${block}</a>${rest}`;
}

function makeWaiting(waiting: ContestQueue['waiting']): Markup {
  if (waiting.length === 0) return html`<p class="soft">No version is waiting.</p>`;
  return html`<table class="listing">
    <thead>
      <tr>
        <th scope="col">Bot</th>
        <th scope="col" class="number">Version</th>
        <th scope="col" class="number">Before it</th>
        <th scope="col" class="number">Done in about</th>
      </tr>
    </thead>
    <tbody>
      ${waiting.map(
        ({ bot, number, before, seconds }) =>
          html`<tr>
            <th scope="row"><bdi>${bot}</bdi></th>
            <td class="number">${number}</td>
            <td class="number">${before}</td>
            <td class="number">${seconds} s</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
