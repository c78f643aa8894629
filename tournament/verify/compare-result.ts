import { isDeepStrictEqual } from 'node:util';
import { didHostTakeTime } from '../../judge/match/did-host-take-time.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import { mustBeReplayed } from '../journal/must-be-replayed.ts';
import { checkTimeout } from './check-timeout.ts';
import type { ReplayFacts } from './read-replay-facts.ts';

/**
 * In what a record differs from what its replay says, in sentences.
 * @param isOld whether an earlier version wrote both, which gave no evidence of timeouts
 */
export function compareResult(played: Played, { header, end, replayed }: ReplayFacts, isOld: boolean): string[] {
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
    ...(replayed && played.rounds !== undefined ? compare('rounds', [played.rounds], [replayed.rounds]) : []),
    ...compareEnd(hostTookTime, mustBeReplayed(played), end.interrupted),
    ...(isOld ? [] : end.verdicts.flatMap((verdict, player) => checkTimeout(verdict, player, header.limits))),
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
