import { expect, test } from 'vitest';
import { logEvent, logSeriesEvent } from '../../../cli/show/log-event.ts';
import type { MatchLog } from '../../../judge/match/match-log.ts';
import type { PlayEvent } from '../../../tournament/run/play-on.ts';
import type { SeriesEvent } from '../../../tournament/series/play-series.ts';

type Log<T> = (log: MatchLog, event: T) => void;

function takeLines<T>(event: unknown, write: Log<T>): unknown[] {
  const lines: unknown[] = [];
  const at = (level: string) => (fields: object, message: string) => void lines.push([level, message, fields]);
  const log: MatchLog = { debug: at('debug'), info: at('info'), warn: at('warn'), child: () => log };
  write(log, event as T);
  return lines;
}

const measured = { machine: 'a', worker: 'w1', slot: 1, durationMs: 812, bots: [] };
const played = (verdict: object | null) => ({
  kind: 'played',
  planned: 8,
  done: 3,
  played: { block: 2, match: 1, attempt: 1, stage: 'cycle 1', replay: 'x', measured, seats: [{ id: 'e01', verdict }] },
});
const fields = {
  block: 2,
  match: 1,
  attempt: 1,
  stage: 'cycle 1',
  replay: 'x',
  machine: 'a',
  worker: 'w1',
  slot: 1,
  durationMs: 812,
  planned: 8,
  done: 3,
};

test.each([
  ['a match', played(null), ['info', 'match played', fields]],
  [
    'a match with a fault',
    played({ code: 'timeout' }),
    ['warn', 'match played, with faults', { ...fields, faults: [{ bot: 'e01', code: 'timeout' }] }],
  ],
  [
    'a withdrawn bot',
    { kind: 'withdrawn', name: 'mine', reason: 'x' },
    ['warn', 'bot withdrawn', { bot: 'mine', reason: 'x' }],
  ],
  [
    'a record',
    { kind: 'recorded', record: { kind: 'ended' } },
    ['info', 'journal: ended', { record: { kind: 'ended' } }],
  ],
  ['a line of the queue', { kind: 'log', line: 'Redis is back' }, ['warn', 'Redis is back', {}]],
])('%s is one line', (_, event, line) => {
  expect(takeLines<PlayEvent>(event, logEvent)).toEqual([line]);
});

const where = { machine: 'a', slot: 1, cores: '2' };
const inSeries = (verdict: object | null) => ({
  kind: 'played',
  planned: 8,
  done: 3,
  match: {
    number: 5,
    result: { seed: 's', where, startedAt: 'now', durationMs: 812, replay: 'x', seats: [{ name: 'mine', verdict }] },
  },
});
const seriesFields = {
  match: 5,
  seed: 's',
  ...where,
  startedAt: 'now',
  durationMs: 812,
  planned: 8,
  done: 3,
  replay: 'x',
};

test.each([
  ['a match', inSeries(null), [['info', 'match played', seriesFields]]],
  [
    'a match with a fault',
    inSeries({ code: 'crashed' }),
    [['warn', 'match played, with faults', { ...seriesFields, faults: [{ bot: 'mine', code: 'crashed' }] }]],
  ],
  ['a warning', { kind: 'warning', text: 'no sandbox' }, [['warn', 'no sandbox', {}]]],
  ['a build', { kind: 'building', bot: 'mine', command: ['g++'] }, []],
])('in a series, %s gives these lines', (_, event, lines) => {
  expect(takeLines<SeriesEvent>(event, logSeriesEvent)).toEqual(lines);
});
