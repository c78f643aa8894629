// Ratings take time that nobody should wait for: they are computed in a thread, which keeps the matches it was sent.
import { parentPort } from 'node:worker_threads';
import { ratePackedField } from '../../tournament/ratings/large/rate-large-field.ts';
import { PackedTables } from '../../tournament/ratings/packed-tables.ts';
import { rateBots } from '../../tournament/ratings/rate-bots.ts';
import type { RatingRequest, RatingAnswer } from './rating-messages.ts';

/** A full matrix of more bots takes longer than people wait for their rank. */
const MAX_DENSE = 300;

/** The state of this thread: the matches it was sent, which grow until they are all sent again. */
const tables = new PackedTables();
/** Those of the last fit, to begin the next one with. */
let worths: ReadonlyMap<string, number> = new Map();

parentPort!.on('message', ({ bots, more, isAll }: RatingRequest) => {
  if (isAll) tables.clear();
  tables.addAll(more);
  // A bot that is alone has nobody to be compared with but the house.
  const isAlone = bots.filter(({ isRanked }) => isRanked).length < 2;
  const anchor = isAlone ? bots.find(({ isRanked }) => !isRanked)?.id : undefined;
  const answer: RatingAnswer = { rows: rate({ bots, anchor }), matches: tables.count };
  parentPort!.postMessage(answer, []);
});

function rate(field: Pick<RatingRequest, 'bots'> & { readonly anchor: string | undefined }): RatingAnswer['rows'] {
  if (field.bots.length <= MAX_DENSE)
    return rateBots({ ...field, tables: tables.unpack(field.bots.map(({ id }) => id)) }).rows;
  const rated = ratePackedField({ ...field, tables, start: worths });
  worths = rated.worths;
  return rated.rows;
}
