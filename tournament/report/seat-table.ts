import { countRankPoints } from '../ratings/rank-points.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import { formatNumber } from './format-numbers.ts';
import { html, type Markup } from './markup.ts';
import { drawPlaces } from './place-bar.ts';
import type { BotMatch } from './report-data.ts';

interface SeatTally {
  readonly places: [number, number, number, number];
  rankPoints: number;
}

/** What came of matches, by the seat in which they were played. */
export function makeSeatTable(matches: Iterable<BotMatch>): Markup {
  const tallies = [0, 1, 2, 3].map((): SeatTally => ({ places: [0, 0, 0, 0], rankPoints: 0 }));
  for (const { played, player, seat } of matches) {
    const tally = tallies[player]!;
    tally.places[seat.place - 1]! += 1;
    tally.rankPoints += countRankPoints(played.seats.map(({ place }) => place) as ByPlayer<number>)[player]!;
  }
  return html`<table class="seats">
    <thead>
      <tr>
        <th scope="col">Seat</th>
        <th scope="col" class="number">Matches</th>
        <th scope="col" class="number">Rank points</th>
        <th scope="col" class="finishes">Places</th>
      </tr>
    </thead>
    <tbody>
      ${tallies.map(makeSeatRow)}
    </tbody>
  </table>`;
}

function makeSeatRow({ places, rankPoints }: SeatTally, player: number): Markup {
  const matches = places.reduce((sum, count) => sum + count, 0);
  return html`<tr>
    <th scope="row">Player ${player}</th>
    <td class="number">${matches}</td>
    <td class="number">${matches === 0 ? '–' : formatNumber(rankPoints / matches, 3)}</td>
    <td class="finishes">${drawPlaces(places)}</td>
  </tr> `;
}
