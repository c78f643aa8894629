// The oracle: replays made by the published programs. One wrong rule, one draw too many, and a figure changes.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../engine/core/generator.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { IS_THOROUGH } from '../thorough.ts';
import type { GoldenPlayer } from './golden-player.ts';
import { loadEngine } from './load-engine.ts';

interface GoldenTable {
  players: ByPlayer<string>;
  config: string;
  rows: [seed: number, sha256: string, bytes: number, scores?: ByPlayer<number>][];
}

interface GoldenPlayers<View, Order> {
  readonly walker: GoldenPlayer<View, Order>;
  readonly seeker: GoldenPlayer<View, Order>;
  /** A player that goes on in the sequence of the C library which the map was drawn from. */
  readonly makeShuffler?: (randCalls: number) => GoldenPlayer<View, Order>;
}

const { findGame } = await loadEngine();
const tables = new URL('tables/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, tables));
const readTable = (name: string): GoldenTable => JSON.parse(read(name).toString()) as GoldenTable;

/** Outside of CI every third row is played. */
const THINNED = 3;

/** Tests that a game reproduces every row of its golden tables, with the two players of those tables. */
export function describeGolden<View, Order extends object>(id: string, players: GoldenPlayers<View, Order>): void {
  const files = readdirSync(tables).filter((file) => file.startsWith(`${id}.`));

  describe.each(files.filter((file) => file.endsWith('.json')))('%s', (name) => {
    const table = readTable(name);
    test.each(table.rows.filter((_, index) => IS_THOROUGH || index % THINNED === 0))(
      'seed %i',
      (seed, sha256, bytes, scores) => {
        const played = play(table, seed);
        expect(Buffer.byteLength(played.replay)).toBe(bytes);
        if (scores !== undefined) expect(played.scores).toEqual(scores);
        expect(createHash('sha256').update(played.replay).digest('hex')).toBe(sha256);
      },
    );
  });

  // The whole replay of one seed: when a figure above is wrong, this shows the first line that differs.
  test.each(files.filter((file) => file.endsWith('.s1.res.gz')))('%s line by line', (file) => {
    const expected = gunzipSync(read(file)).toString().split('\n');
    const actual = play(readTable(file.replace('.s1.res.gz', '.json')), 1).replay.split('\n');
    const line = expected.findIndex((text, index) => text !== actual[index]);
    expect({ line, text: actual[line] }).toEqual({ line: -1, text: undefined });
    expect(actual.length).toBe(expected.length);
  });

  function play(table: GoldenTable, seed: number): { replay: string; scores: ByPlayer<number> } {
    const game = findGame(id)!;
    // The default configuration of each game is our own default; other maps lie beside the tables.
    const text = table.config === 'default.cnf' ? undefined : read(table.config).toString();
    const match = game.start(game.configure('original', text), seed);
    const seats = byPlayer((player) => {
      if (table.players[player] === 'Shuffler') return players.makeShuffler!(match.randCalls());
      return table.players[player] === 'Walker' ? players.walker : players.seeker;
    });
    const generators = byPlayer((player) => new SeededGenerator(match.botSeed(player)));
    const pieces = [match.replayHeader(table.players)];
    while (!match.isOver) {
      const view = match.view() as View;
      match.play(byPlayer((player) => seats[player](view, player, generators[player])));
      pieces.push(match.replayRound());
    }
    return { replay: pieces.join(''), scores: match.scores() };
  }
}
