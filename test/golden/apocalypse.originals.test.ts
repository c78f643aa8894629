// Matches of other people's players, recorded by the published program. They are not ours to keep here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { ByPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { findRecorded } from './find-recorded.ts';
import type { ApocalypseOrder } from '../../protocol/types/games/apocalypse/answer.ts';

const INSTRUCTIONS = [undefined, 'forward1', 'forward2', 'counterclockwise', 'clockwise', 'napalm'] as const;

const { folder, files } = findRecorded('apocalypse');

const readGzip = (file: string): string => gunzipSync(readFileSync(join(folder, file))).toString();

test.each(files.filter((file) => file.endsWith('.res.gz')))('the recorded match %s is reproduced', (file) => {
  const [match, seed, map] = file.split('.') as [string, string, string];
  const expected = readGzip(file).split('\n');
  const rounds = parseOrders(readGzip(`${match}.${seed}.${map}.orders.gz`));
  const actual = replay(readFileSync(join(folder, `${map}.cnf`), 'utf8'), Number(seed.slice(1)), rounds, expected[5]!);
  const line = expected.findIndex((text, index) => text !== actual[index]);
  expect({ line, text: actual[line] }).toEqual({ line: -1, text: undefined });
  expect(actual.length).toBe(expected.length);
});

/** `names` is the line of the recording that names the players. */
function replay(map: string, seed: number, rounds: ByPlayer<ApocalypseOrder[]>[], names: string): string[] {
  const game = findGame('apocalypse');
  const match = game.start(game.configure('original', map), seed);
  const pieces = [match.replayHeader(names.split(/\s+/).slice(1) as ByPlayer<string>)];
  for (const orders of rounds) {
    match.play(orders);
    pieces.push(match.replayRound());
  }
  expect(match.isOver).toBe(true);
  return pieces.join('').split('\n');
}

function parseOrders(text: string): ByPlayer<ApocalypseOrder[]>[] {
  const rounds = text.split(/^round .*$/m).slice(1);
  return rounds.map(
    (round) =>
      round
        .split(/^player .*$/m)
        .slice(1)
        .map(parsePlayer) as ByPlayer<ApocalypseOrder[]>,
  );
}

/** Three lists, each ended by -1: `id i j` for soldiers, `id instruction` for helicopters, `i j` for parachuters. */
function parsePlayer(text: string): ApocalypseOrder[] {
  const lists = text.split(/^-1$/m).map((list) => list.split('\n').filter((line) => line !== ''));
  const [soldiers, helicopters, throws] = lists.map((list) => list.map((line) => line.split(' ').map(Number)));
  return [
    ...soldiers!.map(([soldier, i, j]) => ({ soldier: soldier!, to: [i!, j!] as [number, number] })),
    ...helicopters!.map(([helicopter, task]) => ({ helicopter: helicopter!, do: INSTRUCTIONS[task!]! })),
    ...throws!.map(([i, j]) => ({ parachuter: [i!, j!] as [number, number] })),
  ];
}
