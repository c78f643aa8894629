import { Option, type Command } from 'commander';
import { UsageError } from '../../judge/usage-error.ts';
import type { BeginComparisonOptions, ComparisonQuestion } from '../../tournament/compare/begin-comparison.ts';
import { SCORES, type Score } from '../../tournament/compare/statistics/scores.ts';
import { addLimitOptions } from './limit-options.ts';
import {
  addTermsOptions,
  parseOptionalSecret,
  parseTerms,
  type TermsCommandOptions,
  type TermsRequest,
} from './match-terms-options.ts';
import { parseWholeNumber } from './parse-whole-number.ts';
import { addRunAndQueueOptions, parseRun, type RunCommandOptions, type RunRequest } from './run-options.ts';

const VERDICTS = ['better', 'worse', 'equal'] as const;

type ExpectedVerdict = (typeof VERDICTS)[number];

/** What every command that plays a comparison understands. */
export interface PlayComparisonCommandOptions extends RunCommandOptions {
  readonly expect?: ExpectedVerdict;
}

/** The same as data. */
export interface PlayComparisonRequest {
  readonly run: RunRequest;
  readonly expected: ExpectedVerdict | undefined;
}

export interface CompareCommandOptions extends PlayComparisonCommandOptions, TermsCommandOptions {
  readonly against: string[];
  readonly together?: true;
  readonly score: Score;
  readonly seats: string;
  readonly blocks: string;
  readonly margin: string;
  readonly confidence: string;
}

/** A comparison that people ask for, as data. */
export interface CompareRequest extends PlayComparisonRequest {
  readonly game: string;
  readonly terms: TermsRequest;
  readonly comparison: Omit<BeginComparisonOptions, 'game' | 'config'>;
}

export function addCompareOptions(command: Command): void {
  command
    .option('--together', 'seat both bots at one table, instead of one after the other in the same chair')
    .addOption(makeScoreOption())
    .option('--seats <number>', 'in how many seats on each seed, or with --together pairs of seats', '1')
    .option('--blocks <number>', 'stop undecided after so many seeds', '1000')
    .option('--margin <share>', 'the difference below which bots are called equal', '0.02')
    .option('--confidence <share>', 'how sure an answer has to be', '0.95');
  addRivalOptions(command);
  addPlayComparisonOptions(command);
  addLimitOptions(command);
}

export const makeScoreOption = (): Option =>
  new Option('--score <kind>', 'what is compared: points, places, or the mean share of rivals beaten')
    .choices(SCORES)
    .default('points');

/** Against whom, where it is kept, and how matches are played. */
export function addRivalOptions(command: Command): void {
  command
    .option('--against <bots...>', 'the rivals; with fewer than three, some sit twice', ['dummy', 'demo'])
    .option('-o, --output <folder>', 'where journal, bots and replays are kept; a temporary folder when not given')
    .option('--secret <hex>', '64 hexadecimal digits from which every seed comes, to play the same again');
  addTermsOptions(command);
}

export function addPlayComparisonOptions(command: Command): void {
  addRunAndQueueOptions(command, {
    for: 'stop after that time, decided or not: 90s, 30m, 8h',
    json: 'print JSON: "minions schema compare/result"',
  });
  command.addOption(new Option('--expect <verdict>', 'exit with 1 unless this is the verdict').choices(VERDICTS));
}

export function parseCompare(game: string, old: string, fresh: string, options: CompareCommandOptions): CompareRequest {
  const play = parsePlayComparison(options);
  return {
    ...play,
    game,
    terms: parseTerms(options),
    comparison: {
      old,
      new: fresh,
      rivals: options.against,
      question: parseQuestion(options),
      folder: options.output,
      secret: parseOptionalSecret(options.secret),
      players: play.run.players,
    },
  };
}

export function parsePlayComparison(options: PlayComparisonCommandOptions): PlayComparisonRequest {
  return { run: parseRun(options), expected: options.expect };
}

/** The question as data. */
function parseQuestion(options: CompareCommandOptions): ComparisonQuestion {
  return {
    design: options.together ? 'same-table' : 'same-chair',
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
  throw new UsageError(
    `invalid ${name}: expected a share from ${least} to ${greatest}, got "${text}"`,
    `for example: ${name} ${least}`,
  );
}
