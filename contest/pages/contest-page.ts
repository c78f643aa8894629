import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { makeNotices, type Notices } from './notices.ts';
import { isStaff } from '../store/people.ts';
import type { PersonRow } from '../store/tables.ts';

/** What every page says of the contest and of who looks at it. */
export interface PageContext extends Notices {
  readonly contest: string;
  readonly person: PersonRow | undefined;
  /** Whether bots run in a sandbox. If not, every page says so. */
  readonly isSandboxed: boolean;
  /** Whether it is the lab of one person: nobody signs in, and the bots are their own. */
  readonly isLab?: boolean;
}

interface ContestPage extends PageContext {
  readonly title: string;
  /** The address of the page among those of the menu. */
  readonly path: string;
  /** Whether it is loaded again when one of these events comes. */
  readonly follows?: readonly string[];
  readonly body: Markup;
}

const MENU = [
  ['/', 'Leaderboard'],
  ['/rounds', 'Rounds'],
  ['/queue', 'Queue'],
  ['/me', 'My bots'],
] as const;

const STAFF_MENU = [...MENU, ['/staff', 'Staff']] as const;

const LAB_MENU = [
  ['/', 'Lab'],
  ['/queue', 'Queue'],
] as const;

/** A whole page. It can be read without its script, which only keeps it up to date. */
export function makeContestPage(page: ContestPage): string {
  const { title, contest, path, person, isSandboxed, isLab = false, follows = [], body } = page;
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · ${contest}</title>
        <link rel="icon" href="data:," />
        <link rel="stylesheet" href="/style.css" />
        <script src="/contest.js" defer></script>
      </head>
      <body data-follows="${follows.join(' ')}">
        <a class="skip" href="#main">To the content</a>
        <nav aria-label="Pages">
          <b class="brand">${contest}</b>
          ${(isLab ? LAB_MENU : isStaff(person) ? STAFF_MENU : MENU).map(
            ([address, name]) =>
              html`<a href="${address}" ${address === path ? html` aria-current="page"` : NOTHING}>${name}</a>`,
          )}
          <span class="who"
            >${isLab ? NOTHING : person ? html`<bdi>${person.name}</bdi>` : html`<a href="/me">Sign in</a>`}</span
          >
        </nav>
        ${
          isSandboxed || isLab
            ? NOTHING
            : html`<p class="warning" role="alert">
                Bots run without a sandbox on this server: submit only what you would run on a machine of somebody you
                trust.
              </p>`
        }
        <div data-live="notices">${makeNotices(page)}</div>
        <main id="main">${body}</main>
      </body>
    </html> `.text;
}
