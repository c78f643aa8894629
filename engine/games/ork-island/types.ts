import type { OrkIslandOrder } from '../../../protocol/types/games/ork-island/answer.ts';
import type { FixedMap, OrkIslandConfig } from '../../../protocol/types/games/ork-island/config.ts';
import type { OrkIslandEvent } from '../../../protocol/types/games/ork-island/event.ts';
import type {
  OrkIslandState as OrkIslandMessage,
  OrkIslandMove,
} from '../../../protocol/types/games/ork-island/state.ts';
import type { Phase, Turn } from '../../core/game.ts';
import type { OrkIslandState } from './state.ts';

export interface OrkIsland {
  config: OrkIslandConfig;
  state: OrkIslandState;
  view: Pick<OrkIslandMessage, 'board' | 'cities' | 'paths' | 'units'>;
  order: OrkIslandOrder;
  move: OrkIslandMove;
  event: OrkIslandEvent;
}

export type OrkIslandPhase = Phase<OrkIsland>;
export type OrkIslandTurn = Turn<OrkIsland>;
export type { FixedMap, OrkIslandConfig, OrkIslandEvent, OrkIslandMove, OrkIslandOrder };
