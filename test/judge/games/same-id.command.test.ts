// Two games with the same id, side by side in one process.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { byPlayer } from '../../../engine/core/players.ts';
import { GameCatalogue } from '../../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../../judge/games/replay-games.ts';
import { playMatch, type PlayMatchOptions } from '../../../judge/match/play-match.ts';
import { findBot } from '../../../judge/prepare/find/find-bot.ts';
import { recordReplay } from '../../../judge/replay-files/record-replay.ts';
import { readEmptyPage } from '../../../judge/view/viewer-page.ts';
import type { MatchResult } from '../../../protocol/types/match/result.ts';
import { verifyReplay } from '../../../replay/verify-replay.ts';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { makeViewerGames } from '../../../viewer/film/viewer-games.ts';
import { emptyFolder } from '../../cli/run-minions.ts';
import { SMALL_GAME, writeFiles } from './small-game.ts';

vi.stubEnv('XDG_CACHE_HOME', emptyFolder());
vi.stubEnv('XDG_STATE_HOME', emptyFolder());

/** A bot that gives one order each round, under a name that both games have. */
const makeBot = (order: object): string => `
import { createInterface } from 'node:readline';
createInterface({ input: process.stdin }).on('line', (line) => {
  const { round, over } = JSON.parse(line);
  if (!over) console.log(JSON.stringify({ round, orders: [${JSON.stringify(order)}] }));
});
`;

const BOT_FILE = JSON.stringify({ bots: { own: { run: ['node', 'own.mjs'] } } });
const folder = emptyFolder();

/** Counts by ones; every order is {"count": 3}. */
writeFiles(join(folder, 'adding'), {
  ...SMALL_GAME,
  'bots/bot.json': BOT_FILE,
  'bots/own.mjs': makeBot({ count: 3 }),
});

/** Takes away; every order is {"less": 2}. */
writeFiles(join(folder, 'taking'), {
  'game.ts': SMALL_GAME['game.ts']!.replaceAll('order.count', '-order.less').replace('count: number', 'less: number'),
  'schemas/view.json': SMALL_GAME['schemas/view.json']!,
  'schemas/order.json': SMALL_GAME['schemas/order.json']!.replaceAll('"count"', '"less"'),
  'bots/bot.json': BOT_FILE,
  'bots/own.mjs': makeBot({ less: 2 }),
});

interface Played {
  readonly result: MatchResult;
  readonly replay: string;
}

async function play(game: LoadedGame, options: PlayMatchOptions): Promise<Played> {
  const lines: string[] = [];
  const job = {
    game: game.id,
    gameFrom: game.origin!,
    seed: '1',
    seats: byPlayer(() => ({ bot: { source: 'own' } })),
    sandbox: 'none',
  } as const;
  const replay = recordReplay([{ write: (text) => lines.push(text) }]);
  const result = await playMatch(job, { ...options, replay });
  return { result, replay: lines.join('') };
}

const load = (games: GameCatalogue, name: string): Promise<LoadedGame> => games.load(join(folder, name));

describe.each([
  ['in one catalogue', () => [new GameCatalogue()]],
  ['in two catalogues', () => [new GameCatalogue(), new GameCatalogue()]],
])('two games with the same id loaded side by side in one process, %s', (_, make) => {
  const [first, second = first] = make() as [GameCatalogue, GameCatalogue?];

  test('play their own rules', async () => {
    const [adding, taking] = [await load(first, 'adding'), await load(second, 'taking')];
    expect([adding.id, taking.id]).toEqual(['counting', 'counting']);
    // One after the other and back again, found by where they came from and handed over.
    const matches = [
      await play(adding, { games: first }),
      await play(taking, { games: second }),
      await play(adding, { game: adding }),
      await play(taking, { game: taking }),
    ];
    const scores = matches.map(({ result }) => result.seats.map(({ score, verdict }) => verdict?.reason ?? score));
    expect(scores).toEqual([
      [15, 15, 15, 15],
      [-10, -10, -10, -10],
      [15, 15, 15, 15],
      [-10, -10, -10, -10],
    ]);
  });

  test('have their own replays, schemas, bots and pages', async () => {
    const [adding, taking] = [await load(first, 'adding'), await load(second, 'taking')];
    const [sums, rests] = [await play(adding, { game: adding }), await play(taking, { game: taking })];
    expect(await verifyReplay([sums.replay], makeReplayGames(adding))).toMatchObject({ holds: true, rounds: 5 });
    expect(await verifyReplay([rests.replay], makeReplayGames(taking))).toMatchObject({ holds: true, rounds: 5 });
    await expect(verifyReplay([sums.replay], makeReplayGames(taking))).rejects.toThrow('not orders of this game');
    const answer = { round: 1, orders: [{ less: 2 }] };
    expect(taking.checkShape('games/counting/answer', answer)).toBeUndefined();
    expect(adding.checkShape('games/counting/answer', answer)).toContain('"count"');
    expect(findBot('own', { game: adding }).folder).toBe(join(folder, 'adding/bots'));
    expect(findBot('own', { game: taking }).folder).toBe(join(folder, 'taking/bots'));
    expect(existsSync(taking.outside!.page)).toBe(true);
    const page = readEmptyPage([adding, taking]);
    for (const { origin } of [adding, taking]) expect(page).toContain(origin!.digest);
  });

  test('are shown in one page, each by its own rules', async () => {
    const [adding, taking] = [await load(first, 'adding'), await load(second, 'taking')];
    const embedded = [adding, taking].map(({ outside, origin }) => ({ game: outside!.rules, digest: origin!.digest }));
    const games = makeViewerGames(embedded);
    for (const game of [adding, taking]) {
      const { replay, result } = await play(game, { game });
      const film = readWholeFilm(replay, games);
      expect(film.check).toEqual({ kind: 'holds', rounds: 5 });
      expect(film.frames.at(-1)!.scores).toEqual(result.seats.map(({ score }) => score));
    }
  });
});
