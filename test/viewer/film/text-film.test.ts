import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { findRecorded } from '../../golden/find-recorded.ts';
import { GAME_IDS, makeText, NAMES } from '../make-replay.ts';

const ROUNDS = 40;

describe("the published games' replays", () => {
  test.each(GAME_IDS)('%s: what is read is what the engine saw', (game) => {
    const { text, views, scores } = makeText(game, ROUNDS);
    const film = readWholeFilm(text);
    expect(film).toMatchObject({
      game: { id: game },
      names: NAMES,
      seed: '5',
      warnings: [],
      check: { kind: 'unchecked' },
    });
    expect(film.frames.map((frame) => frame.scores)).toEqual(scores);
    expect(film.frames.map(({ view }) => view)).toEqual(views);
  });

  test('a file that breaks off is shown up to there', () => {
    const { text } = makeText('walking-dead', 3);
    const film = readWholeFilm(text.slice(0, -400));
    expect(film.frames).toHaveLength(3);
    expect(film.warnings.join()).toContain('Only the first 2 rounds can be shown: the file breaks off');
  });

  test('the judge of the published games tells CPU time', () => {
    const { text } = makeText('crematoria', 1);
    const film = readWholeFilm(text.replace(/^Game/, 'SecGame').replaceAll('status 0 0 0 0', 'status 0 0.25 -1 0.5'));
    expect(film.frames[1]!.status).toEqual([0, 0.25, -1, 0.5]);
  });

  describe.each(GAME_IDS)('recorded matches of %s', (game) => {
    const { folder, files } = findRecorded(game);
    test.each(files.filter((file) => file.endsWith('.res.gz')))('%s', (name) => {
      const film = readWholeFilm(gunzipSync(readFileSync(join(folder, name))).toString());
      expect({ frames: film.frames.length, warnings: film.warnings }).toEqual({
        frames: game === 'crematoria' ? 121 : 201,
        warnings: [],
      });
    });
  });
});
