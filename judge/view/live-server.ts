import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cutText } from '../../protocol/visible-text.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { isForThisMachine, LOOPBACK, refuse, send } from './local-http.ts';
import { MatchFollower } from './match-follower.ts';
import { readEmptyPage } from './viewer-page.ts';

export interface LiveServer {
  readonly address: string;
  /** Fulfilled when the match is over and no page has asked for a while. */
  readonly done: Promise<void>;
  close(): void;
}

/** A page that is open asks at least once a minute, even when its browser lets it sleep. */
const LINGER_MS = 120_000;

/** What a page is sent of a match that is played again whenever a bot changes. */
export interface Repetition {
  /** Why there is no next match; empty when there is nothing to say. */
  problem: string;
}

/** As much of a compiler's messages as fits into the head of an answer. */
const MAX_PROBLEM_LENGTH = 2000;

/**
 * Serves the viewer and a growing replay to browsers on this machine, and to nobody else; then the next one of that name. With a
 * repetition it serves until it is closed.
 */
export async function serveLive(
  path: string,
  games: readonly LoadedGame[],
  lingerMs = LINGER_MS,
  repetition?: Repetition,
): Promise<LiveServer> {
  const page = readEmptyPage(games);
  const follower = new MatchFollower(path);
  let timer: NodeJS.Timeout | undefined;
  const stay = (isOver: boolean): void => {
    clearTimeout(timer);
    timer = isOver && !repetition ? setTimeout(() => server.close(), lingerMs) : undefined;
  };
  const server = createServer((request, response) => {
    if (request.method !== 'GET' || !isForThisMachine(request)) {
      return refuse(response, 403, 'only pages on this machine are answered');
    }
    const { place, from, match } = parseTarget(request.url ?? '/');
    if (place === '/') return send(response, page, { 'content-type': 'text/html; charset=utf-8' });
    if (place !== '/replay') return refuse(response, 404, 'there is nothing here but / and /replay');
    sendGrowth(response, follower, { from, match }, repetition).then(stay, (error: unknown) =>
      refuse(response, 500, (error as Error).message),
    );
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const done = once(server, 'close').then(() => clearTimeout(timer));
  return { address: `http://${LOOPBACK}:${port}/?live=replay`, done, close: () => server.close() };
}

/** What a browser asks for. Anybody can write anything there, so it is not taken for an address. */
function parseTarget(target: string): { place: string; from: number; match: number } {
  const [place = '', query = ''] = target.split('?', 2);
  const fields = new URLSearchParams(query);
  const read = (name: string): number => {
    const value = Number.parseInt(fields.get(name) ?? '0', 10);
    return Number.isSafeInteger(value) ? Math.max(0, value) : 0;
  };
  return { place, from: read('from'), match: read('match') };
}

/** Sends what there is, and returns whether the match is over. */
async function sendGrowth(
  response: ServerResponse,
  follower: MatchFollower,
  wanted: { readonly from: number; readonly match: number },
  repetition: Repetition | undefined,
): Promise<boolean> {
  const { bytes, isOver, match, from } = await follower.read(wanted.from, wanted.match);
  send(response, bytes, {
    'content-type': 'text/plain; charset=utf-8',
    'x-next': String(from + bytes.length),
    'x-over': isOver ? 'yes' : 'no',
    'x-match': String(match),
    'cache-control': 'no-store',
    ...(repetition && {
      'x-again': 'yes',
      'x-problem': encodeURIComponent(cutText(repetition.problem, MAX_PROBLEM_LENGTH)),
    }),
  });
  return isOver;
}
