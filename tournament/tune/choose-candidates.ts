import type { ParameterRange, ParameterRanges } from '../../protocol/types/bot.ts';
import type { Parameters } from '../../protocol/types/common.ts';
import { drawOrder } from '../plan/draw-order.ts';

/** Further digits say nothing about a bot. */
const DIGITS = 6;

/**
 * Values to try: the present ones first, then all there are, or so many that every parameter is tried evenly over its whole
 * range (a Latin hypercube by lots of the secret).
 */
export function chooseCandidates(ranges: ParameterRanges, count: number, secret: string): Parameters[] {
  const names = Object.keys(ranges);
  const present = Object.fromEntries(names.map((name) => [name, ranges[name]!.default]));
  const all = listAll(ranges, count);
  const others = all ?? drawSome(ranges, count - 1, secret);
  const seen = new Set<string>();
  return [present, ...others].filter((values) => {
    const key = JSON.stringify(names.map((name) => values[name]));
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Every combination, if there are not more than that. */
function listAll(ranges: ParameterRanges, most: number): Parameters[] | undefined {
  let combinations: Parameters[] = [{}];
  for (const [name, range] of Object.entries(ranges)) {
    const size = countSteps(range);
    if (size * combinations.length > most) return undefined;
    const values = Array.from({ length: size }, (_, at) => takeStep(range, at));
    combinations = combinations.flatMap((chosen) => values.map((value) => ({ ...chosen, [name]: value })));
  }
  return combinations;
}

function drawSome(ranges: ParameterRanges, count: number, secret: string): Parameters[] {
  const strata = Array.from({ length: count }, (_, at) => at);
  const columns = Object.entries(ranges).map(([name, range]) => {
    const drawn = drawOrder(secret, `values of ${name}`, strata);
    return { name, values: drawn.map((stratum) => locate(range, (stratum + 0.5) / count)) };
  });
  return strata.map((at) => Object.fromEntries(columns.map(({ name, values }) => [name, values[at]!])));
}

/** The value at a share of the range, on a step where there are steps. */
function locate(range: ParameterRange, share: number): number {
  if (range.step === undefined) return round(range.min + share * (range.max - range.min));
  return takeStep(range, Math.min(countSteps(range) - 1, Math.floor(share * countSteps(range))));
}

const countSteps = ({ min, max, step }: ParameterRange): number =>
  step === undefined ? (min === max ? 1 : Infinity) : Math.floor((max - min) / step + 1e-9) + 1;

const takeStep = ({ min, step = 0 }: ParameterRange, at: number): number => round(min + at * step);

const round = (value: number): number => Number(value.toFixed(DIGITS));
