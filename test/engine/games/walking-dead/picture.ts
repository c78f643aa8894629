// Towns as text. X debris, . street, 0-3 street owned by that clan, M food, Z zombie, a b c d living units of clans 0 to
// 3, A B C D their dead. The picture is the top left corner of the board; the rest of the board is debris. Units have
// their ids in reading order.
import type { Generator } from '../../../../engine/core/generator.ts';
import type { Refusal, RuleSet } from '../../../../engine/core/game.ts';
import { byPlayer, type ByPlayer } from '../../../../engine/core/players.ts';
import { CELLS, toCell } from '../../../../engine/games/walking-dead/board.ts';
import { defaults, original } from '../../../../engine/games/walking-dead/defaults.ts';
import {
  bringToLife,
  cloneState,
  makeEmptyState,
  makeMap,
  putUnit,
  setOwner,
  updateStrength,
  type WalkingDeadState,
} from '../../../../engine/games/walking-dead/state.ts';
import { takeOrders } from '../../../../engine/games/walking-dead/take-orders.ts';
import type {
  WalkingDeadConfig,
  WalkingDeadMove,
  WalkingDeadPhase,
} from '../../../../engine/games/walking-dead/types.ts';
import { DEAD, LIVING, NOBODY, ZOMBIE, type Direction } from '../../../../engine/games/walking-dead/vocabulary.ts';
import { lowest } from '../../core/scripted-generator.ts';

const LIVING_LETTERS = 'abcd';
const DEAD_LETTERS = 'ABCD';

export interface Town {
  readonly state: WalkingDeadState;
  readonly height: number;
  readonly width: number;
}

export interface Played extends Town {
  readonly picture: string;
  readonly moves: readonly WalkingDeadMove[];
  /** Why orders were refused, in the order of the players. */
  readonly reasons: string[];
}

interface Circumstances {
  orders?: readonly WalkingDeadMove[];
  rng?: Generator;
  config?: Partial<WalkingDeadConfig>;
}

export function configOf(rules: RuleSet, changes: Partial<WalkingDeadConfig> = {}): WalkingDeadConfig {
  return { ...defaults, ...(rules === 'original' ? original : {}), rules, ...changes };
}

export const order = (unit: number, dir: Direction): WalkingDeadMove => ({ unit, dir });

/** A picture without the indentation it has in the source. */
export function picture(text: string | TemplateStringsArray): string {
  const lines = (typeof text === 'string' ? text : text.join('')).trim().split('\n');
  return lines.map((line) => line.trim()).join('\n');
}

export function town(text: string | TemplateStringsArray): Town {
  const rows = picture(text).split('\n');
  const letters = rows.flatMap((row, i) => [...row].map((letter, j) => ({ letter, cell: toCell(i, j) })));
  const debris = new Int8Array(CELLS).fill(1);
  for (const { letter, cell } of letters) if (letter !== 'X') debris[cell] = 0;
  const units = letters.filter(({ letter }) => /[a-dA-DZ]/.test(letter));
  const state = makeEmptyState(makeMap(debris), units.length);
  for (const [id, { letter, cell }] of units.entries()) placeUnit(state, id, letter, cell);
  for (const { letter, cell } of letters) {
    if (letter === 'M') state.food[cell] = 1;
    if (/[0-3]/.test(letter)) setOwner(state, cell, Number(letter));
  }
  return { state, height: rows.length, width: rows[0]!.length };
}

function placeUnit(state: WalkingDeadState, id: number, letter: string, cell: number): void {
  if (LIVING_LETTERS.includes(letter)) return bringToLife(state, id, LIVING_LETTERS.indexOf(letter), cell);
  if (letter !== 'Z') {
    state.type[id] = DEAD;
    state.clan[id] = DEAD_LETTERS.indexOf(letter);
    state.turns[id] = defaults.turnsToZombie;
  }
  putUnit(state, id, cell);
}

/** A town in which each clan has so many strength points. */
export function withStrengthPoints(before: Town, ...points: ByPlayer<number>): Town {
  before.state.strengthPoints.set(points);
  updateStrength(before.state);
  return before;
}

/** A town in which fights are fought with these strengths, as long as nobody eats or dies. */
export function withStrength(before: Town, ...strength: ByPlayer<number>): Town {
  const { living } = before.state;
  return withStrengthPoints(before, ...byPlayer((clan) => strength[clan] * Math.max(1, living[clan]!)));
}

/** Plays one phase, or several, on a copy of a town. Orders are given by the clan the unit belongs to. */
export function play(phases: WalkingDeadPhase | WalkingDeadPhase[], before: Town, given: Circumstances = {}): Played {
  const state = cloneState(before.state);
  const intakes = byPlayer((player) =>
    takeOrders(
      state,
      player,
      (given.orders ?? []).filter(({ unit }) => state.clan[unit] === player),
    ),
  );
  const moves: WalkingDeadMove[] = [];
  const refused = byPlayer<Refusal[]>((player) => intakes[player].refused);
  const turn = {
    config: configOf('text', given.config),
    state,
    rng: given.rng ?? lowest(),
    orders: byPlayer((player) => intakes[player].accepted),
    moves,
    refused,
    isWatched: false,
    emit() {},
  };
  for (const phase of [phases].flat()) phase(turn);
  const after = { ...before, state };
  return { ...after, picture: draw(after), moves, reasons: refused.flat().map(({ reason }) => reason) };
}

export function draw({ state, height, width }: Town): string {
  const rows = Array.from({ length: height }, (_, i) =>
    Array.from({ length: width }, (_, j) => findLetter(state, toCell(i, j))).join(''),
  );
  return rows.join('\n');
}

function findLetter(state: WalkingDeadState, cell: number): string {
  const unit = state.occupant[cell]!;
  if (unit !== NOBODY && state.type[unit] === ZOMBIE) return 'Z';
  if (unit !== NOBODY) return (state.type[unit] === LIVING ? LIVING_LETTERS : DEAD_LETTERS)[state.clan[unit]!]!;
  if (state.food[cell]) return 'M';
  if (state.map.debris[cell]) return 'X';
  return state.owner[cell] === NOBODY ? '.' : String(state.owner[cell]);
}
