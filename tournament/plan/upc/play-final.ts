import { averageByBot } from '../average-by-bot.ts';
import { groupEquals } from '../group-equals.ts';
import type { PlanBuilder, Stage } from '../plan-builder.ts';

/**
 * Semifinals of up to four, and a final of four, with many matches each. Points for places are 4, 3, 2, 1, which is one
 * and three times the rank points: their order is the same, and those who tie share. Gives the places.
 */
export function* playFinal(
  builder: PlanBuilder,
  players: readonly string[],
  matches: number,
): Generator<Stage, string[][]> {
  if (players.length === 0) return [];
  const lots = builder.order('semifinals', players);
  const groups = Math.ceil(lots.length / 4);
  const semifinals = Array.from({ length: groups }, (_, at) => lots.filter((_, lot) => lot % groups === at));
  const points = groups > 1 ? yield* playGroups(builder, 'semifinals', semifinals, matches) : new Map<string, number>();
  const finalists = groups > 1 ? chooseFinalists(semifinals, points) : lots;
  const finalPoints = yield* playGroups(builder, 'final', [finalists], matches);
  const others = lots.filter((player) => !finalists.includes(player));
  return [...orderByPoints(finalists, finalPoints), ...orderByPoints(others, points)];
}

function* playGroups(
  builder: PlanBuilder,
  name: string,
  groups: readonly (readonly string[])[],
  matches: number,
): Generator<Stage, Map<string, number>> {
  const from = builder.next;
  const blocks = Math.ceil(matches / builder.definition.seats);
  const tables = groups.map((players) => builder.fillTable(players));
  yield { name, tables: Array.from({ length: blocks }, () => tables).flat() };
  return averageByBot(builder.findResults(from).flatMap((result) => result.tables));
}

/** As many of each semifinal as go into the final evenly, then the best of the others. */
function chooseFinalists(semifinals: readonly (readonly string[])[], points: ReadonlyMap<string, number>): string[] {
  const sort = (players: readonly string[]): string[] =>
    players.toSorted((a, b) => (points.get(b) ?? 0) - (points.get(a) ?? 0));
  const each = Math.floor(4 / semifinals.length);
  const sure = semifinals.flatMap((players) => sort(players).slice(0, each));
  const rest = sort(semifinals.flat().filter((player) => !sure.includes(player)));
  return [...sure, ...rest.slice(0, 4 - sure.length)];
}

function orderByPoints(players: readonly string[], points: ReadonlyMap<string, number>): string[][] {
  const find = (player: string): number => points.get(player) ?? 0;
  return groupEquals(
    players.toSorted((a, b) => find(b) - find(a)),
    find,
  );
}
