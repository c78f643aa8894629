import { cutText } from '../../../protocol/visible-text.ts';
import { KIT_FOLDER, PLAIN_HEADERS } from '../find/eda-player.ts';
import type { FoundBot } from '../find/found-bot.ts';
import { HEADERS, KIT, OUT, RUNTIME } from '../find/found-bot.ts';
import { guessGame } from '../find/guess-game.ts';
import { quoteForShell } from '../../../protocol/quote-for-shell.ts';

const MAX_ERROR_LENGTH = 300;
const MAX_COMMAND_LENGTH = 2000;

/** What went wrong with a build: the first error first, then all that the compiler wrote. */
export function describeFailure(name: string, problem: string, output: string): string {
  const lines = output.split('\n').map((line) => line.trim());
  // Not every compiler says "error"; most name a line.
  const first = [/\berror\b/i, /:\d+/, /./].flatMap((kind) => lines.find((line) => kind.test(line)) ?? [])[0];
  return `building ${name} ${problem}: ${cutText(first ?? 'it printed nothing', MAX_ERROR_LENGTH)}\n${output}`.trimEnd();
}

/** What to do then: another game, other files, and the command to try it by hand. */
export function adviseAfterFailure(bot: FoundBot, command: readonly string[]): string {
  const { folder, sees, recipe } = bot;
  const game = recipe.runtime === undefined ? undefined : guessGame(bot);
  const guess = game === undefined ? '' : `it looks like a player of ${game}: name that game. Otherwise `;
  const parts =
    sees.includes('.') || recipe.runtime !== undefined ? '' : '; a bot of several files needs a folder with a bot.json';
  return `${guess}fix the errors and try again${parts}. The command, to try it by hand:\n  ${showByHand(folder, command, recipe.runtime)}`;
}

/** The command as it can be pasted: in the folder of the bot, with a result that is in nobody's way. */
function showByHand(folder: string, command: readonly string[], game: string | undefined): string {
  const args = command.map((argument) =>
    argument
      .replaceAll(HEADERS, PLAIN_HEADERS)
      .replaceAll(RUNTIME, `${KIT}/eda/${game}/runtime.cc`)
      .replaceAll(KIT, KIT_FOLDER)
      .replaceAll(OUT, '/tmp/bot'),
  );
  return cutText(`cd ${quoteForShell(folder)} && ${args.map(quoteForShell).join(' ')}`, MAX_COMMAND_LENGTH);
}
