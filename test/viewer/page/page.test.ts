// The page as a whole, without a browser: help, keys, colours, tabs, two matches, a presentation.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { getFrame } from '../../../viewer/film/film.ts';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { makeShow } from '../../../viewer/film/show.ts';
import { makeReplay } from '../make-replay.ts';
import { openPage } from '../open-page.ts';

const ROUNDS = 12;

let page: ReturnType<typeof openPage>;
const round = (): string => page.read('#controls .round')[0]!;
const at = (frame: number): void => {
  page.app.seek(frame);
  page.tick();
};

beforeAll(() => {
  page = openPage(makeReplay('walking-dead', ROUNDS));
});
afterAll(() => void vi.unstubAllGlobals());

test('help opens and closes, and takes the keys meanwhile', () => {
  Object.assign(page.find('#help'), { showModal() {}, close() {} });
  page.press('?');
  expect(page.app.state.isHelpOpen).toBe(true);
  page.press('ArrowRight');
  expect(round()).toBe('Round 1 of 12');
  page.press('Escape');
  expect(page.app.state.isHelpOpen).toBe(false);
});

test('keys belong to the field that has the focus', () => {
  page.press('ArrowRight', page.find('#log [aria-label="Search the log"]'));
  page.press('ArrowRight', page.find('#controls select'));
  page.press(' ', page.find('#controls .play'));
  expect([round(), page.app.state.isPlaying]).toEqual(['Round 1 of 12', false]);
});

test('light and dark, and tabs of a small screen', () => {
  page.press('t');
  expect(document.documentElement.dataset['theme']).toBe('dark');
  page.press('t');
  expect(document.documentElement.dataset['theme']).toBe('light');
  page.click('#tabs button:nth-child(4)');
  expect(document.body.dataset['panel']).toBe('log');
  page.click('#tabs button:nth-child(1)');
  page.app.change({ chosenUnit: 3 });
  page.tick();
  expect(document.body.dataset['panel']).toBe('unit');
});

test('two matches side by side: the points of both, and where they first differ', () => {
  const other = makeShow(readWholeFilm(makeReplay('walking-dead', ROUNDS, 3, 8)), { file: 'other.jsonl' });
  page.app.change({ other, difference: 4 });
  at(9);
  expect(page.read('#pair .name')).toEqual(['match.jsonl', 'other.jsonl']);
  expect(page.read('#difference')).toEqual(['First difference: round 5']);
  const points = [page.app.state.show!, other].flatMap(({ film }) => getFrame(film, 9).scores.map(String));
  expect(page.read('#pair .of')).toEqual(points);
  page.click('#difference');
  expect(round()).toBe('Round 5 of 12');
  page.click('#close');
  expect([page.app.state.other, page.app.state.show === undefined]).toEqual([undefined, false]);
});

test('a presentation has one row of scores', () => {
  page.app.change({ isPresenting: true });
  at(9);
  const { scores } = getFrame(page.app.state.show!.film, 9);
  expect(page.read('#scores .seat strong')).toEqual(scores.map(String));
  expect(page.read('#scores .now-playing')).toEqual(['The Walking Dead · Round 10 of 12']);
  page.app.change({ isPresenting: false });
  page.tick();
  expect(page.find('#scores').hidden).toBe(true);
});
