import { byPlayer } from '../../../engine/core/players.ts';
import type { BaseBlock } from '../design/difference-counts.ts';
import { makeBaseBlocks } from '../design/make-base-blocks.ts';
import type { Hall, Stage } from '../hall.ts';
import type { Table } from '../plan.ts';

/**
 * Cycle after cycle everybody who is in sits four times, once in each seat, and meets everybody as often as anybody
 * else. Who comes later plays the tables of the cycles it missed, and those alone.
 *
 * @param parts the numbers of cycles that are designed at once, as many as were wanted at the beginning and each time
 * that more were
 */
export function* planRoundRobin(
  hall: Hall,
  cycles: number,
  parts: readonly number[] = [cycles],
): Generator<Stage, undefined> {
  const present = new Set(hall.findField());
  const later = [...parts];
  let left = 0;
  let design: Design | undefined;
  for (let cycle = 1; ; cycle++) {
    yield* planColumns(hall, present, cycle - 1);
    if (cycle > cycles) return;
    if (left === 0) [left, design] = [later.shift()!, undefined];
    if (!design || !isSameField(design.field, hall.findField())) design = makeDesign(hall, left);
    left -= 1;
    yield { name: `cycle ${cycle}`, tables: design.cycles.shift()! };
  }
}

interface Design {
  readonly field: readonly string[];
  /** The tables of each cycle that is left. */
  readonly cycles: Table[][];
}

function makeDesign(hall: Hall, cycles: number): Design {
  const field = hall.findField();
  const places = [...field, ...Array<undefined>(Math.max(0, 4 - field.length))];
  const bots = hall.draw(`places from block ${hall.next} on`, places);
  const n = bots.length;
  const develop = (block: Readonly<BaseBlock>): Table[] =>
    bots.map((_, shift) => hall.fillTable(byPlayer((seat) => bots[(block[seat] + shift) % n])));
  return { field, cycles: makeBaseBlocks(n, cycles).map(develop) };
}

const isSameField = (a: readonly string[], b: readonly string[]): boolean => a.join() === b.join();

/** Who came since plays what it missed: four tables a cycle, its rivals in turn. */
function* planColumns(hall: Hall, present: Set<string>, cycles: number): Generator<Stage, void> {
  for (;;) {
    const newcomer = hall.findField().find((entrant) => !present.has(entrant));
    if (newcomer === undefined) return;
    present.add(newcomer);
    yield { name: 'a newcomer catches up', tables: makeColumn(hall, newcomer, 4 * cycles), subjects: [newcomer] };
  }
}

function makeColumn(hall: Hall, newcomer: string, tables: number): Table[] {
  const others = hall.findField().filter((entrant) => entrant !== newcomer);
  const rivals = hall.draw(`rivals of a newcomer from block ${hall.next} on`, others);
  return Array.from({ length: tables }, (_, at) => {
    const three = [0, 1, 2].map((step) => (step < rivals.length ? rivals[(3 * at + step) % rivals.length] : undefined));
    return hall.fillTable([...three.slice(0, at % 4), newcomer, ...three.slice(at % 4)]);
  });
}
