import type { BaseConfig, BaseState, Phase } from 'minions-judge/engine';

export type Cell = readonly [row: number, column: number];

export const STEPS = { Up: [-1, 0], Right: [0, 1], Down: [1, 0], Left: [0, -1] } as const;
export type Direction = keyof typeof STEPS;
export const DIRECTIONS = Object.keys(STEPS) as Direction[];

export interface SnakesConfig extends BaseConfig {
  size: number;
  walls: number;
  fruits: number;
  length: number;
  absence: number;
  fruitPoints: number;
  crashPoints: number;
}

export interface Snake {
  /** From head to tail; none while it is away. */
  cells: Cell[];
  dir: Direction;
  /** So many cells are still to grow. */
  growing: number;
  /** Rounds until it comes back; 0 while it is on the board. */
  away: number;
  points: number;
  crashes: number;
}

/** Plain data: it can be cloned, compared and kept as it is. */
export interface SnakesState extends BaseState {
  board: string[];
  snakes: Snake[];
  fruits: Cell[];
}

export interface Snakes {
  config: SnakesConfig;
  state: SnakesState;
  view: SnakesView;
  order: { dir: Direction };
  move: { player: number; dir: Direction };
}

export interface SnakesView {
  board: string[];
  units: { id: number; player: number; type: 'snake'; pos: Cell; dir: Direction; cells: Cell[] }[];
  fruits: { pos: Cell }[];
  away: number[];
}

export type SnakesPhase = Phase<Snakes>;
