import type { Generator } from '../../engine/core/generator.ts';
import type { Player } from '../../engine/core/players.ts';

/** A player of the golden tables: its orders follow from what it sees and from its own generator alone. */
export type GoldenPlayer<View, Order> = (view: View, me: Player, rng: Generator) => Order[];
