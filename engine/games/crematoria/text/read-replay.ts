import { byPlayer, PLAYERS } from '../../../core/players.ts';
import type { ReplaySettings, ReplayTextReader, TextFrame } from '../../../core/replay-text.ts';
import type { WordReader } from '../../../core/word-reader.ts';
import { findFirstNightColumn, findLastNightColumn, ROWS } from '../board.ts';
import { defaults } from '../defaults.ts';
import type { Crematoria } from '../types.ts';
import { UNIT_TYPES } from '../vocabulary.ts';
import { DIRECTION_OF_LETTER, LETTER_OF_TYPE } from './letters.ts';
import { TITLE } from './settings.ts';

type View = Crematoria['view'];

export const crematoriaReplay: ReplayTextReader<View> = {
  title: TITLE,
  readFrame,
  readMoves(words) {
    const moves: object[] = [];
    words.keyword('movements');
    for (let unit = words.number(); unit !== -1; unit = words.number()) {
      moves.push({ unit, dir: DIRECTION_OF_LETTER.get(words.word()) ?? 'None' });
    }
    return moves;
  },
};

function readFrame(words: WordReader, settings: ReplaySettings): TextFrame<View> {
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
    gems: listGems(outside),
    ...people,
    night: [findFirstNightColumn(round), findLastNightColumn(round)],
    groups: byPlayer((player) => ({
      cells: cells[player],
      gems: gems[player],
      pioneers: count(player, 'pioneer'),
      furyans: count(player, 'furyan'),
    })),
  };
  const gemValue = settings.get('gem_value') ?? defaults.gemPoints;
  return { view, scores: byPlayer((player) => cells[player] + gemValue * gems[player]), status };
}

function readUnits(words: WordReader, settings: ReplaySettings): Pick<View, 'units' | 'landings'> {
  const find = (name: string, usual: number): number => settings.get(name) ?? usual;
  const people = PLAYERS.length * (find('nb_furyans', defaults.furyans) + find('nb_pioneers', defaults.pioneers));
  const others = find('max_nb_necromongers', defaults.necromongers) + find('nb_hellhounds', defaults.hellhounds);
  const units: View['units'] = [];
  const landings: View['landings'] = [];
  for (let id = 0; id < people + others; id++) {
    const type = UNIT_TYPES[LETTER_OF_TYPE.indexOf(words.word())] ?? 'pioneer';
    const [player, health, turns, i, j, k] = words.numbers(6) as [number, number, number, number, number, number];
    const pos: [number, number, number] = [i, j, k];
    if (i < 0) continue;
    if (turns > 0) landings.push({ id, pos, turns });
    else units.push({ id, type, player, pos, ...(health > 0 ? { health } : {}) });
  }
  return { units, landings };
}

function listGems(outside: readonly string[]): View['gems'] {
  const gems: View['gems'] = [];
  for (const [i, row] of outside.entries()) {
    for (let j = row.indexOf('G'); j !== -1; j = row.indexOf('G', j + 1)) gems.push({ pos: [i, j, 1] });
  }
  return gems;
}
