import { OUR_GAMES } from '../../judge/games/our-games.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { Option } from 'commander';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { commandFrom, nameCommand } from '../command-name.ts';
import { makeGame } from '../../kits/make-game.ts';
import { makeProject } from '../../kits/make-project.ts';
import { PLANS, listPlans } from '../../kits/list-plans.ts';
import type { OutsideGame } from '../../kits/outside/outside-game.ts';
import { listStarterKits, requireKit, type StarterKit } from '../../kits/starter-kits.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { checkBots } from '../../judge/check/check-bots.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { showCheck } from '../show/show-check.ts';

interface NewOptions {
  readonly from?: string;
  readonly check: boolean;
}

export function defineNew(command: JudgeCommand): void {
  command
    .argument('[language]', 'python, rust, …: all are listed when none is named; "game" for a game of your own')
    .argument(
      '[game]',
      'crematoria, …: "minions games" lists them; or ./my-game; after "game" the folder of the new game',
    )
    .argument('[folder]', 'where to put it; <game>-<language> when not given')
    .addOption(new Option('--from <plan>', 'the sample bot to start from: "rookie" where there is one').choices(PLANS))
    .option('--no-check', 'do not build and check it')
    .action(make);
}

async function make(
  language: string | undefined,
  gameId: string | undefined,
  folder: string | undefined,
  options: NewOptions,
): Promise<CommandEnd> {
  if (language === 'game') return beginGame(gameId);
  if (language === undefined || gameId === undefined) throw missingArgument(language);
  const kit = requireKit(language);
  const game = await openCatalogue().load(gameId);
  if (options.from !== undefined && !kit.hasPlans) {
    throw new UsageError(`the bot in ${kit.title} has no plans to choose from`, 'leave out --from');
  }
  const place = folder ?? `${game.id}-${kit.id}`;
  const outside = game.origin && (await readOutside(game, kit, place));
  const project = { kit, game, folder: place, command: commandFrom(place), ...(outside && { outside }) };
  const plans = outside ? ['demo'] : listPlans(project);
  const from = options.from ?? plans[0]!;
  if (!plans.includes(from)) {
    throw new UsageError(`the kit in ${kit.title} has no ${from} for ${game.title}`, `it has: ${plans.join(', ')}`);
  }
  const files = makeProject({ ...project, from });
  console.log(`${place}: a bot for ${game.title} in ${kit.title}\n  ${files.join('  ')}\n`);
  if (options.check) {
    const [check] = await checkBots({ bots: [place], games: [game], onEvent: showCheck({ isQuiet: false }) });
    if (!check!.hasPassed) return EXIT_CODES.failed;
  }
  console.log(
    nameCommand(`
Next:
  minions play ${quoteForShell(gameId)} ${quoteForShell(place)} ${outside ? 'demo demo demo' : 'dummy dummy dummy'} --view    a match, shown in your browser
  minions check ${quoteForShell(place)} ${quoteForShell(gameId)}    after a change: does it still speak the protocol?
  ${place}/README.md says which file is yours to change.`),
  );
}

/** A game of one's own, to be changed. */
function beginGame(folder: string | undefined): void {
  if (folder === undefined) throw new UsageError('name a folder for the game', 'example: minions new game my-game');
  const files = makeGame(folder);
  const place = quoteForShell(folder.startsWith('/') || folder.startsWith('.') ? folder : `./${folder}`);
  console.log(`${folder}: a game of your own\n  ${files.join('  ')}`);
  console.log(
    nameCommand(`
Next:
  minions check-game ${place}    test the game against the contract of all games
  minions play ${place} demo demo demo demo --view    a match, shown in your browser`),
  );
}

/** What a project has of a game from outside. What makes it is loaded by nobody else. */
async function readOutside(game: LoadedGame, kit: StarterKit, folder: string): Promise<OutsideGame> {
  const { makeOutsideGame, OUTSIDE_KITS } = await import('../../kits/outside/outside-game.ts');
  if (OUTSIDE_KITS.includes(kit.id)) return makeOutsideGame(game, kit.id, folder, DEFAULT_LIMITS);
  throw new UsageError(
    `the kit in ${kit.title} has the games of minions in it, and not ${game.title}`,
    `kits for any game: ${OUTSIDE_KITS.join(', ')}. Any program that speaks the protocol plays it: see docs/writing-a-bot.md`,
  );
}

function missingArgument(language: string | undefined): UsageError {
  const kits = listStarterKits().map(({ id }) => id);
  const games = OUR_GAMES.map(({ id }) => id);
  const example = `example: minions new ${language ?? 'python'} crematoria my-bot`;
  return language === undefined
    ? new UsageError(
        'name a language and a game',
        `languages: ${kits.join(', ')}\n  games: ${games.join(', ')}\n  ${example}`,
      )
    : new UsageError('name a game', `games: ${games.join(', ')}\n  ${example}`);
}
