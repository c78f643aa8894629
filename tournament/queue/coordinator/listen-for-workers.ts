import type { FastifyInstance } from 'fastify';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { UsageError } from '../../../judge/usage-error.ts';
import { loadFastify } from '../load-drivers.ts';
import type { ListenAddress } from '../parse-listen.ts';
import { isSameToken } from '../token.ts';

export interface Listening {
  /** How workers reach it. */
  readonly url: string;
  /** Answers what was asked before, unless the other side takes too long for it. */
  close(): Promise<void>;
}

/** A worker counts a match when we have said that it is here. */
const MAX_CLOSE_MS = 2000;
const REQUEST_MS = 300_000;

/** Answers workers that have the token. All other requests get 401 and nothing else, whatever they ask for. */
export async function listenForWorkers(
  { host, port }: ListenAddress,
  token: string,
  addRoutes: (app: FastifyInstance) => void,
): Promise<Listening> {
  const app = await makeApp(token);
  addRoutes(app);
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw new UsageError(
      `cannot listen at ${host}:${port}: ${(error as Error).message}`,
      'choose another address with --listen',
    );
  }
  const close = async (): Promise<void> => {
    const timer = setTimeout(() => app.server.closeAllConnections(), MAX_CLOSE_MS);
    await app.close();
    clearTimeout(timer);
  };
  return { url: makeUrl(host, (app.server.address() as AddressInfo).port), close };
}

async function makeApp(token: string): Promise<FastifyInstance> {
  const fastify = await loadFastify();
  const app: FastifyInstance = fastify({
    requestTimeout: REQUEST_MS,
    // Who has come before the end is answered like everybody else.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    clientErrorHandler: (_, socket) => void socket.destroy(),
    // An address that cannot be read.
    frameworkErrors: (_, request, reply) =>
      void reply.raw.writeHead(isAllowed(request.raw, token) ? 404 : 401, { connection: 'close' }).end(),
  });
  // Nobody without the token is asked to go on sending.
  app.server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (isAllowed(request, token)) response.writeContinue();
    app.routing(request, response);
  });
  app.addHook('onRequest', async (request, reply) => {
    if (!isAllowed(request.raw, token)) return reply.status(401).header('connection', 'close').send();
  });
  app.setNotFoundHandler((_, reply) => reply.status(404).send());
  // The other side is gone, or sends what cannot be read: it asks again, or it does not. What has no such name is not here.
  app.setErrorHandler((error: { validation?: unknown }, _, reply) => {
    if (error.validation) return reply.status(404).send();
    reply.hijack();
    reply.raw.destroy();
    return reply;
  });
  // Bodies are read by those who know how much there may be.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_, payload, done) => done(null, payload));
  return app;
}

function makeUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://${hostname()}:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  return isSameToken(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '', token);
}
