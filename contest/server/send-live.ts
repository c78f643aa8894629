import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SharedParts } from './shared-parts.ts';

const zip = promisify(gzip);

/** What the script of pages asks with when it loads a page again: it takes the live parts alone, which are the same for everybody. */
export const isLiveReload = ({ headers }: FastifyRequest): boolean => headers['x-part'] === 'live';

/** Sends a page as a visitor would get it. It is made and compressed once for all who have it open. */
export async function sendLive(
  request: FastifyRequest,
  reply: FastifyReply,
  shared: SharedParts,
  make: () => Promise<string> | string,
): Promise<FastifyReply> {
  const { url } = request.routeOptions;
  void reply.type('text/html; charset=utf-8').header('vary', 'accept-encoding, x-part');
  const text = (): Promise<string> => shared.find(`${url} text`, make);
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return reply.send(await text());
  const zipped = await shared.find(`${url} gzip`, async () => zip(await text(), { level: 4 }));
  return reply.header('content-encoding', 'gzip').send(zipped);
}
