import { byPlayer } from '../../engine/core/players.ts';
import type { ResultSeat } from '../../protocol/types/match/result.ts';
import type { BotTimes, Played, PlayedSeat } from '../../protocol/types/tournament/record.ts';
import type { Participant } from '../journal/tournament-state.ts';
import type { Block } from '../plan/plan.ts';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import type { PlayedMatch } from '../../judge/slots/block-players.ts';

/** A match as the journal keeps it. */
export function makePlayedRecord(
  { order, result, privateDigest, pinned, isForced, worker }: PlayedMatch,
  { stage, isRated, seatings }: Block,
  participants: readonly Participant[],
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
    seats: byPlayer((player) => {
      const { id, versions } = participants.find((participant) => participant.id === seating[player])!;
      return makeSeat(id, versions.length, result.seats[player]);
    }),
    replay: result.replay!,
    ...(result.rounds === undefined || result.rounds >= result.config.rounds ? {} : { rounds: result.rounds }),
    ...(privateDigest === undefined ? {} : { private: privateDigest }),
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

function makeSeat(id: string, version: number, seat: ResultSeat): PlayedSeat {
  const { score, place, standing, refused, verdict } = seat;
  return {
    id,
    version,
    score,
    place,
    standing,
    refused,
    verdict: verdict && { code: verdict.code, round: verdict.round, reason: verdict.reason },
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
