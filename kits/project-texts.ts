import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLES_FOLDER } from '../judge/prepare/find/sample-bots.ts';

/** What goes into projects of every language. */
const FOLDER = join(SAMPLES_FOLDER, 'new-project');

/** What a page says between these, or from the first to its end, is about our games alone. */
const OUR_GAMES = '<!-- In the games of minions: -->';
const ALL_GAMES = '<!-- In all games: -->\n';

/** The page about a library as it is for a game from outside. */
export function withoutOurGames(page: string): string {
  const [start, rest] = page.split(OUR_GAMES);
  if (rest === undefined) return page;
  const [, end = ''] = rest.split(ALL_GAMES);
  return `${start}${readFileSync(join(FOLDER, 'any-game', 'library.md'), 'utf8')}${end}`;
}

/** Five things to try next, a numbered list. */
export function ideasFor(game: string): string {
  return readFileSync(join(FOLDER, game, 'ideas.md'), 'utf8').trimEnd();
}

/** Rows of a table of commands, with names to fill in. */
export function playingRows(): string {
  return readFileSync(join(FOLDER, 'playing.md'), 'utf8').trimEnd();
}

/** A state to test a plan on, one line. */
export function exampleStateFile(game: string): string {
  return join(FOLDER, game, 'example-state.json');
}

/** The page with the rules of a game: it comes with the judge. */
export function locateRules(game: string): string {
  return join(dirname(SAMPLES_FOLDER), 'docs/rules', `${game}.md`);
}
