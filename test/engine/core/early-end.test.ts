import { describe, expect, test } from 'vitest';
import { startMatch, type Match } from '../../../engine/core/match.ts';
import { byPlayer, PLAYERS, type ByPlayer, type Player } from '../../../engine/core/players.ts';
import { GAMES } from '../../../engine/registry.ts';
import { duel } from '../../dialogue/duel-game.ts';

const start = (): Match => startMatch(duel, duel.defaults, 1);
const order = (player: Player, name: string): ByPlayer<object[]> =>
  byPlayer((one) => (one === player ? [{ name }] : []));
const listAsked = (match: Match): number[] => PLAYERS.filter((player) => match.isAsked(player));

describe('a game that asks one player at a time, hides something, and ends early', () => {
  test('says who is asked, and skips whom the rules have put out', () => {
    const match = start();
    const asked: number[][] = [];
    for (let round = 0; round < 6; round++) {
      asked.push(listAsked(match));
      match.play(order(0, 'out'));
    }
    expect(asked).toEqual([[0], [1], [2], [3], [], [1]]);
    expect(PLAYERS.map((player) => match.isOut(player))).toEqual([true, false, false, false]);
  });

  test('refuses the orders of players that are not asked, with a reason', () => {
    const { accepted, refused } = start().play(order(2, 'x'));
    expect(accepted).toEqual([[], [], [], []]);
    expect(refused).toEqual([[], [], [{ order: 0, reason: 'player 2 is not asked in this round' }], []]);
  });

  test('is over when its rules say so, before its last round', () => {
    const match = start();
    for (const player of [0, 1, 2] as const) match.play(order(player, 'out'));
    expect({ isOver: match.isOver, played: match.played, asked: listAsked(match) }).toEqual({
      isOver: true,
      played: 3,
      asked: [],
    });
    expect(() => match.play([[], [], [], []])).toThrow('the match is over');
  });

  test('tells each player its own view, and its own moves', () => {
    const match = start();
    const { moves } = match.play(order(0, 'left'));
    expect(match.view()).toEqual({ mine: [10, 11, 12, 13] });
    expect(match.viewFor(2)).toEqual({ mine: [12] });
    expect(match.movesFor(2, moves)).toEqual([{ by: 0, secret: '?' }]);
    expect(match.movesFor(0, moves)).toEqual([{ by: 0, secret: 'left' }]);
  });

  test('may have any finite number as points', () => {
    expect(start().scores()).toEqual([0, 0.5, 1, 1.5]);
    for (const bad of [NaN, Infinity, -Infinity]) {
      const broken = startMatch({ ...duel, score: () => [0, 1, bad, 2] }, duel.defaults, 1);
      expect(() => broken.scores()).toThrow(`a finite number for each of the four players, and gave 0,1,${bad},2`);
    }
  });
});

test.each(GAMES)('$title tells everybody the same, and asks everybody in every round', (game) => {
  const match = game.start(game.configure('text'), 1);
  expect(match.isShared).toBe(true);
  expect(listAsked(match)).toEqual([0, 1, 2, 3]);
  expect(match.viewFor(3)).toEqual(match.view());
});
