import type { ContestRound } from '../../protocol/types/contest/round.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { isStaff } from '../store/people.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';

interface RoundsPage extends PageContext {
  readonly rounds: readonly ContestRound[];
}

/** The calendar. */
export function makeRoundsPage(page: RoundsPage): string {
  const { rounds, person } = page;
  const body = html`<h1>Rounds</h1>
    <p>
      A round is a tournament of the versions that are active at its deadline. The time at which the last byte of a
      version was received decides.
    </p>
    <div class="card" data-live="rounds">${makeCalendar(rounds)}</div>
    <p>
      ${rounds.some(({ after, format }) => after !== null || format === 'upc') ? html`<a href="/bracket">The bracket: bots that go on, and bots that drop out</a>` : NOTHING}
      ${isStaff(person) ? html`<a href="/staff/rounds">Change the calendar (staff)</a>` : NOTHING}
    </p>`;
  return makeContestPage({ ...page, title: 'Rounds', path: '/rounds', follows: ['round'], body });
}

function makeCalendar(rounds: readonly ContestRound[]): Markup {
  if (rounds.length === 0) return html`<p class="soft">No round is planned yet.</p>`;
  const titles = new Map(rounds.map(({ name, title }) => [name, title]));
  return html`<table class="listing">
    <thead>
      <tr>
        <th scope="col">Round</th>
        <th scope="col">Deadline (UTC)</th>
        <th scope="col">State</th>
        <th scope="col" class="wide">Format</th>
        <th scope="col" class="number">Bots</th>
        <th scope="col" class="wide">Results</th>
      </tr>
    </thead>
    <tbody>
      ${rounds.map(
        ({ name, title, deadline, state, format, entries, visibility, after }) =>
          html`<tr>
            <th scope="row">
              <a href="/rounds/${name}"><bdi>${title}</bdi></a>
              ${after === null ? NOTHING : html`<span class="soft">after <bdi>${titles.get(after) ?? after}</bdi></span>`}
            </th>
            <td><time datetime="${deadline}">${formatTime(deadline)}</time></td>
            <td>${makeRoundState(state)}</td>
            <td class="wide">${format}</td>
            <td class="number">${entries.length === 0 ? '–' : entries.length}</td>
            <td class="wide">${VISIBILITY_WORDS[visibility]}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

export const VISIBILITY_WORDS: Readonly<Record<ContestRound['visibility'], string>> = {
  hidden: 'not shown yet',
  participants: 'for participants',
  public: 'public',
};

export const makeRoundState = (state: ContestRound['state']): Markup =>
  html`<span class="state round-${state}">${state}</span>`;
