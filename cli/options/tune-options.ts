import type { Command } from 'commander';
import type { Score } from '../../protocol/types/tournament/definition.ts';
import type { BeginTuningOptions } from '../../tournament/tune/begin-tuning.ts';
import { addRivalOptions, makeScoreOption, parseShare } from './compare-options.ts';
import { addLimitOptions } from './limit-options.ts';
import { parseOptionalSecret, parseTerms, type TermsCommandOptions, type TermsRequest } from './match-terms-options.ts';
import { parseWholeNumber } from './parse-whole-number.ts';
import { addRunOptions, parseRun, type RunCommandOptions, type RunRequest } from './run-options.ts';

export interface TuneCommandOptions extends RunCommandOptions, TermsCommandOptions {
  readonly against: string[];
  readonly candidates: string;
  readonly blocks: string;
  readonly seats: string;
  readonly score: Score;
  readonly finalBlocks: string;
  readonly margin: string;
  readonly confidence: string;
}

/** A search that people ask for, as data. */
export interface TuneRequest {
  readonly game: string;
  readonly terms: TermsRequest;
  readonly tuning: Omit<BeginTuningOptions, 'game' | 'config'>;
  readonly run: RunRequest;
}

export function addTuneOptions(command: Command): void {
  command
    .option('--candidates <number>', 'how many values to try, the present ones among them', '16')
    .option('--blocks <number>', 'seeds of the first rung; twice as many on each further one', '4')
    .option('--seats <number>', 'in how many seats on each seed', '1')
    .addOption(makeScoreOption())
    .option('--final-blocks <number>', 'stop the final comparison undecided after so many seeds', '200')
    .option('--margin <share>', 'the difference below which values are called equal', '0.02')
    .option('--confidence <share>', 'how sure the final comparison has to be', '0.95');
  addRivalOptions(command);
  addResumeTuningOptions(command);
  addLimitOptions(command);
}

export function addResumeTuningOptions(command: Command): void {
  addRunOptions(command, {
    for: 'stop after that time: 90s, 30m, 8h',
    json: 'print JSON: "minions schema compare/tuning"',
  });
}

export function parseTune(game: string, bot: string, options: TuneCommandOptions): TuneRequest {
  const run = parseRun(options);
  return {
    game,
    terms: parseTerms(options),
    tuning: {
      bot,
      candidates: parseWholeNumber('--candidates', options.candidates, 2, 256),
      question: {
        seats: parseWholeNumber('--seats', options.seats, 1, 4),
        blocks: parseWholeNumber('--blocks', options.blocks, 1, 1000),
        final: {
          score: options.score,
          blocks: parseWholeNumber('--final-blocks', options.finalBlocks, 1, 100_000),
          margin: parseShare('--margin', options.margin, 0.001, 0.4),
          confidence: parseShare('--confidence', options.confidence, 0.5, 0.9999),
        },
      },
      rivals: options.against,
      folder: options.output,
      secret: parseOptionalSecret(options.secret),
      players: run.players,
    },
    run,
  };
}
