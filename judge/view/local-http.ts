import type { IncomingMessage, ServerResponse } from 'node:http';

export const LOOPBACK = '127.0.0.1';

/** A page of some other site that had its name point here would still send its own name. */
export function isForThisMachine({ headers }: IncomingMessage): boolean {
  return /^(127\.0\.0\.1|localhost)(:\d+)?$/.test(headers.host ?? '');
}

export function send(response: ServerResponse, body: string | Buffer, headers: Record<string, string>): void {
  // Without this the server would wait for browsers to let go of their connections.
  response.writeHead(200, { ...headers, connection: 'close' }).end(body);
}

export function refuse(response: ServerResponse, code: number, sentence: string): void {
  response.writeHead(code, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' }).end(`${sentence}\n`);
}
