import { writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LabEvent } from '../../../contest/lab/lab-event.ts';
import { serveLab, type ServedLab } from '../../../contest/lab/serve-lab.ts';
import { loadGame } from '../../../judge/games/load-game.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { waitUntil, WAITING_BOT } from '../start-contest.ts';

const root = emptyFolder();
const source = join(root, 'fox.mjs');
const events: LabEvent[] = [];
let lab: ServedLab;

const options = async () => ({
  game: await loadGame('crematoria'),
  source,
  config: { rounds: 8 },
  matches: 2,
  folder: join(root, 'lab'),
  port: 0,
  sandbox: 'none' as const,
  slots: { jobs: 2, isForced: true },
  onEvent: (event: LabEvent) => void events.push(event),
});

beforeAll(async () => {
  writeFileSync(source, WAITING_BOT);
  lab = await serveLab(await options());
}, 60_000);
afterAll(() => lab?.close());

const findEvent = (kind: LabEvent['kind'], number: number) =>
  waitUntil(`${kind} of version ${number}`, async () =>
    events.find((event) => event.kind === kind && 'number' in event && event.number === number),
  );
const readPage = async (path = '/'): Promise<string> => (await fetch(`${lab.url}${path}`)).text();

test('what is there is version 1, and it is rated', async () => {
  await findEvent('rated', 1);
  expect(await readPage()).toContain('Version 1:');
}, 120_000);

test('a save is the next version, which meets the one before it', async () => {
  writeFileSync(source, `${WAITING_BOT}// better\n`);
  await findEvent('first-match', 2);
  await findEvent('rated', 2);
  const page = await readPage();
  expect(page).toContain('v2');
  expect(page).toContain('fox v1');
  const { bots } = (await (await fetch(`${lab.url}/api/leaderboard`)).json()) as { bots: { version: number | null }[] };
  expect(bots.map(({ version }) => version).filter((version) => version !== null).length).toBe(2);
}, 120_000);

test('a version that fails the gate says why, and what cannot be read is a problem', async () => {
  writeFileSync(source, 'process.exit(3)\n');
  await waitUntil('the rejection', async () =>
    events.some((event) => event.kind === 'state' && event.state === 'rejected'),
  );
  expect(await readPage()).toMatch(/class="bad">\w+: /);
  const { status } = await fetch(`${lab.url}/versions/3`);
  expect(status).toBe(200);
}, 120_000);

const ask = (path: string, headers: Record<string, string>, method = 'GET'): Promise<number> =>
  new Promise((resolve, reject) => {
    request(`${lab.url}${path}`, { method, headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    })
      .once('error', reject)
      .end();
  });

test.each<[what: string, status: number, path: string, headers: Record<string, string>, method?: string]>([
  ['its own name', 200, '/', { host: 'localhost:8070' }],
  ['a name of another site that leads here', 403, '/', { host: 'evil.example:8070' }],
  ['a form of another site', 403, '/versions/1/activate', { origin: 'https://evil.example' }, 'POST'],
  ['sending a bot', 404, '/api/bots/fox/versions', {}, 'POST'],
  ['people', 404, '/api/people', {}, 'POST'],
])('%s: %i', async (_, status, path, headers, method) => expect(await ask(path, headers, method)).toBe(status));

test('it listens on this machine only', async () => {
  await expect(serveLab({ ...(await options()), host: '0.0.0.0' })).rejects.toThrow(
    'expected an address of this machine',
  );
});
