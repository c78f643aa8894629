// Whole matches recorded by the published program, with players nobody here wrote. The data stays outside the project.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { DIRECTIONS } from '../../engine/games/walking-dead/vocabulary.ts';
import { findGame } from '../../engine/registry.ts';
import { findRecorded } from './find-recorded.ts';
import type { WalkingDeadMove } from '../../protocol/types/games/walking-dead/state.ts';

const { folder, files } = findRecorded('walking-dead');
const matches = files.flatMap((file) => /^(.*)\.orders\.gz$/.exec(file)?.[1] ?? []);

test.each(matches)('the recorded match %s line by line', (name) => {
  const expected = read(`${name}.res.gz`).split('\n');
  const actual = replay(Number(name.split('.s')[1]), expected, readOrders(name)).split('\n');
  const line = expected.findIndex((text, index) => text !== actual[index]);
  expect({ line, text: actual[line] }).toEqual({ line: -1, text: undefined });
  expect(actual.length).toBe(expected.length);
});

function replay(seed: number, recorded: readonly string[], orders: readonly ByPlayer<WalkingDeadMove[]>[]): string {
  const game = findGame('walking-dead');
  const match = game.start(game.configure('original', read('default.cnf')), seed);
  const names = recorded
    .find((line) => line.startsWith('names'))!
    .trim()
    .split(/\s+/)
    .slice(1);
  const pieces = [match.replayHeader(names as ByPlayer<string>)];
  for (const round of orders) {
    match.play(round);
    pieces.push(match.replayRound());
  }
  return pieces.join('');
}

/** What was asked in each round: a line `round …`, then for each player its number, a count, and `id:direction` …. */
function readOrders(name: string): ByPlayer<WalkingDeadMove[]>[] {
  const rounds = read(`${name}.orders.gz`)
    .split(/^round .*\n/m)
    .slice(1);
  return rounds.map((round) => {
    const lines = round.split('\n').map((line) => line.split(' ').slice(2));
    return byPlayer((player) => lines[player]!.map(parseOrder));
  });
}

/** Players of the published game can ask for diagonals. They fail, but take a turn. */
function parseOrder(text: string): WalkingDeadMove {
  const [unit, direction] = text.split(':').map(Number);
  const dir = DIRECTIONS[direction!];
  if (unit === undefined || dir === undefined) throw new Error(`"${text}" is not an order`);
  return { unit, dir };
}

function read(file: string): string {
  const bytes = readFileSync(resolve(folder, file));
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString();
}
