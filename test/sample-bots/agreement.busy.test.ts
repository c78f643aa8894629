// The bots of one name give the same answers to the same states in every language.
import { execa } from 'execa';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect } from 'vitest';
import type { BaseConfig } from '../../engine/core/game.ts';
import type { ByPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { GAMES } from '../../engine/registry.ts';
import { findProgram } from '../../judge/prepare/find-program.ts';
import { ALL_ALIVE, NO_ORDERS, startDialogue } from '../dialogue/start-dialogue.ts';
import { testWith } from '../test-with.ts';
import { KITS } from './kits.ts';
import { startLineBot, type LineBot } from './line-bot.ts';
import { playLineMatch } from './line-match.ts';
import { preparePlain } from './prepare-plain.ts';

const BOTS = ['demo', 'rookie', 'dummy'];
const STATES = 60;

/** Every other state that player 0 saw in a real match, from its first to its last. */
async function makeVectors(game: PlayableGame): Promise<Uint8Array[]> {
  // In C++ where that is installed: it is the quickest.
  const kit = findProgram('g++') === undefined ? 'javascript' : 'cpp';
  const names = ['dummy', 'demo', 'dummy', 'dummy'].map((name) => `${kit}/${name}`);
  const bots = (await Promise.all(names.map(startLineBot))) as unknown as ByPlayer<LineBot>;
  const all: Uint8Array[] = [];
  await playLineMatch(game, 1, bots, (lines) => all.push(lines[0]!));
  for (const bot of bots) bot.end();
  const states = all.filter((_, n) => n % 2 === 0);
  return game.id === 'walking-dead' ? [...states, ...makeSmallTown(game)] : states;
}

/** A board of The Walking Dead with fewer rows and columns than usual, and units at its edges. */
function makeSmallTown(game: PlayableGame): Uint8Array[] {
  const map = {
    board: ['X01.', '..3.', '2..0'],
    units: [
      { id: 0, type: 'living', clan: 0, pos: [0, 1] },
      { id: 1, type: 'living', clan: 1, pos: [0, 2] },
      { id: 2, type: 'living', clan: 2, pos: [2, 0] },
      { id: 3, type: 'living', clan: 0, pos: [2, 3] },
      { id: 4, type: 'zombie', pos: [2, 2] },
    ],
    food: [{ pos: [1, 1] }],
  };
  const config = { ...game.configure('text'), rows: 3, columns: 4, rounds: 5, map } as BaseConfig;
  const states: Uint8Array[] = [];
  for (const dialogue = startDialogue(game, { config }); !dialogue.match.isOver; dialogue.play(NO_ORDERS)) {
    states.push(dialogue.makeLines(ALL_ALIVE)[0]);
  }
  return states;
}

/** All answers of a bot that gets all states at once. */
async function answersOf(spec: string, states: readonly Uint8Array[]): Promise<object[]> {
  const { file, args, folder } = await preparePlain(spec);
  const { stdout } = await execa(file, args, { cwd: folder, input: Buffer.concat(states), maxBuffer: 1e9 });
  return stdout.split('\n').map((line) => JSON.parse(line) as object);
}

describe.each(GAMES)('$title', (game) => {
  let states: Uint8Array[];
  const expected = new Map<string, object[]>();

  beforeAll(async () => {
    states = await makeVectors(game);
    for (const bot of BOTS) expected.set(bot, await answersOf(`javascript/${bot}`, states));
  }, 120_000);

  for (const [language, ...programs] of KITS.slice(1)) {
    for (const bot of BOTS) {
      testWith(...programs)(`${bot} is the same bot in ${language} as in JavaScript`, async () => {
        const answers = await answersOf(`${language}/${bot}`, states);
        expect(answers.length).toBeGreaterThanOrEqual(STATES);
        for (const [n, answer] of answers.entries()) {
          const same = expected.get(bot)![n];
          // Quicker than what explains a difference.
          if (!isDeepStrictEqual(answer, same)) expect(answer, `state ${n}`).toEqual(same);
        }
        expect(answers.length).toBe(expected.get(bot)!.length);
      });
    }
  }
});
