import { expect, test } from 'vitest';
import { makeState, makeStateMessage } from '../../dialogue/state-message.ts';
import { GAMES } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import type { Parameters } from '../../protocol/types/common.ts';
import { ALL_ALIVE, NO_ORDERS, readState, startDialogue } from './start-dialogue.ts';

type Start = { start?: { parameters?: Parameters } };

test.each(GAMES)('$id: numbers left open are told to whom they belong, at the start and never again', (game) => {
  const dialogue = startDialogue(game, { parameters: [undefined, { hungry: 5, 'a-b_c': 0.5 }, undefined, {}] });
  const first = dialogue.makeLines(ALL_ALIVE).map((line) => (readState(line) as Start).start!);
  dialogue.checkLines();
  expect(first.map(({ parameters }) => parameters)).toEqual([undefined, { hungry: 5, 'a-b_c': 0.5 }, undefined, {}]);
  dialogue.play(NO_ORDERS);
  expect(dialogue.makeLines(ALL_ALIVE).map((line) => (readState(line) as Start).start)).toEqual(
    Array(4).fill(undefined),
  );
});

test('the line and the object say the same, in the same order', () => {
  const [game] = GAMES;
  const parameters = [{ x: 1 }, undefined, undefined, undefined] as [Parameters, undefined, undefined, undefined];
  const dialogue = startDialogue(game!, { parameters });
  const { names } = readState(dialogue.makeLines(ALL_ALIVE)[0]) as { names: [string, string, string, string] };
  const telling = { names, alive: ALL_ALIVE, limits: DEFAULT_LIMITS, parameters, timeMs: null, last: undefined };
  const state = makeState(makeStateMessage(dialogue.match, telling), 0) as { start: object };
  const line = readState(dialogue.makeLines(ALL_ALIVE)[0]) as { start: object };
  expect(Object.keys(state.start)).toEqual(['seed', 'parameters', 'config', 'limits']);
  expect(Object.keys(line.start)).toEqual(Object.keys(state.start));
});
