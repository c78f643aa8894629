import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { checkBots, type CheckBotsOptions } from '../../judge/check/check-bots.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { OUR_GAMES } from '../../judge/games/our-games.ts';
import { findProjectGame } from '../../judge/prepare/find/project-game.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { addLimitOptions, parseLimits } from '../options/limit-options.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { makeSandboxOption, parseSandbox, type SandboxOptions } from '../options/sandbox-option.ts';
import { showCheck } from '../show/show-check.ts';

interface CheckCommandOptions extends SandboxOptions {
  readonly all?: true;
  readonly json?: true;
  readonly verbose?: true;
}

interface CheckRequest {
  /** That of the project when none is named, or all. */
  readonly games: readonly string[];
  readonly check: Omit<CheckBotsOptions, 'games'>;
  readonly isJson: boolean;
  readonly verbose: true | undefined;
}

export function defineCheck(command: JudgeCommand): void {
  command
    .argument('<bot>', 'the bot')
    .argument('[games...]', 'the games; when none is named, that of the project, or all four')
    .option('--all', 'go on after a failure')
    .option('--json', 'print JSON, with whole transcripts: "minions schema check"')
    .option('-v, --verbose', 'show how the bot is built and started')
    .addOption(makeSandboxOption())
    .action((bot: string, games: string[], options: CheckCommandOptions) => check(parseCheck(bot, games, options)));
  addLimitOptions(command);
}

export function parseCheck(bot: string, games: readonly string[], options: CheckCommandOptions): CheckRequest {
  const { all = false, json = false, verbose } = options;
  return {
    games,
    check: {
      bots: [bot],
      limits: parseLimits(options),
      sandbox: parseSandbox(options),
      continueAfterFailure: all,
    },
    isJson: json,
    verbose,
  };
}

async function check({ games, check: options, isJson, verbose }: CheckRequest): Promise<CommandEnd> {
  const onEvent = showCheck({ isQuiet: isJson, verbose });
  const checks = await checkBots({ ...options, games: await findGames(games, options.bots), onEvent });
  if (isJson) console.log(makeVisibleJson(checks.map(({ game, steps }) => ({ game, steps }))));
  return checks.every(({ hasPassed }) => hasPassed) ? undefined : EXIT_CODES.failed;
}

/** Those that are named, or that of the project; all of ours for any other bot. */
async function findGames(names: readonly string[], [bot]: readonly string[]): Promise<readonly LoadedGame[]> {
  if (names.length > 0) return loadAll(names);
  const own = findProjectGame(bot!);
  return own === undefined ? OUR_GAMES : loadAll([own]);
}

async function loadAll(names: readonly string[]): Promise<LoadedGame[]> {
  const catalogue = openCatalogue();
  const games: LoadedGame[] = [];
  for (const name of names) games.push(await catalogue.load(name));
  return games;
}
