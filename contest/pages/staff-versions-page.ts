import type { QueuePlace } from '../../protocol/types/contest/version.ts';
import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';
import { VERSION_STATES } from '../store/tables.ts';
import type { FoundVersion, VersionFilter } from '../store/versions.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';
import { makeStaffMenu } from './staff-menu.ts';
import { makeState } from './version-state.ts';

/** A version with what staff can do about it. */
export interface StaffVersion {
  readonly version: FoundVersion;
  readonly queue: QueuePlace | null;
  /** Whether its gate can be run again. */
  readonly canRequeue: boolean;
}

interface VersionsPage extends PageContext {
  /** Newest first. */
  readonly versions: readonly StaffVersion[];
  readonly filter: VersionFilter;
  /** Whether there are older ones. */
  readonly hasMore: boolean;
}

/** What everybody has submitted. Source, reports and standard error are elsewhere, where the audit log records who looks. */
export function makeStaffVersionsPage(page: VersionsPage): string {
  const { versions, filter, hasMore } = page;
  const body = html`${makeStaffMenu('/staff/versions')}
    <h1>Versions</h1>
    ${makeSearch(filter)}
    <p class="soft">Newest first. If you open a report of somebody else, the audit log says so.</p>
    <div class="card scroll">${makeTable(versions)}</div>
    ${hasMore ? html`<p><a href="${makeOlder(filter, versions.at(-1)!.version.id)}">Older versions</a></p>` : NOTHING}`;
  return makeContestPage({ ...page, title: 'Versions', path: '/staff', body });
}

function makeSearch({ bot = '', state }: VersionFilter): Markup {
  return html`<form class="stack" method="get" action="/staff/versions" role="search">
    <input name="bot" value="${bot}" maxlength="32" placeholder="Name of a bot" aria-label="Bot" />
    <select name="state" aria-label="State">
      <option value="">every state</option>
      ${VERSION_STATES.map(
        (one) => html`<option value="${one}" ${one === state ? html` selected` : NOTHING}>${one}</option>`,
      )}
    </select>
    <button class="quiet">Search</button>
  </form>`;
}

function makeOlder({ bot, state }: VersionFilter, before: number): string {
  const query = new URLSearchParams({ ...(bot && { bot }), ...(state && { state }), before: String(before) });
  return `/staff/versions?${query.toString()}`;
}

function makeTable(versions: readonly StaffVersion[]): Markup {
  if (versions.length === 0) return html`<p class="soft">Nothing was found.</p>`;
  return html`<table class="listing staff-list">
    <thead>
      <tr>
        <th scope="col">Bot</th>
        <th scope="col" class="number">Version</th>
        <th scope="col" class="wide">Owner</th>
        <th scope="col">State</th>
        <th scope="col" class="wide">Received (UTC)</th>
        <th scope="col">Report</th>
      </tr>
    </thead>
    <tbody>
      ${versions.map(makeRow)}
    </tbody>
  </table>`;
}

function makeRow({ version, queue, canRequeue }: StaffVersion): Markup {
  const { id, bot, number, owner, team, submitted_by, state, received_at } = version;
  const by = team === null ? NOTHING : html` <span class="soft">by <bdi>${submitted_by ?? ''}</bdi></span>`;
  return html`<tr>
    <th scope="row"><bdi>${bot}</bdi></th>
    <td class="number">${number}</td>
    <td class="wide"><bdi>${owner}</bdi>${by}</td>
    <td>${makeState(state)}${queue ? html` <span class="soft">${queue.before} before it</span>` : NOTHING}</td>
    <td class="wide"><time datetime="${received_at}">${formatTime(received_at)}</time></td>
    <td>
      <a href="/versions/${id}" aria-label="Report of ${bot} version ${number}">report</a>
      ${canRequeue ? makeRequeue(id) : NOTHING}
    </td>
  </tr>`;
}

const makeRequeue = (id: number): Markup =>
  html`<details>
    <summary>requeue</summary>
    <form class="stack" method="post" action="/staff/versions/${id}/requeue">
      <input name="reason" required maxlength="300" placeholder="Why? For the audit log." aria-label="Reason" />
      <button class="quiet">Run the gate again</button>
    </form>
  </details>`;
