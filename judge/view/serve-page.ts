import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ReplayError } from '../../replay/replay-error.ts';
import { UsageError } from '../usage-error.ts';
import { isForThisMachine, LOOPBACK, refuse, send } from './local-http.ts';
import type { PageQuestions } from './page-questions.ts';
import { readBody } from '../host/read-body.ts';

export interface PageServer {
  /** With the token in it: whoever has it may ask. */
  readonly address: string;
  close(): void;
}

const TOKEN_BYTES = 24;
const MAX_QUESTION_BYTES = 1000;

/** The page may talk to this server and to nobody else, and no other page may show it in a frame. */
const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; script-src 'unsafe-inline'; style-src 'unsafe-inline'; img-src data: blob:; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'cross-origin-opener-policy': 'same-origin',
};

const SAFE_HEADERS = {
  'cache-control': 'no-store',
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/**
 * Serves a page to the browsers of one person, and runs bots when it asks. Other people on this machine, and other sites in
 * the same browser, lack the token. Even who has it can only choose among the bots that were named when the server was started.
 */
export async function servePage(page: string, questions: PageQuestions): Promise<PageServer> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const queue = new QuestionQueue(questions);
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value);
    const [, given = '', place = ''] = /^\/([^/?]*)\/([^?]*)/.exec(request.url ?? '') ?? [];
    if (!isForThisMachine(request) || !isSameText(given, token)) {
      return refuse(response, 403, 'invalid token: open the address that "minions view" printed');
    }
    if (request.method === 'POST') return void queue.answer(place, request, response);
    if (request.method !== 'GET') return refuse(response, 405, 'only GET and POST are answered');
    if (place === '') return sendFile(response, page, PAGE_HEADERS);
    const replay = questions.find(Number(/^replays\/(\d{1,9})$/.exec(place)?.[1]));
    if (replay === undefined) return refuse(response, 404, 'there is nothing here');
    sendFile(response, replay, { 'content-type': 'application/octet-stream' });
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = (): void => {
    server.close();
    server.closeAllConnections();
  };
  return { address: `http://${LOOPBACK}:${port}/${token}/`, close };
}

/** Takes the same time wherever two texts differ. */
function isSameText(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

function sendFile(response: ServerResponse, path: string, headers: Record<string, string>): void {
  const file = createReadStream(path);
  file.once('open', () => response.writeHead(200, { ...headers, connection: 'close' }));
  file.once('error', (error) => (response.headersSent ? response.destroy() : refuse(response, 500, error.message)));
  file.pipe(response);
}

/** One question at a time: bots that run side by side would slow each other down. */
class QuestionQueue {
  private isBusy = false;

  constructor(private readonly questions: PageQuestions) {}

  async answer(place: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const refusal = findRefusal(request);
    if (refusal !== undefined) return refuse(response, 403, refusal);
    if (place !== 'ask' && place !== 'play-on') return refuse(response, 404, 'there is nothing here');
    const question = this.questions.parse(String((await readBody(request, MAX_QUESTION_BYTES)) ?? ''));
    if (!question) return refuse(response, 400, 'invalid question: expected a replay, a bot, a player and a round');
    if (this.isBusy) return refuse(response, 409, 'another question is being answered: wait for it');
    this.isBusy = true;
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const answer = await this.questions[place === 'ask' ? 'ask' : 'playOn'](question, gone.signal);
      send(response, JSON.stringify(answer), { 'content-type': 'application/json; charset=utf-8' });
    } catch (error) {
      if (!response.destroyed) refuse(response, isForPeople(error) ? 422 : 500, describeProblem(error));
    } finally {
      this.isBusy = false;
    }
  }
}

/** Only the page itself may ask: a form or a script of another site sends another origin, or a body that is no JSON. */
function findRefusal({ headers }: IncomingMessage): string | undefined {
  if (headers.origin !== `http://${headers.host}`) return 'only the page itself may ask';
  return headers['content-type'] === 'application/json' ? undefined : 'invalid question: expected application/json';
}

const isForPeople = (error: unknown): boolean => error instanceof UsageError || error instanceof ReplayError;

function describeProblem(error: unknown): string {
  const { message } = error as Error;
  return error instanceof UsageError ? `${message}\n${error.hint}` : message;
}
