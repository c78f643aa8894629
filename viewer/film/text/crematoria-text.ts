import { byPlayer } from '../../../engine/core/players.ts';
import type { Crematoria } from '../../../engine/games/crematoria/types.ts';
import { UNIT_TYPES, type Direction } from '../../../engine/games/crematoria/vocabulary.ts';
import type { Frame } from '../film.ts';
import type { Settings, TextForm } from './text-form.ts';
import type { WordReader } from './word-reader.ts';

type View = Crematoria['view'];

const ROWS = 40;
const COLUMNS = 80;
const DIRECTIONS: Record<string, Direction> = {
  b: 'Bottom',
  w: 'BR',
  r: 'Right',
  x: 'RT',
  t: 'Top',
  y: 'TL',
  l: 'Left',
  z: 'LB',
  u: 'Up',
  d: 'Down',
  n: 'None',
};

export const crematoriaText: TextForm = {
  game: 'crematoria',
  title: 'Crematoria',
  frame: readFrame,
  moves(words) {
    const moves: object[] = [];
    words.keyword('movements');
    for (let unit = words.number(); unit !== -1; unit = words.number()) {
      moves.push({ unit, dir: DIRECTIONS[words.word()] ?? 'None' });
    }
    return moves;
  },
};

function readFrame(words: WordReader, settings: Settings): Frame {
  const caves = Array.from({ length: ROWS }, () => words.word());
  const outside = Array.from({ length: ROWS }, () => words.word());
  words.keyword('round');
  const round = words.number();
  const cells = words.figures('nb_cells');
  const gems = words.figures('nb_gems');
  const status = words.figures('status');
  const people = readUnits(words, settings);
  const count = (player: number, type: string): number =>
    people.units.filter((unit) => unit.player === player && unit.type === type).length;
  const view: View = {
    board: [caves.map((row) => row.replace(/[0-3]/g, 'C')), outside.map((row) => row.replaceAll('G', 'O'))],
    owners: caves.map((row) => row.replace(/[^0-3]/g, '.')),
    gems: gemsOf(outside),
    ...people,
    night: [(2 * round) % COLUMNS, (2 * round + COLUMNS / 2 - 1) % COLUMNS],
    groups: byPlayer((player) => ({
      cells: cells[player],
      gems: gems[player],
      pioneers: count(player, 'pioneer'),
      furyans: count(player, 'furyan'),
    })),
  };
  const gemValue = settings.get('gem_value') ?? 30;
  return { view, scores: byPlayer((player) => cells[player] + gemValue * gems[player]), status };
}

function readUnits(words: WordReader, settings: Settings): Pick<View, 'units' | 'landings'> {
  const of = (name: string, usual: number): number => settings.get(name) ?? usual;
  const people = 4 * (of('nb_furyans', 5) + of('nb_pioneers', 15));
  const size = people + of('max_nb_necromongers', 10) + of('nb_hellhounds', 3);
  const units: View['units'] = [];
  const landings: View['landings'] = [];
  for (let id = 0; id < size; id++) {
    const type = UNIT_TYPES['pfnh'.indexOf(words.word())] ?? 'pioneer';
    const [player, health, turns, i, j, k] = words.numbers(6) as [number, number, number, number, number, number];
    const pos: [number, number, number] = [i, j, k];
    if (i < 0) continue;
    if (turns > 0) landings.push({ id, pos, turns });
    else units.push({ id, type, player, pos, ...(health > 0 ? { health } : {}) });
  }
  return { units, landings };
}

function gemsOf(outside: readonly string[]): View['gems'] {
  const gems: View['gems'] = [];
  for (const [i, row] of outside.entries()) {
    for (let j = row.indexOf('G'); j !== -1; j = row.indexOf('G', j + 1)) gems.push({ pos: [i, j, 1] });
  }
  return gems;
}
