import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import type { SwitchName, SwitchRow } from '../store/tables.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';
import { makeStaffMenu, STAFF_PAGES } from './staff-menu.ts';

/** A switch with who turned it on. */
export interface ShownSwitch extends Pick<SwitchRow, 'since' | 'reason'> {
  readonly by: string;
}

interface StaffPage extends PageContext {
  /** Those that are on. */
  readonly switches: Readonly<Partial<Record<SwitchName, ShownSwitch>>>;
  /** Whether the server was started read-only: then nobody turns that off. */
  readonly isForced: boolean;
  /** Whether the contest has a formula for marks. */
  readonly hasMarks: boolean;
  readonly slots: number;
  readonly running: Readonly<Record<'gate' | 'match', number>>;
  readonly waiting: Readonly<Record<'gate' | 'round' | 'ladder', number>>;
}

const SWITCHES: readonly (readonly [SwitchName, title: string, text: string])[] = [
  ['paused', 'Pause', 'No gates and matches begin. Submissions are received and wait.'],
  ['read-only', 'Read-only', 'Nothing is accepted either. Pages, signing in and backups work.'],
];

const MARKS = html`<li>
  <a href="/api/staff/marks.csv" download="marks.csv">Marks</a>: a CSV file for Moodle, of the round that
  <code>contest.json</code> names
</li>`;

/** What staff look at first: what is going on, what rests, and where everything else is. */
export function makeStaffPage(page: StaffPage): string {
  const body = html`${makeStaffMenu('/staff')}
    <h1>Staff</h1>
    <div data-live="state">${makeFigures(page)}</div>
    <h2>Switches</h2>
    <p class="soft">Everybody reads the reason on every page. What is being played is finished and counts.</p>
    <div class="switches">${SWITCHES.map((which) => makeSwitch(which, page))}</div>
    <h2>Pages</h2>
    <ul>
      ${STAFF_PAGES.map(([address, name, text]) => html`<li><a href="${address}">${name}</a>: ${text}</li>`)}
      ${page.hasMarks ? MARKS : NOTHING}
    </ul>`;
  return makeContestPage({ ...page, title: 'Staff', path: '/staff', follows: ['match', 'leaderboard'], body });
}

function makeFigures({ slots, running, waiting }: StaffPage): Markup {
  const figures: readonly (readonly [string, string | number])[] = [
    ['Gates running', running.gate],
    ['Gates waiting', waiting.gate],
    ['Matches running', running.match],
    ['Matches of rounds waiting', waiting.round],
    ['Slots in use', `${running.gate + running.match} of ${slots}`],
  ];
  return html`<dl class="facts">
      ${figures.map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
    </dl>
    <p class="soft"><a href="/queue">The queue</a>, with what is being played.</p>`;
}

function makeSwitch([name, title, text]: (typeof SWITCHES)[number], { switches, isForced }: StaffPage): Markup {
  const row = switches[name];
  const isFixed = isForced && name === 'read-only';
  const isOn = isFixed || row !== undefined;
  return html`<section class="card">
    <h3>${title} <span class="state${isOn ? html` state-rejected` : NOTHING}">${isOn ? 'on' : 'off'}</span></h3>
    <p class="soft">${text}</p>
    ${row ? makeSince(row) : NOTHING}
    ${isFixed ? html`<p>The server was started with <code>--read-only</code>. Start it again without.</p>` : makeForm(name, isOn)}
  </section>`;
}

const makeSince = ({ since, by, reason }: ShownSwitch): Markup =>
  html`<p>
    Since <time datetime="${since}">${formatTime(since)}</time> UTC, by
    <bdi>${by}</bdi>${reason === null ? '.' : html`: <bdi>${reason}</bdi>`}
  </p>`;

/** Whoever turns something on says why. */
function makeForm(name: SwitchName, isOn: boolean): Markup {
  const [hint, need] = isOn ? ['Why? May be left empty.', NOTHING] : ['Why? Everybody reads it.', html` required`];
  return html`<form class="stack" method="post" action="/staff/switches">
    <input type="hidden" name="name" value="${name}" />
    <input type="hidden" name="on" value="${isOn ? 'false' : 'true'}" />
    <input name="reason" ${need} maxlength="300" placeholder="${hint}" aria-label="Reason" />
    <button class="${isOn ? '' : 'quiet'}">Turn ${isOn ? 'off' : 'on'}</button>
  </form>`;
}
