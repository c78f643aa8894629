import type { ByPlayer } from '../../engine/core/players.ts';
import type { Seed } from '../../engine/core/seed.ts';
import type { ReplaySettings, TextFrame } from '../../engine/core/replay-text.ts';
import { TextFormError, WordReader } from '../../engine/core/word-reader.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import { ReplayError } from '../../replay/replay-error.ts';
import type { ViewerGame, ViewerGames } from './viewer-games.ts';
import type { Film } from './film.ts';
import { shareRows } from './share-rows.ts';
import { showNames } from './show-text.ts';

/** Reads a replay of a published game (`.res`, `.out`), which has states instead of causes, frame by frame. */
export class TextRunner {
  readonly film: Film;
  private readonly words: WordReader;
  private readonly game: ViewerGame;
  private readonly settings: ReplaySettings;
  private readonly hasStatus: boolean;
  private readonly first: TextFrame;

  constructor(text: string, games: ViewerGames) {
    const head = parseHead(text, games);
    this.game = head.game;
    this.settings = head.settings;
    this.hasStatus = head.kind === 'SecGame';
    this.words = new WordReader(text.slice(head.length));
    // Apocalypse does not say how many rounds there were to be.
    const rounds = this.settings.get('nb_rounds') ?? this.settings.get('num_rounds') ?? countRounds(text);
    this.film = makeFilm(head, rounds);
    try {
      this.first = this.readFrame(undefined);
    } catch (error) {
      throw error instanceof TextFormError ? new ReplayError(error.message) : error;
    }
  }

  /** Reads frames as long as there is time. Returns whether any are left. */
  run(hasTime: () => boolean): boolean {
    while (!this.film.isComplete && hasTime()) this.take();
    return !this.film.isComplete;
  }

  private take(): void {
    const { film, words } = this;
    try {
      const moves = words.isAtEnd ? [] : this.game.text!.replay.readMoves(words);
      if (words.isAtEnd) film.isComplete = true;
      else {
        this.readFrame(this.first);
        film.steps.push({ round: film.steps.length, moves });
      }
    } catch (error) {
      if (!(error instanceof TextFormError)) throw error;
      film.warnings.push(`Only the first ${film.steps.length} rounds can be shown: ${error.message}.`);
      film.isComplete = true;
    }
  }

  private readFrame(first: TextFrame | undefined): TextFrame {
    const { frames } = this.film;
    const frame = this.game.text!.replay.readFrame(this.words, this.settings, first);
    const { view, scores, status } = frame;
    shareRows(view, frames.at(-1)?.view);
    frames.push({ view, scores, ...(this.hasStatus ? { status } : {}) });
    return frame;
  }
}

interface Head {
  readonly game: ViewerGame;
  readonly kind: string;
  readonly seed: Seed;
  readonly origin: string;
  readonly names: ByPlayer<string>;
  readonly settings: ReplaySettings;
  /** Characters up to the first state. */
  readonly length: number;
}

function parseHead(text: string, games: ViewerGames): Head {
  const head = /^\s*(Game|SecGame)\s+Seed[ \t]+(\S[^\n]*)\n\s*(\S+)\s+(\S+)([\s\S]*?)\bnames[ \t]+([^\n]+)\n/.exec(
    text,
  );
  if (!head) throw new ReplayError('the file begins like a replay of a published game, but its header is not whole');
  const [whole, kind, seed, title, version, numbers, names] = head as unknown as string[];
  const game = games.all.find(({ text: forms }) => forms?.replay.title === title);
  if (!game) throw new ReplayError(`there is no viewer here for "${title}"`);
  const found = numbers!.matchAll(/(\S+)\s+(-?\d+)/g);
  return {
    game,
    kind: kind!,
    seed: makeVisible(seed!.trim()),
    origin: `${title} ${makeVisible(version!)}, ${kind === 'Game' ? 'the published program' : 'the judge of the published game'}`,
    names: showNames(parseNames(names!)),
    settings: new Map(Array.from(found, ([, name, value]) => [name!.toLowerCase(), Number(value)])),
    length: whole!.length,
  };
}

function parseNames(line: string): ByPlayer<string> {
  const [a = 'A', b = 'B', c = 'C', d = 'D'] = line.trim().split(/\s+/);
  return [a, b, c, d];
}

function countRounds(text: string): number {
  return Math.max(0, (text.match(/^round \d/gm)?.length ?? 1) - 1);
}

function makeFilm({ game, names, seed, origin }: Head, rounds: number): Film {
  return {
    game,
    names,
    seed,
    origin,
    rounds,
    firstRound: 0,
    config: undefined,
    limits: undefined,
    frames: [],
    steps: [],
    warnings: [],
    check: { kind: 'unchecked' },
    end: undefined,
    isComplete: false,
  };
}
