import type { Hall, Stage } from '../hall.ts';
import { chooseTables } from '../ladder/choose-tables.ts';

/**
 * Goes on while bots come and go. It is planned in small batches, each from all results before it, so that the plan does
 * not depend on how many matches run at the same time. What was played already is not thought over again.
 */
export function* planLadder(hall: Hall, blocks: number): Generator<Stage, undefined> {
  while (hall.next <= blocks) {
    const field = hall.findField();
    if (field.length === 0) return;
    // Half of the field at a time: the bots about which a match tells most.
    const count = Math.min(Math.ceil(field.length / 8), blocks - hall.next + 1);
    const tables = hall.findPlayedTables(count) ?? chooseTables(hall, field, count);
    yield { name: 'ladder', tables };
  }
}
