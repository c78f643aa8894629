import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';

/** The pages of staff: the address, the name, and what they are for. */
export const STAFF_PAGES = [
  ['/staff/people', 'People', 'who takes part, personal links, who may sign in, and quotas'],
  ['/staff/versions', 'Versions', 'what was submitted, reports, and running a gate again'],
  ['/staff/rounds', 'Calendar', 'rounds, results, and announcements'],
  ['/staff/audit', 'Audit log', 'who of the staff did what, and looked at what'],
] as const;

type StaffAddress = '/staff' | (typeof STAFF_PAGES)[number][0];

/** Where a page of staff is among the others. */
export function makeStaffMenu(here: StaffAddress): Markup {
  const pages = [['/staff', 'Overview'] as const, ...STAFF_PAGES];
  return html`<ul class="staff-menu" aria-label="Pages of staff">
    ${pages.map(
      ([address, name]) =>
        html`<li><a href="${address}" ${address === here ? html` aria-current="page"` : NOTHING}>${name}</a></li>`,
    )}
  </ul>`;
}
