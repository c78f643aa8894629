// What a worker takes for a game, whatever a coordinator sends, and what it runs at all.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trustGame } from '../../../../judge/games/trusted-games.ts';
import { digestSentGame } from '../../../../tournament/queue/sent-game.ts';
import { GameStore } from '../../../../tournament/queue/worker/game-store.ts';
import type { SentGame } from '../../../../protocol/types/queue/game-files.ts';
import { SMALL_GAME } from '../../../judge/games/small-game.ts';

type Texts = Readonly<Record<string, string>>;

const state = process.env['XDG_STATE_HOME'];
let folder: string;
let asked: string[];

beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'minions-games-')), 'worker');
  asked = [];
  process.env['XDG_STATE_HOME'] = join(folder, '..', 'state');
});

afterEach(() => {
  if (state === undefined) delete process.env['XDG_STATE_HOME'];
  else process.env['XDG_STATE_HOME'] = state;
});

function listTexts(texts: Texts): SentGame {
  const files = Object.entries(texts).map(([path, text]) => ({
    path,
    bytes: Buffer.byteLength(text),
    sha256: createHash('sha256').update(text).digest('hex'),
  }));
  return { file: 'game.ts', files: files.sort((a, b) => (a.path < b.path ? -1 : 1)) };
}

/** A worker whose coordinator sends a list, and bodies that need not be what the list says. */
function openStore(sent: SentGame, bodies: Texts, acceptsGames = true): GameStore {
  mkdirSync(folder, { recursive: true });
  const client = {
    listGame: async (game: string) => {
      asked.push(game);
      return sent;
    },
    fetchGameFile: async (_: string, index: number) => send(bodies[sent.files[index]!.path] ?? ''),
  };
  return new GameStore(folder, client, acceptsGames);
}

async function* send(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}

const GAME = listTexts(SMALL_GAME);
const DIGEST = digestSentGame(GAME);
const makeJob = (digest = DIGEST) => ({ game: 'counting', gameFrom: { source: './game', digest } });

/** Nothing may appear beside the games, and among them only what was asked for. */
const listKept = (): string[] => {
  expect(readdirSync(join(folder, '..')).filter((name) => name !== 'state')).toEqual(['worker']);
  expect(readdirSync(folder).filter((name) => name !== 'games')).toEqual([]);
  return existsSync(join(folder, 'games')) ? readdirSync(join(folder, 'games')) : [];
};

test('a game is fetched once, however many ask, and kept by its digest', async () => {
  const store = openStore(GAME, SMALL_GAME);
  await Promise.all([store.provide(makeJob()), store.provide(makeJob())]);
  await store.provide(makeJob());
  expect(asked).toHaveLength(1);
  expect(readFileSync(join(store.locate(DIGEST), 'game.ts'), 'utf8')).toBe(SMALL_GAME['game.ts']);
  expect(listKept()).toEqual([DIGEST.replace('sha256:', '')]);
});

test('one that was changed on this machine is fetched again', async () => {
  const store = openStore(GAME, SMALL_GAME);
  await store.provide(makeJob());
  writeFileSync(join(store.locate(DIGEST), 'more.ts'), 'export const more = 1;');
  await store.provide(makeJob());
  expect(asked).toHaveLength(2);
  expect(existsSync(join(store.locate(DIGEST), 'more.ts'))).toBe(false);
});

test('games of ours are asked of nobody', async () => {
  await openStore(GAME, SMALL_GAME, false).provide({ game: 'crematoria' });
  expect(asked).toEqual([]);
});

test.each(['./bots/0123', '/tmp/game.ts', 'installed-game', 'counting'])(
  'a game that a job only names, as in %j, is looked for nowhere',
  async (game) => {
    await expect(openStore(GAME, SMALL_GAME).provide({ game })).rejects.toThrow(
      `asks for the game "${game}", which does not come with minions`,
    );
    expect([asked, listKept()]).toEqual([[], []]);
  },
);

test('without --games nothing is asked for, and a sentence says what to type', async () => {
  const store = openStore(GAME, SMALL_GAME, false);
  await expect(store.provide(makeJob())).rejects.toMatchObject({
    message: expect.stringMatching(
      /the game "counting" \(sha256:.*\), which does not come with minions and was never loaded/,
    ),
    hint: expect.stringMatching(/minions games \.\/its-folder.*--games/),
  });
  expect([asked, listKept()]).toEqual([[], []]);
});

test('but for rules that people have loaded here, whatever they look like', async () => {
  const store = openStore(GAME, SMALL_GAME, false);
  trustGame({ folder: '/games/snakes' }, { names: [], digest: DIGEST, wholeDigest: `sha256:${'1'.repeat(64)}` });
  await store.provide(makeJob());
  expect(listKept()).toHaveLength(1);
});

const more = (path: string): SentGame => listTexts({ ...SMALL_GAME, [path]: 'evil' });
const huge = { ...GAME, files: [...GAME.files, { path: 'z.json', bytes: 17 * 2 ** 20, sha256: '0'.repeat(64) }] };

test.each<[what: string, sent: SentGame, bodies: Texts, problem: string, digest?: string]>([
  ['another game', more('more.ts'), SMALL_GAME, 'was asked for', DIGEST],
  ['a changed file', GAME, { ...SMALL_GAME, 'game.ts': 'evil' }, '"game.ts" is not the file it was said to be'],
  ['a longer file', GAME, { ...SMALL_GAME, 'game.ts': `${SMALL_GAME['game.ts']}//` }, 'is larger than it was said'],
  ['a path that climbs', more('../evil.ts'), {}, 'not a path inside'],
  ['one that climbs on its way', more('lib/../../evil.ts'), {}, 'not a path inside'],
  ['an absolute one', more('/tmp/evil.ts'), {}, 'not a path inside'],
  ['a file below a file', more('game.ts/evil.ts'), {}, 'lies below'],
  ['too much', huge, SMALL_GAME, 'more than 16 MiB'],
  ['a file that defines it elsewhere', { ...GAME, file: '../../evil.ts' }, SMALL_GAME, 'is none of its files'],
  ['settings', more('package.json'), { ...SMALL_GAME, 'package.json': 'evil' }, 'no part of a game'],
  ['hidden files', more('.evil.ts'), { ...SMALL_GAME, '.evil.ts': 'evil' }, 'no part of a game'],
  ['a drawing', more('drawing.ts'), { ...SMALL_GAME, 'drawing.ts': 'evil' }, 'no part of a game'],
])('%s is not used', async (_, sent, bodies, problem, digest = digestSentGame(sent)) => {
  await expect(openStore(sent, bodies).provide(makeJob(digest))).rejects.toThrow(problem);
  expect(listKept()).toEqual([]);
});

test('no list whatever writes outside of its folder', async () => {
  const name = fc.constantFrom('..', '.', '', 'a', 'game.ts', '/', '\0', '~', 'a/..');
  const path = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join('/'));
  await fc.assert(
    fc.asyncProperty(fc.array(path, { minLength: 1, maxLength: 4 }), path, async (paths, file) => {
      const texts = Object.fromEntries(paths.map((one) => [one, 'evil']));
      const sent = { ...listTexts(texts), file };
      await openStore(sent, texts)
        .provide(makeJob(digestSentGame(sent)))
        .catch((error: Error) => expect(error.message).toMatch(/is not (unpacked|used)/));
      listKept();
    }),
    { numRuns: 100 },
  );
});
