import type { BaseConfig, BaseState, Phase } from 'minions-judge/engine';
import type { Cell, Direction } from './cells.ts';

export interface Config extends BaseConfig {
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
  /** Cells that it has still to grow. */
  growing: number;
  /** Rounds until it comes back. */
  away: number;
  points: number;
}

export interface State extends BaseState {
  board: string[];
  snakes: Snake[];
  fruits: Cell[];
}

export interface View {
  board: string[];
  units: { id: number; player: number; pos: Cell; dir: Direction; cells: Cell[] }[];
  fruits: { pos: Cell }[];
  away: number[];
}

export type Order = { dir: Direction };
export type Snakes = { config: Config; state: State; view: View; order: Order; move: object };
export type Rule = Phase<Snakes>;
