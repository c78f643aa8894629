import type { BotTimesOfComparison, ComparedTimes } from '../../protocol/types/compare/result.ts';
import type { BotTimes } from '../../protocol/types/tournament/record.ts';
import type { Appearance, ComparedPair } from './compared-blocks.ts';
import { findMean } from '../ratings/find-mean.ts';

/** How long the two thought. No second run would give these figures again. */
export function measureTimes(pairs: readonly ComparedPair[]): ComparedTimes {
  return {
    old: measure(pairs.map((pair) => findTimes(pair.old))),
    new: measure(pairs.map((pair) => findTimes(pair.new))),
  };
}

const findTimes = ({ played, player }: Appearance): BotTimes => played.measured.bots[player]!;

function measure(times: readonly BotTimes[]): BotTimesOfComparison {
  const known = times.flatMap(({ cpuMs }) => cpuMs ?? []);
  return {
    meanMs: times.length === 0 ? null : round(findMean(times.map(({ meanMs }) => meanMs))),
    maxMs: times.length === 0 ? null : round(times.reduce((most, { maxMs }) => Math.max(most, maxMs), 0)),
    cpuMs: known.length === 0 ? null : round(findMean(known)),
  };
}

const round = (ms: number): number => Number(ms.toFixed(3));
