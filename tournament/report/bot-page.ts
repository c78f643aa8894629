import { makeBotMaps } from './bot-maps.ts';
import { describeReferences } from './describe-references.ts';
import { makeFaultList } from './fault-list.ts';
import { countThings, formatNumber, formatPoints } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import { makeMatchList } from './match-list.ts';
import { findBestMatches, findWorstMatches } from './notable-matches.ts';
import { makePage } from './page.ts';
import { drawAxis, drawBar, makeRatingAxis } from './rating-axis.ts';
import type { BotMatch, ReportBot, ReportData } from './report-data.ts';
import { makeRivalTable } from './rival-table.ts';
import { makeSeatTable } from './seat-table.ts';
import { countMarkDecimals, formatRange } from './standings-table.ts';
import { makeVersions } from './versions-section.ts';
import { makeHistory } from './history-chart.ts';
import { makeWhySection } from './why-section.ts';
import { STANDARD_ERRORS } from '../ratings/standard-errors.ts';

/** What one author wants to know: where the bot stands, which matches decided it, and what went wrong. */
export function makeBotPage(data: ReportData, bot: ReportBot): string {
  const { matches, shown } = bot;
  return makePage({
    title: `${shown}: ${data.standings.title}`,
    root: '../',
    body: html`${makeHead(data, bot)} ${makeWhySection(data, bot)} ${makeHistory(data, bot)}
      ${makeFaultList(data, matches)} ${makeNotable(data, bot)}
      <div class="columns">
        <section>
          <h2>By seat</h2>
          <div class="card fit">${makeSeatTable(matches)}</div>
        </section>
        <section>
          <h2>Against each rival</h2>
          <div class="card fit">${makeRivalTable(data, bot)}</div>
        </section>
      </div>
      ${makeBotMaps(data, bot)} ${makeVersions(data, bot)}
      <section>
        <h2 id="matches">All matches</h2>
        <div class="card">${makeMatchList(data, matches)}</div>
      </section>`,
  });
}

function makeHead({ bots, standings }: ReportData, bot: ReportBot): Markup {
  const axis = makeRatingAxis(bots.map(({ row }) => row));
  const references = describeReferences(bots);
  return html`<p class="kind"><a href="../index.html">${standings.title}</a></p>
    <h1><bdi>${bot.shown}</bdi></h1>
    <p class="lead">${describeStanding(bot, bots)}</p>
    <div class="card">${drawAxis(axis)}${drawBar(axis, bot.row)}</div>
    ${references === NOTHING ? NOTHING : html`<p class="soft">${references}</p>`}`;
}

function describeStanding({ row, participant }: ReportBot, bots: readonly ReportBot[]): string {
  const points = `${formatPoints(row.points)} ± ${formatNumber(STANDARD_ERRORS * row.error)} points after ${countThings(row.matches, 'match', 'matches')}`;
  if (row.status === 'house') return `A house bot: it fills tables and is not ranked. ${points}.`;
  if (row.status === 'reference') return `A reference bot: it plays and is rated, and is not ranked. ${points}.`;
  if (row.status === 'withdrawn') return `Withdrawn: ${participant.withdrawn}. ${points}.`;
  const ranked = bots.filter((bot) => bot.row.status === 'ranked').length;
  const mark = row.mark === undefined ? '' : ` Mark ${formatNumber(row.mark, countMarkDecimals(bots))}.`;
  const place = row.place === undefined ? '' : `Position ${row.place} by the rule of the format. `;
  return `${place}Rank ${row.rank} of ${ranked}, tier ${row.tier}; could be ${formatRange(row)}. ${points}.${mark}`;
}

function makeNotable(data: ReportData, { matches, row }: ReportBot): Markup {
  if (matches.length === 0) return NOTHING;
  return html`<section>
    <h2>Matches to look at</h2>
    ${makeMovers(data, row.id, matches)}
    <h3>Best</h3>
    <div class="card">${makeMatchList(data, findBestMatches(data, matches))}</div>
    <h3>Worst</h3>
    <div class="card">${makeMatchList(data, findWorstMatches(data, matches))}</div>
  </section>`;
}

function makeMovers(data: ReportData, id: string, matches: readonly BotMatch[]): Markup {
  const movers = data.movers.get(id) ?? [];
  if (movers.length === 0) return NOTHING;
  const points = new Map(movers.map((mover) => [mover.played, mover.points]));
  const moved = movers.map(({ played }) => matches.find((match) => match.played === played)!);
  const remark = { title: 'Points', describe: ({ played }: BotMatch) => formatPoints(points.get(played)!) };
  return html`<h3>Moved the rating most</h3>
    <div class="card">${makeMatchList(data, moved, remark)}</div>`;
}
