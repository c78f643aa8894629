import { formatShare } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportBot, ReportData } from './report-data.ts';

/** Up to so many bots the numbers fit into the squares. */
const MAX_WITH_NUMBERS = 16;
const MAX_DRAWN = 100;

/** For each two bots, how sure it is that the first is the better one. */
export function makePairsTable({ bots, standings }: ReportData): Markup {
  const drawn = bots.slice(0, MAX_DRAWN);
  const isLarge = drawn.length > MAX_WITH_NUMBERS;
  const rest = bots.length - drawn.length;
  return html`<div class="scroll" tabindex="0" role="region" aria-label="Pairs">
      <table class="pairs${isLarge ? ' large' : ''}">
        <thead>
          <tr>
            <td></td>
            ${drawn.map(
              ({ shown }) =>
                html`<th scope="col">
                  <span><bdi>${shown}</bdi></span>
                </th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${drawn.map((bot, index) => makePairsRow(bot, standings.superiority[index]!, drawn, isLarge))}
        </tbody>
      </table>
    </div>
    ${rest > 0 ? html`<p class="soft">The first ${MAX_DRAWN} of ${bots.length} are drawn; all are in <a href="standings.json">standings.json</a>.</p>` : NOTHING}`;
}

function makePairsRow(
  { shown, page }: ReportBot,
  shares: readonly (number | null)[],
  drawn: readonly ReportBot[],
  isLarge: boolean,
): Markup {
  const cells = drawn.map((other, index) => makeCell(shown, other.shown, shares[index] ?? null, isLarge));
  return html`<tr>
    <th scope="row">
      <a href="${page}"><bdi>${shown}</bdi></a>
    </th>
    ${cells}
  </tr> `;
}

function makeCell(shown: string, other: string, percent: number | null, isLarge: boolean): Markup {
  if (percent === null) return html`<td class="self"></td>`;
  const title = `${shown} is better than ${other}: ${formatShare(percent)} %`;
  const text = isLarge ? html`<span class="sr">${formatShare(percent)}</span>` : html`${formatShare(percent)}`;
  return html`<td class="${chooseShade(percent)}" title="${title}">${text}</td>`;
}

/** Seven shades: surely, probably, perhaps worse; open; perhaps, probably, surely better. */
export function chooseShade(percent: number): string {
  if (percent >= 97.5) return 'b3';
  if (percent >= 85) return 'b2';
  if (percent >= 65) return 'b1';
  if (percent > 35) return 'even';
  if (percent > 15) return 'w1';
  return percent > 2.5 ? 'w2' : 'w3';
}
