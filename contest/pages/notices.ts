import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';

/** What rests at the moment, which every page says. */
export interface Notices {
  readonly isReadOnly?: boolean;
  readonly isPaused?: boolean;
  /** Why, where staff said so. */
  readonly restReason?: string | undefined;
}

export function makeNotices({ isReadOnly = false, isPaused = false, restReason }: Notices): Markup {
  if (!isReadOnly && !isPaused) return NOTHING;
  const text = isReadOnly
    ? 'This contest is read-only at the moment: you can look at everything, nothing can be submitted or changed, and no matches begin.'
    : 'This contest is paused: submissions are received and wait, and no gates or matches begin.';
  return html`<p class="warning" role="status">
    ${text} ${restReason === undefined ? NOTHING : html`Reason: <bdi>${restReason}</bdi>`}
  </p>`;
}
