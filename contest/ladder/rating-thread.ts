// Ratings take time that nobody should wait for: they are computed in a thread, which keeps the matches it was sent.
import { parentPort } from 'node:worker_threads';
import type { PlayedTable } from '../../tournament/ratings/played-table.ts';
import { rateBots } from '../../tournament/ratings/rate-bots.ts';
import type { RatingRequest, RatingAnswer } from './rating-messages.ts';

const tables: PlayedTable[] = [];

parentPort!.on('message', ({ bots, more }: RatingRequest) => {
  tables.push(...more);
  // A bot that is alone has nobody to be compared with but the house.
  const isAlone = bots.filter(({ isRanked }) => isRanked).length < 2;
  const anchor = isAlone ? bots.find(({ isRanked }) => !isRanked)?.id : undefined;
  const { rows } = rateBots({ bots, tables, anchor });
  const answer: RatingAnswer = { rows, matches: tables.length };
  parentPort!.postMessage(answer, []);
});
