import { collectValues } from '../options/collect-values.ts';
import { Option, type Command } from 'commander';
import { isatty } from 'node:tty';
import { RULE_SETS } from '../../engine/core/game.ts';
import { LIMIT_PRESETS } from '../../judge/bot/limits.ts';
import { drawSeed } from '../../judge/match/draw-seed.ts';
import { Session } from '../../judge/env/session.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import { makeConfig, parseConfigOptions, type ConfigOptions } from '../options/make-config.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { serveLines } from '../serve-lines.ts';
import { letSignalsEnd } from '../signals.ts';

interface EnvOptions extends ConfigOptions {
  readonly maxMatches: string;
  readonly check?: true;
}

const STDIN = 0;
const STDOUT = 1;
const USUAL_MATCHES = '10000';
const MAX_MATCHES = 1_000_000;
/** Four answers of the length that a bot's may have. */
const LINE_BYTES = 4 * LIMIT_PRESETS.none.lineBytes;
/** One of so many states is validated: see decision 38. */
const CHECK_EVERY = 16;

export function defineEnv(command: Command): void {
  command
    .argument('<game>', 'crematoria, …: "minions games" lists them; or one of your own, as in ./my-game')
    .option(
      '-i, --input <file>',
      'configuration: a .cnf file of the published game, JSON as "minions games <game> --json" prints it, or a replay',
    )
    .option(
      '--set <name=value>',
      'another number of the rules, as in rounds=20: "minions games <game>" lists them; may be repeated',
      collectValues,
    )
    .addOption(
      new Option('--rules <set>', 'rule set (default: that of the configuration, or "text")').choices(RULE_SETS),
    )
    .option('--max-matches <number>', 'most matches at one time, those that are saved among them', USUAL_MATCHES)
    .option('--check', 'validate every state against its schema, not one of some')
    .addHelpText(
      'after',
      `
Reads a request on every line of standard input and writes an answer on a line of standard output:
  {"reset":{"seed":"a seed"}}                  begins a match: the states of the four
  {"step":{"orders":[[],[],[],[]]}}            plays a round: states, scores, refusals, over
  {"save":"here"} {"load":"here"}              keeps a match as it is, and goes back to it
  {"env":17,"reset":{}} {"env":17,"close":true}  another match, and its end
  {"step":…,"fields":["units"],"players":[0]}  only these fields of the states of these players
"minions schema env/request" has all of it, docs/gym.md says more.`,
    )
    .action((id: string, options: EnvOptions) => serve(parseEnv(id, options)));
}

interface EnvRequest {
  readonly game: string;
  readonly config: ConfigOptions;
  readonly matches: number;
  /** One of so many states is validated. */
  readonly checkEvery: number;
}

export function parseEnv(game: string, { maxMatches, check, ...options }: EnvOptions): EnvRequest {
  return {
    game,
    config: parseConfigOptions(options),
    matches: parseWholeNumber('--max-matches', maxMatches, 1, MAX_MATCHES),
    checkEvery: check ? 1 : CHECK_EVERY,
  };
}

async function serve({ game: id, config: given, matches, checkEvery }: EnvRequest): Promise<void> {
  const game = await openCatalogue().load(id);
  const config = makeConfig(game, given);
  const session = new Session({
    game,
    config,
    limits: LIMIT_PRESETS.none,
    checkEvery,
    matches,
    lineBytes: LINE_BYTES,
    drawSeed,
    tool: TOOL,
  });
  if (isatty(STDIN)) console.error('minions: waiting for requests, one a line, as in {"reset":{}}; Ctrl-D ends');
  letSignalsEnd();
  serveLines(STDIN, STDOUT, session);
}
