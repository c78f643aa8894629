import { isDeepStrictEqual } from 'node:util';
import { GameError } from '../../../engine/core/game-error.ts';
import { RULE_SETS, type BaseConfig, type GameTypes, type RuleSet } from '../../../engine/core/game.ts';
import { startMatch } from '../../../engine/core/match.ts';
import { bundleSchema } from '../../../protocol/bundle-schema.ts';
import type { GameCheckStep } from '../../../protocol/types/check-game.ts';
import type { Limits } from '../../../protocol/types/common.ts';
import { UsageError } from '../../usage-error.ts';
import type { LoadedGame, OutsideParts } from '../loaded-game.ts';
import { OutOfTime } from '../run-with-limit.ts';
import { findUndescribed } from './find-undescribed.ts';
import { isSameEverywhere } from './same-everywhere.ts';
import {
  clones,
  givesCopies,
  isSameMatch,
  leavesOthersAlone,
  leavesWhatItIsGiven,
  looksWithoutTouching,
  takesAnyOrders,
  takesNoChance,
  type Step,
} from './play-steps.ts';
import { readPictures } from './read-pictures.ts';
import { reportsEvents } from './report-events.ts';
import type { Shape } from './shape.ts';
import { listOrders, playOn, require, ROUNDS, SEEDS, SHORT_ROUNDS, start, startLimited } from './subject.ts';

/** How many orders a player gives at most where more would hide what is looked for, or take the time that is measured. */
const FEW_ORDERS = 3;
const SPEED_MS = 300;

const keepsToSchema: Step = ({ loaded, config, rules }) => {
  const name = `games/${loaded.id}/config`;
  require(loaded.checkShape(name, config));
  const [path] = findUndescribed(bundleSchema(name, loaded.readSchema) as Shape, config);
  require(path && `no schema describes ${path}`);
  require(config.rules === rules ? undefined : `its rule set is ${config.rules}, and ${rules} was asked for`);
  return undefined;
};

const isNotForetold: Step = (subject) => {
  const { game, config } = subject;
  const seen = new Set<string>();
  const spy = (turn: { rng: { state: number } }): void => void seen.add(String(turn.rng.state));
  const short = { ...config, rounds: Math.min(config.rounds, ROUNDS) };
  const match = startLimited({ ...game, round: [spy, ...game.round, spy] }, short, SEEDS[0]);
  for (const given of listOrders(subject, 'foretold', ROUNDS, FEW_ORDERS)) {
    playOn(match, given);
    const numbers = JSON.stringify(match.view()).match(/\d{6,}/g) ?? [];
    require(numbers.some((number) => seen.has(number)) ? 'a number of the generator is in the view' : undefined);
  }
  return undefined;
};

const playsEverySize: Step = (subject) => {
  const { game, config } = subject;
  if (!game.boardSizes?.length) return undefined;
  for (const size of game.boardSizes) {
    start({ ...subject, config: { ...config, ...size } }, SEEDS[0]).play([[], [], [], []]);
  }
  return `${game.boardSizes.length} sizes`;
};

const comesBackFromText: Step = ({ game: { text }, loaded, config, rules }) => {
  if (!text) return 'it has none: no .cnf and .res for this game';
  const read = (written: string): BaseConfig => loaded.configure(rules, written);
  const written = text.makeConfig(config);
  const short = { ...config, rounds: SHORT_ROUNDS };
  const shortWritten = text.makeConfig(short);
  // Not every published game has the number of rounds in its text.
  const isSame =
    isDeepStrictEqual(read(written), config) &&
    (shortWritten === written || isDeepStrictEqual(read(shortWritten), short));
  require(isSame ? undefined : 'its configuration does not come back from its text');
  return undefined;
};

const comesTrue: Step = ({ game, config, folder }) => {
  const pictures = readPictures(folder);
  if (pictures.length === 0) return 'it has none';
  const { picture } = game;
  if (!picture) throw new Error('there are pictures, and the game has no "picture" to read them with');
  for (const { title, settings, orders, before, after } of pictures) {
    const set = { ...config, ...settings };
    let found: string[] = [];
    const see = (turn: { state: GameTypes['state'] }): void => void (found = picture.write(turn.state, set));
    // A picture with one player left shows a round all the same.
    const shown = { generate: () => picture.read(before, set), round: [...game.round, see], isOver: () => false };
    startLimited({ ...game, ...shown }, set, 'picture').play(orders);
    require(isDeepStrictEqual(found, after) ? undefined : `"${title}" ends as\n${found.join('\n')}`);
  }
  return `${pictures.length} of them`;
};

const measureSpeed: Step = (subject) => {
  const given = listOrders(subject, 'speed', ROUNDS, FEW_ORDERS);
  const began = performance.now();
  let rounds = 0;
  const { game, config } = subject;
  const short = { ...config, rounds: Math.min(config.rounds, ROUNDS) };
  while (performance.now() - began < SPEED_MS) {
    for (const match = startMatch(game, short, SEEDS[0]); !match.isOver; rounds++) match.play(given[match.played]!);
  }
  return `${Math.round(rounds / ((performance.now() - began) / 1000))} rounds a second, with random orders`;
};

/** What every game promises the judge, whatever its rules: ours, and those of others. */
const STEPS: Readonly<Record<string, Step>> = {
  'its configuration matches its schema': keepsToSchema,
  'the same seed and orders are the same match': isSameMatch,
  'a match does not disturb another that is played at the same time': leavesOthersAlone,
  'a clone continues like the match, and neither disturbs the other': clones,
  'every order is accepted or refused, and states match their schema': takesAnyOrders,
  'events match their schema, and change nothing': reportsEvents,
  'callers may change what they get': givesCopies,
  'reading a match changes nothing': looksWithoutTouching,
  'the game does not change what it is given': leavesWhatItIsGiven,
  'nothing depends on a clock or on Math.random': takesNoChance,
  'nothing differs between Node and browsers': isSameEverywhere,
  'boards of every size can be played': playsEverySize,
  'its text forms can be read back unchanged': comesBackFromText,
};

/** What is promised of the rule set that matches are usually played with: the chance of the other is no secret. */
const TEXT_STEPS: Readonly<Record<string, Step>> = {
  'states do not reveal the generator': isNotForetold,
  'its pictures are correct': comesTrue,
  speed: measureSpeed,
};

/** Takes a game through all of it, with each of its rule sets; what it does wrong is reported, and nothing is thrown. */
export function* checkGame(
  loaded: LoadedGame,
  { rules: game, folder }: Pick<OutsideParts, 'rules' | 'folder'>,
  limits: Limits,
): Generator<GameCheckStep> {
  const reported = new Set<string>();
  for (const rules of game.original ? RULE_SETS : (['text'] as const)) {
    const subject = { game, loaded, folder, limits, rules, config: loaded.configure(rules) };
    for (const [title, run] of Object.entries(rules === 'text' ? { ...STEPS, ...TEXT_STEPS } : STEPS)) {
      const name = nameStep(title, rules);
      try {
        yield { name, kind: 'passed', note: run(subject) ?? '' };
      } catch (error) {
        const note = describe(error as Error, folder);
        yield { name, kind: 'failed', note: reported.has(note) ? 'the same' : note };
        reported.add(note);
        // Every other step would wait for it as long.
        if (error instanceof GameError && error.cause instanceof OutOfTime) return;
      }
    }
  }
}

const nameStep = (title: string, rules: RuleSet): string => (rules === 'text' ? title : `${title} (rule set ${rules})`);

/** What is wrong with a file of the author's comes with what to do, what throws with its line if that is the author's. */
function describe(error: Error, folder: string): string {
  if (error instanceof UsageError) return `${error.message}; ${error.hint}`;
  const place = error instanceof GameError ? error.place : '';
  return place.includes(folder) ? `${error.message}, ${place}` : error.message;
}
