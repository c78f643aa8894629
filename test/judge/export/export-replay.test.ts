import { beforeAll, describe, expect, test } from 'vitest';
import { exportReplay, type ExportKind } from '../../../judge/export/export-replay.ts';
import { OUR_GAMES } from '../../../judge/games/our-games.ts';
import { makeReplayGames } from '../../../judge/games/replay-games.ts';
import type { ReplayEnd } from '../../../protocol/types/replay/end.ts';
import type { ReplayRound } from '../../../protocol/types/replay/round.ts';
import { makeGivenOrders } from '../../../replay/compare-refusals.ts';
import { stepThroughHolding } from '../../../replay/step-through-holding.ts';
import { playAnything, playFirst } from '../rerun/play-recorded.ts';

const ROUNDS = 4;

/** A name that a spreadsheet would run, and that CSV has to quote. */
const NAME = '=1+1, "x"\u001B';
const CELL = String.raw`"'=1+1, ""x""\u001b"`;

const THINGS: Readonly<Record<string, string>> = {
  crematoria: 'pos_i,pos_j,pos_k,id,type,player,health,turns,cells,gems,pioneers,furyans',
  'walking-dead': 'id,type,clan,pos_i,pos_j,turnsToZombie,living,strengthPoints,strength,killPoints,cells',
  'ork-island': 'cells,owner,ends_i,ends_j,id,player,pos_i,pos_j,health',
  apocalypse: 'pos_i,pos_j,rounds,value,owner,id,player,life,facing,napalm,parachuters',
};

const COLUMNS = ['round', 'player', 'name', 'index', 'refused'];

const takeOrder = (record: object): object =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !COLUMNS.includes(name)));

describe.each(OUR_GAMES)('$title', (game) => {
  const { id } = game;
  let text = '';
  let lines: (ReplayRound & ReplayEnd)[] = [];

  beforeAll(async () => {
    const bot = playAnything(id, 11);
    const replay = await playFirst(id, ROUNDS, [bot, bot, bot, bot]);
    text = replay.replace('"bot0"', JSON.stringify(NAME));
    lines = text
      .trimEnd()
      .split('\n')
      .slice(1)
      .map((line) => JSON.parse(line) as ReplayRound & ReplayEnd);
  });

  const take = async (kind: ExportKind, format: 'jsonl' | 'csv'): Promise<string[]> => {
    const replay = { name: 'm.jsonl', chunks: [text], games: makeReplayGames(game) };
    const parts: string[] = [];
    for await (const part of exportReplay(replay, kind, format)) parts.push(part);
    return parts.join('').trimEnd().split(/\r?\n/);
  };

  test('every order is there, and what was refused says why', async () => {
    const records = (await take('orders', 'jsonl')).map((line) => JSON.parse(line) as Record<string, unknown>);
    const given = lines.slice(0, ROUNDS).flatMap((line) => makeGivenOrders(line).flat());
    expect(records.map(takeOrder)).toEqual(given);
    const refusals = lines.slice(0, ROUNDS).flatMap(({ rejected = [] }) => rejected.flat());
    expect(refusals.length).toBeGreaterThan(0);
    expect(records.filter(({ refused }) => refused !== null)).toHaveLength(refusals.length);
    expect(await take('orders', 'csv')).toHaveLength(1 + given.length);
  });

  test('points begin with the first round and end with those of the match', async () => {
    const [titles, ...rows] = await take('scores', 'csv');
    expect(titles).toMatch(/^round,player,name,score,alive,\w/);
    expect(rows).toHaveLength(4 * (ROUNDS + 1));
    expect(rows[0]!.startsWith(`${lines[0]!.round},0,${CELL},`)).toBe(true);
    expect(rows.slice(-3).map((row) => Number(row.split(',')[3]))).toEqual(lines.at(-1)!.scores.slice(1));
  });

  test('frames are whole boards, in a table thing by thing', async () => {
    const frames = (await take('frames', 'jsonl')).map(
      (line) => JSON.parse(line) as { round: number; over?: true; board: unknown },
    );
    expect(frames.map(({ over }) => over ?? false)).toEqual([...Array<boolean>(ROUNDS).fill(false), true]);
    const [titles, ...rows] = await take('frames', 'csv');
    expect(titles).toBe(`round,list,index,text,${THINGS[id]}`);
    expect(rows.filter((row) => /^\d+,board(\[\d\])?,0,/.test(row))).toHaveLength(
      (ROUNDS + 1) * (id === 'crematoria' ? 2 : 1),
    );
    expect(
      rows.every((row) => row.replaceAll(/"([^"]|"")*"/g, '').split(',').length === titles!.split(',').length),
    ).toBe(true);
  });

  test('events are those of the engine, and a table has a column for every field of them', async () => {
    const expected: object[] = [];
    const replay = { name: 'm.jsonl', chunks: [text], games: makeReplayGames(game) };
    for await (const { step } of stepThroughHolding(replay, { withEvents: true })) {
      if (step?.kind !== 'round') continue;
      expected.push(...step.events.map((event, index) => ({ round: step.round.round, index, ...event })));
    }
    const records = (await take('events', 'jsonl')).map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(records).toEqual(expected);
    expect(records.length).toBeGreaterThan(10);
    const [titles, ...rows] = await take('events', 'csv');
    const columns = titles!.split(',');
    expect(columns.slice(0, 4)).toEqual(['round', 'index', 'kind', 'unit']);
    const fields = new Set(records.flatMap((record) => Object.keys(record)));
    expect([...fields].filter((name) => !columns.some((column) => column === name || column === `${name}_i`))).toEqual(
      [],
    );
    expect(rows).toHaveLength(records.length);
    const kinds = columns.indexOf('kind');
    expect(rows.map((row) => row.split(',')[kinds])).toEqual(records.map(({ kind }) => kind));
  });
});
