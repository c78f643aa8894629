import { byPlayer } from '../../../engine/core/players.ts';
import type { BaseBlock } from '../design/difference-counts.ts';
import { makeBaseBlocks } from '../design/make-base-blocks.ts';
import type { PlanBuilder, Stage } from '../plan-builder.ts';
import type { Table } from '../plan.ts';

/**
 * Cycle after cycle everybody who is in sits four times, once in each seat, and meets everybody as often as anybody
 * else. A bot that comes later plays the tables of the cycles it missed, and those alone.
 *
 * @param parts the numbers of cycles that are designed at once, as many as were wanted at the beginning and each time
 * that more were
 */
export function* planRoundRobin(
  builder: PlanBuilder,
  cycles: number,
  parts: readonly number[] = [cycles],
): Generator<Stage, undefined> {
  const present = new Set(builder.findField());
  const later = [...parts];
  let left = 0;
  let design: Design | undefined;
  for (let cycle = 1; ; cycle++) {
    yield* planColumns(builder, present, cycle - 1);
    if (cycle > cycles) return;
    if (left === 0) [left, design] = [later.shift()!, undefined];
    if (!design || !isSameField(design.field, builder.findField())) design = makeDesign(builder, left);
    left -= 1;
    yield { name: `cycle ${cycle}`, tables: design.cycles.shift()! };
  }
}

interface Design {
  readonly field: readonly string[];
  /** The tables of each cycle that is left. */
  readonly cycles: Table[][];
}

function makeDesign(builder: PlanBuilder, cycles: number): Design {
  const field = builder.findField();
  const places = [...field, ...Array<undefined>(Math.max(0, 4 - field.length))];
  const bots = builder.draw(`places from block ${builder.next} on`, places);
  const n = bots.length;
  const develop = (block: Readonly<BaseBlock>): Table[] =>
    bots.map((_, shift) => builder.fillTable(byPlayer((seat) => bots[(block[seat] + shift) % n])));
  return { field, cycles: makeBaseBlocks(n, cycles).map(develop) };
}

const isSameField = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** A bot that came since plays what it missed: four tables a cycle, its rivals in turn. */
function* planColumns(builder: PlanBuilder, present: Set<string>, cycles: number): Generator<Stage, void> {
  for (;;) {
    const newcomer = builder.findField().find((entrant) => !present.has(entrant));
    if (newcomer === undefined) return;
    present.add(newcomer);
    yield { name: 'a newcomer catches up', tables: makeColumn(builder, newcomer, 4 * cycles), subjects: [newcomer] };
  }
}

function makeColumn(builder: PlanBuilder, newcomer: string, tables: number): Table[] {
  const others = builder.findField().filter((entrant) => entrant !== newcomer);
  const rivals = builder.draw(`rivals of a newcomer from block ${builder.next} on`, others);
  return Array.from({ length: tables }, (_, at) => {
    const three = [0, 1, 2].map((step) => (step < rivals.length ? rivals[(3 * at + step) % rivals.length] : undefined));
    return builder.fillTable([...three.slice(0, at % 4), newcomer, ...three.slice(at % 4)]);
  });
}
