import { availableParallelism } from 'node:os';
import { byPlayer, type ByPlayer, type Player } from '../../engine/core/players.ts';
import type { ResultBot } from '../../protocol/types/match/result.ts';
import type { StartBot } from '../bot/bot.ts';
import { completeLimits, type Limits } from '../bot/limits.ts';
import { makeRecordedBot } from '../bot/recorded-bot.ts';
import type { PreparedMatch } from '../match/prepare-match.ts';
import type { Turns } from '../match/turns.ts';
import { Course } from './course.ts';
import { startLate } from './late-bot.ts';
import type { Recording } from './read-recording.ts';
import { replayStates } from './replay-states.ts';

/** A bot that takes the place of its recording. */
export interface LiveSeat {
  readonly name: string;
  readonly start: StartBot;
  readonly bot: ResultBot;
  /** From the round that was asked for, or only once the board is another than the recorded one. */
  readonly since: 'from' | 'divergence';
}

export interface RerunTerms {
  /** Whoever is not in it stays as it was recorded. */
  readonly live: ByPlayer<LiveSeat | undefined>;
  /** The first round in which live bots answer; everybody is recorded before. */
  readonly from: number;
  readonly limits: Limits;
  readonly turns: Turns;
  readonly protections: readonly string[];
  readonly isEnclosed: boolean;
}

export interface RerunPlan {
  readonly plan: PreparedMatch;
  /** Watches the match; it must be among the first to be called for a round. */
  readonly course: Course;
  /** The round in which each live bot has joined. */
  readonly liveFrom: ByPlayer<number | undefined>;
}

/** A minute, or as long as the rounds themselves might have taken. */
const MIN_PATIENCE_MS = 60_000;

/** A match whose players are their recordings, live bots, or first one and then the other. */
export function planRerun(recording: Recording, terms: RerunTerms): RerunPlan {
  const { header, game, firstRound } = recording;
  const { live, from, turns, protections, isEnclosed } = terms;
  const { config, seed, mapSeed } = header;
  const { findValidator } = game;
  const limits = completeLimits(terms.limits, availableParallelism());
  const names = byPlayer((player) => live[player]?.name ?? header.names[player]);
  const bots = byPlayer((player) => live[player]?.bot ?? recallResultBot(recording, player));
  const parameters = byPlayer((player) => bots[player].parameters);
  const lines = recording.rounds.map(({ line }) => line);
  const liveFrom = byPlayer((player) => (live[player]?.since === 'from' && from === firstRound ? from : undefined));
  const course: Course = new Course(
    recording,
    (player, round) => live[player]?.since === 'from' && (liveFrom[player] ?? Infinity) <= round,
  );
  const start = (player: Player): StartBot => {
    const seat = live[player];
    if (seat === undefined) return makeRecordedBot(lines, player);
    if (liveFrom[player] !== undefined) return seat.start;
    return startLate(makeRecordedBot(lines, player), seat.start, {
      isDue: (round) => (seat.since === 'from' ? round >= from : course.divergedIn !== undefined),
      listStates: () =>
        replayStates(
          game.start(config, seed, mapSeed),
          { names, limits, parameters, findValidator },
          player,
          course.history,
        ),
      patienceMs: findPatience(limits, recording.rounds.length),
      joined: (round) => void (liveFrom[player] = round),
    });
  };
  const plan: PreparedMatch = {
    game,
    config,
    seed,
    mapSeed,
    contestants: byPlayer((player) => ({ name: names[player], start: start(player) })),
    bots,
    limits,
    turns,
    freeze: false,
    protections,
    isEnclosed,
  };
  return { plan, course, liveFrom };
}

export function findPatience({ startMs, roundMs }: Limits, rounds: number): number | null {
  return startMs === null || roundMs === null ? null : Math.max(MIN_PATIENCE_MS, startMs + roundMs * rounds);
}

function recallResultBot({ header }: Recording, player: Player): ResultBot {
  const { source = 'unknown', digest = null, parameters } = header.bots?.[player] ?? {};
  return { source, digest, ...(parameters === undefined ? {} : { parameters }) };
}
