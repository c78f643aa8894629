// The bots of one name give the same orders on the same states in every language.
import { describe, expect } from 'vitest';
import { seedOfPlayer } from '../../engine/core/generator.ts';
import type { RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { GAMES, type PlayableGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/bot-limits.ts';
import { sharedState } from '../../judge/match/shared-state.ts';
import { makeStateLines } from '../../protocol/state-message.ts';
import { testWith } from '../test-with.ts';
import { startLineBot, type LineBot } from './line-bot.ts';

const LANGUAGES = ['javascript', 'python', 'cpp'];
const STATES = 200;

/** Player 0 is the bot in question, in all languages at once; the others keep the match lively. */
async function compare(game: PlayableGame, name: string, seed: number): Promise<number> {
  const twins = await Promise.all(LANGUAGES.map((language) => startLineBot(`${language}/${name}`)));
  const others = await Promise.all(['dummy', 'demo', 'dummy'].map(startLineBot));
  try {
    return await play(game, seed, twins, others);
  } finally {
    for (const bot of [...twins, ...others]) bot.end();
  }
}

async function play(game: PlayableGame, seed: number, twins: LineBot[], others: LineBot[]): Promise<number> {
  const match = game.start(game.configure('text'), seed);
  const bots = { names: byPlayer((player) => `bot${player}`), alive: byPlayer(() => true), timeMs: null };
  let last: RoundOutcome | undefined;
  let states = 0;
  while (!match.isOver) {
    const lines = makeStateLines(
      sharedState(match, bots, last),
      byPlayer((player) => seatState(match, player, last)),
    );
    const answers = await Promise.all(twins.map((twin) => twin.ask(lines[0]!)));
    expect(new Set(answers.map(normalise)), `round ${match.round}`).toEqual(new Set([normalise(answers[0]!)]));
    const rest = await Promise.all(others.map((other, index) => other.ask(lines[index + 1]!)));
    const orders = [answers[0]!, ...rest].map((answer) => (JSON.parse(answer) as { orders: object[] }).orders);
    last = match.play(orders as ByPlayer<object[]>);
    states += 1;
  }
  return states;
}

function seatState(match: { seed: number; config: object }, player: number, last: RoundOutcome | undefined) {
  const start = { seed: seedOfPlayer(match.seed, player), config: match.config, limits: DEFAULT_LIMITS };
  return { player, rejected: last?.refused[player as 0] ?? [], ...(last ? {} : { start }) };
}

/** Languages put spaces into JSON as they like. */
function normalise(answer: string): string {
  return JSON.stringify(JSON.parse(answer));
}

describe.each(GAMES)('$title', (game) => {
  for (const name of ['null', 'demo', 'dummy']) {
    testWith('python3', 'g++')(`${name} is the same bot in ${LANGUAGES.join(', ')}`, async () => {
      let states = 0;
      for (let seed = 1; states < STATES; seed++) states += await compare(game, name, seed);
      expect(states).toBeGreaterThanOrEqual(STATES);
    });
  }
});
