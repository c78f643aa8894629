import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { GAMES } from '../../engine/registry.ts';
import { describeError } from '../../protocol/describe-error.ts';
import { describeProblem } from '../../protocol/problem.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { ALL_ALIVE, NO_ORDERS, readState, startDialogue } from '../dialogue/start-dialogue.ts';

const examples = fileURLToPath(new URL('../../protocol/examples/', import.meta.url));

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
  const validate = findValidator(`games/${game.id}/${file.split('-')[0]}`);
  if (validate(JSON.parse(readFileSync(join(folder, file), 'utf8')))) return undefined;
  return describeProblem(describeError(validate.errors));
}

function realStates(game: PlayableGame): { first: object; middle: object; last: object } {
  const dialogue = startDialogue(game, { config: { ...game.configure('text'), rounds: 40 } });
  const stateFor = (player: number): object => readState(dialogue.makeLines(ALL_ALIVE)[player]!);
  const first = stateFor(0);
  for (let round = 0; round <= 20; round++) dialogue.play(NO_ORDERS);
  const middle = stateFor(1);
  while (!dialogue.match.isOver) dialogue.play(NO_ORDERS);
  return { first, middle, last: stateFor(2) };
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
