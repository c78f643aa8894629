import type { FastifyInstance } from 'fastify';
import { listEventsAfter } from '../../store/events.ts';
import type { EventRow } from '../../store/tables.ts';
import type { Contest } from '../contest.ts';
import { Refusal } from '../../refusal.ts';

const MAX_LISTENERS = 2000;
const MAX_MISSED = 500;
const HEARTBEAT_MS = 15_000;
/** Who does not read loses the connection, and comes back for what was missed. */
const MAX_BUFFERED = 256 * 2 ** 10;

/** Tells pages what happens, as it happens; who comes back gets what was missed. */
export function addEventRoutes(app: FastifyInstance, { db, hub }: Contest): void {
  const schema = {
    summary: 'Server-sent events: leaderboard, match, version. Send Last-Event-ID to get what you missed.',
  };
  app.get('/api/events', { schema: schema as object }, async (request, reply) => {
    if (hub.listenerCount >= MAX_LISTENERS)
      throw new Refusal(429, 'too many pages listen', 'load the page again later');
    const person = request.person?.id ?? null;
    const { raw } = reply;
    reply.hijack();
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    raw.write('retry: 2000\n\n');
    let last = 0;
    const send = (event: EventRow): void => {
      const isForThem = event.person_id === null || event.person_id === person;
      if (!isForThem || event.id <= last) return;
      last = event.id;
      raw.write(`id: ${event.id}\nevent: ${event.kind}\ndata: ${event.data}\n\n`);
      if (raw.writableLength > MAX_BUFFERED) raw.destroy();
    };
    const early: EventRow[] = [];
    let take = (event: EventRow): void => void early.push(event);
    const stop = hub.listen((event) => take(event));
    const timer = setInterval(() => raw.write(': \n\n'), HEARTBEAT_MS);
    raw.once('close', () => {
      stop();
      clearInterval(timer);
    });
    const seen = Number(request.headers['last-event-id']);
    if (Number.isSafeInteger(seen) && seen > 0)
      for (const event of await listEventsAfter(db, seen, person, MAX_MISSED)) send(event);
    for (const event of early) send(event);
    take = send;
  });
}
