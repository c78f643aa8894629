// A match that is watched while it is played, from a judge that is a list of answers.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../../viewer/app/app.ts';
import { makeViewerGames } from '../../../viewer/film/viewer-games.ts';
import { followLive } from '../../../viewer/page/live.ts';
import { makeReplay } from '../make-replay.ts';

const LINES = makeReplay('walking-dead', 4).trimEnd().split('\n');
/** Header, four rounds, end. */
const lines = (from: number, to?: number): string =>
  LINES.slice(from, to)
    .map((line) => `${line}\n`)
    .join('');

type Answer = { readonly text?: string; readonly headers?: Record<string, string>; readonly status?: number };

const asked: string[] = [];
let answers: Answer[] = [];
let app: App;

beforeEach(() => {
  asked.length = 0;
  vi.useFakeTimers();
  const paint = (show: (now: number) => void) => setTimeout(() => show(performance.now()), 16);
  vi.stubGlobal('requestAnimationFrame', paint);
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(address);
    const { text = '', headers = {}, status = 200 } = answers.shift() ?? {};
    return Promise.resolve(new Response(text, { status, headers }));
  });
  app = new App(false, false, makeViewerGames());
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Answers, then nothing new, for some time. */
async function follow(ms: number, ...given: Answer[]): Promise<void> {
  answers = given;
  void followLive(app, '/live');
  await vi.advanceTimersByTimeAsync(ms);
}

test('the judge is asked four times a second, each time for what is new', async () => {
  await follow(1000, { text: lines(0, 2) }, { text: lines(2, 3) });
  const first = lines(0, 2).length;
  const second = first + lines(2, 3).length;
  expect(asked).toEqual([0, first, second, second, second].map((from) => `/live?from=${from}&match=0`));
  expect(app.state.show!.film.steps).toHaveLength(2);
  expect(app.state).toMatchObject({ isLive: true, isPlaying: true });
});

test('once a match is over it is asked once a second whether there is a next', async () => {
  await follow(3000, { text: lines(0), headers: { 'x-over': 'yes' } });
  expect(asked).toHaveLength(4);
  expect(app.state).toMatchObject({ isLive: false, isPlaying: false });
  expect(app.state.show!.film.isComplete).toBe(true);
});

test('the next match begins at its beginning; the same one again is looked at where it was left', async () => {
  await follow(250, { text: lines(0), headers: { 'x-over': 'yes' } });
  app.change({ position: 3, chosenUnit: 7 });
  answers = [{ text: lines(0, 3), headers: { 'x-match': '1', 'x-again': 'yes' } }];
  await vi.advanceTimersByTimeAsync(1000);
  expect(app.state).toMatchObject({ wanted: 3, chosenUnit: 7, isPlaying: false, isLive: true });
  answers = [{ text: lines(0, 2), headers: { 'x-match': '2' } }];
  await vi.advanceTimersByTimeAsync(250);
  expect(app.state).toMatchObject({ wanted: undefined, isPlaying: true });
});

test('why there is no next match is shown until there is one', async () => {
  const problem = encodeURIComponent('bot.py does not build');
  await follow(0, { text: lines(0, 2) }, { headers: { 'x-problem': problem } });
  await vi.advanceTimersByTimeAsync(250);
  expect(app.state.message).toEqual({ kind: 'error', text: 'bot.py does not build' });
  await vi.advanceTimersByTimeAsync(250);
  expect(app.state.message).toBeUndefined();
});

test('a judge that is gone leaves what there is, and one that refuses is quoted', async () => {
  await follow(250, { text: lines(0, 3) }, { status: 500 });
  expect(app.state.isLive).toBe(false);
  expect(app.state.show!.film.warnings).toContain('The judge is gone: this is all there is.');
  app = new App(false, false, makeViewerGames());
  await follow(0, { status: 404, text: 'no such match' });
  expect(app.state.message!.text).toContain('the judge answers 404: no such match');
});

test('whoever watches the end is taken along', async () => {
  await follow(100, { text: lines(0, 5) }, { text: lines(5) });
  app.change({ speed: 1, isPlaying: true, position: 0 });
  await vi.advanceTimersByTimeAsync(150);
  // Four rounds were there: one is left to be played.
  expect(app.state.position).toBeGreaterThanOrEqual(3);
});
