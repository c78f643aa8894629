import type { BotMatch, ReportData } from './report-data.ts';

const NOTABLE = 5;

/** The best matches: the highest places, and among those the strongest rivals. */
export function findBestMatches(data: ReportData, matches: readonly BotMatch[]): BotMatch[] {
  return rate(data, matches)
    .sort((a, b) => a.place - b.place || b.rivals - a.rivals || a.order - b.order)
    .slice(0, NOTABLE)
    .map(({ match }) => match);
}

/** The worst matches: the lowest places, and among those the weakest rivals. */
export function findWorstMatches(data: ReportData, matches: readonly BotMatch[]): BotMatch[] {
  return rate(data, matches)
    .sort((a, b) => b.place - a.place || a.rivals - b.rivals || a.order - b.order)
    .slice(0, NOTABLE)
    .map(({ match }) => match);
}

function rate({ byId }: ReportData, matches: readonly BotMatch[]) {
  return matches.map((match, order) => ({
    match,
    order,
    place: match.seat.place,
    /** The points of the four together, which differ between tables by the rivals alone. */
    rivals: match.played.seats.reduce((sum, { id }) => sum + (byId.get(id)?.row.points ?? 0), 0),
  }));
}
