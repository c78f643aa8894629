import type { ContestPerson } from '../../protocol/types/contest/person.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { isErased } from '../store/people.ts';
import type { PersonRow } from '../store/tables.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';
import { makeStaffMenu } from './staff-menu.ts';

/** Somebody with what staff know of them. */
export interface StaffPerson {
  readonly row: PersonRow;
  /** Their bots, or those of their team. */
  readonly bots: readonly string[];
  /** When they signed in last, of what is still valid. */
  readonly signedInAt: string | undefined;
  /** Whether they have a personal link that is valid. */
  readonly hasLink: boolean;
  /** Whether who looks at the page may change their access. */
  readonly isManaged: boolean;
  /** How many versions they, or their team, may submit a day; undefined for the usual number. */
  readonly versionsPerDay: number | undefined;
}

interface PeoplePage extends PageContext {
  readonly people: readonly StaffPerson[];
  /** How many were found. */
  readonly count: number;
  readonly search: string;
  /** How many versions a day everybody else may submit. */
  readonly usual: number;
}

/** Who takes part, and who may sign in. */
export function makeStaffPeoplePage(page: PeoplePage): string {
  const { people, count, search, usual } = page;
  const body = html`${makeStaffMenu('/staff/people')}
    <h1>People</h1>
    <form class="stack" method="get" action="/staff/people" role="search">
      <input
        name="search"
        value="${search}"
        maxlength="120"
        placeholder="Name, id, team or section"
        aria-label="Search"
      />
      <button class="quiet">Search</button>
    </form>
    <p class="soft">
      ${people.length === count ? `${count} found.` : `The first ${people.length} of ${count}: search to see others.`}
      Add people with <code>minions contest people import</code>.
    </p>
    <div class="card scroll">${makeTable(people, usual)}</div>`;
  return makeContestPage({ ...page, title: 'People', path: '/staff', body });
}

function makeTable(people: readonly StaffPerson[], usual: number): Markup {
  if (people.length === 0) return html`<p class="soft">Nobody was found.</p>`;
  return html`<table class="listing staff-list">
    <thead>
      <tr>
        <th scope="col">Name</th>
        <th scope="col" class="wide">Team</th>
        <th scope="col" class="wide">Section</th>
        <th scope="col" class="wide">Role</th>
        <th scope="col">Bots</th>
        <th scope="col" class="wide">Last sign-in (UTC)</th>
        <th scope="col">Versions a day</th>
        <th scope="col">Access</th>
      </tr>
    </thead>
    <tbody>
      ${people.map((person) => makeRow(person, usual))}
    </tbody>
  </table>`;
}

function makeRow(person: StaffPerson, usual: number): Markup {
  const { row, bots, signedInAt } = person;
  return html`<tr>
    <th scope="row"><bdi>${row.name}</bdi> <span class="soft">${row.id}</span></th>
    <td class="wide"><bdi>${row.team ?? ''}</bdi></td>
    <td class="wide"><bdi>${row.section ?? ''}</bdi></td>
    <td class="wide">${row.role}</td>
    <td>
      ${bots.map((bot, at) => html`${at === 0 ? '' : ', '}<a href="/staff/versions?bot=${bot}"><bdi>${bot}</bdi></a>`)}
    </td>
    <td class="wide">
      ${signedInAt === undefined ? html`<span class="soft">–</span>` : html`<time datetime="${signedInAt}">${formatTime(signedInAt)}</time>`}
    </td>
    <td>${makeQuota(person, usual)}</td>
    <td>${makeAccess(person)}</td>
  </tr>`;
}

function makeQuota({ row, versionsPerDay }: StaffPerson, usual: number): Markup {
  const whose = row.team === null ? NOTHING : html`<p class="soft">Of all of the team.</p>`;
  return html`<details>
    <summary>${versionsPerDay === undefined ? `${usual}` : html`<b>${versionsPerDay}</b>`}</summary>
    <form class="stack" method="post" action="/staff/people/${encodeURIComponent(row.id)}/quota">
      <input
        name="versionsPerDay"
        type="number"
        min="0"
        max="10000"
        value="${versionsPerDay ?? ''}"
        placeholder="${usual}, as usual"
        aria-label="Versions a day"
      />
      <input name="reason" required maxlength="300" placeholder="Why? For the audit log." aria-label="Reason" />
      <button class="quiet">Set</button>
      ${whose}
    </form>
  </details>`;
}

/** A form is opened first: nobody is signed out by a slip of the hand. */
function makeAccess({ row, hasLink, isManaged }: StaffPerson): Markup {
  if (isErased(row)) return html`<span class="soft">erased</span>`;
  const state = hasLink ? 'has a link' : 'no link';
  if (!isManaged) return html`<span class="soft">${state} (owner only)</span>`;
  const address = `/staff/people/${encodeURIComponent(row.id)}`;
  return html`<details>
    <summary>${state}</summary>
    <form class="stack" method="post" action="${address}/link">
      <button class="quiet">New link</button>
    </form>
    ${
      hasLink
        ? html`<form class="stack" method="post" action="${address}/revoke">
            <button class="quiet">Revoke all access</button>
          </form>`
        : NOTHING
    }
  </details>`;
}

/** A personal link, which nobody can read again. */
export function makeNewLinkPage(page: PageContext & { readonly added: ContestPerson }): string {
  const { name, id, link } = page.added;
  const body = html`${makeStaffMenu('/staff/people')}
    <h1>A new link for <bdi>${name}</bdi></h1>
    <p>This is shown once. Copy it now, and give it to <bdi>${name}</bdi> (${id}) alone.</p>
    <pre class="output">${link}</pre>
    <p class="soft">The old link, sessions and tokens have ended. Bots play on.</p>
    <p><a href="/staff/people">Back to all people</a></p>`;
  return makeContestPage({ ...page, title: 'A new link', path: '/staff', body });
}
