import { Option, type Command } from 'commander';
import { RULE_SETS, type RuleSet } from '../../engine/core/game.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { parseSecret } from '../../tournament/folder/secrets.ts';
import type { MatchTerms } from '../../tournament/run/make-tournament-plan.ts';
import { collectValues } from './collect-values.ts';
import { makeClockOption, parseClock, type ClockOptions } from './clock-option.ts';
import { parseLimits } from './limit-options.ts';
import { makeConfig, parseConfigOptions, type ConfigOptions } from './make-config.ts';
import { makeSandboxOption, parseSandbox, type SandboxOptions } from './sandbox-option.ts';

/** How the matches of a tournament are played, as people write it. */
export interface TermsCommandOptions extends SandboxOptions, ClockOptions {
  readonly output?: string;
  readonly secret?: string;
  readonly rules: RuleSet;
  readonly input?: string;
  readonly set?: string[];
  readonly turns: 'serial' | 'parallel';
}

/** The same as data. The numbers of the rules are read once their game is known. */
export interface TermsRequest extends Omit<MatchTerms, 'game' | 'config' | 'players'> {
  readonly config: ConfigOptions;
}

export function addTermsOptions(command: Command): void {
  command
    .addOption(new Option('--rules <set>', 'rule set').choices(RULE_SETS).default('text'))
    .option('-i, --input <file>', 'configuration: a .cnf file, JSON of ours, or a replay')
    .option('--set <name=value>', 'another number of the rules, as in rounds=20; may be repeated', collectValues)
    .addOption(
      new Option('--turns <mode>', 'whether bots compute at the same time or one after another')
        .choices(['serial', 'parallel'])
        .default('serial'),
    )
    .addOption(makeSandboxOption())
    .addOption(makeClockOption());
}

export function parseTerms(options: TermsCommandOptions): TermsRequest {
  return {
    config: parseConfigOptions(options),
    limits: parseLimits(options),
    turns: options.turns,
    sandbox: parseSandbox(options),
    clock: parseClock(options),
  };
}

/** The terms for a game. */
export function makeTerms(game: LoadedGame, { config, ...terms }: TermsRequest): MatchTerms {
  return { ...terms, game, config: makeConfig(game, config) };
}

export const parseOptionalSecret = (secret: string | undefined, option?: string): string | undefined =>
  secret === undefined ? undefined : parseSecret(secret, option);
