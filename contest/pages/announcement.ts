import { html, type Markup } from '../../tournament/report/markup.ts';
import { makeMarkdown } from './markdown.ts';
import { formatTime } from './match-listing.ts';

/** What an organiser announces to everybody. */
export const makeAnnouncement = (text: string, at: string): Markup =>
  html`<article class="announcement">
    ${makeMarkdown(text)}
    <p class="soft"><time datetime="${at}">${formatTime(at)}</time> UTC</p>
  </article>`;
