// Matches that other people's players played with the published program: the orders are fed in round by round. They are
// not ours, so they are not in the repository.
import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { Turn } from '../../engine/core/game.ts';
import { SeededGenerator } from '../../engine/core/generator.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { crematoria } from '../../engine/games/crematoria/crematoria.ts';
import type { Crematoria, CrematoriaOrder } from '../../engine/games/crematoria/types.ts';
import { DIRECTIONS } from '../../engine/games/crematoria/vocabulary.ts';
import { findGame } from '../../engine/registry.ts';
import { findRecorded } from './find-recorded.ts';

interface RecordedRound {
  /** The board's generator just before the round is resolved. */
  readonly rng: number;
  readonly orders: ByPlayer<CrematoriaOrder[]>;
}

interface Recording {
  readonly seed: number;
  readonly names: ByPlayer<string>;
  readonly replay: string;
  readonly rounds: readonly RecordedRound[];
  readonly lastRng: number;
}

const { folder, files } = findRecorded('crematoria');
const matches = files.flatMap((file) => /^(.*)\.orders\.gz$/.exec(file)?.[1] ?? []);

describe.each(matches)('%s', { timeout: 60_000 }, (name) => {
  const recording = readRecording(name);
  const config = readFileSync(`${folder}/default.cnf`, 'utf8');

  test('the whole replay, line by line', () => {
    const game = findGame('crematoria');
    const match = game.start(game.configure('original', config), recording.seed);
    const pieces = [match.replayHeader(recording.names)];
    for (const { orders } of recording.rounds) {
      match.play(orders);
      pieces.push(match.replayRound());
    }
    const actual = pieces.join('').split('\n');
    const expected = recording.replay.split('\n');
    const line = expected.findIndex((text, index) => text !== actual[index]);
    expect({ line, text: actual[line] }).toEqual({ line: -1, text: undefined });
    expect(actual.length).toBe(expected.length);
    expect(match.isOver).toBe(true);
  });

  test('every draw of every round', () => {
    const settings = { ...crematoria.text.parseConfig(config), ...crematoria.original };
    const rng = new SeededGenerator(recording.seed);
    const state = crematoria.generate(settings, rng);
    for (const [round, { rng: before, orders }] of recording.rounds.entries()) {
      expect({ round, rng: rng.state }).toEqual({ round, rng: before });
      const intakes = byPlayer((player) => crematoria.takeOrders(state, player, orders[player], settings));
      const accepted = byPlayer((player) => intakes[player].accepted);
      const refused = byPlayer((player) => intakes[player].refused);
      const turn: Turn<Crematoria> = {
        config: settings,
        state,
        rng,
        orders: accepted,
        refused,
        moves: [],
        isWatched: false,
        emit() {},
      };
      for (const phase of crematoria.round) phase(turn);
      state.round += 1;
    }
    expect(rng.state).toBe(recording.lastRng);
  });
});

function readRecording(name: string): Recording {
  const replay = gunzipSync(readFileSync(`${folder}/${name}.res.gz`)).toString();
  const asked = gunzipSync(readFileSync(`${folder}/${name}.orders.gz`)).toString();
  const names = /^names\s+(.*)$/m.exec(replay)![1]!.split(' ') as ByPlayer<string>;
  const blocks = asked.split(/^round /m).slice(1);
  return {
    seed: Number(/^Seed (\d+)$/m.exec(replay)![1]),
    names,
    replay,
    rounds: blocks.map((block) => readRound(block.split('\n'))),
    lastRng: Number(/^end rng (\d+)$/m.exec(asked)![1]),
  };
}

function readRound([head, ...players]: string[]): RecordedRound {
  return { rng: Number(/rng (\d+)$/.exec(head!)![1]), orders: byPlayer((player) => readOrders(players[player]!)) };
}

/** "player count id:dir id:dir …" */
function readOrders(line: string): CrematoriaOrder[] {
  const [, , ...orders] = line.trim().split(' ');
  return orders.flatMap((order) => {
    const [unit, direction] = order.split(':').map(Number);
    const dir = DIRECTIONS[direction!];
    // A number that is no direction never gets past the schema; the published program ignores it too.
    return dir === undefined ? [] : [{ unit: unit!, dir }];
  });
}
