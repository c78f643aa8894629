import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { ContestSettings } from '../../../protocol/types/contest/settings.ts';
import type { NewPerson } from '../../../protocol/types/contest/new-person.ts';
import { addContestPerson } from '../../../contest/add-person.ts';
import { newContest } from '../../../contest/folder/new-contest.ts';
import { openContest } from '../../../contest/open-contest.ts';
import type { OpenContestOptions } from '../../../contest/open-contest-options.ts';
import type { Contest } from '../../../contest/server/contest.ts';
import { makeApp } from '../../../contest/server/make-app.ts';
import { issueCredential } from '../../../contest/store/credentials.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

export const AT = '2026-01-01T00:00:00.000Z';

/** Somebody who is signed in. */
export interface Somebody {
  readonly id: string;
  readonly link: string;
  readonly token: string;
  readonly cookie: string;
}

/** The web server of a contest in memory. Nobody listens: requests are injected. */
export interface TestApp {
  readonly folder: string;
  readonly contest: Contest;
  readonly app: FastifyInstance;
  add(person: NewPerson): Promise<Somebody>;
  /** From an address of its own each time, so that none is answered by the limit of requests. */
  send(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** As somebody, or as a visitor. */
  get(url: string, who?: Somebody): Promise<LightMyRequestResponse>;
  post(url: string, who: Somebody | undefined, payload?: object): Promise<LightMyRequestResponse>;
  /** A form of a page, which its browser sends. */
  submitForm(url: string, who: Somebody, fields: Record<string, string>): Promise<LightMyRequestResponse>;
  upload(bot: string, who: Somebody, source: string): Promise<LightMyRequestResponse>;
  /** Listens after all, for what cannot be injected. Returns the address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

export async function openTestApp(
  settings: Partial<ContestSettings> = {},
  options: Partial<OpenContestOptions> = {},
): Promise<TestApp> {
  const folder = join(emptyFolder(), 'winter');
  newContest(folder, await loadGame('crematoria'), { config: { rounds: 8 }, limits: 'relaxed', ...settings });
  const opened = await openContest({ folder, isUnprotected: true, slots: { jobs: 1, isForced: true }, ...options });
  const { contest } = opened;
  const app = await makeApp(contest, 'network');
  let address = 0;
  let listening: Promise<string> | undefined;
  const send = (request: InjectOptions): Promise<LightMyRequestResponse> =>
    app.inject({ remoteAddress: `10.0.${Math.floor(address / 250)}.${(address++ % 250) + 1}`, ...request });
  const bearer = (who: Somebody | undefined) => (who ? { authorization: `Bearer ${who.token}` } : {});
  return {
    folder,
    contest,
    app,
    send,
    add: async (person) => {
      const { db } = contest;
      const { id, link } = await addContestPerson(db, person, new Date(AT));
      const token = await issueCredential(db, { kind: 'token', person: id, at: AT });
      const session = await issueCredential(db, { kind: 'session', person: id, at: AT });
      return { id, link, token, cookie: `minions=${session}` };
    },
    get: (url, who) => send({ method: 'GET', url, headers: bearer(who) }),
    post: (url, who, payload = {}) => send({ method: 'POST', url, headers: bearer(who), payload }),
    submitForm: (url, { cookie }, fields) =>
      send({
        method: 'POST',
        url,
        headers: {
          cookie,
          host: 'localhost',
          origin: 'http://localhost',
          'content-type': 'application/x-www-form-urlencoded',
        },
        payload: new URLSearchParams(fields).toString(),
      }),
    upload: (bot, who, source) =>
      send({
        method: 'POST',
        url: `/api/bots/${bot}/versions?file=bot.mjs`,
        headers: { ...bearer(who), 'content-type': 'text/plain' },
        payload: source,
      }),
    listen: () => (listening ??= app.listen({ host: '127.0.0.1', port: 0 })),
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}
