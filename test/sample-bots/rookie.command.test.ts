// What rookie does, in pictures: the board before, and the orders as arrows. The other languages are held to the same.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkShape } from '../../protocol/check-shape.ts';
import { startLineBot, type LineBot } from './line-bot.ts';
import { drawField, drawIsland, drawOrders, drawPlanet, drawTown } from './pictures.ts';

type Row = readonly [what: string, before: readonly string[], orders: readonly string[]];

let rookie: LineBot;

beforeAll(async () => {
  rookie = await startLineBot('rookie');
});

afterAll(() => rookie.end());

async function show(draw: (picture: readonly string[]) => object, before: readonly string[]): Promise<string[]> {
  const state = draw(before);
  const { game } = state as { game: string };
  expect(checkShape(`games/${game}/state`, state)).toBeUndefined();
  const answer = await rookie.ask(Buffer.from(`${JSON.stringify(state)}\n`));
  return drawOrders(before, state, (JSON.parse(answer) as { orders: object[] }).orders);
}

describe('The Walking Dead', () => {
  test.each<Row>([
    [
      'to the nearest zombie, around debris, and no two to one cell',
      ['a.X.Z', '..XX.', 'a....'],
      ['↓.X.Z', '..XX.', '→....'],
    ],
    ['who is next to one kills it; food and enemies are nothing', ['MaZ', '.B.', '..a'], ['M→Z', '.B.', '..↑']],
    ['of equally good steps the first: down, right, up, left', ['a.', '.Z'], ['↓.', '.Z']],
    ['without a way it stays', ['aXZ', '.X.'], ['aXZ', '.X.']],
  ])('%s', async (_, before, orders) => expect(await show(drawTown, before)).toEqual(orders));
});

describe('Ork Island', () => {
  test.each<Row>([
    [
      'to the nearest city that is not mine, over land that costs least',
      ['a.c.', '....', '..C.'],
      ['→.c.', '....', '..C.'],
    ],
    ['whoever is in the way', ['aBC'], ['→BC']],
    ['the ork with the lower id goes first, the other waits', ['.aC', '..a'], ['.→C', '..a']],
    ['all is mine: they stay', ['a.c'], ['a.c']],
  ])('%s', async (_, before, orders) => expect(await show(drawIsland, before)).toEqual(orders));
});

describe('Crematoria', () => {
  test.each<Row>([
    ['pioneers to the nearest cave that is not mine', [',p,,,.', '.,,,,,'], [',↙,,,.', '.,,,,,']],
    ['furyans attack pioneers of others, pioneers go around', ['fP', 'p.'], ['→P', '→.']],
    ['nobody goes next to a hellhound', ['R.RRR', 'p,p.H', 'RRRRR'], ['R.RRR', '↗,←.H', 'RRRRR']],
  ])('%s', async (_, before, orders) => expect(await show(drawPlanet, before)).toEqual(orders));
});

describe('Apocalypse', () => {
  test.each<Row>([
    ['to the nearest post, around water, and no two to one cell', ['s.O!', 's.O.', '....'], ['↘.O!', '↘.O.', '....']],
    ['who is in the way is attacked', ['sE!'], ['→E!']],
    ['no step nearer: he stays', ['s.O!'], ['s.O!']],
  ])('%s', async (_, before, orders) => expect(await show(drawField, before)).toEqual(orders));
});
