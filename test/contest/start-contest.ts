import { join } from 'node:path';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import { newContest } from '../../contest/folder/new-contest.ts';
import { addPersonToContest } from '../../contest/manage-people.ts';
import { serveContest, type ServeContestOptions, type ServedContest } from '../../contest/serve-contest.ts';
import { loadGame } from '../../judge/games/load-game.ts';
import { emptyFolder } from '../cli/run-minions.ts';

export interface TestContest extends ServedContest {
  readonly folder: string;
}

/** A contest with short matches, in which bots run without a sandbox: they are ours. */
export async function makeContestFolder(changes: Partial<ContestSettings> = {}): Promise<string> {
  const folder = join(emptyFolder(), 'winter');
  newContest(folder, await loadGame('crematoria'), { config: { rounds: 8 }, limits: 'relaxed', ...changes });
  return folder;
}

export async function startContest(
  changes: Partial<ContestSettings> = {},
  options: Partial<ServeContestOptions> = {},
): Promise<TestContest> {
  const folder = await makeContestFolder(changes);
  const served = await serveContest({
    folder,
    host: '127.0.0.1',
    port: 0,
    isUnprotected: true,
    slots: { jobs: 2, isForced: true },
    ...options,
  });
  return { ...served, folder };
}

export interface Player {
  readonly token: string;
  readonly link: string;
  ask(path: string, options?: RequestInit): Promise<Response>;
  submit(bot: string, source: string, file?: string): Promise<Response>;
}

/** Somebody who takes part, with a token. */
export async function addPlayer({ folder, url }: TestContest, name: string): Promise<Player> {
  const { link } = await addPersonToContest({ folder }, { name });
  return signIn(url, link);
}

export async function signIn(url: string, link: string): Promise<Player> {
  const body = JSON.stringify({ link: link.split('/').at(-1) });
  const login = await fetch(`${url}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  });
  const { token } = (await login.json()) as { token: string };
  const ask = (path: string, options: RequestInit = {}): Promise<Response> =>
    fetch(`${url}${path}`, { ...options, headers: { authorization: `Bearer ${token}`, ...options.headers } });
  const submit = (bot: string, source: string, file = 'bot.mjs'): Promise<Response> =>
    ask(`/api/bots/${bot}/versions?file=${file}`, {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: source,
    });
  return { token, link, ask, submit };
}

/** A bot that waits, and says so on standard error. */
export const WAITING_BOT = `
import { createInterface } from 'node:readline';
for await (const line of createInterface({ input: process.stdin })) {
  const { round, over } = JSON.parse(line);
  if (over) break;
  console.error('waiting in round ' + round);
  console.log(JSON.stringify({ round, orders: [] }));
}
`;

/** Waits until something is so. */
export async function waitUntil<T>(what: string, find: () => Promise<T | undefined | false>): Promise<T> {
  for (const until = Date.now() + 90_000; Date.now() < until;) {
    const found = await find();
    if (found !== undefined && found !== false) return found;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${what}`);
}
