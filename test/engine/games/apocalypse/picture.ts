// A small board as text, for tests. The first character is the cell [1, 1]; everything around it is mountain.
//
//   ground   : forest   . grass   O water   X mountain
//            0-3 a soldier of that player on grass   a-d one of player 0-3 in a forest
//            * burning forest   , burning grass   ~ burning water
//            P a free post on grass   A-D a post of player 0-3 without a soldier
//   sky      1-8 the cells below that helicopter   v > ^ < its centre, and where it faces   . open sky
import type { ByPlayer, Player } from '../../../../engine/core/players.ts';
import { toCell, SIZE } from '../../../../engine/games/apocalypse/board.ts';
import { defaults } from '../../../../engine/games/apocalypse/defaults.ts';
import { covers, HELICOPTERS } from '../../../../engine/games/apocalypse/helicopters.ts';
import { makeStateFromMap } from '../../../../engine/games/apocalypse/make-state-from-map.ts';
import type { ApocalypseState } from '../../../../engine/games/apocalypse/state.ts';
import type { ApocalypseConfig, ApocalypseMap } from '../../../../engine/games/apocalypse/types.ts';
import { FACINGS, FOREST, LETTERS } from '../../../../engine/games/apocalypse/vocabulary.ts';

export type Place = [row: number, column: number];

export interface Scene {
  readonly state: ApocalypseState;
  readonly config: ApocalypseConfig;
  readonly rows: number;
  readonly columns: number;
}

interface Details {
  sky?: string;
  /** Rounds that the fires of the picture still burn. */
  fire?: number;
  /** Life of the soldiers of the picture. */
  life?: number;
  /** Value of the posts of the picture. */
  value?: number;
  /** Rounds to wait for napalm, and parachuters aboard, by helicopter id. */
  napalm?: Record<number, number>;
  parachuters?: Record<number, number[]>;
  config?: Partial<ApocalypseConfig>;
}

const ARROWS = 'v>^<';
const GROUND_ON = '0123PABCD,';
const FOREST_ON = 'abcd*';
const FIRST_SOLDIER = HELICOPTERS + 1;

/** A picture without its indentation and outer blank lines. */
export function drawn(picture: string): string {
  return linesOf(picture).join('\n');
}

function linesOf(picture: string): string[] {
  return picture
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

export function scene(picture: string, details: Details = {}): Scene {
  const lines = linesOf(picture);
  const config = { ...defaults, ...details.config };
  const places = lines.flatMap((line, row) =>
    [...line].map((sign, column) => ({ sign, pos: [row + 1, column + 1] as Place })),
  );
  const map: ApocalypseMap = {
    board: boardOf(lines),
    fire: places.filter(({ sign }) => '*,~'.includes(sign)).map(({ pos }) => ({ pos, rounds: details.fire ?? 3 })),
    posts: places
      .filter(({ sign }) => 'PABCD'.includes(sign))
      .map(({ sign, pos }) => ({ pos, value: details.value ?? config.highValue, owner: 'ABCD'.indexOf(sign) })),
    soldiers: places
      .filter(({ sign }) => /[0-3a-d]/.test(sign))
      .map(({ sign, pos }, index) => ({
        id: FIRST_SOLDIER + index,
        player: Math.max('0123'.indexOf(sign), 'abcd'.indexOf(sign)),
        pos,
        life: details.life ?? config.life,
      })),
    helicopters: helicoptersOf(linesOf(details.sky ?? ''), details),
  };
  const state = makeStateFromMap(map, config);
  state.score.fill(0);
  return { state, config, rows: lines.length, columns: lines[0]!.length };
}

function boardOf(lines: readonly string[]): string[] {
  const letterOf = (sign: string): string => {
    if (FOREST_ON.includes(sign)) return ':';
    if (GROUND_ON.includes(sign)) return '.';
    return sign === '~' ? 'O' : sign;
  };
  const rows = lines.map((line) => `X${[...line].map(letterOf).join('')}`.padEnd(SIZE, 'X'));
  return Array.from({ length: SIZE }, (_, row) => rows[row - 1] ?? 'X'.repeat(SIZE));
}

/** Helicopters that are not in the picture are parked far away. */
function helicoptersOf(
  sky: readonly string[],
  { napalm = {}, parachuters = {} }: Details,
): ApocalypseMap['helicopters'] {
  const found = new Map<number, { pos: Place; facing: number }>();
  for (const [row, line] of sky.entries()) {
    for (const [column, sign] of [...line].entries()) {
      if (!ARROWS.includes(sign)) continue;
      const id = Number(line[column - 1]);
      found.set(id, { pos: [row + 1, column + 1], facing: ARROWS.indexOf(sign) });
    }
  }
  return Array.from({ length: HELICOPTERS }, (_, index) => {
    const id = index + 1;
    const { pos, facing } = found.get(id) ?? { pos: [56, 3 + 6 * index] as Place, facing: 0 };
    return {
      id,
      player: Math.floor(index / 2),
      pos,
      facing: FACINGS[facing]!,
      napalm: napalm[id] ?? 0,
      parachuters: parachuters[id] ?? [],
    };
  });
}

const signs = ({ rows, columns }: Scene, signAt: (cell: number, place: Place) => string): string =>
  Array.from({ length: rows }, (_, i) =>
    Array.from({ length: columns }, (__, j) => signAt(toCell(i + 1, j + 1), [i + 1, j + 1])).join(''),
  ).join('\n');

/** The ground of a scene as a picture. */
export function ground(where: Scene): string {
  const { state } = where;
  return signs(where, (cell) => {
    const land = state.land[cell]!;
    const soldier = state.soldierAt[cell]!;
    const post = state.ground.postAt[cell]!;
    if (soldier >= 0) return (land === FOREST ? 'abcd' : '0123')[state.player[soldier]!]!;
    if (state.fire[cell]! > 0) return ' *,~'[land]!;
    if (post >= 0) return 'PABCD'[state.owner[post]! + 1]!;
    return LETTERS[land]!;
  });
}

/** The sky of a scene as a picture. */
export function sky(where: Scene): string {
  const { state } = where;
  return signs(where, (cell, place) => {
    for (let helicopter = 0; helicopter < HELICOPTERS; helicopter++) {
      if (state.centre[helicopter] === cell) return ARROWS[state.facing[helicopter]!]!;
      if (covers(state, helicopter, place)) return String(helicopter + 1);
    }
    return '.';
  });
}

/** What is in the picture at a place, in numbers. */
export function at({ state }: Scene, [row, column]: Place): { id?: number; life?: number; fire: number } {
  const cell = toCell(row, column);
  const soldier = state.soldierAt[cell]!;
  const fire = state.fire[cell]!;
  return soldier < 0 ? { fire } : { id: state.id[soldier]!, life: state.life[soldier]!, fire };
}

/** The parachuters of each player, by helicopter. */
export function aboard({ state }: Scene): ByPlayer<[number, number]> {
  const pair = (player: Player): [number, number] => [state.aboard[2 * player]!, state.aboard[2 * player + 1]!];
  return [pair(0), pair(1), pair(2), pair(3)];
}
