import { describe, expect, test } from 'vitest';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { makeHash, parseAddress } from '../../../viewer/page/address.ts';
import { advance } from '../../../viewer/app/app.ts';
import { makeInitialState, openShow, type ViewerState } from '../../../viewer/app/state.ts';
import { labelRound } from '../../../viewer/film/film.ts';
import { makeReplay } from '../make-replay.ts';

const film = readWholeFilm(makeReplay('walking-dead', 10));
const stateWith = (change: Partial<ViewerState>): ViewerState => ({
  ...makeInitialState(false, true),
  ...openShow(film),
  ...change,
});

describe('playing', () => {
  test('moves on by the speed', () => {
    expect(advance(stateWith({ isPlaying: true, speed: 5 }), 100).position).toBeCloseTo(0.5);
  });

  test('stops at the end of a whole film', () => {
    const { position, isPlaying } = advance(stateWith({ isPlaying: true, position: 9.9, speed: 60 }), 100);
    expect([position, isPlaying]).toEqual([10, false]);
  });

  test('opens the result at the end', () => {
    expect(advance(stateWith({ isPlaying: true, position: 9.9, speed: 60 }), 100).isResultOpen).toBe(true);
    expect(advance(stateWith({ isPlaying: true, position: 5 }), 100).isResultOpen).toBe(false);
  });

  test('is slower where a bot goes out, in a presentation only', () => {
    const play = (isPresenting: boolean): number =>
      advance(stateWith({ isPlaying: true, isPresenting, position: 4, speed: 5 }), 100).position - 4;
    expect(play(false)).toBeCloseTo(0.5);
    expect(play(true)).toBeLessThan(0.2);
  });

  test('waits for more of a live one', () => {
    expect(advance(stateWith({ isPlaying: true, isLive: true, position: 10 }), 100).isPlaying).toBe(true);
  });

  test('goes to a wanted frame as soon as it is there', () => {
    expect(advance(stateWith({ wanted: 7 }), 0)).toMatchObject({ position: 7, wanted: undefined });
    expect(advance(stateWith({ wanted: 99 }), 0).position).toBe(10);
    const growing = { ...film, isComplete: false };
    expect(advance({ ...stateWith({ ...openShow(growing), wanted: 99 }) }, 0)).toMatchObject({
      position: 0,
      wanted: 99,
    });
  });
});

describe('the address', () => {
  test.each([
    ['?replay=a.jsonl&start=yes', '#round=57&unit=12', { replay: 'a.jsonl', play: true, round: 57, unit: 12 }],
    ['?game=old.res', '', { replay: 'old.res', play: false, round: undefined, unit: undefined }],
    ['', '#round=x&unit=-1', { replay: undefined, round: undefined, unit: undefined }],
    ['?live=replay', '', { live: 'replay' }],
    ['?replay=a&beside=b', '', { replay: 'a', beside: 'b', state: {} }],
    [
      '?speed=12&theme=dark&embed&loop=1&present',
      '',
      { state: { speed: 12, isDark: true, isEmbedded: true, isLooping: true, isPresenting: true } },
    ],
    ['?speed=999&theme=pink&embed=0&loop=no', '', { state: { speed: 60 } }],
    ['?png=57', '', { picture: { kind: 'png', from: 57, to: 57 } }],
    ['?gif=40-80', '', { picture: { kind: 'gif', from: 40, to: 80 } }],
    ['?gif=x', '', { picture: undefined }],
  ])('%s%s', (search, hash, request) => {
    expect(parseAddress(search, hash)).toMatchObject(request);
  });

  test('is written as it is read', () => {
    expect(parseAddress('', makeHash(3, 4))).toMatchObject({ round: 3, unit: 4 });
    expect(makeHash(3, undefined)).toBe('#round=3');
  });

  test('rounds have the numbers that bots see', () => {
    expect([labelRound(film, 0), labelRound(film, 9), labelRound(film, 10)]).toEqual(['1', '10', 'end']);
  });
});
