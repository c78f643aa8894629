import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { seedOfPlayer } from '../../engine/core/generator.ts';
import type { RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer } from '../../engine/core/players.ts';
import { GAMES, type PlayableGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { sharedState } from '../../dialogue/shared-state.ts';
import { describeError } from '../../protocol/describe-error.ts';
import { makeSentence } from '../../protocol/problem.ts';
import { validatorOf } from '../../protocol/validators.ts';
import { makeStateMessage } from '../../dialogue/state-message.ts';

const examples = fileURLToPath(new URL('../../protocol/examples/', import.meta.url));

const SEED = 1;

describe.each(GAMES)('$title', (game) => {
  const folder = join(examples, game.id);
  const filesIn = (part: string): string[] =>
    readdirSync(join(folder, part)).filter((file) => /^(state|answer|config)-/.test(file));

  test('has examples of both kinds', () => {
    expect(existsSync(folder)).toBe(true);
    expect(filesIn('valid').length).toBeGreaterThan(3);
    expect(filesIn('invalid').length).toBeGreaterThan(3);
  });

  test.each(filesIn('valid'))('valid/%s keeps to its schema', (file) => {
    expect(problemOf(game, join(folder, 'valid'), file)).toBeUndefined();
  });

  test('what the judge says of the invalid ones', async () => {
    const sentences = filesIn('invalid').map((file) => [file, problemOf(game, join(folder, 'invalid'), file)]);
    expect(sentences.filter(([, sentence]) => sentence === undefined)).toEqual([]);
    const text = `${JSON.stringify(Object.fromEntries(sentences), null, 2)}\n`;
    await expect(text).toMatchFileSnapshot(join(folder, 'invalid/sentences.json'));
  });

  test('the states are those of a real match', async () => {
    for (const [name, message] of Object.entries(realStates(game))) {
      await expect(makeReadable(message)).toMatchFileSnapshot(join(folder, `valid/state-${name}.json`));
    }
  });
});

function problemOf(game: PlayableGame, folder: string, file: string): string | undefined {
  const validate = validatorOf(`games/${game.id}/${file.split('-')[0]}`);
  if (validate(JSON.parse(readFileSync(join(folder, file), 'utf8')))) return undefined;
  return makeSentence(describeError(validate.errors));
}

function realStates(game: PlayableGame): { first: object; middle: object; last: object } {
  const match = game.start({ ...game.configure('text'), rounds: 40 }, SEED);
  const bots = {
    names: byPlayer((player) => `bot${player}`),
    alive: byPlayer(() => true),
    timeMs: DEFAULT_LIMITS.roundMs,
  };
  const stateFor = (player: number, last?: RoundOutcome): object => {
    const start = { seed: seedOfPlayer(SEED, player), config: match.config, limits: DEFAULT_LIMITS };
    return makeStateMessage(sharedState(match, bots, last), { player, rejected: [], ...(last ? {} : { start }) });
  };
  const play = (): RoundOutcome => match.play([[], [], [], []]);
  const first = stateFor(0);
  for (let round = 0; round < 20; round++) play();
  const middle = stateFor(1, play());
  while (match.played < 39) play();
  return { first, middle, last: stateFor(2, play()) };
}

/** One field of the message a line, lists item by item. */
function makeReadable(message: object): string {
  const fields = Object.entries(message).map(([name, value]) => {
    const items =
      Array.isArray(value) && typeof value[0] === 'object'
        ? value.map((item) => `\n    ${JSON.stringify(item)}`)
        : undefined;
    return `  ${JSON.stringify(name)}: ${items && items.length > 0 ? `[${items.join(',')}\n  ]` : JSON.stringify(value)}`;
  });
  return `{\n${fields.join(',\n')}\n}\n`;
}
