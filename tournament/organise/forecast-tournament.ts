import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlockPlayers } from '../../judge/slots/block-players.ts';
import { locateTournament } from '../folder/locate-tournament.ts';
import { OpenTournament } from '../folder/open-tournament.ts';
import { drawSecret } from '../folder/secrets.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { expectSeconds, fitCycles, forecastPlan, type Forecast } from '../plan/forecast.ts';
import { makeMatchJob } from '../run/make-match-job.ts';
import { openPlayers } from '../run/open-players.ts';
import { makePlanDefinition, planTournament } from '../run/plan-tournament.ts';
import { planTerms, type TournamentFormat, type TournamentTerms } from './begin-tournament.ts';
import { enterAndCheck, type EntryEvent } from './enter-and-check.ts';

export interface ForecastOptions extends TournamentTerms {
  /** How much time there is, to find out how many cycles fit into it. */
  readonly seconds?: number | undefined;
  readonly onEvent?: ((event: EntryEvent) => void) | undefined;
}

/** What a tournament would be. */
export interface TournamentForecast extends Forecast {
  readonly title: string;
  readonly bots: number;
  readonly format: TournamentFormat;
  readonly slots: number;
  readonly secondsPerMatch: number;
  readonly seconds: number;
  /** How many whole cycles fit into the time there is; undefined when nobody asked. */
  readonly cycles: number | undefined;
}

/** Tells matches, time on these slots and error bars of a tournament. One block is played to measure; nothing is kept. */
export async function forecastTournament(options: ForecastOptions): Promise<TournamentForecast> {
  const { secret = drawSecret() } = options;
  const plan = planTerms(options);
  const paths = locateTournament(mkdtempSync(join(tmpdir(), 'minions-plan-')));
  try {
    await enterAndCheck(paths, plan, secret, options);
    const { slots, secondsPerMatch, state } = await measure(new OpenTournament(paths), secret, options);
    const forecast = forecastPlan(makePlanDefinition(state, secret));
    const rate = { slots, secondsPerMatch, matches: forecast.matches };
    return {
      ...forecast,
      title: plan.title,
      bots: state.definition.entrants.length,
      format: plan.format as TournamentFormat,
      slots,
      secondsPerMatch,
      seconds: expectSeconds(forecast.matches, secondsPerMatch, slots),
      cycles: options.seconds === undefined ? undefined : countCycles(state, rate, options.seconds),
    };
  } finally {
    rmSync(paths.root, { recursive: true, force: true });
  }
}

/** It is measured on this machine, wherever it will be played. */
async function measure(open: OpenTournament, secret: string, { game, players: wanted, bots }: ForecastOptions) {
  try {
    const functions = bots.filter((bot) => typeof bot !== 'string');
    const opening = { game, players: { ...wanted, queue: undefined }, functions, keepsPace: false };
    const { players, slots } = await openPlayers(open, opening);
    try {
      const state = open.state();
      return { state, slots: slots.length, secondsPerMatch: await measureBlock(players, open, secret) };
    } finally {
      await players.close();
    }
  } finally {
    open.close();
  }
}

/** Seconds a match, from a block that counts for nothing. */
async function measureBlock(players: BlockPlayers, open: OpenTournament, secret: string): Promise<number> {
  const state = open.state();
  const [block] = planTournament(state, secret).blocks;
  const began = performance.now();
  const matches = block!.seatings.map((seating, index) => ({
    block: 1,
    match: index + 1,
    attempt: 1,
    job: makeMatchJob(
      state,
      open.privateTable,
      seating,
      state.definition.config.rules === 'text' ? 'a measurement' : 1,
    ),
  }));
  await players.play({ block: 1, matches, isAlone: true }, () => {}, new AbortController().signal);
  return (performance.now() - began) / 1000 / matches.length;
}

interface Rate {
  readonly slots: number;
  readonly secondsPerMatch: number;
  /** Of the whole tournament. */
  readonly matches: number;
}

function countCycles({ definition }: TournamentState, { matches, ...rate }: Rate, seconds: number): number {
  const { format, seats, entrants } = definition;
  const matchesPerCycle = 'cycles' in format ? matches / format.cycles : seats * entrants.length;
  return fitCycles({ seconds, ...rate, matchesPerCycle });
}
