import { formatNumber } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportBot, ReportData } from './report-data.ts';

/** Up to so many bots the numbers fit into the squares. */
const MAX_WITH_NUMBERS = 16;
const MAX_DRAWN = 100;

/** For each two bots, how probable it is that the first is the better one, and whether that is sure. */
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
          ${drawn.map((_, index) => makePairsRow(index, standings, drawn, isLarge))}
        </tbody>
      </table>
    </div>
    ${rest > 0 ? html`<p class="soft">The first ${MAX_DRAWN} of ${bots.length} are drawn; all are in <a href="standings.json">standings.json</a>.</p>` : NOTHING}`;
}

function makePairsRow(
  row: number,
  standings: ReportData['standings'],
  drawn: readonly ReportBot[],
  isLarge: boolean,
): Markup {
  const { shown, page } = drawn[row]!;
  const shares = standings.superiority[row]!;
  const cells = drawn.map((other, index) =>
    makeCell([shown, other.shown], shares[index] ?? null, findSure(standings, row, index), isLarge),
  );
  return html`<tr>
    <th scope="row">
      <a href="${page}"><bdi>${shown}</bdi></a>
    </th>
    ${cells}
  </tr> `;
}

type Pair = readonly [shown: string, other: string];

function makeCell([shown, other]: Pair, percent: number | null, sure: Sure, isLarge: boolean): Markup {
  if (percent === null) return html`<td class="self"></td>`;
  const share = formatPair(percent, sure);
  const title = `${shown} is better than ${other}: ${share} %${sure === undefined ? ', not sure' : ', for sure'}`;
  const text = isLarge ? html`<span class="sr">${share}</span>` : html`${share}`;
  return html`<td class="${chooseShade(percent, sure)}" title="${title}">${text}</td>`;
}

/** How probable it is, in per cent: never rounded to certainty, and what is not sure without the digits of what is. */
export function formatPair(percent: number, sure: Sure): string {
  if (percent >= 1 && percent <= 99) return formatNumber(percent);
  if (sure === undefined) return percent > 99 ? '>99' : '<1';
  if (percent > 99.9) return '>99.9';
  return percent < 0.1 ? '<0.1' : formatNumber(percent, 1);
}

/** What is sure of a pair, if anything is. */
type Sure = 'better' | 'worse' | undefined;

/** Sure is what rank ranges are made of, and nothing else. */
export function findSure({ surelyAbove }: ReportData['standings'], row: number, other: number): Sure {
  if (surelyAbove[row]!.includes(other)) return 'better';
  return surelyAbove[other]!.includes(row) ? 'worse' : undefined;
}

/** Seven shades: surely, probably, perhaps worse; open; perhaps, probably, surely better. */
export function chooseShade(percent: number, sure?: Sure): string {
  if (sure) return sure === 'better' ? 'b3' : 'w3';
  if (percent >= 85) return 'b2';
  if (percent >= 65) return 'b1';
  if (percent > 35) return 'even';
  return percent > 15 ? 'w1' : 'w2';
}
