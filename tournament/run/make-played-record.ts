import { byPlayer } from '../../engine/core/players.ts';
import type { ResultSeat } from '../../protocol/types/match/result.ts';
import type { BotTimes, Played, PlayedSeat } from '../../protocol/types/tournament/record.ts';
import type { Participant } from '../journal/tournament-state.ts';
import type { Block } from '../plan/plan.ts';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import type { PlayedMatch } from '../../judge/slots/block-players.ts';

/** As much of its standard error as the journal keeps of a bot that went out. */
const LAST_WORDS = 2000;

/** A match as the journal keeps it. The folder of the tournament is left out of texts: it may be another next time. */
export function makePlayedRecord(
  { order, result, pinned, isForced, worker }: PlayedMatch,
  { stage, isRated, seatings }: Block,
  participants: readonly Participant[],
  root: string,
): Played {
  const seating = seatings[order.match - 1]!;
  const { where, startedAt, durationMs } = result;
  return {
    kind: 'played',
    block: order.block,
    match: order.match,
    stage,
    isRated,
    attempt: order.attempt,
    hostTookTime: didHostTakeTime(result),
    seed: result.seed,
    ...(result.mapSeed === undefined ? {} : { mapSeed: result.mapSeed }),
    seats: byPlayer((player) => makeSeat(participants[seating[player]]!, result.seats[player], root)),
    replay: result.replay!,
    measured: {
      machine: where.machine,
      ...(worker === undefined ? {} : { worker }),
      slot: where.slot ?? 0,
      cores: where.cores,
      pinned,
      ...(isForced ? { forced: true } : {}),
      startedAt,
      durationMs: round(durationMs),
      bots: byPlayer((player) => makeTimes(result.seats[player])),
    },
  };
}

function makeSeat({ name, versions }: Participant, seat: ResultSeat, root: string): PlayedSeat {
  const { score, place, standing, refused, verdict, stderr } = seat;
  const withoutRoot = (text: string): string => text.replaceAll(root, '.');
  return {
    name,
    digest: versions.at(-1)!.digest,
    score,
    place,
    standing,
    refused,
    verdict: verdict && { code: verdict.code, round: verdict.round, reason: withoutRoot(verdict.reason) },
    lastWords: verdict ? withoutRoot(stderr).slice(-LAST_WORDS) : '',
  };
}

function makeTimes({ times, forgiven, verdict }: ResultSeat): BotTimes {
  const { meanMs, maxMs, cpuMs } = times;
  return {
    meanMs: round(meanMs),
    maxMs: round(maxMs),
    cpuMs: cpuMs === null ? null : round(cpuMs),
    forgiven,
    evidence: verdict?.evidence ?? null,
  };
}

const round = (ms: number): number => Number(ms.toFixed(3));
