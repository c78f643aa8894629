import { Option, type Command } from 'commander';
import { RULE_SETS, type RuleSet } from '../../engine/core/game.ts';
import type { Format } from '../../protocol/types/tournament/definition.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { addLimitOptions } from '../options/limit-options.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeClockOption, type ClockOptions } from '../options/clock-option.ts';
import { makeSandboxOption, type SandboxOptions } from '../options/sandbox-option.ts';
import { addQueueOptions, type QueueCommandOptions } from '../queue/queue-options.ts';

/** What every command that plays understands. */
export interface RunOptions extends QueueCommandOptions {
  readonly jobs?: string;
  readonly force?: true;
  readonly for?: string;
  readonly json?: true;
  readonly quiet?: true;
}

export interface BeginOptions extends RunOptions, SandboxOptions, ClockOptions {
  /** Comparisons and searches have commands of their own. */
  readonly format: Exclude<Format['kind'], 'comparison' | 'tuning'>;
  readonly cycles?: string;
  readonly rounds: string;
  readonly blocks: string;
  readonly finalMatches: string;
  readonly challengers?: string[];
  readonly seats: string;
  readonly secret?: string;
  readonly output?: string;
  readonly title?: string;
  readonly house: string[];
  readonly rules: RuleSet;
  readonly input?: string;
  readonly turns: 'serial' | 'parallel';
  readonly outAfter?: string;
  readonly dryRun?: true;
  readonly strict?: true;
  readonly check: boolean;
}

/** With a limit of time there are as many as fit. */
const USUAL_CYCLES = '5';
const CYCLES_IN_TIME = '100';

const FORMATS = ['round-robin', 'gauntlet', 'swiss', 'upc', 'ladder'] as const;

export function addBeginOptions(command: Command): void {
  command
    .addOption(new Option('--format <kind>', 'who meets whom').choices(FORMATS).default('round-robin'))
    .option('--cycles <number>', 'round-robin, gauntlet: how often everybody sits in every seat; 5, or with --for 100')
    .option('--rounds <number>', 'swiss: how many rounds', '7')
    .option('--challengers <names...>', 'gauntlet: the bots that are tried against all others')
    .option('--final-matches <number>', 'upc: matches of a semifinal, and of the final', '16')
    .option('--blocks <number>', 'ladder: how many seeds are played before it stops', '100')
    .addOption(new Option('--seats <number>', 'matches on one seed').choices(['1', '4']).default('4'))
    .option('-o, --output <folder>', 'the folder of the tournament')
    .option('--title <text>', 'what people call it')
    .option('--secret <hex>', '64 hexadecimal digits from which every seed comes; drawn when not given')
    .option('--house <bots...>', 'bots that fill tables and are not ranked', ['dummy'])
    .addOption(new Option('--rules <set>', 'rule set').choices(RULE_SETS).default('text'))
    .option('-i, --input <file>', 'configuration, a .cnf file of the published game')
    .addOption(new Option('--turns <mode>', 'who thinks when').choices(['serial', 'parallel']).default('serial'))
    .addOption(makeSandboxOption())
    .addOption(makeClockOption())
    .option('--out-after <number>', 'withdraw a bot that went out of so many matches')
    .option('--dry-run', 'show the plan and its cost, and play one block to measure')
    .option('--strict', 'do not begin when a bot fails its check')
    .option('--no-check', 'do not check the bots first');
  addRunOptions(command);
  addLimitOptions(command);
}

export function addRunOptions(command: Command): void {
  command
    .option('-j, --jobs <number>', 'matches at the same time; as many as there are cores for')
    .option('--force', 'allow more of them than fit; every record says so')
    .option('--for <time>', 'stop after the last whole cycle that fits into the time: 90m, 8h')
    .option('--json', 'print JSON')
    .option('-q, --quiet', 'print nothing but errors');
  addQueueOptions(command);
}

/** Who meets whom, as people ask for it. */
export function parseFormat(options: BeginOptions): Format {
  const { format: kind, challengers = [] } = options;
  const wanted = options.cycles ?? (options.for === undefined ? USUAL_CYCLES : CYCLES_IN_TIME);
  const cycles = (): number => parseWholeNumber('--cycles', wanted, 1, 10_000);
  switch (kind) {
    case 'round-robin':
      return { kind, cycles: cycles() };
    case 'gauntlet':
      if (challengers.length === 0)
        throw new UsageError('a gauntlet needs challengers', 'name them: --challengers mine');
      return { kind, challengers, cycles: cycles() };
    case 'swiss':
      return { kind, rounds: parseWholeNumber('--rounds', options.rounds, 1, 1000) };
    case 'upc':
      return { kind, finalMatches: parseWholeNumber('--final-matches', options.finalMatches, 1, 10_000) };
    case 'ladder':
      return { kind, blocks: parseWholeNumber('--blocks', options.blocks, 1, 1_000_000) };
  }
}

const SECONDS = { s: 1, m: 60, h: 3600, d: 86_400 } as const;

/** A time as people write it, in seconds: 90s, 30m, 8h, 2d, 1.5h. */
export function parseTime(text: string, option = '--for'): number {
  const [, number, unit] = /^(\d+(?:\.\d+)?)([smhd])$/.exec(text) ?? [];
  const seconds = Number(number) * SECONDS[unit as keyof typeof SECONDS];
  if (seconds > 0) return seconds;
  throw new UsageError(`${option} is "${text}"`, 'give a time such as 90s, 30m, 8h or 2d');
}

export function parseJobs({ jobs }: Pick<RunOptions, 'jobs'>): number | undefined {
  return jobs === undefined ? undefined : parseWholeNumber('-j', jobs, 1, 1024);
}
