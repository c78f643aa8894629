import { ConfigError } from '../../core/config-error.ts';
import type { Generator } from '../../core/generator.ts';
import { PLAYERS } from '../../core/players.ts';
import { isWild, makeIsland, type Chart, type Island } from './island.ts';
import { generateMap } from './map/generate-map.ts';
import { spawnOrks } from './spawn-orks.ts';
import { makeEmptyState, type OrkIslandState } from './state.ts';
import type { FixedMap, OrkIslandConfig } from './types.ts';
import { LAND } from './vocabulary.ts';

export function generate(config: OrkIslandConfig, rng: Generator): OrkIslandState {
  const { rows, columns, map, orks } = config;
  const chart = map === 'GENERATOR1' ? generateMap(rows, orks, rng) : makeChart(map, columns);
  const island = makeIsland(chart, rows, columns);
  const players = PLAYERS.flatMap((player) => Array.from({ length: orks }, () => player));
  requireRoom(island, players.length);
  const state = makeEmptyState(island, players);
  const ids = [...players.keys()];
  // One player after another: each has the whole shore to draw from.
  for (const player of PLAYERS) spawnOrks({ state, config, rng }, ids.slice(player * orks, (player + 1) * orks));
  return state;
}

function makeChart({ board, cities, paths }: FixedMap, columns: number): Chart {
  const toCells = (positions: [number, number][]): number[] => positions.map(([row, column]) => row * columns + column);
  return {
    land: Int8Array.from([...board.join('')], (letter) => LAND[letter as keyof typeof LAND]),
    cities: cities.map(toCells),
    paths: paths.map(({ ends, cells }) => ({ ends, cells: toCells(cells) })),
  };
}

/** With a wild cell for every ork, a dead one always finds a place. */
function requireRoom({ land }: Island, orks: number): void {
  const wild = land.reduce((count, kind) => (isWild(kind) ? count + 1 : count), 0);
  if (wild >= orks) return;
  throw new ConfigError(
    `${orks} orks do not fit on ${wild} cells of grass, forest and sand`,
    'use fewer orks or a map with more land',
  );
}
