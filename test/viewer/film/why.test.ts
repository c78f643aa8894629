import { describe, expect, test } from 'vitest';
import type { ByPlayer } from '../../../engine/core/players.ts';
import { estimateChances } from '../../../viewer/film/estimate-chances.ts';
import { filterLines, listRoundLines } from '../../../viewer/film/log-lines.ts';
import { traceUnit } from '../../../viewer/film/history.ts';
import { findDecisiveMoments, findJumps } from '../../../viewer/film/moments.ts';
import { readWholeFilm } from '../../../viewer/film/open-film.ts';
import { findOrderedUnit, listOrders } from '../../../viewer/film/orders.ts';
import { extendStatistics, type Series } from '../../../viewer/film/statistics.ts';
import { listUnitOrders, traceOrders } from '../../../viewer/film/unit-orders.ts';
import type { GameEvent } from '../../../viewer/games/game-drawing.ts';
import { makeShow, type Show } from '../../../viewer/film/show.ts';
import type { LogFilter } from '../../../viewer/film/log-lines.ts';
import { describeTip } from '../../../viewer/panels/timeline-panel.ts';
import { makeReplay } from '../make-replay.ts';

function showOf(game: string, rounds: number): Show {
  const show = makeShow(readWholeFilm(makeReplay(game, rounds)), { file: 'match.jsonl' });
  extendStatistics(show.statistics, show.film, show.drawing);
  return show;
}

const ALL: LogFilter = { scope: 'round', player: -1, kind: '', search: '' };

describe('orders', () => {
  test.each([
    [{ unit: 3, dir: 'Up' }, 3],
    [{ dir: 'Up', unit: 3 }, 3],
    [{ to: [1, 2], soldier: 5 }, 5],
    [{ do: 'napalm', helicopter: 7 }, 7],
    [{ parachuter: [1, 2] }, undefined],
  ])('%j is for unit %s, wherever it says so', (order, unit) => {
    expect(findOrderedUnit(order)).toBe(unit);
  });

  test('have their numbers, and the refused ones stand at their places with the reason', () => {
    const [stay, fly, go] = [
      { unit: 1, dir: 'S' },
      { unit: 9, dir: 'Fly' },
      { unit: 2, dir: 'N' },
    ];
    const step = {
      round: 1,
      moves: [],
      orders: [[stay, go], [], [], []] as ByPlayer<object[]>,
      rejected: [[{ order: 1, reason: 'not yours', given: fly }], [], [], []] as never,
    };
    expect(listOrders(step, 0)).toEqual([
      { index: 0, order: stay, refusal: undefined },
      { index: 1, order: fly, refusal: 'not yours' },
      { index: 2, order: go, refusal: undefined },
    ]);
  });

  test('of a unit are told with what came of them, refusals included', () => {
    const { film, drawing } = showOf('walking-dead', 40);
    const frame = film.steps.findIndex(({ rejected }) => rejected?.some((list) => list.length > 0));
    const player = film.steps[frame]!.rejected!.findIndex((list) => list.length > 0) as 0;
    const { order: index, reason } = film.steps[frame]!.rejected![player][0]!;
    const unit = findOrderedUnit(listOrders(film.steps[frame]!, player)[index]!.order)!;
    expect(listUnitOrders(film, drawing, unit, frame)).toContainEqual(
      expect.objectContaining({ index, outcome: `refused: ${reason}`, isRefused: true }),
    );
    const all = traceOrders(film, drawing, unit);
    expect(all.length).toBeGreaterThan(10);
    expect(all.some(({ outcome }) => /^went to row \d+, column \d+/.test(outcome))).toBe(true);
  });
});

describe('the log', () => {
  const show = showOf('walking-dead', 40);

  test('tells the important first: who is out, what it wrote, and orders that were refused after that', () => {
    const kinds = listRoundLines(show, 4).map(({ kind }) => kind);
    expect(kinds[0]).toBe('fault');
    expect(kinds.at(-1)).toBe('order');
    const crowded = { ...show, statistics: { ...show.statistics, events: [makeCrowd()] } };
    expect(
      listRoundLines(crowded, 0)
        .map(({ kind }) => kind)
        .slice(0, 3),
    ).toEqual(['fault', 'lead', 'capture']);
    expect(describeTip({ show: crowded }, 0).split('\n').slice(1, 3)).toEqual(['it crashed', 'somebody leads']);
  });

  test('marks refused orders and names whose numbers are told', () => {
    const orders = listRoundLines(show, 3).filter(({ kind }) => kind === 'order');
    expect(orders.map(({ text }) => text).join()).toMatch(/orders of bee \(1\), \d+ refused/);
    expect(orders.map(({ detail }) => detail).join('\n')).toMatch(/^\d+ ✗ \{"unit":\d+,"dir":"\w+"\} — \S/m);
    expect(listRoundLines(show, 3)).toContainEqual(
      expect.objectContaining({ kind: 'metric', text: 'cat (2): mice 4' }),
    );
  });

  test('of the whole match is searched, and filtered by kind and player', () => {
    const find = (filter: Partial<LogFilter>) => filterLines(show, 0, { ...ALL, scope: 'match', ...filter });
    expect(find({ search: 'SEES a mouse' })).toMatchObject([{ frame: 3, kind: 'note', player: 2 }]);
    expect(find({ kind: 'fault' })).toMatchObject([{ frame: 4, player: 3 }]);
    expect(find({ kind: 'stderr', player: 1 })).toMatchObject([{ frame: 2, detail: 'bee is <b>here</b>\n' }]);
    expect(find({ kind: 'stderr', player: 0 })).toEqual([]);
    expect(find({}).some(({ kind }) => kind === 'order')).toBe(false);
  });
});

/** A round with more in it than a tip has room for, the important last. */
function makeCrowd(): GameEvent[] {
  const captures = Array.from({ length: 9 }, (): GameEvent => ({ kind: 'capture', player: 0, text: 'a capture' }));
  return [
    { kind: 'refusal', player: 0, text: 'refused' },
    ...captures,
    { kind: 'lead', player: 1, text: 'somebody leads' },
    { kind: 'fault', player: 2, text: 'it crashed' },
  ];
}

describe('curves of points', () => {
  const grow = (rates: (frame: number) => number): Series => {
    const series: Series = [0];
    for (let frame = 0; frame < 120; frame++) series.push(series[frame]! + rates(frame));
    return series;
  };
  // As in a match of Ork Island in which thirteen cities were linked in round 60.
  const scores: ByPlayer<Series> = [
    grow((frame) => (frame < 60 ? 100 : 1500)),
    grow(() => 150),
    grow(() => 120),
    grow(() => 0),
  ];

  test('have a mark where somebody suddenly makes far more of them', () => {
    expect(findJumps(scores)).toEqual([{ frame: 60, player: 0, before: 100, after: 1500 }]);
    expect(findJumps([grow(() => 5), grow(() => 6), grow(() => 5), grow(() => 7)])).toEqual([]);
  });

  test('tell the three moments that decided, in order', () => {
    const moments = findDecisiveMoments(scores, 0, 3);
    expect(moments).toHaveLength(3);
    // Not the rounds at the end, when as much is won in each but nothing is open any more.
    expect(moments.every(({ frame }) => frame >= 57 && frame < 90)).toBe(true);
    expect(moments.every(({ chances: [before, after] }) => after > before + 1)).toBe(true);
    expect(moments.map(({ frame }) => frame)).toEqual(moments.map(({ frame }) => frame).sort((a, b) => a - b));
  });

  test('tell no moment of a match that was never decided', () => {
    expect(findDecisiveMoments([grow(() => 5), grow(() => 5), grow(() => 5), grow(() => 5)], 0, 3)).toEqual([]);
  });

  test('tell how likely each is to win, and at the end who has', () => {
    const sum = (chances: readonly number[]): number => chances.reduce((a, b) => a + b);
    expect(sum(estimateChances(scores, 0, 120))).toBeCloseTo(100);
    expect(estimateChances(scores, 40, 120)[1]).toBeGreaterThan(estimateChances(scores, 40, 120)[3]);
    expect(estimateChances(scores, 90, 120)[0]).toBeGreaterThan(80);
    expect(estimateChances(scores, 120, 120)).toEqual([100, 0, 0, 0]);
  });
});

describe('events', () => {
  const show = showOf('crematoria', 60);
  const { film, drawing } = show;
  const frame = film.steps.findIndex(({ events }) =>
    events!.some(({ kind, player }) => kind === 'killed' && player! >= 0),
  );
  const death = film.steps[frame]!.events!.find(({ kind, player }) => kind === 'killed' && player! >= 0)!;

  test('are told in the round in which they happen, with their cause', () => {
    const deaths = listRoundLines(show, frame).filter(({ kind }) => kind === 'death');
    expect(deaths.map(({ text }) => text).join()).toMatch(/was (devoured|killed|crushed) .*at \(\d+, \d+\)/);
  });

  test('of a unit are its history', () => {
    const chapter = traceUnit(film, drawing, death.unit!).find((one) => one.frame === frame);
    expect(chapter!.text).toMatch(/ at \(\d+, \d+\).*; .*(captured|belongs to).*; .*reborn at/);
  });

  test('concern those who lose as well as those who gain', () => {
    const captured = film.steps[frame]!.events!.find(({ kind }) => kind === 'captured')!;
    const find = (player: number) => filterLines(show, frame, { ...ALL, player, kind: 'capture' });
    expect(find(captured.player!).length).toBeGreaterThan(0);
    expect(find(captured.loser!).length).toBeGreaterThan(0);
  });

  test('that are routine are listed only when asked for', () => {
    expect(listRoundLines(show, 0).some(({ kind }) => kind === 'routine')).toBe(false);
    expect(filterLines(show, 0, { ...ALL, kind: 'routine' }).length).toBeGreaterThan(20);
  });
});
