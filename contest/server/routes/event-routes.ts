import type { FastifyInstance } from 'fastify';
import { listEventsAfter } from '../../store/events.ts';
import { listReaders } from '../../store/teams.ts';
import type { EventRow } from '../../store/tables.ts';
import type { Contest } from '../contest.ts';
import { Refusal } from '../../refusal.ts';

const MAX_LISTENERS = 2000;
/** A whole class may share an address, but none keeps everybody else out. */
const MAX_OF_ADDRESS = MAX_LISTENERS / 2;
const MAX_MISSED = 500;
const HEARTBEAT_MS = 15_000;
/** A client that does not read loses the connection, and comes back for what it missed. */
const MAX_BUFFERED = 256 * 2 ** 10;

/** Tells pages what happens, as it happens; who comes back gets what was missed. */
export function addEventRoutes(app: FastifyInstance, { db, hub }: Contest): void {
  const addresses = new Map<string, number>();
  const schema = {
    summary: 'Server-sent events: leaderboard, match, version. Send Last-Event-ID to get what you missed.',
  };
  app.get('/api/events', { schema: schema as object }, async (request, reply) => {
    const { ip } = request;
    const ofAddress = addresses.get(ip) ?? 0;
    if (hub.listenerCount >= MAX_LISTENERS || ofAddress >= MAX_OF_ADDRESS)
      throw new Refusal(429, 'too many pages listen', 'load the page again later');
    const readers = listReaders(request.person);
    const { raw } = reply;
    reply.hijack();
    // Whoever has gone meanwhile does not say so again.
    if (raw.destroyed) return;
    raw.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
    });
    raw.write('retry: 2000\n\n');
    let last = 0;
    const send = (event: EventRow): void => {
      const isForThem = event.person_id === null || readers.includes(event.person_id);
      if (!isForThem || event.id <= last || raw.writableEnded) return;
      last = event.id;
      raw.write(`id: ${event.id}\nevent: ${event.kind}\ndata: ${event.data}\n\n`);
      if (raw.writableLength > MAX_BUFFERED) raw.destroy();
    };
    const early: EventRow[] = [];
    let take = (event: EventRow): void => void early.push(event);
    addresses.set(ip, ofAddress + 1);
    const stop = hub.listen({ person: request.person?.id, take: (event) => take(event), end: () => raw.end() });
    const timer = setInterval(() => raw.writableEnded || raw.write(': \n\n'), HEARTBEAT_MS);
    raw.once('close', () => {
      stop();
      clearInterval(timer);
      const left = addresses.get(ip)! - 1;
      if (left > 0) addresses.set(ip, left);
      else addresses.delete(ip);
    });
    const seen = Number(request.headers['last-event-id']);
    if (Number.isSafeInteger(seen) && seen > 0)
      for (const event of await listEventsAfter(db, seen, readers, MAX_MISSED)) send(event);
    for (const event of early) send(event);
    take = send;
  });
}
