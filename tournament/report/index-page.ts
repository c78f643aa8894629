import { countThings, formatNumber, formatPoints } from './format-numbers.ts';
import { makeBracket } from './bracket.ts';
import { makeChangesList } from './changes-list.ts';
import { describeReferences } from './describe-references.ts';
import { makeFaultTable } from './fault-table.ts';
import { makeFooter } from './footer.ts';
import { makeMapSection } from './map-section.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import { makeOwnOrder, sortByPlace } from './own-order.ts';
import { makePage } from './page.ts';
import { makePairsSection } from './pairs-section.ts';
import type { ReportBot, ReportData } from './report-data.ts';
import { makeSeatTable } from './seat-table.ts';
import { makeStandingsTable } from './standings-table.ts';
import { TABLE_SCRIPT } from './table-script.ts';
import { hasNobodyPassed } from '../standings/find-qualification.ts';
import { explainNobody } from '../standings/make-notes.ts';
import { STANDARD_ERRORS } from '../ratings/standard-errors.ts';

/** The first page: who is best, how sure that is, and what speaks for it. */
export function makeIndexPage(data: ReportData): string {
  const { standings, bots } = data;
  return makePage({
    title: `${standings.title}: standings`,
    root: '',
    script: TABLE_SCRIPT,
    body: html`${makeHead(data)} ${makeOwnOrder(data)} ${makeBracket(data)}
      <p>
        100 points more: ahead in 64 of 100 matches. Bots whose bars overlap widely cannot be told apart.
        ${describeReferences(bots)}
      </p>
      <p class="tools" hidden>
        <label>Search <input type="search" autocomplete="off" /></label>
        <button type="button">Find me</button>
      </p>
      <section aria-label="Standings" class="card">${makeStandingsTable(data)}</section>
      ${makeNotes(data)} ${makeReadingHelp()} ${makePairsSection(data)}
      <div class="columns">
        <section>
          <h2 id="seats">Seats</h2>
          <p>
            What all ranked bots together made of each seat. Every bot sits in every seat equally often, so a seat that
            is better than the others favours nobody.
          </p>
          <div class="card fit">${makeSeatTable(bots.filter(isRanked).flatMap(({ matches }) => matches))}</div>
        </section>
        <section>
          <h2 id="faults">Faults</h2>
          <p>Matches that a bot did not finish, by kind. It stays in the table with the points it had by then.</p>
          <div class="card fit">${makeFaultTable(data)}</div>
        </section>
      </div>
      ${makeMapSection(data)} ${makeChangesList(data)} ${makeFooter(data)}`,
  });
}

const isRanked = ({ row }: ReportBot): boolean => row.status === 'ranked';

function makeHead(data: ReportData): Markup {
  const { standings, bots, state } = data;
  const unrated = state.counted.length - standings.matches;
  const ranked = bots.filter(isRanked);
  const faults = ranked.reduce((sum, { row }) => sum + row.faults, 0);
  return html`<p class="kind">${standings.game}, ${state.definition.format.kind}</p>
    <h1>${standings.title}</h1>
    <p class="lead">${makeWinner(bots)}${makeLead(data, ranked)}</p>
    <dl class="facts">
      <div>
        <dt>bots</dt>
        <dd>${ranked.length}</dd>
      </div>
      <div>
        <dt>matches</dt>
        <dd>${standings.matches}</dd>
      </div>
      ${
        unrated === 0
          ? NOTHING
          : html`<div>
              <dt>unrated matches</dt>
              <dd>${unrated}</dd>
            </div>`
      }
      <div>
        <dt>blocks</dt>
        <dd>${standings.blocks}</dd>
      </div>
      <div>
        <dt>faults</dt>
        <dd>${faults}</dd>
      </div>
    </dl>`;
}

/** Who is first by the rule of the format. */
function makeWinner(bots: readonly ReportBot[]): Markup {
  const first = sortByPlace(bots).filter(({ row }) => row.place === 1);
  if (first.length !== 1) return NOTHING;
  return html`<b><bdi>${first[0]!.shown}</bdi></b> won. By the ratings of all matches, `;
}

/** The one sentence that people came for. */
function makeLead({ qualification, state }: ReportData, ranked: readonly ReportBot[]): Markup {
  const first = ranked.find(({ row }) => row.rank === 1);
  if (hasNobodyPassed(qualification)) return html`Nobody passed the qualification, so the bots never met.`;
  if (state.counted.length === 0) return html`Nothing has been played yet.`;
  if (!first || first.row.matches === 0) return html`The bots have not met yet.`;
  const rivals = ranked.filter((bot) => bot !== first && bot.row.rankRange![0] === 1);
  const bars = `${formatPoints(first.row.points)} ± ${formatNumber(STANDARD_ERRORS * first.row.error)} points`;
  const leader = html`<b><bdi>${first.shown}</bdi></b>`;
  if (first.row.rankRange![1] === 1)
    return html`${leader} is the best of ${ranked.length}, with ${bars}: no other bot can be first.`;
  return html`${leader} leads with ${bars}. ${countThings(rivals.length, 'other bot')} could still be the best
  one${makeRivals(rivals)}.`;
}

const MAX_NAMED = 3;

function makeRivals(rivals: readonly ReportBot[]): Markup {
  if (rivals.length === 0 || rivals.length > MAX_NAMED) return NOTHING;
  return html`: ${rivals.map(({ shown }, index) => html`${index === 0 ? '' : ', '}<bdi>${shown}</bdi>`)}`;
}

/** Why bots did not qualify is on the page already. */
function makeNotes({ standings, qualification, showName }: ReportData): Markup {
  const [, ...reasons] = explainNobody(qualification, showName);
  const notes = standings.notes.filter((note) => !reasons.includes(note));
  return html`${notes.map((note) => html`<p class="soft">${note}</p> `)}`;
}

function makeReadingHelp(): Markup {
  return html`<details>
    <summary>How to read this table</summary>
    <p>
      <b>Points</b> measure strength. The mean of all bots is 0; a bot with 100 points more than a rival ends above it
      in about 64 of 100 matches, with 200 more in 76, with 400 more in 91. Ties bring that nearer to a half.
    </p>
    <p>
      The <b>bar</b> shows how well the points are known: of such bars about 95 in 100 hold the value that endless play
      would give. Two bots whose bars overlap widely cannot be told apart.
    </p>
    <p>
      <b>Could be</b> is the range of ranks that the results leave open. <b>Tiers</b> put together those that the
      results cannot separate from the best of them.
    </p>
    <p>
      <b>Rank points</b> are the mean share of rivals beaten, ties counting half, without any model. <b>Places</b> show
      how often a bot came <span class="key" style="background:var(--p1)"></span>first
      <span class="key" style="background:var(--p2)"></span>second
      <span class="key" style="background:var(--p3)"></span>third
      <span class="key" style="background:var(--p4)"></span>fourth.
    </p>
  </details>`;
}
