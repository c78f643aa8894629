import { SYSTEM_PROC } from '../../judge/host/proc.ts';
import type { TournamentPlaces } from '../../tournament/folder/locate-tournament.ts';
import type { TournamentState } from '../../tournament/journal/tournament-state.ts';
import { expectSeconds, fitCycles, forecastPlan } from '../../tournament/plan/forecast.ts';
import { makeMatchJob } from '../../tournament/run/make-match-job.ts';
import { makePlanDefinition, planTournament } from '../../tournament/run/plan-tournament.ts';
import { LocalSlots } from '../../judge/slots/local-slots.ts';
import { readMachineCores } from '../../judge/slots/machine-cores.ts';
import { describeTime } from '../show/describe-time.ts';
import { findSlots } from './open-players.ts';
import { parseTime, type BeginOptions } from './tournament-options.ts';

/** What a tournament would be: matches, time on these slots, error bars. One block is played to measure. */
export async function showPlan(
  places: TournamentPlaces,
  state: TournamentState,
  secret: string,
  options: BeginOptions,
): Promise<void> {
  const slots = findSlots(state.definition.turns, options).cpus.length;
  const definition = makePlanDefinition(state, secret);
  const forecast = forecastPlan(definition);
  const secondsPerMatch = await measureBlock(places, state, secret, options);
  const seconds = expectSeconds(forecast.matches, secondsPerMatch, slots);
  const cycles =
    options.for === undefined ? undefined : countCycles(state, secret, secondsPerMatch, slots, options.for);
  if (options.json) return console.log(JSON.stringify({ ...forecast, slots, secondsPerMatch, seconds, cycles }));
  const about = forecast.isExact ? '' : 'about ';
  const { format } = state.definition;
  console.log(
    [
      `${state.definition.title}: ${state.definition.entrants.length} bots, ${about}${forecast.matches} matches on ${forecast.blocks} seeds, ${about}${Math.round(forecast.matchesEach)} for each bot`,
      `Time: ${describeTime(seconds)} on ${slots === 1 ? 'one slot' : `${slots} slots`}, by one block that took ${secondsPerMatch.toFixed(2)} s a match`,
      `Error bars: about ± ${Math.round(1.96 * forecast.error)} points; half as wide with four times the matches`,
      ...(cycles === undefined
        ? []
        : [`In ${options.for}: ${cycles} whole cycles${format.kind === 'round-robin' ? ` of ${format.cycles}` : ''}`]),
    ].join('\n'),
  );
}

/** Seconds a match, from a block that counts for nothing. */
async function measureBlock(
  places: TournamentPlaces,
  state: TournamentState,
  secret: string,
  options: BeginOptions,
): Promise<number> {
  const [block] = planTournament(state, secret).blocks;
  const slots = findSlots(state.definition.turns, options);
  const canPin = readMachineCores(SYSTEM_PROC).isKnown;
  const players = new LocalSlots(slots, { folder: places.root, replays: places.replays, canPin });
  const began = performance.now();
  try {
    const matches = block!.seatings.map((seating, index) => ({
      block: 1,
      match: index + 1,
      attempt: 1,
      job: makeMatchJob(state, seating, { seed: state.definition.config.rules === 'text' ? 'a measurement' : 1 }),
    }));
    await players.play({ block: 1, matches, isAlone: true }, () => {}, new AbortController().signal);
    return (performance.now() - began) / 1000 / matches.length;
  } finally {
    players.close();
  }
}

function countCycles(
  state: TournamentState,
  secret: string,
  secondsPerMatch: number,
  slots: number,
  time: string,
): number {
  const { format, seats, entrants } = state.definition;
  const matchesPerCycle =
    'cycles' in format
      ? forecastPlan(makePlanDefinition(state, secret)).matches / format.cycles
      : seats * entrants.length;
  return fitCycles({ seconds: parseTime(time), slots, secondsPerMatch, matchesPerCycle });
}
