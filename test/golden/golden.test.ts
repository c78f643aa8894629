// The oracle: replays made by the published programs. One wrong rule, one draw too many, and a figure changes.
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ByPlayer } from '../../engine/core/players.ts';
import { GAMES, type PlayableGame } from '../../engine/registry.ts';
import { playGolden, type AnyGoldenPlayer } from './play-golden.ts';
import * as crematoria from './players/crematoria.ts';

interface GoldenTable {
  players: ByPlayer<string>;
  config: string;
  rows: [seed: number, sha256: string, bytes: number, scores: ByPlayer<number>][];
}

const PLAYERS_OF: Record<string, { walker: unknown; seeker: unknown }> = { crematoria };

const tables = new URL('tables/', import.meta.url);
const read = (name: string): Buffer => readFileSync(new URL(name, tables));

function play(game: PlayableGame, table: GoldenTable, seed: number): { replay: string; scores: ByPlayer<number> } {
  const { walker, seeker } = PLAYERS_OF[game.id]!;
  const players = table.players.map((name) => (name === 'Walker' ? walker : seeker)) as ByPlayer<AnyGoldenPlayer>;
  // The default configuration of each game is our own default; other maps lie beside the tables.
  const text = table.config === 'default.cnf' ? undefined : read(table.config).toString();
  const match = game.start(game.configure('original', text), seed);
  return { replay: playGolden(match, table.players, players), scores: match.scores() };
}

describe.each(GAMES)('$title gives the published replay', (game) => {
  const files = readdirSync(tables).filter((file) => file.startsWith(`${game.id}.`));
  const names = files.filter((file) => file.endsWith('.json'));

  test('has tables', () => expect(names.length).toBeGreaterThan(0));

  describe.each(names)('%s', (name) => {
    const table = JSON.parse(read(name).toString()) as GoldenTable;
    test.each(table.rows)('seed %i', (seed, sha256, bytes, scores) => {
      const played = play(game, table, seed);
      expect({ scores: played.scores, bytes: Buffer.byteLength(played.replay) }).toEqual({ scores, bytes });
      expect(createHash('sha256').update(played.replay).digest('hex')).toBe(sha256);
    });
  });

  // The whole replay of one seed: when a figure above is wrong, this shows the first line that differs.
  test.each(files.filter((file) => file.endsWith('.s1.res.gz')))('%s line by line', (file) => {
    const table = JSON.parse(read(file.replace('.s1.res.gz', '.json')).toString()) as GoldenTable;
    const expected = gunzipSync(read(file)).toString().split('\n');
    const actual = play(game, table, 1).replay.split('\n');
    const line = expected.findIndex((text, index) => text !== actual[index]);
    expect({ line, text: actual[line] }).toEqual({ line: -1, text: undefined });
    expect(actual.length).toBe(expected.length);
  });
});
