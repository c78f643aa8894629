import { html, type Markup } from '../../tournament/report/markup.ts';

/** The people of a team. */
export const makeMembers = (names: readonly string[]): Markup[] =>
  names.map((name, at) => html`${at === 0 ? '' : ', '}<bdi>${name}</bdi>`);
