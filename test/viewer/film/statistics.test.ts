import { describe, expect, test } from 'vitest';
import { byPlayer } from '../../../engine/core/players.ts';
import { traceCell, traceUnit, traceTrail } from '../../../viewer/film/history.ts';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { makeStatistics, extendStatistics, findLeader, type Statistics } from '../../../viewer/film/statistics.ts';
import { drawingOf } from '../drawing-of.ts';
import { GAME_IDS, makeReplay } from '../make-replay.ts';

const ROUNDS = 60;
const films = new Map(GAME_IDS.map((game) => [game, readWholeFilm(makeReplay(game, ROUNDS))]));

function statisticsOf(game: string) {
  const drawing = drawingOf(game);
  const statistics = makeStatistics(drawing);
  extendStatistics(statistics, films.get(game)!, drawing);
  return statistics;
}

/** An event knows its film, to tell when somebody asks; what it tells is compared. */
const withoutFilms = (statistics: Statistics) => ({
  ...statistics,
  events: statistics.events.map((list) => list.map(({ kind, player, text }) => ({ kind, player, text }))),
});

describe.each(GAME_IDS)('statistics of %s', (game) => {
  const film = films.get(game)!;
  const drawing = drawingOf(game);

  test('have a value for every frame', () => {
    const { scores, figures, leaders, events } = statisticsOf(game);
    expect(scores.series[2]).toEqual(film.frames.map((frame) => frame.scores[2]));
    for (const { series } of figures) expect(series[1]).toHaveLength(ROUNDS + 1);
    expect([leaders.length, events.length]).toEqual([ROUNDS + 1, ROUNDS + 1]);
  });

  test('tell what points are made of: the score, or what a round gave', () => {
    const { parts, scores, income } = statisticsOf(game);
    const whole = ['crematoria', 'walking-dead'].includes(game) ? scores : income;
    for (const frame of [1, 20, ROUNDS]) {
      const sums = byPlayer((player) => parts.reduce((sum, { series }) => sum + series[player][frame]!, 0));
      expect(sums).toEqual(byPlayer((player) => whole.series[player][frame]));
    }
  });

  test('are the same when counted in pieces', () => {
    const pieces = makeStatistics(drawing);
    for (let frames = 1; frames <= film.frames.length; frames++) {
      extendStatistics(pieces, { ...film, frames: film.frames.slice(0, frames) }, drawing);
    }
    expect(withoutFilms(pieces)).toEqual(withoutFilms(statisticsOf(game)));
  });

  test('mark notes, faults and refusals in the round they belong to', () => {
    const { events, metrics, cpu, times } = statisticsOf(game);
    expect(events[3]!.some(({ kind, text }) => kind === 'note' && text.includes('cat sees a mouse'))).toBe(true);
    expect(events[4]!.some(({ kind, player }) => kind === 'fault' && player === 3)).toBe(true);
    const refused = film.steps.findIndex(({ rejected }) => rejected !== undefined);
    expect(events[refused]!.some(({ kind }) => kind === 'refusal')).toBe(true);
    expect(metrics.get('mice')!.series[2][3]).toBe(4);
    expect(cpu.series[1].at(-1)).toBe(1.5 * ROUNDS);
    expect(times.series[0][0]).toBe(2);
  });

  test('see deaths and captures', () => {
    const kinds = new Set(
      statisticsOf(game)
        .events.flat()
        .map(({ kind }) => kind),
    );
    expect(kinds.has('capture')).toBe(true);
    expect(kinds.has('death') || game === 'ork-island').toBe(true);
  });

  test('everybody on the board is somewhere on the sheet, with an id of his own', () => {
    const { view } = film.frames.at(-1)!;
    const { rows, columns } = drawing.measureSheet(view);
    const tokens = drawing.listTokens(view);
    expect(new Set(tokens.map(({ id }) => id)).size).toBe(tokens.length);
    for (const { row, column } of tokens) expect(row >= 0 && row < rows && column >= 0 && column < columns).toBe(true);
  });

  test('units and cells have a history and a description', () => {
    const { view } = film.frames[0]!;
    const [token] = drawing.listTokens(view);
    expect(traceUnit(film, drawing, token!.id)[0]).toMatchObject({
      frame: 0,
      text: expect.stringContaining('ant'),
    });
    expect(traceCell(film, drawing, token!.row, token!.column).length).toBeGreaterThan(0);
    expect(traceTrail(film, drawing, { id: token!.id, frame: 10 }, 5).length).toBeGreaterThan(0);
    expect(drawing.describeUnit(view, token!.id, film.names).join()).toContain('ant (0)');
    expect(drawing.describeUnit(view, 99_999, film.names)).toEqual(['not on the board']);
    expect(drawing.describeCell(view, token!.row, token!.column)[0]).not.toBe('nothing');
  });

  test('every cell of the ground has a number', () => {
    const { view } = film.frames[0]!;
    const { rows, columns } = drawing.measureSheet(view);
    const codes = new Uint16Array(rows * columns).fill(999);
    drawing.codeGround(view, codes);
    expect(codes.every((code) => code < 100)).toBe(true);
  });
});

test('nobody leads when two are ahead', () => {
  expect(findLeader([1, 5, 3, 4])).toBe(1);
  expect(findLeader([5, 5, 3, 4])).toBe(-1);
});
