import type { ContestRound } from '../../protocol/types/contest/round.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';
import { makeStaffMenu } from './staff-menu.ts';
import { makeRoundState, VISIBILITY_WORDS } from './rounds-page.ts';

/** A round with what staff can do about it. */
export interface StaffRound {
  readonly round: ContestRound;
  /** Bots whose active version came after the deadline. */
  readonly late: readonly string[];
  /** The last block that was played. */
  readonly blocks: number;
}

/** The calendar for staff: add, extend, rescind, run again, promote, release, announce. */
export function makeStaffRoundsPage(page: PageContext & { readonly rounds: readonly StaffRound[] }): string {
  const body = html`${makeStaffMenu('/staff/rounds')}
    <h1>Calendar</h1>
    ${page.rounds.map(makeRound)}
    <h2>Add a round</h2>
    <form class="stack" method="post" action="/staff/rounds">
      <label>Name <input name="name" required pattern="[a-z0-9][a-z0-9\\-]{0,31}" placeholder="final" /></label>
      <label>Title <input name="title" maxlength="80" /></label>
      <label>Format ${makeChoice('format', ['round-robin', 'swiss', 'upc'])}</label>
      <label>Deadline <input name="deadline" required placeholder="2027-01-15T22:00:00Z" /></label>
      <label>Only the best of ${makeChoice('after', ['', ...page.rounds.map(({ round }) => round.name)])}</label>
      <label>How many of them <input name="keep" type="number" min="1" max="400" /></label>
      <label>Results for ${makeChoice('release', ['public', 'participants', 'hidden'])}</label>
      <button>Add and commit</button>
    </form>
    <h2>Announce</h2>
    <form method="post" action="/staff/announcements">
      <label
        ><span class="sr">Text</span>
        <textarea
          name="text"
          rows="5"
          required
          maxlength="20000"
          placeholder="Markdown: **bold**, *emphasis*, lists, [links](https://example.org)"
        ></textarea>
      </label>
      <p><button>Announce to everybody</button></p>
    </form>`;
  return makeContestPage({ ...page, title: 'Calendar', path: '/staff', body });
}

/** `label`: what it is called where no label stands beside it. */
const makeChoice = (name: string, values: readonly string[], label?: string): Markup =>
  html`<select name="${name}" ${label === undefined ? NOTHING : html` aria-label="${label}"`}>
    ${values.map((value) => html`<option value="${value}">${value === '' ? 'no round: everybody' : value}</option>`)}
  </select>`;

function makeRound({ round, late, blocks }: StaffRound): Markup {
  const { name, title, state, deadline, visibility, shown } = round;
  const isClosed = state !== 'open';
  return html`<section class="card">
    <h2>
      <a href="/rounds/${name}"><bdi>${title}</bdi></a> ${makeRoundState(state)}
    </h2>
    <p class="soft">
      Deadline ${formatTime(deadline)} UTC. Results:
      ${VISIBILITY_WORDS[visibility]}${shown === null ? '' : `, up to block ${shown}`}.
    </p>
    ${makeForm(name, 'extend', html`<input name="deadline" required placeholder="${deadline}" aria-label="New deadline" />`)}
    ${isClosed ? makeForm(name, 'rerun', NOTHING) : NOTHING}
    ${state === 'rescinded' ? NOTHING : makeForm(name, 'rescind', NOTHING)}
    ${isClosed && late.length > 0 ? makeForm(name, 'promote', makeChoice('bot', late, 'Bot that came late')) : NOTHING}
    ${isClosed ? makeRelease(round, blocks) : NOTHING}
  </section>`;
}

function makeForm(name: string, kind: string, more: Markup): Markup {
  return html`<form class="stack" method="post" action="/staff/rounds/${name}/${kind}">
    ${more}
    <input name="reason" required maxlength="500" placeholder="Why? Everybody reads it." aria-label="Reason" />
    <button class="quiet">${kind}</button>
  </form>`;
}

/** One block more at a time, as a presenter shows them, or all at once. */
function makeRelease({ name, shown }: ContestRound, blocks: number): Markup {
  const next = Math.min(blocks, (shown ?? 0) + 1);
  return html`<form class="stack" method="post" action="/staff/rounds/${name}/release">
      ${makeChoice('to', ['public', 'participants', 'hidden'], 'Who sees the results')}
      <button class="quiet">show all results</button>
    </form>
    <form class="stack" method="post" action="/staff/rounds/${name}/release">
      ${makeChoice('to', ['public', 'participants', 'hidden'], 'Who sees the results')}
      <label>Blocks <input name="blocks" type="number" min="0" max="${blocks}" value="${next}" /></label>
      <button class="quiet">show these of ${blocks}</button>
    </form>`;
}
