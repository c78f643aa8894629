// Whole matches recorded by the published program. They are not ours, so they lie outside the repository.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { DIRECTIONS } from '../../engine/games/ork-island/vocabulary.ts';
import { findRecorded } from './find-recorded.ts';
import type { OrkIslandOrder } from '../../protocol/types/games/ork-island/answer.ts';

const { folder, files } = findRecorded('ork-island');

const names = files.flatMap((file) => /^(.*)\.orders\.gz$/.exec(file)?.[1] ?? []);
test.each(names)('the recorded match %s', (name) => {
  const expected = unzip(`${name}.res.gz`);
  const played = replay(expected, unzip(`${name}.orders.gz`));
  let offset = 0;
  const different = played.findIndex((piece) => {
    const isSame = expected.startsWith(piece, offset);
    offset += piece.length;
    return !isSame;
  });
  // Piece 0 is the header with the map, piece r + 1 what round r adds.
  expect(different).toBe(-1);
  expect(offset).toBe(expected.length);
});

function unzip(file: string): string {
  return gunzipSync(readFileSync(join(folder, file))).toString();
}

function replay(recorded: string, orders: string): string[] {
  const game = findGame('ork-island');
  const config = game.configure('original', readFileSync(join(folder, 'default.cnf'), 'utf8'));
  const match = game.start(config, Number(/^Seed (\d+)$/m.exec(recorded)![1]));
  const names = /^names +(.*)$/m.exec(recorded)![1]!.split(' ') as ByPlayer<string>;
  const pieces = [match.replayHeader(names)];
  for (const round of orders.split(/^round \d+\n/m).slice(1)) {
    match.play(parseRound(round));
    pieces.push(match.replayRound());
  }
  expect(match.isOver).toBe(true);
  return pieces;
}

function parseRound(text: string): ByPlayer<OrkIslandOrder[]> {
  const blocks = text.split(/^player \d+\n/m).slice(1);
  return byPlayer((player) => parseOrders(blocks[player]!));
}

/** The protocol has no order to stay. As the first order of an ork it counts, so later ones are left out too. */
function parseOrders(block: string): OrkIslandOrder[] {
  const orders = new Map<number, number>();
  for (const [, unit, direction] of block.matchAll(/^(\d+) (\d+)$/gm)) {
    if (!orders.has(Number(unit))) orders.set(Number(unit), Number(direction));
  }
  return [...orders].flatMap(([unit, direction]) => {
    const dir = DIRECTIONS[direction];
    return dir ? [{ unit, dir }] : [];
  });
}
