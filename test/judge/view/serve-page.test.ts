import { writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { request as makeRequest, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { PageQuestions } from '../../../judge/view/page-questions.ts';
import { servePage } from '../../../judge/view/serve-page.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import { emptyFolder } from '../../cli/run-minions.ts';

const folder = emptyFolder();
const page = join(folder, 'page.html');
const replay = join(folder, 'match.jsonl');
writeFileSync(page, '<p>page</p>');
writeFileSync(replay, 'replay\n');

let opened = 0;
const openRecording = async (): Promise<never> => {
  opened += 1;
  throw new UsageError('the replay was opened', 'this is as far as this test goes');
};
const questions = new PageQuestions({
  replays: [replay],
  bots: ['./mine', './other'],
  openRecording,
  folder,
  cwd: folder,
});
const server = await servePage(page, questions);
const { host, port, pathname } = new URL(server.address);
afterAll(() => server.close());

const QUESTION = JSON.stringify({ replay: 0, bot: 1, player: 2, round: 7 });
const FROM_THE_PAGE = { origin: `http://${host}`, 'content-type': 'application/json' };

async function send(method: string, path: string, headers: Record<string, string> = {}, body = '') {
  const request = makeRequest({ host: '127.0.0.1', port, path, method, headers }).end(body);
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const text = (await response.setEncoding('utf8').toArray()).join('');
  return { code: response.statusCode!, text, headers: response.headers };
}

describe('a page that may ask bots', () => {
  test('is served under a token of its own, locked up', async () => {
    expect(server.address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/[\w-]{32}\/$/);
    const { code, text, headers } = await send('GET', pathname);
    expect([code, text]).toEqual([200, '<p>page</p>']);
    expect(headers['content-security-policy']).toMatch(/connect-src 'self'; frame-ancestors 'none'/);
    expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(await send('GET', `${pathname}replays/0`)).toMatchObject({ code: 200, text: 'replay\n' });
  });

  test.each([
    ['no token', 'GET', '/', {}, 403],
    ['another token', 'GET', `/${'x'.repeat(32)}/`, {}, 403],
    ['a token that goes on', 'GET', `${pathname.slice(0, -1)}x/`, {}, 403],
    ['the name of another site', 'GET', pathname, { host: 'evil.example' }, 403],
    [
      'the name of another site, for a question',
      'POST',
      `${pathname}ask`,
      { ...FROM_THE_PAGE, host: 'evil.example' },
      403,
    ],
    ['a question without a token', 'POST', '/ask', FROM_THE_PAGE, 403],
    ['a question of another site', 'POST', `${pathname}ask`, { ...FROM_THE_PAGE, origin: 'http://evil.example' }, 403],
    ['a question of another port', 'POST', `${pathname}ask`, { ...FROM_THE_PAGE, origin: 'http://127.0.0.1:1' }, 403],
    ['a question of a sandboxed frame', 'POST', `${pathname}ask`, { ...FROM_THE_PAGE, origin: 'null' }, 403],
    ['a question of nobody', 'POST', `${pathname}ask`, { 'content-type': 'application/json' }, 403],
    ['a form', 'POST', `${pathname}ask`, { ...FROM_THE_PAGE, 'content-type': 'text/plain' }, 403],
    ['a question in the address', 'GET', `${pathname}ask?replay=0&bot=0&player=0&round=1`, {}, 404],
    ['whether another site may ask', 'OPTIONS', `${pathname}ask`, { origin: 'http://evil.example' }, 405],
    ['another place', 'POST', `${pathname}run`, FROM_THE_PAGE, 404],
    ['a replay that is not there', 'GET', `${pathname}replays/1`, {}, 404],
    ['a file', 'GET', `${pathname}replays/../../../etc/passwd`, {}, 404],
  ])('refuses %s', async (_, method, path, headers, code) => {
    const before = opened;
    expect(await send(method, path, headers, method === 'POST' ? QUESTION : '')).toMatchObject({ code });
    expect(opened).toBe(before);
  });

  test.each([
    ['a command', { bot: 'sh -c id' }],
    ['a bot that was not named', { bot: 2 }],
    ['a method of lists', { bot: 'length' }],
    ['a replay by its path', { replay: '/etc/passwd' }],
    ['a fifth player', { player: 4 }],
    ['half a round', { round: 1.5 }],
  ])('refuses %s in a question', async (_, change) => {
    const body = JSON.stringify({ ...(JSON.parse(QUESTION) as object), ...change });
    expect(await send('POST', `${pathname}ask`, FROM_THE_PAGE, body)).toMatchObject({ code: 400 });
  });

  test('refuses a question that does not end', async () => {
    const body = `${' '.repeat(2000)}${QUESTION}`;
    expect(await send('POST', `${pathname}ask`, FROM_THE_PAGE, body)).toMatchObject({ code: 400 });
  });

  test.each(['ask', 'play-on'])('takes its own questions: %s', async (place) => {
    expect(await send('POST', pathname + place, FROM_THE_PAGE, QUESTION)).toMatchObject({
      code: 422,
      text: 'the replay was opened\nthis is as far as this test goes\n',
    });
  });
});

test('whatever a page sends, only what was named can be asked', () => {
  const value = fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 5 }));
  const question = fc.record({ replay: value, bot: value, player: value, round: value }, { requiredKeys: [] });
  fc.assert(
    fc.property(
      fc.oneof(
        question.map((one) => JSON.stringify(one)),
        fc.json(),
        fc.string(),
      ),
      (text) => {
        const parsed = questions.parse(text);
        if (!parsed) return;
        const { replay, bot, player, round } = parsed;
        expect(replay).toBe(0);
        expect([0, 1]).toContain(bot);
        expect([0, 1, 2, 3]).toContain(player);
        expect(Number.isSafeInteger(round)).toBe(true);
      },
    ),
  );
});
