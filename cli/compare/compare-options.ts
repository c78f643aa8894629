import { Option, type Command } from 'commander';
import { RULE_SETS, type RuleSet } from '../../engine/core/game.ts';
import type { ComparisonFormat, Score } from '../../protocol/types/tournament/definition.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { addLimitOptions } from '../options/limit-options.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeSandboxOption, type SandboxOptions } from '../options/sandbox-option.ts';
import { addQueueOptions } from '../queue/queue-options.ts';
import type { RunOptions } from '../tournament/tournament-options.ts';

/** What is compared, with the question it answers. */
const SCORES = ['points', 'places', 'rank-points'] as const satisfies readonly Score[];

const VERDICTS = ['better', 'worse', 'equal'] as const;

/** What every command that plays a comparison understands. */
export interface PlayOptions extends RunOptions {
  readonly expect?: (typeof VERDICTS)[number];
}

/** How the question is put. */
export interface QuestionOptions {
  readonly together?: true;
  readonly score: Score;
  readonly seats: string;
  readonly blocks: string;
  readonly margin: string;
  readonly confidence: string;
}

/** How matches are played. */
export interface MatchOptions extends SandboxOptions {
  readonly against: string[];
  readonly output?: string;
  readonly secret?: string;
  readonly rules: RuleSet;
  readonly input?: string;
  readonly turns: 'serial' | 'parallel';
}

export interface BeginOptions extends PlayOptions, QuestionOptions, MatchOptions {}

export function addBeginOptions(command: Command): void {
  addQuestionOptions(command);
  addMatchOptions(command);
  addPlayOptions(command);
  addLimitOptions(command);
}

export function addQuestionOptions(command: Command): void {
  command
    .option('--together', 'let the two meet at one table, instead of taking turns in the same chair')
    .addOption(makeScoreOption())
    .option('--seats <number>', 'in how many seats on each seed, or with --together pairs of seats', '1')
    .option('--blocks <number>', 'stop undecided after so many seeds', '1000')
    .option('--margin <share>', 'call bots equal whose difference is smaller', '0.02')
    .option('--confidence <share>', 'how sure an answer has to be', '0.95');
}

export const makeScoreOption = (): Option =>
  new Option(
    '--score <kind>',
    'what is compared: who ends with more points, who takes the better place, or the mean share of rivals beaten',
  )
    .choices(SCORES)
    .default('points');

export function addMatchOptions(command: Command): void {
  command
    .option('--against <bots...>', 'the rivals; some sit twice where there are few', ['dummy', 'demo'])
    .option('-o, --output <folder>', 'where journal, bots and replays are kept; a temporary folder when not given')
    .option('--secret <hex>', '64 hexadecimal digits from which every seed comes, to play the same again')
    .addOption(new Option('--rules <set>', 'rule set').choices(RULE_SETS).default('text'))
    .option('-i, --input <file>', 'configuration, a .cnf file of the published game')
    .addOption(new Option('--turns <mode>', 'who thinks when').choices(['serial', 'parallel']).default('serial'))
    .addOption(makeSandboxOption());
}

export function addPlayOptions(command: Command): void {
  command
    .option('-j, --jobs <number>', 'matches at the same time; as many as there are cores for')
    .option('--force', 'allow more of them than fit; every record says so')
    .option('--for <time>', 'stop after that time, decided or not: 90s, 30m, 8h')
    .addOption(new Option('--expect <verdict>', 'exit with 1 unless this is the verdict').choices(VERDICTS))
    .option('--json', 'print JSON: "minions schema compare/result"')
    .option('-q, --quiet', 'print nothing but errors');
  addQueueOptions(command);
}

/** The question as data. */
export function parseQuestion(options: QuestionOptions): Omit<ComparisonFormat, 'sources'> {
  const isTogether = options.together ?? false;
  return {
    kind: 'comparison',
    design: isTogether ? 'same-table' : 'same-chair',
    score: options.score,
    seats: parseWholeNumber('--seats', options.seats, 1, 4),
    blocks: parseWholeNumber('--blocks', options.blocks, 1, 100_000),
    margin: parseShare('--margin', options.margin, 0.001, 0.4),
    confidence: parseShare('--confidence', options.confidence, 0.5, 0.9999),
  };
}

export function parseShare(name: string, text: string, least: number, greatest: number): number {
  const value = Number(text);
  if (/^\d*\.?\d+$/.test(text) && value >= least && value <= greatest) return value;
  throw new UsageError(`${name} is "${text}"`, `give a share from ${least} to ${greatest}`);
}
