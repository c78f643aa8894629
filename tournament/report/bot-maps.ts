import { findSurprise, type MapBot, type PlayedMap } from './collect-maps.ts';
import { formatNumber } from './format-numbers.ts';
import { makeMapLink } from './map-section.ts';
import { html, NOTHING, type Markup } from './markup.ts';
import type { ReportBot, ReportData } from './report-data.ts';

const MAX_EACH = 5;

interface OwnMap {
  readonly map: PlayedMap;
  readonly own: MapBot;
}

/** The maps on which a bot did better and worse than its rating says. */
export function makeBotMaps(data: ReportData, { row }: ReportBot): Markup {
  const own = data.maps.flatMap((map) => map.bots.filter(({ id }) => id === row.id).map((own) => ({ map, own })));
  if (own.length === 0) return NOTHING;
  const sorted = own.sort((a, b) => findSurprise(b.own) - findSurprise(a.own) || a.map.block - b.map.block);
  const isAll = sorted.length <= 2 * MAX_EACH;
  const shown = isAll ? sorted : [...sorted.slice(0, MAX_EACH), ...sorted.slice(-MAX_EACH)];
  const which = isAll ? 'All maps' : `The ${MAX_EACH} best and the ${MAX_EACH} worst of ${sorted.length} maps`;
  return html`<section>
    <h2 id="maps">By map</h2>
    <p>${which}, by how much more the bot made of them than its rating says.</p>
    <div class="card fit">
      <div class="scroll" tabindex="0" role="region" aria-label="Maps">
        <table class="plain maps">
          <thead>
            <tr>
              <th scope="col">Map</th>
              <th scope="col" class="number">Rank points</th>
              <th scope="col" class="number">By rating</th>
              ${[0, 1, 2, 3].map((player) => html`<th scope="col" class="number">Player ${player}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${shown.map((ownMap) => makeMapRow(data, ownMap))}
          </tbody>
        </table>
      </div>
    </div>
  </section>`;
}

function makeMapRow(data: ReportData, { map, own }: OwnMap): Markup {
  return html`<tr>
    <th scope="row">${makeMapLink(data, map, '../')}</th>
    <td class="number">${formatNumber(own.rankPoints, 2)}</td>
    <td class="number">${own.expected === null ? '–' : formatNumber(own.expected, 2)}</td>
    ${own.places.map((place) => html`<td class="number">${place === null ? '–' : `${place}.`}</td>`)}
  </tr> `;
}
