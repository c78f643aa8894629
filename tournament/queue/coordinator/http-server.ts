import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { UsageError } from '../../../judge/usage-error.ts';
import { isSameToken } from '../token.ts';

export interface Answer {
  readonly status: number;
  /** JSON, or bytes as they are. */
  readonly body?: object;
}

export const answerWith = (body: object | undefined): Answer => (body ? { status: 200, body } : { status: 404 });

/** An answer that says why not. */
export const refuse = (status: number, sentence: string): Answer => ({ status, body: { sentence } });

/** What is answered to a method and a path. */
export interface Route {
  readonly method: 'GET' | 'POST';
  readonly path: RegExp;
  readonly answer: (segments: readonly string[], request: IncomingMessage) => Promise<Answer> | Answer;
}

export interface Listening {
  /** How workers reach it. */
  readonly url: string;
  /** Answers what was asked before, unless the other side takes too long for it. */
  close(): Promise<void>;
}

/** A worker counts a match when we have said that it is here. */
const MAX_CLOSE_MS = 2000;

export interface Place {
  readonly host: string;
  readonly port: number;
}

/** A host and a port as people write them: 0.0.0.0:7000, [::]:7000. */
export function parseListen(text: string): Place {
  const [, host, port] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host !== undefined && Number(port) <= 65_535) return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  throw new UsageError(
    `invalid --listen: expected host and port, got "${text}"`,
    'give host and port, as in 127.0.0.1:7000 or 0.0.0.0:7000',
  );
}

/** Answers whoever has the token. Everybody else gets 401 and nothing else, whatever they ask for. */
export async function listenForWorkers(
  { host, port }: Place,
  token: string,
  routes: readonly Route[],
): Promise<Listening> {
  const server = createServer((request, response) => void serve(request, response, token, routes));
  // Nobody without the token is asked to go on sending.
  server.on('checkContinue', (request: IncomingMessage, response: ServerResponse) => {
    if (isAllowed(request, token)) response.writeContinue();
    void serve(request, response, token, routes);
  });
  server.on('clientError', (_, socket) => socket.destroy());
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new UsageError(
      `nobody can listen at ${host}:${port}: ${(error as Error).message}`,
      'choose another address with --listen',
    );
  }
  const close = async (): Promise<void> => {
    const timer = setTimeout(() => server.closeAllConnections(), MAX_CLOSE_MS);
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeIdleConnections();
    });
    clearTimeout(timer);
  };
  return { url: makeUrl(host, (server.address() as AddressInfo).port), close };
}

function makeUrl(host: string, port: number): string {
  if (host === '0.0.0.0' || host === '::') return `http://${hostname()}:${port}`;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

function isAllowed({ headers }: IncomingMessage, token: string): boolean {
  return isSameToken(/^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1] ?? '', token);
}

async function serve(
  request: IncomingMessage,
  response: ServerResponse,
  token: string,
  routes: readonly Route[],
): Promise<void> {
  if (!isAllowed(request, token)) {
    response.writeHead(401, { connection: 'close', 'content-length': 0 }).end();
    return;
  }
  try {
    await send(response, await findAnswer(request, routes));
  } catch {
    // The other side is gone, or sends what cannot be read: it asks again, or it does not.
    response.destroy();
  }
}

async function findAnswer(request: IncomingMessage, routes: readonly Route[]): Promise<Answer> {
  for (const { method, path, answer } of routes) {
    const found = method === request.method ? path.exec(request.url ?? '') : null;
    if (found) return answer(found.slice(1), request);
  }
  return { status: 404 };
}

async function send(response: ServerResponse, { status, body }: Answer): Promise<void> {
  if (body instanceof Readable) {
    response.writeHead(status, { 'content-type': 'application/octet-stream' });
    return pipeline(body, response);
  }
  const text = body === undefined ? '' : JSON.stringify(body);
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) });
  response.end(text);
}

/** The JSON somebody sends; undefined for something else, or for too much. */
export async function readJson(request: IncomingMessage, maxBytes = 65_536): Promise<unknown> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > maxBytes) return undefined;
    chunks.push(chunk);
  }
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    return undefined;
  }
}
