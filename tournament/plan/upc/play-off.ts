import { averageByBot } from '../average-by-bot.ts';
import type { PlanBuilder, Stage } from '../plan-builder.ts';
import type { BlockResult, Table } from '../plan.ts';

/** Some never beat two rivals, not even of the house: after so many groupings that changed nothing, points decide. */
const PATIENCE = 8;

/** Puts one bot out in each round, until so many are left. */
export function* playOff(
  builder: PlanBuilder,
  players: readonly string[],
  wanted: number,
): Generator<Stage, { left: string[]; out: string[] }> {
  let left = [...players];
  const out: string[] = [];
  for (let round = 1; left.length > wanted; round++) {
    const last = yield* putOneOut(builder, left, round);
    // Who withdraws is out, and nobody else that round.
    const field = new Set(builder.findField());
    const gone = left.filter((player) => !field.has(player));
    out.push(...(gone.length > 0 ? gone : [last]));
    left = left.filter((player) => !out.includes(player));
  }
  return { left, out };
}

/** Groups of four: who beats two of three rivals is safe, the others are grouped again. With at most four left they
 * play until one is left behind. */
function* putOneOut(builder: PlanBuilder, players: readonly string[], round: number): Generator<Stage, string> {
  let unsafe = [...players];
  const points = new Map<string, number>();
  for (let grouping = 1, idle = 0; idle < PATIENCE; grouping++) {
    const from = builder.next;
    const lots = builder.draw(`play-off, round ${round}, grouping ${grouping}`, unsafe);
    yield { name: `play-off, round ${round}`, tables: makeGroups(builder, lots) };
    const outcomes = builder.findOutcomes(from);
    for (const { result } of outcomes) addPoints(points, result);
    const safe = new Set(outcomes.flatMap(({ table, result }) => findSafe(table, result)));
    const field = new Set(builder.findField());
    const unsaved = unsafe.filter((player) => !safe.has(player) && field.has(player));
    // The last few may all beat the house bots at their table: then the worst of them is left behind.
    const rest = unsaved.length > 0 ? unsaved : findWorst(unsafe, outcomes);
    if (rest.length === 1) return rest[0]!;
    idle = rest.length === unsafe.length ? idle + 1 : 0;
    unsafe = rest;
  }
  const find = (player: string): number => points.get(player) ?? 0;
  const lots = builder.draw(`play-off, round ${round}, nobody saved`, unsafe);
  return lots.reduce((worst, player) => (find(player) < find(worst) ? player : worst));
}

function findWorst(players: readonly string[], outcomes: readonly { result: BlockResult }[]): string[] {
  const means = averageByBot(outcomes.flatMap(({ result }) => result.tables));
  const find = (player: string): number => means.get(player) ?? 0;
  const least = Math.min(...players.map(find));
  return players.filter((player) => find(player) === least);
}

function makeGroups(builder: PlanBuilder, players: readonly string[]): Table[] {
  const groups = Math.ceil(players.length / 4);
  return Array.from({ length: groups }, (_, at) => builder.fillTable(players.slice(4 * at, 4 * at + 4)));
}

function addPoints(points: Map<string, number>, { tables }: BlockResult): void {
  for (const [bot, mean] of averageByBot(tables)) points.set(bot, (points.get(bot) ?? 0) + mean);
}

/** Who beat two of three rivals, over all matches of the block. */
function findSafe(table: Table, { tables }: BlockResult): string[] {
  const means = averageByBot(tables);
  return table.filter((bot) => table.filter((rival) => means.get(rival)! < means.get(bot)!).length >= 2);
}
