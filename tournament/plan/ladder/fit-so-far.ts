import { indexTables } from '../../ratings/indexed-table.ts';
import type { PlayedTable } from '../../ratings/played-table.ts';
import { makeChoices } from '../../ratings/choices.ts';
import { findPlainCovariance } from '../../ratings/covariance.ts';
import { fitWorths } from '../../ratings/fit-worths.ts';
import { makeRanking, orderTables } from '../../ratings/ranking.ts';

/** What is known of a field: the worths of its bots, and how they may be off together. */
export interface KnownWorths {
  findWorth(bot: string): number;
  findCovariance(first: string, second: string): number;
}

/** Also bots that never played have a worth and an uncertainty, thanks to the ghost. */
export function fitSoFar(field: readonly string[], played: readonly PlayedTable[]): KnownWorths {
  const bots = [...new Set([...field, ...played.flatMap(({ seats }) => seats)])];
  const places = new Map(bots.map((bot, place) => [bot, place]));
  const tables = indexTables(bots, played);
  const rankings = orderTables(tables).map((at) => makeRanking(tables[at]!));
  const evidence = { bots: bots.length, choices: makeChoices(rankings), ghost: 0.5 };
  const { parameters } = fitWorths(evidence);
  const { size, matrix } = findPlainCovariance(evidence, parameters);
  return {
    findWorth: (bot) => parameters[places.get(bot)!]!,
    findCovariance: (first, second) => matrix[places.get(first)! * size + places.get(second)!]!,
  };
}
