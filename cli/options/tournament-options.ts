import { Option, type Command } from 'commander';
import type { KeyObject } from 'node:crypto';
import { UsageError } from '../../judge/usage-error.ts';
import type { LengthUnit } from '../../tournament/folder/change-tournament.ts';
import { readSigningKey } from '../../tournament/folder/sign-tournament.ts';
import type { TournamentFormat, TournamentTerms } from '../../tournament/organise/begin-tournament.ts';
import type { TournamentLength } from '../../tournament/organise/prolong-tournament.ts';
import { collectValues } from './collect-values.ts';
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

export interface TournamentCommandOptions extends RunCommandOptions, TermsCommandOptions {
  readonly format: TournamentFormat['kind'];
  readonly cycles?: string;
  readonly rounds?: string;
  readonly blocks?: string;
  readonly finalMatches?: string;
  readonly challengers?: string[];
  readonly seats: string;
  readonly title?: string;
  readonly saltKey?: string;
  readonly house: string[];
  readonly reference?: string[];
  readonly outAfter?: string;
  readonly dryRun?: true;
  readonly strict?: true;
  readonly check: boolean;
  readonly sign?: string;
}

/** A tournament that people ask for, as data. */
export interface TournamentRequest {
  readonly game: string;
  readonly terms: TermsRequest;
  readonly entry: Omit<TournamentTerms, 'game' | 'config'>;
  readonly folder: string | undefined;
  readonly isDryRun: boolean;
  readonly run: RunRequest;
  /** To sign the head of the results with. */
  readonly signingKey: KeyObject | undefined;
  /** As people wrote it, to be shown again. */
  readonly for: string | undefined;
}

export interface ResumeCommandOptions extends RunCommandOptions, Partial<Record<LengthUnit, string>> {
  readonly secret?: string;
  readonly sign?: string;
}

export interface ResumeRequest {
  /** What it is to have in all; as it was planned when undefined. */
  readonly length: TournamentLength | undefined;
  readonly secret: string | undefined;
  readonly signingKey: KeyObject | undefined;
  readonly run: RunRequest;
}

/** With a limit of time there are as many as fit. */
const USUAL_CYCLES = '5';
const CYCLES_IN_TIME = '100';

const FORMATS = ['round-robin', 'gauntlet', 'swiss', 'upc', 'ladder'] as const satisfies TournamentFormat['kind'][];
const MAX_LENGTHS = { cycles: 10_000, rounds: 1000, blocks: 1_000_000 } as const satisfies Record<LengthUnit, number>;
const RUN_TEXTS = {
  for: 'stop after the last whole cycle that fits into the time: 90m, 8h',
  json: 'print JSON',
} as const;

export function addTournamentOptions(command: Command): void {
  command
    .addOption(new Option('--format <kind>', 'how bots are paired').choices(FORMATS).default('round-robin'))
    .option('--cycles <number>', 'round-robin, gauntlet: how often everybody sits in every seat; 5, or with --for 100')
    .option('--rounds <number>', 'swiss: how many rounds; 7')
    .option('--challengers <names...>', 'gauntlet: the bots that are tried against all others')
    .option('--final-matches <number>', 'upc: matches of a semifinal, and of the final; 16')
    .option('--blocks <number>', 'ladder: how many blocks are played before it stops; 100')
    .addOption(new Option('--seats <number>', 'matches on one map').choices(['1', '4']).default('4'))
    .option('-o, --output <folder>', 'the folder of the tournament')
    .option('--title <text>', 'the title on pages')
    .option('--secret <hex>', '64 hexadecimal digits from which every seed comes; drawn when not given')
    .option(
      '--salt-key <hex>',
      '64 hexadecimal digits; with the same --secret they give the same matches again: keep them',
    )
    .option('--house <bots...>', 'bots that fill tables and are not ranked', ['dummy'])
    .option(
      '--reference <bot>',
      'a bot that plays and is rated, but is never ranked or renamed, to measure against; may be repeated',
      collectValues,
    );
  addTermsOptions(command);
  command
    .option('--out-after <number>', 'withdraw a bot that went out of so many matches')
    .option(...SIGN_OPTION)
    .option('--dry-run', 'show the plan and its cost, and play one block to measure')
    .option('--strict', 'do not begin when a bot fails its check')
    .option('--no-check', 'do not check the bots first');
  addRunAndQueueOptions(command, RUN_TEXTS);
  addLimitOptions(command);
}

export const SIGN_OPTION = [
  '--sign <key file>',
  'sign the head of the results with an Ed25519 key in PEM form; "verify" checks it',
] as const;

export const NEXT_SECRET = [
  '--secret <hex>',
  'the secret of what is played from now on, when the first one is revealed',
] as const;

export function addResumeOptions(command: Command): void {
  addRunAndQueueOptions(command, RUN_TEXTS);
  command
    .option('--cycles <number>', 'round-robin, gauntlet: play on until there are so many in all')
    .option('--rounds <number>', 'swiss: play on until there are so many in all')
    .option('--blocks <number>', 'ladder: play on until there are so many in all')
    .option(...NEXT_SECRET)
    .option(...SIGN_OPTION);
}

export function parseTournament(
  game: string,
  bots: readonly string[],
  options: TournamentCommandOptions,
): TournamentRequest {
  const { output, title, house, reference = [], outAfter, strict = false, check, dryRun = false } = options;
  const run = parseRun(options);
  return {
    game,
    terms: parseTerms(options),
    entry: {
      bots,
      houseBots: house,
      references: reference,
      format: parseFormat(options),
      title,
      seats: options.seats === '1' ? 1 : 4,
      outAfter: outAfter === undefined ? undefined : parseWholeNumber('--out-after', outAfter, 1, 1_000_000),
      secret: parseOptionalSecret(options.secret),
      saltKey: parseOptionalSecret(options.saltKey, '--salt-key'),
      players: run.players,
      isChecked: check,
      isStrict: strict,
    },
    folder: output,
    isDryRun: dryRun,
    run,
    signingKey: readOptionalKey(options.sign),
    for: options.for,
  };
}

/** Options that say how long a format is, or who plays in it, and the formats that have them. */
const FORMAT_OPTIONS = {
  cycles: ['--cycles', ['round-robin', 'gauntlet']],
  challengers: ['--challengers', ['gauntlet']],
  rounds: ['--rounds', ['swiss']],
  finalMatches: ['--final-matches', ['upc']],
  blocks: ['--blocks', ['ladder']],
} as const satisfies Partial<
  Record<keyof TournamentCommandOptions, readonly [option: string, formats: readonly TournamentFormat['kind'][]]>
>;

/** An option that would do nothing is a misunderstanding. */
function requireOwnOptions(options: TournamentCommandOptions): void {
  for (const [name, [option, formats]] of Object.entries(FORMAT_OPTIONS)) {
    const isOwn = (formats as readonly string[]).includes(options.format);
    if (isOwn || options[name as keyof typeof FORMAT_OPTIONS] === undefined) continue;
    throw new UsageError(
      `${option} has no meaning for the format ${options.format}`,
      `it belongs to ${formats.map((format) => `--format ${format}`).join(' and ')}; leave it out, or choose that format`,
    );
  }
}

/** Who meets whom, as people ask for it. */
function parseFormat(options: TournamentCommandOptions): TournamentFormat {
  requireOwnOptions(options);
  const { format: kind, challengers = [], rounds = '7', finalMatches = '16', blocks = '100' } = options;
  const wanted = options.cycles ?? (options.for === undefined ? USUAL_CYCLES : CYCLES_IN_TIME);
  const cycles = (): number => parseWholeNumber('--cycles', wanted, 1, MAX_LENGTHS.cycles);
  switch (kind) {
    case 'round-robin':
      return { kind, cycles: cycles() };
    case 'gauntlet':
      if (challengers.length === 0)
        throw new UsageError('a gauntlet needs challengers', 'name them: --challengers mine');
      return { kind, challengers, cycles: cycles() };
    case 'swiss':
      return { kind, rounds: parseWholeNumber('--rounds', rounds, 1, MAX_LENGTHS.rounds) };
    case 'upc':
      return { kind, finalMatches: parseWholeNumber('--final-matches', finalMatches, 1, 10_000) };
    case 'ladder':
      return { kind, blocks: parseWholeNumber('--blocks', blocks, 1, MAX_LENGTHS.blocks) };
  }
}

export function parseResume(options: ResumeCommandOptions): ResumeRequest {
  const units = (Object.keys(MAX_LENGTHS) as LengthUnit[]).filter((unit) => options[unit] !== undefined);
  if (units.length > 1) {
    throw new UsageError(
      `--${units.join(' and --')} were given, and a tournament has one of them`,
      'give the one that it began with',
    );
  }
  const [unit] = units;
  return {
    length: unit && { unit, to: parseWholeNumber(`--${unit}`, options[unit]!, 1, MAX_LENGTHS[unit]) },
    secret: parseOptionalSecret(options.secret),
    signingKey: readOptionalKey(options.sign),
    run: parseRun(options),
  };
}

export const readOptionalKey = (path: string | undefined): KeyObject | undefined =>
  path === undefined ? undefined : readSigningKey(path);
