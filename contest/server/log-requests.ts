import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Measure } from '../metrics/measurement.ts';
import type { MatchLog } from '../../judge/match/match-log.ts';

const UNKNOWN = 'unknown';
/** It lasts as long as somebody listens. */
const EVENTS = '/api/events';

/** The pattern of the route that answers: addresses have personal links and names in them. */
export const findRoute = ({ routeOptions }: FastifyRequest): string => routeOptions.url ?? UNKNOWN;

/** A line for every request, without who asked: whoever is erased is not in the log either. */
export function logRequests(app: FastifyInstance, log: MatchLog, measure: Measure): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = findRoute(request);
    // Whoever looks for a page that is not there may call that what they like.
    const method = route === UNKNOWN ? 'any' : request.method;
    const status = reply.raw.statusCode;
    log.info({ request: request.id, method, route, status, milliseconds: Math.round(reply.elapsedTime) }, 'request');
    const seconds = route === EVENTS ? undefined : reply.elapsedTime / 1000;
    measure({ kind: 'request', seconds, request: { method, route, status } });
  });
}
