import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readGrowth } from './growing-file.ts';
import { emptyPage } from './viewer-page.ts';

export interface LiveServer {
  readonly address: string;
  /** Fulfilled when a page has got the match to its end. */
  readonly done: Promise<void>;
}

const LOOPBACK = '127.0.0.1';

/** Serves the viewer and a growing replay to browsers on this machine, and to nobody else. */
export async function serveLive(path: string): Promise<LiveServer> {
  const page = emptyPage();
  const server = createServer((request, response) => {
    if (!isLocal(request)) return refuse(response, 403);
    const url = new URL(request.url ?? '/', `http://${LOOPBACK}`);
    if (url.pathname === '/') return send(response, page, { 'content-type': 'text/html; charset=utf-8' });
    if (url.pathname !== '/replay') return refuse(response, 404);
    const from = Math.max(0, Number.parseInt(url.searchParams.get('from') ?? '0', 10) || 0);
    const { bytes, isOver } = readGrowth(path, from);
    const headers = {
      'x-next': String(from + bytes.length),
      'x-over': isOver ? 'yes' : 'no',
      'cache-control': 'no-store',
    };
    if (isOver) response.once('finish', () => server.close());
    send(response, bytes, { 'content-type': 'text/plain; charset=utf-8', ...headers });
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

function send(response: ServerResponse, body: string | Buffer, headers: Record<string, string>): void {
  // Without this the server would wait for browsers to let go of their connections.
  response.writeHead(200, { ...headers, connection: 'close' }).end(body);
}

function refuse(response: ServerResponse, code: number): void {
  response.writeHead(code, { connection: 'close' }).end();
}
