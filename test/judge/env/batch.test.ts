import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { GAMES } from '../../../engine/registry.ts';
import { PLAYERS } from '../../../engine/core/players.ts';
import type { EnvArray, EnvBatchInfo } from '../../../protocol/types/env/response.ts';
import { makeAsk, openSession } from './open-session.ts';

const folder = mkdtempSync(join(tmpdir(), 'minions-batch-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const READERS = {
  int8: (bytes: Buffer, at: number) => bytes.readInt8(at),
  uint8: (bytes: Buffer, at: number) => bytes.readUInt8(at),
  int16: (bytes: Buffer, at: number) => bytes.readInt16LE(at),
  int32: (bytes: Buffer, at: number) => bytes.readInt32LE(at),
  float64: (bytes: Buffer, at: number) => bytes.readDoubleLE(at),
} as const;

/** A batch in a file, read as another program reads it. */
function openBatch(game: string, options: object = {}, settings = {}) {
  const path = join(folder, `${game}-${Math.abs(JSON.stringify(options).length)}`);
  writeFileSync(path, '');
  const ask = makeAsk(openSession(game, settings));
  const answer = ask({ batch: { envs: 3, path, seed: 'a', ...options } });
  const info = answer['batch'] as EnvBatchInfo;
  const find = (name: string): EnvArray => info.arrays.find((array) => array.name === name)!;
  const read = (name: string, env: number): number[] => {
    const { dtype, offset, shape, strides } = find(name);
    const bytes = readFileSync(path);
    let places = [offset + env * strides[0]!];
    for (let axis = 1; axis < shape.length; axis++)
      places = places.flatMap((at) => Array.from({ length: shape[axis]! }, (_, one) => at + one * strides[axis]!));
    return places.map((at) => READERS[dtype](bytes, at));
  };
  const act = (env: number, player: number, unit: number, action: number): void => {
    const { offset, strides } = find('actions');
    const bytes = readFileSync(path);
    bytes.writeInt8(action, offset + env * strides[0]! + player * strides[1]! + unit);
    writeFileSync(path, bytes);
  };
  return { ask, answer, info, read, act, has: (name: string) => find(name) !== undefined };
}

// An agent that was trained with these numbers relies on them.
test.each([
  ['crematoria', 'Bottom BR Right RT Top TL Left LB Up Down'],
  ['walking-dead', 'Down Right Up Left'],
  ['ork-island', 'S E N W'],
])('%s: an action is a direction', (game, names) => {
  expect(openBatch(game, { envs: 1 }).info.actions).toEqual(names.split(' '));
});

describe.each(GAMES)('$title as numbers', (game) => {
  const config = { ...game.configure('text'), rounds: 6 };

  test('goes as the same matches one by one, with the orders that actions stand for, and then the next ones follow', () => {
    const { ask, info, read, act } = openBatch(game.id);
    const matches = [0, 1, 2].map((lane) => game.start(config, `a ${lane} 0`));
    act(0, 0, 0, 1);
    act(1, 2, 3, 2);
    for (let round = 1; round <= config.rounds; round++) {
      for (const [lane, match] of matches.entries()) {
        const numbers = match.numbers!;
        const [player, unit, action] = [[0, 0, 1] as const, [2, 3, 2] as const][lane] ?? [0, 0, 0];
        const order = action === 0 ? [] : [numbers.makeOrder(unit, action - 1)];
        match.play([player === 0 ? order : [], [], player === 2 ? order : [], []]);
      }
      expect(ask({ batch: 'step' })).toEqual({ env: 0, batch: { ended: round === config.rounds ? 3 : 0 } });
      for (const [lane, match] of matches.entries()) expect(read('scores', lane)).toEqual(match.scores());
      if (round === config.rounds) break;
      for (const [lane, match] of matches.entries()) {
        const { words, fields } = match.numbers!;
        for (const { name, offset, length, kind } of fields) {
          const bytes = Buffer.from(words.buffer, words.byteOffset, words.byteLength);
          const size = { int8: 1, int16: 2, int32: 4 }[kind];
          const own = Array.from({ length }, (_, one) => READERS[kind](bytes, offset + one * size));
          expect([name, read(`state/${name}`, lane).slice(0, length)]).toEqual([name, own]);
        }
      }
    }
    const next = game.start(config, 'a 1 1');
    expect(read('over', 1)).toEqual([1]);
    expect(read('rounds', 1)).toEqual([next.round]);
    const letters = ((next.view() as { board: string[] | string[][] }).board.flat() as string[]).join('');
    expect(String.fromCharCode(...read('board', 1))).toBe(letters);
    expect(info.actions.length).toBeGreaterThan(3);
  });

  test('has masks of the legal orders, each of which is accepted', () => {
    const { info, read } = openBatch(game.id, { masks: true });
    const match = game.start(config, 'a 0 0');
    const mask = read('masks', 0);
    for (const player of PLAYERS) {
      const orders = game.legalOrders!(match.view(), player, config);
      expect(orders.length).toBeGreaterThan(0);
      for (const order of orders) {
        const [unit, action] = match.numbers!.findAction(order)!;
        const places = PLAYERS.map((one) => (one * info.units + unit) * info.actions.length + action);
        expect(places.map((place) => mask[place])).toEqual(PLAYERS.map((one) => Number(one === player)));
        expect(match.numbers!.makeOrder(unit, action)).toEqual(order);
        const given = PLAYERS.map((one) => (one === player ? [order] : [])) as [object[], object[], object[], object[]];
        expect(match.clone().play(given).accepted[player]).toEqual([order]);
      }
    }
  });
});

test('a match stays as it ended where no other is to follow', () => {
  const { ask, read } = openBatch('ork-island', { autoReset: false, masks: true, config: { rounds: 2 } });
  const game = GAMES.find(({ id }) => id === 'ork-island')!;
  const match = game.start({ ...game.configure('text'), rounds: 2 }, 'a 0 0');
  for (let round = 0; round < 2; round++) match.play([[], [], [], []]);
  const ended = [0, 1, 2].map(() => (ask({ batch: 'step' })['batch'] as { ended: number }).ended);
  expect(ended).toEqual([0, 3, 0]);
  const { words, fields } = match.numbers!;
  const cell = fields.find(({ name }) => name === 'cell')!;
  const own = Array.from({ length: cell.length }, (_, one) =>
    Buffer.from(words.buffer, words.byteOffset, words.byteLength).readInt16LE(cell.offset + one * 2),
  );
  expect(read('state/cell', 0).slice(0, cell.length)).toEqual(own);
  expect([read('rounds', 0), read('over', 0), read('rewards', 0)]).toEqual([[match.round], [1], [0, 0, 0, 0]]);
  expect(read('scores', 0)).toEqual(match.scores());
  expect(read('masks', 0)).not.toContain(1);
});

test('without states there are points only', () => {
  const { has, ask, read } = openBatch('ork-island', { observe: false });
  expect([has('state/cell'), has('board'), has('rewards')]).toEqual([false, false, true]);
  ask({ batch: 'step' });
  expect(read('rounds', 0)).toEqual([1]);
});

test.each([
  [{ batch: 'step' }, 'there is no batch; begin one with'],
  [{ batch: { envs: 0, path: 'x' } }, 'batch'],
  [{ batch: { envs: 1, path: '/nowhere/at/all' } }, 'cannot be opened'],
  [{ batch: { envs: 1, path: 'x', seed: 'with a space' } }, 'seed'],
])('%j is answered with an error', (request, sentence) => {
  expect(makeAsk(openSession('ork-island'))(request)['error']).toContain(sentence);
});
