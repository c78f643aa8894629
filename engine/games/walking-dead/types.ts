import type { FixedMap, WalkingDeadConfig } from '../../../protocol/types/games/walking-dead/config.ts';
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
  /**
   * Wider than what bots can say: the players of the published game could ask for diagonals. Those fail, yet they use up
   * a turn, so a recorded match can only be played again with them.
   */
  order: WalkingDeadMove;
  move: WalkingDeadMove;
}

export type WalkingDeadPhase = Phase<WalkingDead>;
export type WalkingDeadTurn = Turn<WalkingDead>;
export type { FixedMap, WalkingDeadConfig, WalkingDeadMove };
