import type { FixedMap, WalkingDeadConfig } from '../../../protocol/types/games/walking-dead/config.ts';
import type { WalkingDeadEvent } from '../../../protocol/types/games/walking-dead/event.ts';
import type {
  WalkingDeadMove,
  WalkingDeadState as WalkingDeadMessage,
} from '../../../protocol/types/games/walking-dead/state.ts';
import type { Phase, Turn } from '../../core/game.ts';
import type { WalkingDeadState } from './state.ts';

export interface WalkingDead {
  config: WalkingDeadConfig;
  state: WalkingDeadState;
  view: Pick<WalkingDeadMessage, 'board' | 'owners' | 'units' | 'food' | 'clans'>;
  /** Diagonals fail, yet they take a turn: the published game lets its players ask for them. */
  order: WalkingDeadMove;
  move: WalkingDeadMove;
  event: WalkingDeadEvent;
}

export type WalkingDeadPhase = Phase<WalkingDead>;
export type WalkingDeadTurn = Turn<WalkingDead>;
export type { FixedMap, WalkingDeadConfig, WalkingDeadEvent, WalkingDeadMove };
