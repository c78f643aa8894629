import { isDeepStrictEqual } from 'node:util';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import type { Evidence, Fault } from '../../protocol/types/common.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import type { ReplayFacts } from './read-replay-facts.ts';

/** In what a record differs from what its replay says, in sentences. */
export function compareResult(played: Played, { header, end, replayed }: ReplayFacts): string[] {
  if (!end) return ['its replay has no end'];
  const { seats, hostTookTime } = played;
  const compare = (what: string, recorded: readonly unknown[], given: readonly unknown[]): string[] =>
    isDeepStrictEqual(recorded, given)
      ? []
      : [`the ${what} are ${list(recorded)}, and its replay gives ${list(given)}`];
  return [
    ...compare(
      'points',
      seats.map(({ score }) => score),
      end.scores,
    ),
    ...compare(
      'places',
      seats.map(({ place }) => place),
      end.places,
    ),
    ...compare(
      'verdicts',
      seats.map(({ verdict }) => describe(verdict)),
      end.verdicts.map(describe),
    ),
    ...(replayed
      ? compare(
          'numbers of refused orders',
          seats.map(({ refused }) => refused),
          replayed.refused,
        )
      : []),
    ...(replayed && seats.some(({ standing }) => standing)
      ? compare(
          'standings',
          seats.map(({ standing }) => standing),
          replayed.standing.map(copy),
        )
      : []),
    ...compareEnd(hostTookTime, mustBeReplayed(played), end.interrupted),
    ...end.verdicts.flatMap((verdict, player) => checkEvidence(verdict, player, header.limits)),
  ];
}

const list = (values: readonly unknown[]): string =>
  values.map((value) => (typeof value === 'object' ? JSON.stringify(value) : String(value))).join(' ');

const copy = (value: object): unknown => JSON.parse(JSON.stringify(value));

const describe = (verdict: Pick<Fault, 'code' | 'round' | 'reason'> | null): string =>
  verdict === null ? 'ok' : `${verdict.code} in round ${verdict.round} (${verdict.reason})`;

/** Only what the machine had no time for is replayed, and only what was played to its end counts. */
function compareEnd(hostTookTime: boolean | undefined, isFirst: boolean, interrupted: string | undefined): string[] {
  const isInterrupted = interrupted !== undefined;
  if (hostTookTime !== undefined && hostTookTime !== didHostTakeTime({ interrupted: interrupted ?? null })) {
    return [
      hostTookTime
        ? 'the machine is said to have had no time for it, and its replay does not say so'
        : 'its replay says that the machine had no time for it, and the record does not',
    ];
  }
  return isInterrupted && !isFirst ? [`its replay was interrupted: ${interrupted}`] : [];
}

/** How a verdict by the clock begins. */
const BY_DEADLINE = /^(gave no answer within|answered after) /;
/** Evidence is written with more digits than anybody reads, and no fewer. */
const ROUNDING_MS = 0.5;

/** Out of time is who used up the limit, without what the machine took. */
function checkEvidence(verdict: Fault | null, player: number, { startMs, roundMs }: ReplayHeader['limits']): string[] {
  if (verdict?.code !== 'timeout' || !BY_DEADLINE.test(verdict.reason)) return [];
  const { evidence } = verdict;
  if (!evidence || evidence.ownMs === undefined || evidence.limitMs === undefined) return [];
  const { limitMs } = evidence;
  if (limitMs !== startMs && limitMs !== roundMs)
    return [
      `player ${player} is out by a limit of ${limitMs} ms: expected ${startMs} ms for a first answer, or ${roundMs} ms`,
    ];
  const parts = addParts(evidence);
  if (Math.abs(evidence.wallMs - parts) > ROUNDING_MS && evidence.ownMs > 0) {
    return [
      `the times of the verdict of player ${player} do not add up: ${evidence.wallMs} ms in all, and ${parts} ms in parts`,
    ];
  }
  if (evidence.ownMs >= evidence.limitMs - ROUNDING_MS) return [];
  return [`player ${player} is out by its time, and used ${evidence.ownMs} ms of ${evidence.limitMs}`];
}

const addParts = ({ forgivenMs = 0, lagMs, heldMs = 0, ownMs = 0 }: Evidence): number =>
  forgivenMs + lagMs + heldMs + ownMs;
