import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SAMPLES_FOLDER } from '../prepare/find/sample-bots.ts';

/** What goes into projects of every language. */
const FOLDER = join(SAMPLES_FOLDER, 'new-project');

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
export function rulesOf(game: string): string {
  return join(dirname(SAMPLES_FOLDER), 'docs/rules', `${game}.md`);
}
