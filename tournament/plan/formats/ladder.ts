import type { PlanBuilder, Stage } from '../plan-builder.ts';
import { chooseTables } from '../ladder/choose-tables.ts';

/**
 * Goes on while bots come and go. It is planned in small batches, each from all results before it, so that the plan does
 * not depend on how many matches run at the same time. What was played already is not thought over again.
 */
export function* planLadder(builder: PlanBuilder, blocks: number): Generator<Stage, undefined> {
  while (builder.next <= blocks) {
    const field = builder.findField();
    if (field.length === 0) return;
    // Half of the field at a time: the bots about which a match says most.
    const count = Math.min(Math.ceil(field.length / 8), blocks - builder.next + 1);
    const tables = builder.findPlayedTables(count) ?? chooseTables(builder, field, count);
    yield { name: 'ladder', tables };
  }
}
