// What a page does for those around it, without a browser: files that it takes, a second match, and the page that embeds it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { listenToMessages } from '../../../viewer/page/messages.ts';
import { openFilm } from '../../../viewer/film/open-film.ts';
import { showBeside, watchDifference } from '../../../viewer/page/pair.ts';
import { Playlist } from '../../../viewer/page/playlist.ts';
import { takeFiles } from '../../../viewer/page/take-files.ts';
import { makeReplay } from '../make-replay.ts';
import { openPage } from '../open-page.ts';

const ROUNDS = 5;
const REPLAY = makeReplay('walking-dead', ROUNDS);
const encode = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

let page: ReturnType<typeof openPage>;
beforeEach(() => {
  page = openPage(REPLAY);
});
afterEach(() => void vi.unstubAllGlobals());

/** Until what was begun has ended, and what runs on beside the page too. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 12; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 0));
    page.tick();
  }
};

describe('the page around it', () => {
  let posted: Record<string, unknown>[];
  const parent = { postMessage: (data: Record<string, unknown>) => posted.push(data) };
  const send = (data: unknown, source: unknown = parent): void => {
    const event = new page.window.MessageEvent('message', { data, source: source as never });
    page.window.dispatchEvent(event);
    page.tick();
  };
  const open = (): void => {
    posted = [];
    Object.defineProperty(page.window, 'parent', { configurable: true, value: parent });
    listenToMessages(page.app);
    page.tick();
  };

  test('hears that it is ready, and where the match stands', () => {
    open();
    expect(posted[0]).toEqual({ minions: 'ready' });
    page.app.seek(2);
    page.tick();
    const { film } = page.app.state.show!;
    expect(posted.at(-1)).toEqual({
      minions: 'state',
      isPlaying: false,
      round: 2 + film.firstRound,
      rounds: film.rounds,
      names: film.names,
      scores: film.frames[2]!.scores,
    });
    const count = posted.length;
    page.app.change({ isDark: true });
    page.tick();
    expect(posted).toHaveLength(count);
  });

  test('may play, pause, seek, set speed and theme, and nothing else', () => {
    open();
    const { firstRound } = page.app.state.show!.film;
    send({ minions: 'seek', round: 3 });
    expect(page.app.state.position).toBe(3 - firstRound);
    send({ minions: 'seek', round: 'x' });
    expect(page.app.state.position).toBe(3 - firstRound);
    send({ minions: 'play' });
    expect(page.app.state.isPlaying).toBe(true);
    send({ minions: 'play' });
    expect(page.app.state.isPlaying).toBe(true);
    send({ minions: 'pause' });
    expect(page.app.state.isPlaying).toBe(false);
    send({ minions: 'pause' });
    expect(page.app.state.isPlaying).toBe(false);
    send({ minions: 'speed', speed: 12 });
    expect(page.app.state.speed).toBe(12);
    send({ minions: 'speed', speed: 1e9 });
    expect(page.app.state.speed).toBe(12);
    send({ minions: 'theme', theme: 'dark' });
    expect(page.app.state.isDark).toBe(true);
    send({ minions: 'theme', theme: 'light' });
    expect(page.app.state.isDark).toBe(false);
    for (const data of [null, 'play', { minions: 'load', replay: 7 }, {}]) send(data);
    send({ minions: 'play' }, {});
    expect(page.app.state.isPlaying).toBe(false);
  });

  test.each([
    ['text', makeReplay('walking-dead', 2)],
    ['bytes', encode(makeReplay('walking-dead', 2))],
  ])('may load another match as %s', async (_, replay) => {
    open();
    send({ minions: 'load', replay });
    await settle();
    expect(page.app.state.show!.film.rounds).toBe(2);
    expect(page.app.state.show!.file).toBe('match.jsonl');
  });

  test('is not there when the page stands alone', () => {
    const before = page.app.state;
    listenToMessages(page.app);
    send({ minions: 'theme', theme: 'dark' }, page.window);
    expect(page.app.state.isDark).toBe(before.isDark);
  });
});

describe('files', () => {
  const file = (name: string, rounds: number) => ({
    name,
    arrayBuffer: () => Promise.resolve(encode(makeReplay('walking-dead', rounds))),
  });
  const drop = (files: readonly object[], shiftKey = false): Event => {
    const event = new page.window.Event('drop', { cancelable: true });
    Object.assign(event, { dataTransfer: { files }, shiftKey });
    page.window.dispatchEvent(event);
    return event as unknown as Event;
  };
  beforeEach(() => {
    takeFiles(page.app, new Playlist(page.app));
  });

  test('that are dropped are shown one after the other, by their names', async () => {
    page.window.dispatchEvent(new page.window.Event('dragover', { cancelable: true }));
    expect(document.body.classList.contains('dropping')).toBe(true);
    page.window.dispatchEvent(new page.window.Event('dragleave'));
    expect(document.body.classList.contains('dropping')).toBe(false);
    page.window.dispatchEvent(new page.window.Event('dragover', { cancelable: true }));
    expect(drop([file('b.jsonl', 3), file('a.jsonl', 2)]).defaultPrevented).toBe(true);
    expect(document.body.classList.contains('dropping')).toBe(false);
    await settle();
    const { playlist, show } = page.app.state;
    expect([playlist!.names, playlist!.index, show!.film.rounds]).toEqual([['a.jsonl', 'b.jsonl'], 0, 2]);
  });

  test('nothing that is dropped changes nothing', async () => {
    drop([]);
    await settle();
    expect(page.app.state.show!.film.rounds).toBe(ROUNDS);
  });

  test('that are dropped with Shift stand beside', async () => {
    drop([file('c.jsonl', ROUNDS)], true);
    await settle();
    expect([page.app.state.show!.file, page.app.state.other?.file]).toEqual(['match.jsonl', 'c.jsonl']);
  });

  test('the first one is announced while it is read', () => {
    page.app.change({ show: undefined });
    drop([file('b.jsonl', 3), file('a.jsonl', 2)]);
    expect(page.app.state.message).toEqual({ kind: 'busy', text: 'Reading b.jsonl …' });
  });

  test('the picker takes one, or one beside', async () => {
    const picker = page.find<HTMLInputElement>('#picker');
    let opened = 0;
    picker.click = () => void (opened += 1);
    const pick = async (selector: string, chosen: object): Promise<void> => {
      page.find(selector).click();
      Object.defineProperty(picker, 'files', { configurable: true, value: [chosen] });
      picker.dispatchEvent(new Event('change'));
      await settle();
    };
    await pick('[data-beside]', file('c.jsonl', ROUNDS));
    expect([page.app.state.show!.film.rounds, page.app.state.other?.file]).toEqual([ROUNDS, 'c.jsonl']);
    await pick('[data-open]', file('a.jsonl', 2));
    expect([page.app.state.show!.film.rounds, page.app.state.other, opened]).toEqual([2, undefined, 2]);
  });
});

describe('two matches side by side', () => {
  const beside = (replay: string): void => showBeside(page.app, openFilm(replay, page.app.games), 'b.jsonl');

  test('the first round in which they part is found as they are read', async () => {
    watchDifference(page.app);
    beside(REPLAY);
    await settle();
    expect([page.app.state.other!.file, page.app.state.difference]).toEqual(['b.jsonl', undefined]);
    beside(makeReplay('walking-dead', ROUNDS + 2));
    await settle();
    expect(page.app.state.difference).toBe(ROUNDS);
    beside(makeReplay('walking-dead', ROUNDS, 4));
    await settle();
    expect(page.app.state.difference).toBe(0);
  });

  test('only matches of one game, and beside one that is open', () => {
    expect(() => beside(makeReplay('ork-island', 2))).toThrow(
      'one is a match of The Walking Dead, the other of Ork Island: only matches of one game go side by side',
    );
    page.app.change({ show: undefined });
    expect(() => beside(REPLAY)).toThrow('there is no match to show it beside: open one first');
  });
});
