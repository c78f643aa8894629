import type { ByPlayer } from '../../../engine/core/players.ts';
import { findGame } from '../../../engine/registry.ts';
import { FilmError, type Film, type Step } from '../film.ts';
import { apocalypseText } from './apocalypse-text.ts';
import { crematoriaText } from './crematoria-text.ts';
import { orkIslandText } from './ork-island-text.ts';
import type { Settings, TextForm } from './text-form.ts';
import { walkingDeadText } from './walking-dead-text.ts';
import { WordReader } from './word-reader.ts';

const FORMS: readonly TextForm[] = [crematoriaText, walkingDeadText, orkIslandText, apocalypseText];

/** Reads a replay of a published game (`.res`, `.out`), which has states instead of causes. */
export function parseText(text: string): Film {
  const head = /^\s*(Game|SecGame)\s+Seed\s+(-?\d+)\s+(\S+)\s+(\S+)([\s\S]*?)\bnames[ \t]+([^\n]+)\n/.exec(text);
  if (!head) throw new FilmError('the file begins like a replay of a published game, but its header is not whole');
  const [whole, kind, seed, title, version, numbers, names] = head as unknown as string[];
  const form = FORMS.find((known) => known.title === title);
  if (!form) throw new FilmError(`there is no viewer here for "${title}"`);
  const settings = new Map(
    Array.from(numbers!.matchAll(/(\S+)\s+(-?\d+)/g), ([, name, value]) => [name!.toLowerCase(), Number(value)]),
  );
  const film: Film = {
    game: form.game,
    title: findGame(form.game)!.title,
    names: namesOf(names!),
    seed: Number(seed),
    origin: `${title} ${version}, ${kind === 'Game' ? 'the published program' : 'the judge of the published game'}`,
    rounds: 0,
    firstRound: 0,
    limits: undefined,
    frames: [],
    steps: [],
    warnings: [],
    check: { kind: 'unchecked' },
    end: undefined,
    isComplete: true,
  };
  readFrames(film, form, new WordReader(text.slice(whole!.length)), settings, kind === 'SecGame');
  // Apocalypse does not tell how many rounds there were to be.
  const rounds = settings.get('nb_rounds') ?? settings.get('num_rounds') ?? film.steps.length;
  return { ...film, rounds };
}

function namesOf(line: string): ByPlayer<string> {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = line.trim().split(/\s+/);
  return [a, b, c, d];
}

function readFrames(film: Film, form: TextForm, words: WordReader, settings: Settings, hasStatus: boolean): void {
  try {
    while (!words.isAtEnd) {
      const round = film.frames.length - 1;
      if (round >= 0) film.steps.push({ round, moves: form.moves(words) } satisfies Step);
      if (words.isAtEnd) break;
      const { view, scores, status } = form.frame(words, settings);
      film.frames.push({ view, scores, ...(hasStatus && status ? { status } : {}) });
    }
  } catch (error) {
    if (!(error instanceof FilmError) || film.frames.length === 0) throw error;
    film.warnings.push(`Only the first ${film.frames.length - 1} rounds can be shown: ${error.message}.`);
  }
  film.steps.length = film.frames.length - 1;
}
