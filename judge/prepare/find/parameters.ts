import type { ParameterRange, ParameterRanges } from '../../../protocol/types/bot.ts';
import type { Parameters } from '../../../protocol/types/common.ts';
import { UsageError } from '../../usage-error.ts';
import type { FoundBot } from './found-bot.ts';

/** Decimal steps have no exact sums: what is nearer than this to a step is on it. */
const TOLERANCE = 1e-9;

/** The values a bot is given: the usual ones of its bot.json, but for those that are asked for. */
export function chooseValues(
  { name, parameters: ranges = {} }: Pick<FoundBot, 'name' | 'parameters'>,
  wanted: Parameters = {},
): Parameters | undefined {
  for (const [parameter, value] of Object.entries(wanted)) {
    const range = Object.hasOwn(ranges, parameter) ? ranges[parameter] : undefined;
    if (!range) throw refuseUnknown(name, parameter, ranges);
    if (!isInRange(value, range)) {
      throw new UsageError(
        `${name} cannot have ${parameter} = ${value}`,
        `its bot.json allows ${describeRange(range)}`,
      );
    }
  }
  const names = Object.keys(ranges);
  if (names.length === 0) return undefined;
  return Object.fromEntries(names.map((parameter) => [parameter, wanted[parameter] ?? ranges[parameter]!.default]));
}

/** Ranges that make sense, or a sentence on what does not. */
export function checkRanges(folder: string, ranges: ParameterRanges): ParameterRanges {
  for (const [name, range] of Object.entries(ranges)) {
    const { min, max, default: usual } = range;
    const problem =
      min > max
        ? `min ${min} is above max ${max}`
        : isInRange(usual, range)
          ? undefined
          : `the default ${usual} is not ${describeRange(range)}`;
    if (problem !== undefined) {
      throw new UsageError(
        `${folder}/bot.json: parameter "${name}": ${problem}`,
        'give min ≤ default ≤ max, on a step',
      );
    }
  }
  return ranges;
}

function isInRange(value: number, { min, max, step }: ParameterRange): boolean {
  if (!(value >= min && value <= max)) return false;
  const steps = step === undefined ? 0 : (value - min) / step;
  return Math.abs(steps - Math.round(steps)) < TOLERANCE * Math.max(1, Math.abs(steps));
}

function describeRange({ min, max, step }: ParameterRange): string {
  return `${min} to ${max}${step === undefined ? '' : ` in steps of ${step}`}`;
}

function refuseUnknown(bot: string, parameter: string, ranges: ParameterRanges): UsageError {
  const names = Object.keys(ranges);
  const known = names.length === 0 ? 'its bot.json names none' : `its bot.json names ${names.join(', ')}`;
  return new UsageError(`${bot} has no parameter "${parameter}"`, known);
}
