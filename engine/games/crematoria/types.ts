import type { CrematoriaOrder } from '../../../protocol/types/games/crematoria/answer.ts';
import type { CrematoriaConfig } from '../../../protocol/types/games/crematoria/config.ts';
import type { CrematoriaEvent } from '../../../protocol/types/games/crematoria/event.ts';
import type { CrematoriaState as CrematoriaMessage } from '../../../protocol/types/games/crematoria/state.ts';
import type { Phase, Turn } from '../../core/game.ts';
import type { CrematoriaState } from './state.ts';

export interface Crematoria {
  config: CrematoriaConfig;
  state: CrematoriaState;
  view: Pick<CrematoriaMessage, 'board' | 'owners' | 'gems' | 'units' | 'landings' | 'night' | 'groups'>;
  order: CrematoriaOrder;
  move: CrematoriaOrder;
  event: CrematoriaEvent;
}

export type CrematoriaPhase = Phase<Crematoria>;
export type CrematoriaTurn = Turn<Crematoria>;
export type { CrematoriaConfig, CrematoriaEvent, CrematoriaOrder };
