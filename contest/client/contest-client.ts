import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { ContestProblem } from '../../protocol/types/contest/problem.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { readBody } from '../../judge/host/read-body.ts';

/** Where a contest is, and who asks. */
export interface ContestAddress {
  /** As in https://contest.example.org. */
  readonly url: string;
  readonly token?: string | undefined;
  /** The socket in the folder of a contest on this machine, in place of the network. */
  readonly socket?: string | undefined;
}

interface Asking {
  readonly method?: 'GET' | 'POST';
  readonly json?: object;
  readonly bytes?: { readonly type: string; readonly content: Uint8Array };
}

const TIMEOUT_MS = 120_000;
const MAX_ANSWER = 64 * 2 ** 20;

/** Asks the server of a contest. A refusal is thrown with the server's own hint. */
export async function askContest<T>(address: ContestAddress, path: string, asking: Asking = {}): Promise<T> {
  const { status, body } = await send(address, path, asking);
  const answer = parse(body, address);
  if (status >= 200 && status < 300) return answer as T;
  const problem = answer as Partial<ContestProblem>;
  const { detail = `the server answers ${status}`, hint = 'try again later', request } = problem;
  // What failed on the other side can be found there by its id.
  throw new UsageError(detail, status >= 500 && request !== undefined ? `${hint} (request ${request})` : hint);
}

function parse(body: string, { url }: ContestAddress): unknown {
  try {
    return body === '' ? {} : JSON.parse(body);
  } catch {
    throw new UsageError(
      `${url} does not answer like a contest`,
      'check the address: it begins like your personal link',
    );
  }
}

async function send(address: ContestAddress, path: string, { method = 'GET', json, bytes }: Asking) {
  const { url, token, socket } = address;
  const content = bytes?.content ?? (json === undefined ? undefined : Buffer.from(JSON.stringify(json)));
  const type = bytes?.type ?? 'application/json';
  const headers = {
    accept: 'application/json',
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    ...(content === undefined ? {} : { 'content-type': type, 'content-length': content.length }),
  };
  const request = url.startsWith('https:') ? requestHttps : requestHttp;
  try {
    return await new Promise<{ status: number; body: string }>((resolve, reject) => {
      const asked = request(new URL(path, url), {
        method,
        headers,
        timeout: TIMEOUT_MS,
        ...(socket && { socketPath: socket }),
      });
      asked.once('response', (response) => void read(response).then(resolve, reject));
      asked.once('timeout', () => asked.destroy(new Error('no answer in time')));
      asked.once('error', reject);
      asked.end(content);
    });
  } catch (error) {
    const where = socket === undefined ? url : 'the server of the contest';
    throw new UsageError(`${where} cannot be reached: ${(error as Error).message}`, 'is the contest being served?');
  }
}

async function read(response: IncomingMessage): Promise<{ status: number; body: string }> {
  const body = await readBody(response, MAX_ANSWER);
  if (body === undefined) throw new Error('the answer is too long');
  return { status: response.statusCode ?? 0, body: body.toString('utf8') };
}
