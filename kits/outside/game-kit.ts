import type { Game, KitFiles, RecordType } from '../kit-types/model.ts';
import type { DemoOrders } from './demo-orders.ts';

/** What a project for a game from outside is written from. */
export interface GameKit {
  readonly game: Game;
  /** The title as one line that ends no comment. */
  readonly title: string;
  /** The units in a state, if they say whose they are. */
  readonly units: RecordType | undefined;
  readonly orders: DemoOrders;
}

/** Writes the library of a game and the plan `demo`: texts by their paths in the project. */
export type WriteGame = (kit: GameKit) => KitFiles;

/** What is said of the plan at its head. */
export const aboutPlan = ({ orders }: GameKit): string =>
  orders.forms.length === 0
    ? 'Gives no orders: none could be drawn from the schema of orders. Say here what your bot does.'
    : `Gives ${orders.isForUnits ? 'each unit an order' : 'one order a round'}, drawn at random from what the schema allows. The rules refuse many of them.`;
