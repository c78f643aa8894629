import type { ByPlayer } from '../../../engine/core/players.ts';
import type { Seed } from '../../../engine/core/seed.ts';
import { findGame } from '../../../engine/registry.ts';
import { ReplayError } from '../../../replay/replay-error.ts';
import type { Film } from '../film.ts';
import { shareRows } from '../share-rows.ts';
import { apocalypseText } from './apocalypse-text.ts';
import { crematoriaText } from './crematoria-text.ts';
import { orkIslandText } from './ork-island-text.ts';
import type { Settings, TextForm } from './text-form.ts';
import { walkingDeadText } from './walking-dead-text.ts';
import { WordReader } from './word-reader.ts';

const FORMS: readonly TextForm[] = [crematoriaText, walkingDeadText, orkIslandText, apocalypseText];

/** Reads a replay of a published game (`.res`, `.out`), which has states instead of causes, frame by frame. */
export class TextRunner {
  readonly film: Film;
  private readonly words: WordReader;
  private readonly form: TextForm;
  private readonly settings: Settings;
  private readonly hasStatus: boolean;

  constructor(text: string) {
    const head = parseHead(text);
    this.form = head.form;
    this.settings = head.settings;
    this.hasStatus = head.kind === 'SecGame';
    this.words = new WordReader(text.slice(head.length));
    // Apocalypse does not tell how many rounds there were to be.
    const rounds = this.settings.get('nb_rounds') ?? this.settings.get('num_rounds') ?? countRounds(text);
    this.film = filmOf(head, rounds);
    this.readFrame();
  }

  /** Reads frames as long as there is time. Returns whether any are left. */
  run(hasTime: () => boolean): boolean {
    while (!this.film.isComplete && hasTime()) this.take();
    return !this.film.isComplete;
  }

  private take(): void {
    const { film, words } = this;
    try {
      const moves = words.isAtEnd ? [] : this.form.moves(words);
      if (words.isAtEnd) film.isComplete = true;
      else {
        this.readFrame();
        film.steps.push({ round: film.steps.length, moves });
      }
    } catch (error) {
      if (!(error instanceof ReplayError)) throw error;
      film.warnings.push(`Only the first ${film.steps.length} rounds can be shown: ${error.message}.`);
      film.isComplete = true;
    }
  }

  private readFrame(): void {
    const { frames } = this.film;
    const { view, scores, status } = this.form.frame(this.words, this.settings, frames[0]);
    shareRows(view, frames.at(-1)?.view);
    frames.push({ view, scores, ...(this.hasStatus && status ? { status } : {}) });
  }
}

interface Head {
  readonly form: TextForm;
  readonly kind: string;
  readonly seed: Seed;
  readonly origin: string;
  readonly names: ByPlayer<string>;
  readonly settings: Settings;
  /** Characters up to the first state. */
  readonly length: number;
}

function parseHead(text: string): Head {
  const head = /^\s*(Game|SecGame)\s+Seed[ \t]+(\S[^\n]*)\n\s*(\S+)\s+(\S+)([\s\S]*?)\bnames[ \t]+([^\n]+)\n/.exec(
    text,
  );
  if (!head) throw new ReplayError('the file begins like a replay of a published game, but its header is not whole');
  const [whole, kind, seed, title, version, numbers, names] = head as unknown as string[];
  const form = FORMS.find((known) => known.title === title);
  if (!form) throw new ReplayError(`there is no viewer here for "${title}"`);
  const found = numbers!.matchAll(/(\S+)\s+(-?\d+)/g);
  return {
    form,
    kind: kind!,
    seed: seed!.trim(),
    origin: `${title} ${version}, ${kind === 'Game' ? 'the published program' : 'the judge of the published game'}`,
    names: namesOf(names!),
    settings: new Map(Array.from(found, ([, name, value]) => [name!.toLowerCase(), Number(value)])),
    length: whole!.length,
  };
}

function namesOf(line: string): ByPlayer<string> {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = line.trim().split(/\s+/);
  return [a, b, c, d];
}

function countRounds(text: string): number {
  return Math.max(0, (text.match(/^round \d/gm)?.length ?? 1) - 1);
}

function filmOf({ form, names, seed, origin }: Head, rounds: number): Film {
  return {
    game: form.game,
    title: findGame(form.game)!.title,
    names,
    seed,
    origin,
    rounds,
    firstRound: 0,
    limits: undefined,
    frames: [],
    steps: [],
    warnings: [],
    check: { kind: 'unchecked' },
    end: undefined,
    isComplete: false,
  };
}
