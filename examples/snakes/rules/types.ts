import type { BaseConfig, BaseState, Phase } from 'minions-judge/engine';
import type { Cell, Direction } from './cells.ts';

type Setting = 'size' | 'walls' | 'fruits' | 'length' | 'absence' | 'fruitPoints' | 'crashPoints';
export type Config = BaseConfig & Record<Setting, number>;

export interface Snake {
  /** From head to tail; none while it is away. */
  cells: Cell[];
  dir: Direction;
  /** Cells that it still has to grow. */
  growing: number;
  /** Rounds until it comes back. */
  away: number;
  points: number;
}

export type State = BaseState & { board: string[]; snakes: Snake[]; fruits: Cell[] };

type Unit = { id: number; player: number; pos: Cell; dir: Direction; cells: Cell[] };
export type View = { board: string[]; units: Unit[]; fruits: { pos: Cell }[]; away: number[] };

export type Order = { dir: Direction };
export type Snakes = { config: Config; state: State; view: View; order: Order; move: object };
export type Rule = Phase<Snakes>;
