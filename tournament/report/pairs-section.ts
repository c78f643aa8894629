import { html, type Markup } from './markup.ts';
import { makePage } from './page.ts';
import { makePairsTable } from './pairs-table.ts';
import type { ReportData } from './report-data.ts';

/** From so many bots on the matrix would be longer than all the rest of the first page. */
const MIN_OWN_PAGE = 60;

export const PAIRS_PAGE = 'pairs.html';

export const hasPairsPage = ({ bots }: ReportData): boolean => bots.length >= MIN_OWN_PAGE;

/** Who is better than whom, on the first page, or the way to the page that has it. */
export function makePairsSection(data: ReportData): Markup {
  const { bots } = data;
  return html`<section>
    <h2 id="pairs">Who is better than whom</h2>
    ${
      hasPairsPage(data)
        ? html`<p>
            <a href="${PAIRS_PAGE}">The matrix of all ${bots.length} bots</a> has a page of its own. The page of each
            bot lists its rivals.
          </p>`
        : makePairs(data)
    }
  </section>`;
}

/** The matrix of a large field. */
export function makePairsPage(data: ReportData): string {
  return makePage({
    title: `${data.standings.title}: pairs`,
    root: '',
    body: html`<p class="kind"><a href="index.html">${data.standings.title}</a></p>
      <h1>Who is better than whom</h1>
      ${makePairs(data)}`,
  });
}

const SHADES = [
  ['b3', 'surely better'],
  ['b2', 'probably, 85 and more'],
  ['b1', 'perhaps, 65 to 85'],
  ['even', 'open, 35 to 65'],
  ['w1', 'perhaps worse, 15 to 35'],
  ['w2', 'probably worse, 15 and less'],
  ['w3', 'surely worse'],
] as const;

function makePairs(data: ReportData): Markup {
  return html`<p>
      How probable it is, in per cent, that the bot of the row is better than the bot of the column. <i>Sure</i> has one
      meaning on all pages: all sure statements together are right in 19 tournaments of 20. Ranges of ranks, tiers and
      “could still be the best” are made of them. A pair alone may look safer than that, and still be
      open.${describeUnranked(data)}
    </p>
    <p class="keys">
      ${SHADES.map(([shade, words]) => html`<span><span class="key ${shade}"></span>${words}</span> `)}
    </p>
    <div class="card fit">${makePairsTable(data)}</div>`;
}

/** Reference bots are outside of the sure statements, however clear they look. */
function describeUnranked({ bots }: ReportData): string {
  const kinds = UNRANKED.filter((status) => bots.some(({ row }) => row.status === status));
  if (kinds.length === 0) return '';
  const list = kinds.join(', ').replace(/, (?=\w+$)/, ' or ');
  return ` Sure statements are about ranked bots only: a pair with a ${list} bot is never sure.`;
}

const UNRANKED = ['reference', 'withdrawn', 'house'] as const;
