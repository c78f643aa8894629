import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { Contest } from '../contest.ts';
import { isStaff } from '../../store/people.ts';
import { isLoopbackName } from '../identity.ts';

const LOOPBACK: ReadonlySet<string> = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** What a proxy adds to a request of somebody else. */
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'forwarded', 'via'] as const;

/** The figures of the server for Prometheus: for whoever asks on its own machine, and for staff. */
export function addMetricRoutes(app: FastifyInstance, { metrics }: Contest): void {
  if (!metrics) return;
  app.get('/metrics', async (request, reply) => {
    if (!isStaff(request.person) && !isFromThisMachine(request)) {
      throw new Refusal(
        403,
        'figures of the server are for its own machine and for staff',
        'ask at 127.0.0.1 without a proxy, or send a token of staff',
      );
    }
    return reply.type(metrics.contentType).send(await metrics.print());
  });
}

/** A proxy on this machine asks from here too, but for others: then the request says so, or names another host. */
function isFromThisMachine({ raw, headers }: FastifyRequest): boolean {
  return (
    LOOPBACK.has(raw.socket.remoteAddress ?? '') &&
    isLoopbackName(headers.host) &&
    FORWARDED.every((name) => headers[name] === undefined)
  );
}
