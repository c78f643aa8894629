import { readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { vi } from 'vitest';
import { App } from '../../viewer/app/app.ts';
import { openShow } from '../../viewer/app/state.ts';
import { readWholeFilm } from '../../viewer/film/open-film.ts';
import { makeViewerGames } from '../../viewer/film/viewer-games.ts';
import { buildPage } from '../../viewer/page/build-page.ts';
import { listenToKeys } from '../../viewer/page/keys.ts';
import { Playlist } from '../../viewer/page/playlist.ts';
import { makeRecordingPen } from './recording-pen.ts';

declare module 'node:stream/web' {
  /** Named by the types of happy-dom, and missing from those of Node 20. */
  interface UnderlyingDefaultSource<R> {
    start?(controller: ReadableStreamDefaultController<R>): unknown;
  }
}

const PAGE = readFileSync(new URL('../../viewer/index.html', import.meta.url), 'utf8');

/** What the page takes from its window; everything else is Node's. */
const GLOBALS = [
  'document',
  'Node',
  'Event',
  'HTMLElement',
  'HTMLButtonElement',
  'HTMLInputElement',
  'HTMLSelectElement',
  'HTMLTextAreaElement',
] as const;

const SIZE = { clientWidth: 616, clientHeight: 60 };

/** The page of the viewer with a match, without a browser: its elements are there, and what is painted is a list. */
export function openPage(replay: string, games = makeViewerGames()) {
  const window = new Window({ url: 'https://minions.example/viewer.html' });
  const body = PAGE.slice(PAGE.indexOf('<body>') + 6, PAGE.indexOf('<script'));
  window.document.body.innerHTML = body;
  const frames: ((now: number) => void)[] = [];
  for (const name of GLOBALS) vi.stubGlobal(name, window[name]);
  vi.stubGlobal('window', window);
  vi.stubGlobal('innerWidth', 1000);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('requestAnimationFrame', (show: (now: number) => void) => frames.push(show));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {}
    },
  );
  const painted = new Map<string, string[]>();
  Object.assign(window.HTMLCanvasElement.prototype, {
    getContext(this: { id: string; pen?: unknown }) {
      const record = makeRecordingPen(SIZE.clientWidth, SIZE.clientHeight);
      painted.set(this.id === '' ? `canvas ${painted.size}` : this.id, record.painted);
      return (this.pen = record.pen);
    },
  });
  for (const [name, value] of Object.entries(SIZE)) {
    Object.defineProperty(window.HTMLCanvasElement.prototype, name, { configurable: true, get: () => value });
  }
  const rectangle = { left: 0, top: 0, width: SIZE.clientWidth, height: SIZE.clientHeight };
  Object.assign(window.HTMLCanvasElement.prototype, { getBoundingClientRect: () => rectangle });

  const app = new App(false, false, games);
  const playlist = new Playlist(app);
  const { canvas } = buildPage(app, playlist, undefined);
  listenToKeys(app, canvas, () => undefined, playlist);
  app.change(openShow(readWholeFilm(replay, games), { file: 'match.jsonl', text: replay }));

  let now = 0;
  /** Shows what has changed, and lets some time go by. */
  const tick = (ms = 0): void => {
    now += ms;
    for (const show of frames.splice(0)) show(now);
  };
  /** Text as it can be read; parts that are hidden are not. */
  const read = (selector: string): string[] =>
    [...document.querySelectorAll<HTMLElement>(selector)]
      .filter((element) => element.closest('[hidden]') === null)
      .map((element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim());
  const find = <T extends HTMLElement>(selector: string): T => {
    const element = document.querySelector<T>(selector);
    if (!element) throw new Error(`nothing on the page is ${selector}`);
    return element;
  };
  const click = (selector: string): void => {
    find(selector).click();
    tick();
  };
  const press = (key: string, target: EventTarget = window as unknown as EventTarget, shiftKey = false): void => {
    target.dispatchEvent(new window.KeyboardEvent('keydown', { key, shiftKey, bubbles: true }) as unknown as Event);
    tick();
  };
  const choose = (selector: string, value: string): void => {
    const field = find<HTMLInputElement>(selector);
    field.value = value;
    for (const kind of ['input', 'change']) field.dispatchEvent(new Event(kind, { bubbles: true }));
    tick();
  };
  const point = (kind: string, selector: string, clientX: number, clientY = 0): void => {
    const event = new window.MouseEvent(kind, { clientX, clientY, bubbles: true });
    find(selector).dispatchEvent(event as unknown as Event);
    tick();
  };
  tick();
  return { app, window, painted, tick, read, find, click, press, choose, point };
}
