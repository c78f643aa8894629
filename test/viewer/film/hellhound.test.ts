// A pioneer that a hellhound eats, in a recorded match: what the viewer and "explain" make of it.
import { expect, test } from 'vitest';
import { findGame } from '../../../engine/registry.ts';
import { checkShape } from '../../../protocol/check-shape.ts';
import { explainReplay } from '../../../replay/explain-replay.ts';
import { countHeat } from '../../../viewer/board/heat-map.ts';
import { traceUnit } from '../../../viewer/film/history.ts';
import { filterLines } from '../../../viewer/film/log-lines.ts';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { makeShow } from '../../../viewer/film/show.ts';
import { extendStatistics } from '../../../viewer/film/statistics.ts';
import { readRecordedMatch } from '../../replay/recorded-match.ts';

/** The first rounds. */
const replay = readRecordedMatch('crematoria').split('\n').slice(0, 12).join('\n');
const show = makeShow(readWholeFilm(replay), { file: 'match.jsonl' });
extendStatistics(show.statistics, show.film, show.drawing);
const { film, drawing } = show;

test('it is named with its hellhound and its place by log, history, heat map and explain', async () => {
  const unit = 13;
  const frame = film.steps.findIndex(({ events }) => events!.some((one) => one.kind === 'killed' && one.unit === unit));
  const death = film.steps[frame]!.events!.find((one) => one.kind === 'killed' && one.unit === unit)!;
  expect(death).toMatchObject({ type: 'pioneer', cause: 'hellhound', by: 90, at: [10, 10, 0], player: 0 });
  const sentence = 'pioneer 13 of veteran (0) was devoured by hellhound 90 at (10, 10) in the caves';

  const deaths = filterLines(show, frame, { scope: 'round', player: 0, kind: 'death', search: '' });
  expect(deaths.map(({ text }) => text)).toEqual([sentence]);

  const chapter = traceUnit(film, drawing, unit).find((one) => one.frame === frame)!;
  expect(chapter.text).toMatch(
    /^pioneer 13 of veteran \(0\) was devoured .*; .* now belongs to dummy \(1\), drawn at random; /,
  );
  expect(chapter.text).toContain(sentence);

  const place = drawing.findPlace!(film.frames[frame]!.view, death.at!)!;
  const { columns } = drawing.measureSheet(film.frames[0]!.view);
  const countAt = (last: number): number =>
    countHeat(film, drawing, 'event:killed', last)[place[0] * columns + place[1]]!;
  expect([countAt(frame), countAt(frame + 1)]).toEqual([0, 1]);

  const { events } = await explainReplay(
    { name: 'match.jsonl', chunks: [replay], games: { findGame, checkShape } },
    { unit, round: 8 },
  );
  expect(events.map(({ text }) => text)).toContain(sentence);
});
