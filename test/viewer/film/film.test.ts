import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openFilm, readWholeFilm } from '../../../viewer/film/open-film.ts';
import { describeCheck } from '../../../viewer/panels/head-panel.ts';
import { readBytes } from '../../../viewer/film/read-bytes.ts';
import { ReplayRunner } from '../../../viewer/film/replay-runner.ts';
import { makeViewerGames } from '../../../viewer/film/viewer-games.ts';
import { GAME_IDS, makeReplay, NAMES } from '../make-replay.ts';

const ROUNDS = 12;
const replay = makeReplay('walking-dead', ROUNDS);
const lines = replay.trimEnd().split('\n');
const games = makeViewerGames();
const join = (...parts: (string | undefined)[]): string => parts.map((part) => `${part}\n`).join('');

describe('a replay is played again', () => {
  test.each(GAME_IDS)('%s: a frame for every round, and every fingerprint holds', (game) => {
    const film = readWholeFilm(makeReplay(game, ROUNDS));
    expect(film.frames).toHaveLength(ROUNDS + 1);
    expect(film.steps).toHaveLength(ROUNDS);
    expect(film.check).toEqual({ kind: 'holds', rounds: ROUNDS });
    expect(film).toMatchObject({ game: { id: game }, names: NAMES, rounds: ROUNDS, isComplete: true, warnings: [] });
  });

  test('in pieces, as a live match writes them, it is the same', () => {
    const runner = new ReplayRunner(lines[0]!, games);
    const rest = replay.slice(lines[0]!.length + 1);
    for (let from = 0; from < rest.length; from += 777) {
      runner.add(rest.slice(from, from + 777));
      runner.run(() => true);
    }
    expect(runner.film.check).toEqual({ kind: 'holds', rounds: ROUNDS });
    expect(runner.film.frames).toEqual(readWholeFilm(replay).frames);
  });

  test('it can be interrupted and goes on where it was', () => {
    const open = openFilm(replay, games);
    let left = 3;
    expect(open.run(() => left-- > 0)).toBe(true);
    expect(open.film.frames).toHaveLength(4);
    expect(open.film.isComplete).toBe(false);
    open.run(() => true);
    expect(open.film.frames).toHaveLength(ROUNDS + 1);
  });

  test('what did not change from frame to frame is kept once', () => {
    const [first, second] = readWholeFilm(makeReplay('crematoria', 2)).frames.map(
      ({ view }) => view as { board: string[][] },
    );
    expect(second!.board[0]).toEqual(first!.board[0]);
  });
});

describe('what does not hold is said', () => {
  test('orders that were changed afterwards', () => {
    const line = JSON.parse(lines[3]!) as { orders: object[][] };
    line.orders[0] = [];
    const film = readWholeFilm(join(...lines.slice(0, 3), JSON.stringify(line), ...lines.slice(4)));
    expect(film.check).toMatchObject({ kind: 'differs', round: 3, problem: expect.stringContaining('fingerprint') });
    expect(film.frames).toHaveLength(ROUNDS + 1);
  });

  test('another version of the rules', () => {
    const film = readWholeFilm(replay.replace('"rulesVersion":"2.0"', '"rulesVersion":"0.9"'));
    expect(film.warnings.join()).toContain(
      'version 0.9 of the rules of The Walking Dead, and this viewer has version 2.0',
    );
  });

  test('points at the end that are not those of the match', () => {
    const film = readWholeFilm(replay.replace(/"end":true,"scores":\[\d+/, '"end":true,"scores":[987654'));
    expect(film.check).toMatchObject({ kind: 'differs', problem: expect.stringContaining('987654') });
  });

  test('a file that breaks off', () => {
    const film = readWholeFilm(join(...lines.slice(0, 6)));
    expect(film.frames).toHaveLength(6);
    expect(film.warnings.join()).toContain('ends before the match does');
    expect(film.check).toMatchObject({ kind: 'cut', rounds: 5 });
  });

  test('a line that is broken: what comes before it can be watched', () => {
    const film = readWholeFilm(join(...lines.slice(0, 6), lines[6]!.slice(0, 40)));
    expect(film.frames).toHaveLength(6);
    expect(film.warnings.join()).toBe('Only the first 5 rounds can be shown: line 7 is not JSON.');
    expect(describeCheck(film.check, film)).toMatchObject({ kind: 'cut', text: '✓ 5 rounds hold, cut off' });
  });

  test('a line that is broken, with more behind it: that is no file that breaks off', () => {
    const film = readWholeFilm(join(...lines.slice(0, 6), lines[6]!.slice(0, 40), ...lines.slice(7)));
    expect(film.check).toMatchObject({ kind: 'differs', round: 6 });
  });

  test('a compressed file that breaks off is shown as far as it goes', async () => {
    const whole = gzipSync(replay);
    const { text, isCut } = await readBytes(new Uint8Array(whole.subarray(0, whole.length - 2000)));
    expect(isCut).toBe(true);
    expect(readWholeFilm(text).check).toMatchObject({ kind: 'cut' });
  });
});

test('nothing that bots say can play tricks on the page', () => {
  const trick = 'a\u001b[2J\u202eb\u0000\ud83d';
  const shown = 'a\\u001b[2J\\u202eb\\u0000\\ud83d';
  const put = (line: string | undefined, fields: object): string => JSON.stringify({ ...JSON.parse(line!), ...fields });
  const fault = { player: 3, code: 'crashed', round: 2, reason: trick };
  const debug = { notes: `${trick}\n`, metrics: { [trick]: 1 }, marks: [{ cells: [[1, 1]], label: trick }] };
  const film = readWholeFilm(
    join(
      put(lines[0], { names: [trick, 'b', 'c', 'd'], rulesVersion: trick }),
      put(lines[1], {
        stderr: [`${trick}\n`, '', '', ''],
        debug: [debug, null, null, null],
        faults: [fault],
        forgiven: [{ player: 0, reason: trick }],
        rejected: [[{ order: 0, reason: trick }], [], [], []],
      }),
      put(lines.at(-1), { verdicts: [null, null, null, fault], stderr: [trick, '', '', ''], interrupted: trick }),
    ),
  );
  const { view: _, ...said } = { ...film, view: film.frames.splice(0) };
  expect(film.names[0]).toBe(shown);
  expect(film.steps[0]).toMatchObject({ stderr: [`${shown}\n`, '', '', ''], faults: [{ reason: shown }] });
  expect(film.steps[0]!.debug![0]).toMatchObject({ notes: `${shown}\n`, metrics: { [shown]: 1 } });
  // JSON writes ends of lines as two letters, and what is still hidden as it is or with another backslash.
  expect(JSON.stringify(said).replaceAll('\\\\u', '')).not.toMatch(/\\u|[\u007f-\u009f\u202e]/);
});

describe('a file that is no replay gets a sentence', () => {
  test.each<[name: string, text: string, sentence: string]>([
    ['nothing', '', 'the file is empty'],
    ['prose', 'Dear diary', 'neither a replay in JSON lines nor one of the published games'],
    ['other JSON', '{"hello":1}\n', 'not the header of a replay'],
    ['half a line', '{"replay": 1,', 'line 1 is not JSON'],
    [
      'no names',
      lines[0]!.replace('"names"', '"gnomes"'),
      'line 1 is not the header of a replay: it has no proper "names"',
    ],
    ['another game', lines[0]!.replace('"walking-dead"', '"chess"'), 'there is no game "chess"'],
    ['an invalid map', lines[0]!.replace('"RANDOM"', '{"board":7}'), 'invalid configuration of The Walking Dead'],
    ['a published game without a header', 'Game\n\nSeed 3\n', 'its header is not whole'],
    ['another published game', 'Game\n\nSeed 3\n\nTron 1.0\nnames a b c d\n', 'no viewer here for "Tron"'],
    ['a published game that breaks off', 'Game\n\nSeed 3\n\nOrkIsland 1.0\nnames a b c d\n00 WW', 'breaks off'],
  ])('%s', (_, text, sentence) => {
    expect(() => readWholeFilm(text)).toThrow(sentence);
  });
});

describe('bytes', () => {
  const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

  test('plain and compressed', async () => {
    expect(await readBytes(bytesOf(Buffer.from('über')))).toMatchObject({ text: 'über', isCut: false });
    expect(await readBytes(bytesOf(gzipSync(Buffer.from('über'))))).toMatchObject({ text: 'über', isCut: false });
  });

  test('damaged', async () => {
    await expect(readBytes(bytesOf(gzipSync(Buffer.from('abc')).subarray(0, 12)))).rejects.toThrow('damaged');
    await expect(readBytes(bytesOf(Buffer.from([200, 201, 202])))).rejects.toThrow('not text');
  });
});
