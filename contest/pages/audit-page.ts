import { html, type Markup } from '../../tournament/report/markup.ts';
import type { AuditRow } from '../store/tables.ts';
import { makeContestPage, type PageContext } from './contest-page.ts';
import { formatTime } from './match-listing.ts';
import { makeStaffMenu } from './staff-menu.ts';

interface AuditPage extends PageContext {
  /** Newest first. */
  readonly rows: readonly AuditRow[];
  /** By id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Who of the staff did what, and looked at what. */
export function makeAuditPage(page: AuditPage): string {
  const { rows, names } = page;
  const body = html`${makeStaffMenu('/staff/audit')}
    <h1>Audit log</h1>
    <p class="soft">What staff did and looked at, newest first. Staff cannot act in the name of somebody else.</p>
    <div class="card" data-live="audit">${makeTable(rows, names)}</div>`;
  return makeContestPage({ ...page, title: 'Audit log', path: '/staff', body });
}

function makeTable(rows: readonly AuditRow[], names: ReadonlyMap<string, string>): Markup {
  if (rows.length === 0) return html`<p class="soft">Nothing was done yet.</p>`;
  return html`<table class="listing">
    <thead>
      <tr>
        <th scope="col">When (UTC)</th>
        <th scope="col">Who</th>
        <th scope="col">What</th>
        <th scope="col">Of whom or what</th>
        <th scope="col" class="wide">Why</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ({ at, person_id, action, subject, reason }) =>
          html`<tr>
            <td><time datetime="${at}">${formatTime(at)}</time></td>
            <td><bdi>${names.get(person_id) ?? person_id}</bdi> <span class="soft">${person_id}</span></td>
            <td>${action}</td>
            <td><bdi>${subject}</bdi></td>
            <td class="wide"><bdi>${reason ?? ''}</bdi></td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
