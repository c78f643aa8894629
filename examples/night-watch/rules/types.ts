import type { BaseConfig, BaseState, Phase } from 'minions-judge/engine';
import type { Cell, Direction } from './cells.ts';

type Setting = 'size' | 'walls' | 'cans' | 'sight' | 'reach' | 'health' | 'hitPoints' | 'lastPoints';
export type Config = BaseConfig & Record<Setting, number>;

export interface Guard {
  pos: Cell;
  /** 0 once it is out. */
  health: number;
  points: number;
}

export type State = BaseState & { board: string[]; guards: Guard[]; cans: Cell[] };

type Unit = { id: number; player: number; pos: Cell; health: number };
export type View = { board: string[]; units: Unit[]; cans: { pos: Cell }[]; lit: number[] | null };

export type Order = { do: 'walk' | 'throw'; dir: Direction };
/** `seenBy` is for `movesFor`; it is never sent to a bot. */
export type Move = Order & { player: number; seenBy?: number[] };
export type Event = { kind: 'attacked' | 'killed'; type: 'guard'; unit: number; player: number; at: Cell };
export type NightWatch = { config: Config; state: State; view: View; order: Order; move: Move; event: Event };
export type Rule = Phase<NightWatch>;
