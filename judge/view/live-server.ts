import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readGrowth } from './growing-file.ts';
import { readEmptyPage } from './viewer-page.ts';

export interface LiveServer {
  readonly address: string;
  /** Fulfilled when a page has got the match to its end. */
  readonly done: Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/** Serves the viewer and a growing replay to browsers on this machine, and to nobody else. */
export async function serveLive(path: string): Promise<LiveServer> {
  const page = readEmptyPage();
  const server = createServer((request, response) => {
    if (!isLocal(request)) return refuse(response, 403, 'only pages on this machine are answered');
    const { place, from } = parseTarget(request.url ?? '/');
    if (place === '/') return send(response, page, { 'content-type': 'text/html; charset=utf-8' });
    if (place !== '/replay') return refuse(response, 404, 'there is nothing here but / and /replay');
    sendGrowth(response, path, from, () => server.close()).catch((error: unknown) =>
      refuse(response, 500, (error as Error).message),
    );
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const done = once(server, 'close').then(() => undefined);
  return { address: `http://${LOOPBACK}:${port}/?live=replay`, done };
}

/** A page of some other site that had its name point here would still send its own name. */
function isLocal({ headers, method }: IncomingMessage): boolean {
  return method === 'GET' && /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
}

/** What a browser asks for. Anybody can write anything there, so it is not taken for an address. */
function parseTarget(target: string): { place: string; from: number } {
  const [place = '', query = ''] = target.split('?', 2);
  const from = Number.parseInt(new URLSearchParams(query).get('from') ?? '0', 10);
  return { place, from: Number.isSafeInteger(from) ? Math.max(0, from) : 0 };
}

async function sendGrowth(response: ServerResponse, path: string, from: number, onOver: () => void): Promise<void> {
  const { bytes, isOver } = await readGrowth(path, from);
  if (isOver) response.once('finish', onOver);
  send(response, bytes, {
    'content-type': 'text/plain; charset=utf-8',
    'x-next': String(from + bytes.length),
    'x-over': isOver ? 'yes' : 'no',
    'cache-control': 'no-store',
  });
}

function send(response: ServerResponse, body: string | Buffer, headers: Record<string, string>): void {
  // Without this the server would wait for browsers to let go of their connections.
  response.writeHead(200, { ...headers, connection: 'close' }).end(body);
}

function refuse(response: ServerResponse, code: number, sentence: string): void {
  response.writeHead(code, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${sentence}\n`);
}
