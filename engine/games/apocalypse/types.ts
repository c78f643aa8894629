import type {
  ApocalypseOrder,
  HelicopterOrder,
  ParachuterOrder,
  SoldierOrder,
} from '../../../protocol/types/games/apocalypse/answer.ts';
import type { ApocalypseConfig, ApocalypseMap } from '../../../protocol/types/games/apocalypse/config.ts';
import type { ApocalypseEvent } from '../../../protocol/types/games/apocalypse/event.ts';
import type { Phase, Turn } from '../../core/game.ts';
import type { ApocalypseState } from './state.ts';

export interface Apocalypse {
  config: ApocalypseConfig;
  state: ApocalypseState;
  /** What bots are sent is what a map file says: everything. */
  view: ApocalypseMap;
  order: ApocalypseOrder;
  move: ApocalypseOrder;
  event: ApocalypseEvent;
}

export type ApocalypsePhase = Phase<Apocalypse>;
export type ApocalypseTurn = Turn<Apocalypse>;
export type {
  ApocalypseConfig,
  ApocalypseEvent,
  ApocalypseMap,
  ApocalypseOrder,
  HelicopterOrder,
  ParachuterOrder,
  SoldierOrder,
};
