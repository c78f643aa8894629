import { html, type Markup } from '../../tournament/report/markup.ts';
import type { IndexedMatch } from '../store/matches.ts';

/** What people call an entrant. */
export type NameBot = (entrant: string) => string;

/** Matches, newest first, with who came where. */
export function makeMatchListing(matches: readonly IndexedMatch[], nameBot: NameBot): Markup {
  if (matches.length === 0) return html`<p class="soft">Nothing was played yet.</p>`;
  return html`<table class="listing">
    <thead>
      <tr>
        <th scope="col">Match</th>
        <th scope="col" class="wide">Played</th>
        <th scope="col">Places</th>
      </tr>
    </thead>
    <tbody>
      ${matches.map(
        ({ block, played_at, seats }) =>
          html`<tr>
            <td><a href="/matches/${block}" aria-label="Match ${block}">${block}</a></td>
            <td class="wide soft"><time datetime="${played_at}">${formatTime(played_at)}</time></td>
            <td>
              <ol class="results">
                ${seats
                  .toSorted((a, b) => a.place - b.place)
                  .map(
                    ({ place, entrant, score, verdict }) =>
                      html`<li${verdict === null ? html`` : html` class="bad"`}>
                        ${place}. <bdi>${nameBot(entrant)}</bdi> <span class="soft">${score}</span>
                      </li>`,
                  )}
              </ol>
            </td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

/** To the minute, in UTC, as receipts are. */
export const formatTime = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 19)}`;
