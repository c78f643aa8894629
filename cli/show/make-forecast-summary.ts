import type { TournamentForecast } from '../../tournament/organise/forecast-tournament.ts';
import { describeTime } from './describe-time.ts';
import { STANDARD_ERRORS } from '../../tournament/ratings/standard-errors.ts';

/** What a tournament would be, for people. `time`: how much there is for it, as they wrote it. */
export function makeForecastSummary(forecast: TournamentForecast, time: string | undefined): string {
  const { title, bots, matches, blocks, matchesEach, slots, seconds, secondsPerMatch, cycles, format } = forecast;
  const about = forecast.isExact ? '' : 'about ';
  const each = `${about}${Math.round(matchesEach)} for each bot`;
  const planned = format.kind === 'round-robin' ? ` of ${format.cycles}` : '';
  return [
    `${title}: ${bots} bots, ${about}${matches} matches in ${blocks} blocks, ${each}`,
    `Time: ${describeTime(seconds)} on ${slots === 1 ? 'one slot' : `${slots} slots`}, by one block that took ${secondsPerMatch.toFixed(2)} s a match`,
    `Error bars: about ± ${Math.round(STANDARD_ERRORS * forecast.error)} points; half as wide with four times the matches`,
    ...(cycles === undefined ? [] : [`In ${time}: ${cycles} whole cycles${planned}`]),
  ].join('\n');
}
