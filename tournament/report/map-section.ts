import { findSurprise, type MapBot, type PlayedMap } from './collect-maps.ts';
import { formatNumber } from './format-numbers.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import { chooseShade } from './pairs-table.ts';
import { makeReplayLink } from './replay-link.ts';
import type { ReportData } from './report-data.ts';

const MAX_SHOWN = 5;

/** Places by map: how often the map or the seat decided, and the few maps worth a look. All are in maps.csv. */
export function makeMapSection(data: ReportData): Markup {
  const { maps } = data;
  if (maps.length === 0) return NOTHING;
  return html`<section>
    <h2 id="maps">Maps</h2>
    <p>${describeMaps(data)} <a href="maps.csv">maps.csv</a> has every bot on every map.</p>
    <div class="columns">${makeSeatMaps(data)} ${makeSurprises(data)}</div>
  </section>`;
}

function describeMaps({ maps, state }: ReportData): string {
  const { config, seats } = state.definition;
  // A word names a generator; a map that is given has its cells.
  const isDrawn = typeof (config as { readonly map?: unknown }).map !== 'object';
  const kind = isDrawn ? 'Every block has a map of its own' : 'All matches were played on the map of the configuration';
  if (seats === 1) return `${kind}, played once.`;
  const whole = maps.filter(isWhole);
  const sameBot = whole.filter(({ bots }) => bots.some(({ places }) => places.every((place) => place === 1)));
  const sameSeat = whole.filter(({ seats: points }) => points.includes(1));
  return (
    `${kind}, played once from every seat. On ${sameBot.length} of ${whole.length} maps one bot came first from ` +
    `all four seats; on ${sameSeat.length} one seat came first whoever sat in it.`
  );
}

/** Whether every bot sat in every seat. */
const isWhole = ({ matches, bots }: PlayedMap): boolean => matches.length === 4 && bots.length === 4;

function makeSeatMaps(data: ReportData): Markup {
  const whole = data.maps
    .filter(isWhole)
    .map((map) => ({ map, spread: Math.max(...map.seats) - Math.min(...map.seats) }));
  if (whole.length === 0) return NOTHING;
  const shown = whole.sort((a, b) => b.spread - a.spread || a.map.block - b.map.block).slice(0, MAX_SHOWN);
  return html`<div>
    <h3>Where the seat counted most</h3>
    <div class="card fit">
      <table class="plain maps">
        <thead>
          <tr>
            <th scope="col">Map</th>
            ${[0, 1, 2, 3].map((player) => html`<th scope="col" class="number">Player ${player}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${shown.map(({ map }) => makeSeatRow(data, map))}
        </tbody>
      </table>
    </div>
  </div>`;
}

function makeSeatRow(data: ReportData, map: PlayedMap): Markup {
  return html`<tr>
    <th scope="row">${makeMapLink(data, map, '')}</th>
    ${map.seats.map((points) => html`<td class="number ${chooseShade(100 * points)}">${formatNumber(points, 2)}</td>`)}
  </tr> `;
}

function makeSurprises(data: ReportData): Markup {
  const all = data.maps.flatMap((map) => map.bots.map((bot) => ({ map, bot, size: Math.abs(findSurprise(bot)) })));
  const ranked = all.filter(({ bot, size }) => size > 0 && data.byId.get(bot.id)?.row.status === 'ranked');
  if (ranked.length === 0) return NOTHING;
  const shown = ranked.sort((a, b) => b.size - a.size || a.map.block - b.map.block).slice(0, MAX_SHOWN);
  return html`<div>
    <h3>Where a bot surprised most</h3>
    <div class="card fit">
      <table class="plain maps">
        <thead>
          <tr>
            <th scope="col">Map</th>
            <th scope="col">Bot</th>
            <th scope="col" class="number">Rank points</th>
            <th scope="col" class="number">By rating</th>
          </tr>
        </thead>
        <tbody>
          ${shown.map(({ map, bot }) => makeSurpriseRow(data, map, bot))}
        </tbody>
      </table>
    </div>
  </div>`;
}

function makeSurpriseRow(data: ReportData, map: PlayedMap, { id, rankPoints, expected }: MapBot): Markup {
  const { page, shown } = data.byId.get(id)!;
  return html`<tr>
    <th scope="row">${makeMapLink(data, map, '')}</th>
    <td>
      <a href="${page}#maps"><bdi>${shown}</bdi></a>
    </td>
    <td class="number">${formatNumber(rankPoints, 2)}</td>
    <td class="number">${formatNumber(expected!, 2)}</td>
  </tr> `;
}

/** Opens the first match of a map. */
export function makeMapLink(data: ReportData, { block, matches }: PlayedMap, root: '' | '../'): Markup {
  return makeReplayLink(data, matches[0]!, { root, text: String(block) });
}
