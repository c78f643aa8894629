import { isDeepStrictEqual } from 'node:util';
import { openDialogue } from '../../../dialogue/open-dialogue.ts';
import { GameError } from '../../../engine/core/game-error.ts';
import type { BaseConfig, Game, GameTypes } from '../../../engine/core/game.ts';
import { startMatch, type Match } from '../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import type { Limits } from '../../../protocol/types/common.ts';
import { UsageError } from '../../usage-error.ts';
import type { GameCheckStep } from '../../../protocol/types/check-game.ts';
import type { LoadedGame, OutsideParts } from '../loaded-game.ts';
import { drawValue, type Shape } from './draw-value.ts';
import { readPictures } from './read-pictures.ts';
import { withoutChance } from './without-chance.ts';

type AnyGame = Game<GameTypes>;

interface Subject {
  /** Its rules as their author wrote them. */
  readonly game: AnyGame;
  readonly loaded: LoadedGame;
  readonly folder: string;
  readonly limits: Limits;
  readonly config: BaseConfig;
}

const ROUNDS = 60;
const SEEDS = ['a', 'b', 'c'];
const ALIVE = byPlayer(() => true);
const NAMES: ByPlayer<string> = ['a', 'b', 'c', 'd'];

/** Holds a game to what all games promise; each step throws what is wrong, or returns a note. */
const STEPS: Readonly<Record<string, (subject: Subject) => string | undefined>> = {
  'its configuration keeps to its schema': ({ loaded, config }) => {
    require(loaded.checkShape(`games/${loaded.id}/config`, config));
    return undefined;
  },
  'the same seed and orders are the same match': ({ game, loaded, config }) => {
    for (const seed of SEEDS) {
      const [one, other] = [start(game, config, seed), start(game, config, seed)];
      playBoth(loaded, one, other, `with seed "${seed}"`);
    }
    return undefined;
  },
  'a clone goes on as the match itself, and neither disturbs the other': ({ game, loaded, config }) => {
    const match = start(game, config, 'a');
    const orders = makeOrders(loaded, 'clone');
    for (let round = 0; round < Math.floor(match.config.rounds / 2); round++) match.play(orders());
    const [clone, kept] = [match.clone(), match.fingerprint()];
    while (!clone.isOver) clone.play(orders());
    require(match.fingerprint() === kept ? undefined : 'playing a clone has changed the match it was made from');
    playBoth(loaded, match.clone(), match, 'after a clone was made');
    return undefined;
  },
  'orders of any shape never throw': ({ game, loaded, config }) => {
    let count = 0;
    for (const seed of SEEDS) {
      const match = start(game, config, seed);
      const orders = makeOrders(loaded, `odd ${seed}`);
      while (!match.isOver) count += match.play(orders()).accepted.flat().length;
    }
    return `${count} accepted`;
  },
  'what bots are told keeps to its schema, and is theirs': ({ game, loaded, config, limits }) => {
    const match = start(game, config, 'a');
    const dialogue = openDialogue(match, { names: NAMES, limits, findValidator: loaded.findValidator });
    const orders = makeOrders(loaded, 'told');
    for (;;) {
      dialogue.makeLines(ALIVE);
      dialogue.checkLines();
      const before = match.fingerprint();
      spoil(match.view());
      require(
        match.fingerprint() === before ? undefined : 'changing a view changes the state: "view" must give copies',
      );
      if (match.isOver) return undefined;
      dialogue.play(orders());
    }
  },
  'nothing comes from a clock or from Math.random': ({ game, loaded, config }) => {
    withoutChance(() => {
      const match = start(game, config, 'a');
      const orders = makeOrders(loaded, 'chance');
      while (!match.isOver) match.play(orders());
      match.view();
    });
    return undefined;
  },
  'states are not foretold by what bots are told': ({ game, loaded, config }) => {
    const seen = new Set<string>();
    const spy = (turn: { rng: { state: number } }): void => void seen.add(String(turn.rng.state));
    const match = startMatch({ ...game, round: [spy, ...game.round, spy] }, short(config), 'a');
    const orders = makeOrders(loaded, 'foretold');
    while (!match.isOver) {
      match.play(orders());
      const told = JSON.stringify(match.view()).match(/\d{6,}/g) ?? [];
      require(told.some((number) => seen.has(number)) ? 'a number of the generator is in the view' : undefined);
    }
    return undefined;
  },
  'boards of every size can be played': ({ game, config }) => {
    if (!game.boardSizes?.length) return undefined;
    for (const size of game.boardSizes) start(game, { ...config, ...size }, 'a').play([[], [], [], []]);
    return `${game.boardSizes.length} sizes`;
  },
  'its text forms come back as they were': ({ game, loaded, config }) => {
    if (!game.text) return 'it has none: no .cnf and .res for this game';
    const again = loaded.configure('text', game.text.makeConfig(config));
    require(isDeepStrictEqual(again, config) ? undefined : 'its configuration does not come back from its text');
    return undefined;
  },
  'its pictures come true': ({ game, config, folder }) => {
    const pictures = readPictures(folder);
    if (pictures.length === 0) return 'it has none';
    const { picture } = game;
    if (!picture) throw new Error('there are pictures, and the game has no "picture" to read them with');
    for (const { title, settings, orders, before, after } of pictures) {
      const set = { ...config, ...settings };
      let found: string[] = [];
      const look = (turn: { state: GameTypes['state'] }): void => void (found = picture.write(turn.state, set));
      startMatch(
        { ...game, generate: () => picture.read(before, set), round: [...game.round, look] },
        set,
        'picture',
      ).play(orders);
      require(isDeepStrictEqual(found, after) ? undefined : `"${title}" ends as\n${found.join('\n')}`);
    }
    return `${pictures.length} of them`;
  },
  speed: ({ game, loaded, config }) => {
    const orders = makeOrders(loaded, 'speed');
    const given = Array.from({ length: ROUNDS }, orders);
    const began = performance.now();
    let rounds = 0;
    for (let match = start(game, config, 'a'); performance.now() - began < 300; match = start(game, config, 'a')) {
      for (; !match.isOver; rounds++) match.play(given[match.played % ROUNDS]!);
    }
    return `${Math.round(rounds / ((performance.now() - began) / 1000))} rounds a second, with random orders`;
  },
};

/** Takes a game through all of it; what it does wrong is told, and nothing is thrown. */
export function* checkGame(
  loaded: LoadedGame,
  { rules, folder }: OutsideParts,
  limits: Limits,
): Generator<GameCheckStep> {
  const subject = { game: rules, loaded, folder, limits, config: loaded.configure('text') };
  const told = new Set<string>();
  for (const [name, run] of Object.entries(STEPS)) {
    try {
      yield { name, kind: 'passed', note: run(subject) ?? '' };
    } catch (error) {
      const note = describe(error as Error, folder);
      yield { name, kind: 'failed', note: told.has(note) ? 'the same' : note };
      told.add(note);
    }
  }
}

/** What is wrong with a file of the author's comes with what to do, what throws with its line if that is the author's. */
function describe(error: Error, folder: string): string {
  if (error instanceof UsageError) return `${error.message}; ${error.hint}`;
  const place = error instanceof GameError ? error.place : '';
  return place.includes(folder) ? `${error.message}, ${place}` : error.message;
}

const short = (config: BaseConfig): BaseConfig => ({ ...config, rounds: Math.min(config.rounds, ROUNDS) });
const start = (game: AnyGame, config: BaseConfig, seed: string): Match => startMatch(game, short(config), seed);

function require(problem: string | undefined): void {
  if (problem !== undefined) throw new Error(problem);
}

/** Plays the same orders in two matches, which must stay the same. */
function playBoth(loaded: LoadedGame, one: Match, other: Match, when: string): void {
  const orders = makeOrders(loaded, 'both');
  for (;;) {
    const round = `${when}, before round ${one.round}`;
    require(one.fingerprint() === other.fingerprint() ? undefined : `two matches differ ${round}`);
    require(isDeepStrictEqual(one.view(), other.view()) ? undefined : `two views of the same match differ ${round}`);
    if (one.isOver) return;
    const given = orders();
    one.play(given);
    other.play(given);
  }
}

/** Random orders, as odd as their schema allows, the same for the same seed. */
function makeOrders({ id, readSchema }: LoadedGame, seed: string): () => ByPlayer<object[]> {
  const root = readSchema(`games/${id}/answer`);
  const { order } = root['definitions'] as { order: Shape };
  let state = [...seed].reduce((sum, letter) => Math.imul(sum, 31) + letter.charCodeAt(0), 7);
  const draw = (limit: number): number => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % limit;
  };
  return () => byPlayer(() => Array.from({ length: draw(4) }, () => drawValue(order, root, draw) as object));
}

/** Changes all that can be changed in a value. */
function spoil(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  for (const [name, item] of Object.entries(value)) {
    spoil(item);
    Reflect.set(value, name, null);
  }
}
