import type { Command } from 'commander';
import type { Score, TuningFormat } from '../../protocol/types/tournament/definition.ts';
import { addLimitOptions } from '../options/limit-options.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import type { RunOptions } from '../tournament/tournament-options.ts';
import { addMatchOptions, makeScoreOption, parseShare, type MatchOptions } from './compare-options.ts';

export interface TuneOptions extends RunOptions, MatchOptions {
  readonly candidates: string;
  readonly blocks: string;
  readonly seats: string;
  readonly score: Score;
  readonly finalBlocks: string;
  readonly margin: string;
  readonly confidence: string;
}

export function addTuneOptions(command: Command): void {
  command
    .option('--candidates <number>', 'how many values to try, the present ones among them', '16')
    .option('--blocks <number>', 'seeds of the first rung; twice as many on each further one', '4')
    .option('--seats <number>', 'in how many seats on each seed', '1')
    .addOption(makeScoreOption())
    .option('--final-blocks <number>', 'stop the final comparison undecided after so many seeds', '200')
    .option('--margin <share>', 'call values equal whose difference is smaller', '0.02')
    .option('--confidence <share>', 'how sure the final comparison has to be', '0.95');
  addMatchOptions(command);
  addResumeOptions(command);
  addLimitOptions(command);
}

export function addResumeOptions(command: Command): void {
  command
    .option('-j, --jobs <number>', 'matches at the same time; as many as there are cores for')
    .option('--force', 'allow more of them than fit; every record says so')
    .option('--for <time>', 'stop after that time: 90s, 30m, 8h')
    .option('--json', 'print JSON: "minions schema compare/tuning"')
    .option('-q, --quiet', 'print nothing but errors');
}

/** The search as data. */
export function parseTuning(options: TuneOptions): Omit<TuningFormat, 'source'> {
  return {
    kind: 'tuning',
    seats: parseWholeNumber('--seats', options.seats, 1, 4),
    blocks: parseWholeNumber('--blocks', options.blocks, 1, 1000),
    final: {
      score: options.score,
      blocks: parseWholeNumber('--final-blocks', options.finalBlocks, 1, 100_000),
      margin: parseShare('--margin', options.margin, 0.001, 0.4),
      confidence: parseShare('--confidence', options.confidence, 0.5, 0.9999),
    },
  };
}
