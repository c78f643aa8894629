import { Option, type Command } from 'commander';
import { LIMIT_PRESETS, type Limits } from '../../judge/bot/limits.ts';
import { parseWholeNumber } from './parse-whole-number.ts';

const DAY_MS = 24 * 3600 * 1000;
const GIB = 2 ** 30;

/** Each limit with its option, what it limits, and the range that makes sense. */
const OPTIONS: readonly (readonly [
  field: keyof Limits,
  flag: string,
  unit: string,
  about: string,
  greatest: number,
])[] = [
  ['roundMs', 'time', 'ms', 'time for an answer, in milliseconds', DAY_MS],
  ['startMs', 'start-time', 'ms', 'time for the first answer, the start of the program included', DAY_MS],
  ['cpuMs', 'cpu-time', 'ms', 'CPU time for the whole match, all threads and children', DAY_MS],
  [
    'cpuRoundMs',
    'cpu-time-round',
    'ms',
    'CPU time from one state to the next; --time on each core when not given',
    DAY_MS,
  ],
  ['orders', 'max-orders', 'number', 'orders in one answer', 1000],
  ['lineBytes', 'max-line', 'bytes', 'longest line on standard output', GIB],
  ['roundBytes', 'max-output', 'bytes', 'bytes on standard output in a round', GIB],
  ['stderrBytes', 'max-stderr', 'bytes', 'standard error kept of a round, at its head and at its tail', GIB],
  ['stderrMatchBytes', 'max-stderr-match', 'bytes', 'standard error kept of a match', GIB],
  ['depth', 'max-depth', 'number', 'nesting of an answer', 1000],
  ['memoryMb', 'max-memory', 'MiB', 'memory of a bot with all its processes', 2 ** 20],
  ['processes', 'max-processes', 'number', 'processes of a bot', 2 ** 20],
  ['threads', 'max-threads', 'number', 'threads of a bot, all processes together', 2 ** 20],
];

export interface LimitOptions {
  /** `false` for --no-limits. */
  readonly limits: keyof typeof LIMIT_PRESETS | false;
}

/** Where limits start from those of a recording. */
export interface RecordedLimitOptions {
  readonly limits?: LimitOptions['limits'];
}

export interface LimitChanges {
  /** The preset to start from; the recording when there is none. */
  readonly preset: keyof typeof LIMIT_PRESETS | undefined;
  readonly given: Partial<Limits>;
}

export function addLimitOptions(command: Command): Command {
  return addOptions(command, makePresetOption('limits to start from').default('relaxed'));
}

/** For a match that was recorded with limits of its own. */
export function addRecordedLimitOptions(command: Command): Command {
  return addOptions(command, makePresetOption('limits to start from instead of those recorded'));
}

function makePresetOption(about: string): Option {
  return new Option('--limits <preset>', about).choices(Object.keys(LIMIT_PRESETS));
}

function addOptions(command: Command, presets: Option): Command {
  command.addOption(presets).option('--no-limits', 'no limits on time, memory and processes');
  for (const [, flag, unit, about] of OPTIONS) command.option(`--${flag} <${unit}>`, about);
  return command;
}

/** What people ask for instead of the limits that were recorded. */
export function parseLimitChanges(options: RecordedLimitOptions): LimitChanges {
  return { preset: options.limits === false ? 'none' : options.limits, given: parseSingle(options) };
}

export function changeLimits(recorded: Limits, { preset, given }: LimitChanges): Limits {
  return preset === undefined ? { ...recorded, ...given } : startFromPreset(preset, given);
}

export function parseLimits(options: LimitOptions): Limits {
  return startFromPreset(options.limits === false ? 'none' : options.limits, parseSingle(options));
}

function startFromPreset(preset: keyof typeof LIMIT_PRESETS, given: Partial<Limits>): Limits {
  const limits = { ...LIMIT_PRESETS[preset], ...given };
  // In a contest a bot has one core, however long it may think.
  if (preset !== 'contest' || given.cpuRoundMs !== undefined) return limits;
  return { ...limits, cpuRoundMs: limits.roundMs };
}

function parseSingle(options: object): Partial<Limits> {
  const given: Partial<Limits> = {};
  for (const [field, flag, , , greatest] of OPTIONS) {
    const text = (options as Record<string, string | undefined>)[inCamelCase(flag)];
    if (text !== undefined) given[field] = parseWholeNumber(`--${flag}`, text, 1, greatest);
  }
  return given;
}

function inCamelCase(flag: string): string {
  return flag.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
