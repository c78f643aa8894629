import { readdirSync } from 'node:fs';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Leaderboard } from '../../../protocol/types/contest/leaderboard.ts';
import { listAudit } from '../../../contest/store/audit.ts';
import { findBotByName, setState } from '../../../contest/store/versions.ts';
import { AT, openTestApp, type Somebody, type TestApp } from './open-app.ts';

let served: TestApp;
let ada: Somebody;
let bob: Somebody;
let eve: Somebody;
let staff: Somebody;

beforeAll(async () => {
  served = await openTestApp({ quotas: { versionsPerDay: 3, uploadBytes: 4096 } });
  ada = await served.add({ name: 'Ada', team: 'Red' });
  bob = await served.add({ name: 'Bob', team: 'Red' });
  eve = await served.add({ name: 'Eve' });
  staff = await served.add({ name: 'Stan', role: 'staff' });
  // Nothing is played here: who may do what does not depend on it.
  await served.post('/api/staff/switches', staff, { name: 'paused', on: true });
}, 120_000);
afterAll(() => served?.close());

const move = (id: string, name: string, team: string) =>
  served.post('/api/people/import', staff, { people: [{ id, name, team }] });
const readBots = async (who: Somebody): Promise<string[]> =>
  (await served.get('/api/versions', who))
    .json<{ versions: { bot: string; number: number; by: string }[] }>()
    .versions.map(({ bot, number, by }) => `${bot} ${number} by ${by}`);

test('everybody of a team submits to its bot, and nobody else does', async () => {
  const statuses = [
    await served.upload('wolf', ada, 'console.log(1)'),
    await served.upload('wolf', bob, 'console.log(2)'),
    await served.upload('wolf', eve, 'console.log(3)'),
    await served.upload('owl', eve, 'console.log(3)'),
    await served.upload('owl', ada, 'console.log(4)'),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([202, 202, 403, 202, 403]);
  expect(await readBots(ada)).toEqual(['wolf 2 by Bob', 'wolf 1 by Ada']);
  expect(await readBots(bob)).toEqual(await readBots(ada));
  expect(await readBots(eve)).toEqual(['owl 1 by Eve']);
});

test('everybody of a team sees versions, logs and pages, and nobody else does', async () => {
  const ask = async (who: Somebody): Promise<number[]> =>
    Promise.all(
      ['/api/versions/1', '/versions/2', '/api/bots/wolf/logs'].map(
        async (url) => (await served.get(url, who)).statusCode,
      ),
    );
  expect(await ask(ada)).toEqual([200, 200, 200]);
  expect(await ask(bob)).toEqual([200, 200, 200]);
  expect(await ask(eve)).toEqual([404, 404, 404]);
  const page = await served.send({ url: '/me', headers: { cookie: bob.cookie } });
  expect(page.body).toContain('<bdi>Red</bdi>');
  expect(page.body).toContain('<bdi>Ada</bdi>');
});

test('a quota is that of the team', async () => {
  expect((await served.upload('wolf', ada, 'console.log(5)')).statusCode).toBe(202);
  const { statusCode, body } = await served.upload('wolf', bob, 'console.log(6)');
  expect([statusCode, body]).toEqual([429, expect.stringContaining('your team has submitted 3 versions today')]);
});

test('the audit log says who of a team submitted', async () => {
  const notes = (await listAudit(served.contest.db, 50)).filter(({ subject }) => subject === 'wolf');
  expect(notes.map(({ person_id, action }) => [person_id, action]).reverse()).toEqual([
    ['ada', 'submit version 1'],
    ['bob', 'submit version 2'],
    ['ada', 'submit version 3'],
  ]);
});

test('either of them makes an earlier version play, and the leaderboard shows the team', async () => {
  const { db, work } = served.contest;
  await setState(db, 1, 'retired', AT);
  expect((await served.post('/api/versions/1/activate', eve)).statusCode).toBe(404);
  expect((await served.post('/api/versions/1/activate', bob)).statusCode).toBe(200);
  const { bots } = (await served.get('/api/leaderboard')).json<Leaderboard>();
  expect(bots[0]).toMatchObject({ name: 'wolf', owner: 'Red', team: 'Red', version: 1 });
  expect((await served.get('/bots/wolf')).body).toContain('by <bdi>Red</bdi>: <bdi>Ada</bdi>, <bdi>Bob</bdi>');
  const [note] = await listAudit(db, 1);
  expect(note).toMatchObject({ person_id: 'bob', action: 'activate version 1', subject: 'wolf' });
  expect(work.leaderboard.bots.filter(({ house }) => !house)).toHaveLength(1);
});

test('who joins a team brings their bots along, and it is recorded', async () => {
  expect((await move('eve', 'Eve', 'Red')).json()).toMatchObject({ changed: ['eve'] });
  expect(await readBots(ada)).toContain('owl 1 by Eve');
  expect(await readBots(eve)).toContain('wolf 1 by Ada');
  const notes = (await listAudit(served.contest.db, 3)).map(({ action, subject }) => `${subject}: ${action}`);
  expect(notes).toContain('eve: change team: none → Red');
});

test('who leaves a team leaves its bots to the others, and keeps their link', async () => {
  await move('eve', 'Eve', '');
  expect(await readBots(eve)).toEqual([]);
  expect((await served.get('/api/versions/1', eve)).statusCode).toBe(404);
  expect(await readBots(ada)).toContain('owl 1 by Eve');
  expect((await served.get(`/in/${eve.link}`)).statusCode).toBe(303);
});

test('who leaves a team while sending a submission submits nothing for it', async () => {
  await move('eve', 'Eve', 'Red');
  await served.post('/api/staff/people/eve/quota', staff, { versionsPerDay: 50, reason: 'to try it' });
  const body = new PassThrough();
  body.write('console.log(5)');
  const headers = { authorization: `Bearer ${eve.token}`, 'content-type': 'text/plain' };
  const sent = served.send({ method: 'POST', url: '/api/bots/owl/versions?file=bot.mjs', headers, payload: body });
  await expect.poll(() => readdirSync(served.contest.paths.uploads)).toHaveLength(1);
  await move('eve', 'Eve', '');
  body.end();
  expect((await sent).statusCode).toBe(403);
  expect(await readBots(ada)).not.toContain('owl 2 by Eve');
});

test('who leaves a team, or whose access ends, hears nothing more of it', async () => {
  await move('eve', 'Eve', 'Red');
  const listen = async () => {
    const answer = await fetch(`${await served.listen()}/api/events`, { headers: { cookie: eve.cookie } });
    return answer.text();
  };
  const changes = [() => move('eve', 'Eve', ''), () => served.post('/api/people/eve/revoke', staff)];
  for (const change of changes) {
    const heard = listen();
    await expect.poll(() => served.contest.hub.listenerCount).toBe(1);
    await change();
    await heard;
    await served.contest.hub.publish('version', { id: 1 }, 'team:Red');
    expect(served.contest.hub.listenerCount).toBe(0);
  }
});

test('a list without the column team moves nobody', async () => {
  await served.post('/api/people/import', staff, { people: [{ id: 'ada', name: 'Ada Lovelace' }] });
  expect(await readBots(ada)).toHaveLength(4);
});

test('erasing one of a team keeps its bot, and whoever is erased is not in it any more', async () => {
  const owner = await served.add({ name: 'Olga', role: 'owner' });
  const { versions } = (await served.post('/api/people/ada/erase', owner)).json<{ versions: number }>();
  expect(versions).toBe(0);
  expect((await readBots(bob)).filter((line) => line.startsWith('wolf'))).toHaveLength(3);
  expect((await readBots(bob)).join()).not.toContain('Ada');
  const { bots } = (await served.get('/api/leaderboard')).json<Leaderboard>();
  expect(bots[0]).toMatchObject({ name: 'wolf', owner: 'Red' });
});

test('the last one of a team takes the bots along, and nobody is without an owner', async () => {
  await move('bob', 'Bob', 'Blue');
  expect((await findBotByName(served.contest.db, 'wolf'))?.team).toBe('Blue');
  const { bots } = (await served.get('/api/leaderboard')).json<Leaderboard>();
  expect(bots[0]).toMatchObject({ name: 'wolf', owner: 'Blue', team: 'Blue' });
  await move('bob', 'Bob', '');
  expect(await findBotByName(served.contest.db, 'wolf')).toMatchObject({ team: null, person_id: 'bob' });
  expect(await readBots(bob)).toHaveLength(4);
});
