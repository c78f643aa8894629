import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportBot, ReportData } from './report-data.ts';

/** The bots in the order that the format itself gives them; nothing for one that leaves it to the ratings. */
export function makeOwnOrder(data: ReportData): Markup {
  const placed = sortByPlace(data.bots);
  if (placed.length === 0) return NOTHING;
  const isUpc = data.state.definition.format.kind === 'upc';
  const rule = isUpc ? 'qualification, play-off, semifinals and final' : 'the points of all rounds';
  return html`<section>
    <h2 id="order">Final positions</h2>
    <p>
      A <b>position</b> is given by the rule of the format: ${rule}. A <b>rank</b>, in the table below, comes from the
      ratings of all matches, and may be another.
    </p>
    <ol class="order card">
      ${placed.map((bot) => makeItem(bot, isUpc))}
    </ol>
  </section>`;
}

/** Who has a place by the rule of the format, best first. */
export function sortByPlace(bots: readonly ReportBot[]): ReportBot[] {
  return bots.filter(({ row }) => row.place !== undefined).sort((a, b) => a.row.place! - b.row.place!);
}

function makeItem({ row, shown, page, matches }: ReportBot, isUpc: boolean): Markup {
  const stage = isUpc ? html` <span class="soft">${matches.at(-1)?.played.stage ?? ''}</span>` : NOTHING;
  return html`<li>
    <b>${row.place!}.</b> <a href="${page}"><bdi>${shown}</bdi></a
    >${stage}
  </li> `;
}
