import { html, type Markup } from '../../tournament/report/markup.ts';
import type { VersionState } from '../store/tables.ts';

export const makeState = (state: VersionState): Markup => html`<span class="state state-${state}">${state}</span>`;

/** Whether a version has been on the ladder: then its bot has a page. */
export const isOnLadder = (state: VersionState): boolean => state === 'active' || state === 'retired';
