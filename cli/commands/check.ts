import type { Command } from 'commander';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import { makeAnswerParser } from '../../dialogue/parse-answer.ts';
import { checkBot, hasFailed, type StepReport } from '../../judge/check/check-bot.ts';
import { Exam } from '../../judge/check/exam.ts';
import { Host } from '../../judge/host/host.ts';
import { prepareBot } from '../../judge/prepare/prepare-bot.ts';
import { Workshop } from '../../judge/prepare/workshop.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { OUR_GAMES } from '../../judge/games/our-games.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import { addLimitOptions, parseLimits } from '../options/limit-options.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { makeSandboxOption, parseSandbox, type SandboxOptions } from '../options/sandbox-option.ts';
import { makePaint } from '../show/paint.ts';
import { describeStep } from '../show/describe-step.ts';
import { watchBuilds } from '../show/watch-builds.ts';

interface CheckOptions extends SandboxOptions {
  readonly all?: true;
  readonly json?: true;
  readonly verbose?: true;
}

export function defineCheck(command: Command): void {
  command
    .argument('<bot>', 'the bot')
    .argument('[games...]', 'the games; all four when none is named')
    .option('--all', 'go on after a failure')
    .option('--json', 'print JSON, with whole transcripts: "minions schema check"')
    .option('-v, --verbose', 'show how the bot is built and started')
    .addOption(makeSandboxOption())
    .action(async (bot: string, games: string[], options: CheckOptions) => {
      await runCheck(bot, games.length === 0 ? OUR_GAMES : await loadAll(games), options);
    });
  addLimitOptions(command);
}

async function loadAll(words: readonly string[]): Promise<LoadedGame[]> {
  const catalogue = openCatalogue();
  const games: LoadedGame[] = [];
  for (const word of words) games.push(await catalogue.load(word));
  return games;
}

/** Checks a bot in some games and prints what comes of it. Whether it passed; if not, the command ends with 1. */
export async function runCheck(source: string, games: readonly LoadedGame[], options: CheckOptions): Promise<boolean> {
  const results: { game: string; steps: StepReport[] }[] = [];
  const host = new Host();
  for (const game of games) {
    if (!options.json) console.log(`${results.length === 0 ? '' : '\n'}${game.title}`);
    const steps = await checkBot(await makeExam(source, game, options, host), options.all ?? false, (step) => {
      if (!options.json) console.log(describeStep(step, makePaint(process.stdout)));
    });
    results.push({ game: game.id, steps });
    if (steps.some(hasFailed) && !options.all) break;
  }
  host.end();
  if (options.json) console.log(makeVisibleJson(results));
  const isPassed = !results.some(({ steps }) => steps.some(hasFailed));
  if (!isPassed) process.exitCode = EXIT_CODES.failed;
  return isPassed;
}

async function makeExam(source: string, game: LoadedGame, options: CheckOptions, host: Host): Promise<Exam> {
  const limits = parseLimits(options);
  const workshop = new Workshop();
  const sandbox = await workshop.chooseSandbox(parseSandbox(options));
  const watcher = watchBuilds({ verbose: options.verbose, isQuiet: options.json ?? false });
  const bot = await prepareBot(source, { game, workshop, sandbox, watcher });
  const demo = await prepareBot('demo', { game, workshop, sandbox });
  const parse = makeAnswerParser(game.id, limits, game.findValidator);
  return new Exam(game, bot.command, demo.command, limits, parse, host);
}
