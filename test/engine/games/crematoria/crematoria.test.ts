import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { describe, expect, test } from 'vitest';
import type { Generator } from '../../../../engine/core/generator.ts';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import type { Match } from '../../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../../engine/core/players.ts';
import { crematoria } from '../../../../engine/games/crematoria/crematoria.ts';
import { defaults } from '../../../../engine/games/crematoria/defaults.ts';
import type { Crematoria, CrematoriaOrder } from '../../../../engine/games/crematoria/types.ts';
import { DIRECTIONS } from '../../../../engine/games/crematoria/vocabulary.ts';
import { findGame } from '../../../../engine/registry.ts';
import { lowest, scripted } from '../../core/scripted-generator.ts';
import { cave, expectPicture, levels, type Scene } from './picture.ts';
import { order, play, unitOf, type Played } from './play.ts';

type View = Crematoria['view'];

/** A whole round, and on to the next. */
function playRound(scene: Scene, orders: Parameters<typeof play>[2] = [], rng: Generator = lowest()): Played {
  return play(
    (turn) => {
      for (const phase of crematoria.round) phase(turn);
      turn.state.round += 1;
    },
    scene,
    orders,
    rng,
  );
}

describe('a round', () => {
  test('is played in the order of the rules', () => {
    expect(crematoria.round.map((phase) => phase.name)).toEqual([
      'movePlayers',
      'moveNecromongers',
      'landNecromongers',
      'moveHellhounds',
      'turnTheSun',
      'growGem',
      'callNecromonger',
      'reviveTheDead',
      'recoverHealth',
      'countNecromongers',
    ]);
  });

  test('moves the players, then necromongers, then hellhounds [crematoria:others-move-last]', () => {
    const scene = levels({ cave: 'H....A..', outside: '..B....N' });
    const after = playRound(scene, [order('A', 'Right'), order('B', 'Left')]);
    expect(after.moves.map((move) => move.split(' ')[0])).toEqual(['A', 'B', 'N', 'H']);
    // The hellhound goes after A, the necromonger after B, where they are now.
    expect(unitOf(after, 'N').pos![1]).toBe(16);
    expect(unitOf(after, 'H').pos![1]).toBe(11);
  });

  test('who moved away from a hellhound in time lives', () => {
    expectPicture(playRound(cave('H..a.'), [order('a', 'Right')]), '.H..a   ....0');
  });

  test('the dead are reborn when all have moved, before health is recovered [crematoria:reborn-in-the-cave]', () => {
    const after = playRound(cave('aB......', { health: { a: 20, B: 30 } }), [order('B', 'Left')]);
    expect(unitOf(after, 'a')).toMatchObject({ player: 1, health: 50 });
    expect(unitOf(after, 'B').health).toBe(35);
  });

  test('draws in this order: whose turn, damage, the way of the hellhound, gem, necromonger', () => {
    const scene = cave('AB...#H.');
    const after = playRound(scene, [order('A', 'Right'), order('B', 'Right')], scripted(0, 25, 0, 2, 2));
    expect(after.moves).toEqual(['A Right', 'B Right', 'H Right']);
    expect(unitOf(after, 'B').health).toBe(80);
  });

  test('a necromonger is seen two rounds in the sky and acts in the third after [crematoria:lands-after-two-rounds]', () => {
    let scene: Scene = levels({ cave: '.', outside: 'a' }, { at: [30, 39], config: { necromongers: 1 } });
    const id = scene.state.roster.people;
    const seen: [turns: number, moves: number][] = [];
    for (let round = 0; round < 4; round++) {
      const after = playRound(scene);
      seen.push([after.state.turns[id]!, after.moves.length]);
      scene = after;
    }
    expect(seen).toEqual([
      [2, 0],
      [1, 0],
      [0, 0],
      [0, 1],
    ]);
  });
});

describe('points', () => {
  const { state } = cave('0003..2');

  test('one for a cell, thirty for a gem [crematoria:points]', () => {
    state.gems.set([0, 2, 1, 0]);
    expect(crematoria.score(state, defaults)).toEqual([3, 60, 31, 1]);
  });

  test('those of a gem can be set', () => {
    state.gems.set([0, 2, 1, 0]);
    expect(crematoria.score(state, { ...defaults, gemPoints: 7 })).toEqual([3, 14, 8, 1]);
  });

  test('what is shown beside them', () => {
    state.gems.set([0, 2, 1, 0]);
    expect(crematoria.standing(state, defaults)).toEqual([
      { cells: 3, gems: 0 },
      { cells: 0, gems: 2 },
      { cells: 1, gems: 1 },
      { cells: 1, gems: 0 },
    ]);
  });
});

describe('an answer', () => {
  const ajv = new Ajv({ strict: false });
  const schema = (name: string): object =>
    JSON.parse(readFileSync(new URL(`../../../../schemas/${name}`, import.meta.url), 'utf8')) as object;
  ajv.addSchema(schema('common.json'));
  const isAnswer = ajv.compile<{ orders: CrematoriaOrder[] }>(schema('games/crematoria/answer.json'));
  const orders = (count: number): object[] => Array.from({ length: count }, (_, unit) => ({ unit, dir: 'None' }));

  test('has at most a thousand orders [crematoria:a-thousand-orders]', () => {
    expect(isAnswer({ round: 0, orders: orders(1000) })).toBe(true);
    expect(isAnswer({ round: 0, orders: orders(1001) })).toBe(false);
  });

  test('knows the directions of the rules, and no others [crematoria:directions]', () => {
    const names = ['Bottom', 'BR', 'Right', 'RT', 'Top', 'TL', 'Left', 'LB', 'Up', 'Down', 'None'];
    expect(DIRECTIONS).toEqual(names);
    for (const dir of names) expect(isAnswer({ round: 0, orders: [{ unit: 0, dir }] })).toBe(true);
    for (const dir of ['bottom', 'N', 0, null]) expect(isAnswer({ round: 0, orders: [{ unit: 0, dir }] })).toBe(false);
  });
});

describe.each([1, 2, 3])('a whole match of aimless players, seed %i', (seed) => {
  const game = findGame('crematoria');
  const match = game.start(game.configure('text'), seed);
  const rng = new SeededGenerator(seed);
  const rounds: number[] = [];
  const views: View[] = [];
  const scores: ByPlayer<number>[] = [];
  while (!match.isOver) {
    rounds.push(match.round);
    look(match);
    match.play(byPlayer((player) => aimless(views.at(-1)!, player)));
  }
  look(match);

  function look(now: Match): void {
    views.push(now.view() as View);
    scores.push(now.scores());
  }

  function aimless({ units }: View, player: number): CrematoriaOrder[] {
    const mine = units.filter((unit) => unit.player === player);
    return mine.map(({ id }) => ({ unit: id, dir: DIRECTIONS[rng.random(0, 9)]! }));
  }

  test('has 120 rounds [crematoria:rounds] [crematoria:rounds-from-zero]', () => {
    expect([rounds.length, rounds[0], rounds.at(-1)]).toEqual([120, 0, 119]);
  });

  test('always has 60 pioneers and 20 furyans [crematoria:numbers-are-constant]', () => {
    for (const { units, groups } of views) {
      const count = (type: string): number => units.filter((unit) => unit.type === type).length;
      expect([count('pioneer'), count('furyan')]).toEqual([60, 20]);
      expect(groups.reduce((sum, { pioneers }) => sum + pioneers, 0)).toBe(60);
      expect(groups.reduce((sum, { furyans }) => sum + furyans, 0)).toBe(20);
    }
  });

  test('never has more than ten necromongers, and at times has ten [crematoria:at-most-ten-necromongers]', () => {
    const counts = views.map(
      ({ units, landings }) => units.filter(({ type }) => type === 'necromonger').length + landings.length,
    );
    expect([counts[0], Math.max(...counts)]).toEqual([0, 10]);
  });

  test('never has two units on a cell, nor one on rock [crematoria:one-unit-per-cell] [crematoria:rock-is-impassable]', () => {
    for (const { units, board } of views) {
      expect(new Set(units.map(({ pos }) => pos.join())).size).toBe(units.length);
      expect(units.filter(({ pos: [row, column, level] }) => board[level]![row]![column] === 'R')).toEqual([]);
    }
  });

  test('never leaves anybody in the sun [crematoria:sun-kills]', () => {
    for (const { units, gems, night } of views) {
      const isSunny = ({ pos: [, column, level] }: { pos: readonly [number, number, number] }): boolean =>
        level === 1 && (column - night[0] + 80) % 80 >= 40;
      expect([...units, ...gems].filter(isSunny)).toEqual([]);
    }
  });

  test('never leaves anybody next to a hellhound, not even another [crematoria:hellhounds-apart]', () => {
    for (const { units } of views) {
      const below = units.filter(({ pos }) => pos[2] === 0);
      for (const hound of below.filter(({ type }) => type === 'hellhound')) {
        const near = below.filter(({ pos: [row, column] }) => {
          const across = Math.abs(column - hound.pos[1]);
          return Math.abs(row - hound.pos[0]) <= 1 && Math.min(across, 80 - across) <= 1;
        });
        expect(near).toEqual([hound]);
      }
    }
  });

  test('keeps hellhounds below and necromongers above, all of nobody [crematoria:nobodys-units]', () => {
    for (const { units } of views) {
      for (const { type, player, pos } of units) {
        if (type === 'hellhound') expect([player, pos[2]]).toEqual([-1, 0]);
        if (type === 'necromonger') expect([player, pos[2]]).toEqual([-1, 1]);
      }
    }
  });

  test('counts what it shows, and the points at the end decide [crematoria:points] [crematoria:most-points-win]', () => {
    for (const [index, { owners, groups }] of views.entries()) {
      const cells = byPlayer((player) => owners.join('').split(String(player)).length - 1);
      expect(groups.map((group) => group.cells)).toEqual(cells);
      expect(scores[index]).toEqual(groups.map((group) => group.cells + 30 * group.gems));
    }
    expect(match.scores()).toEqual(scores.at(-1));
  });

  test('never has an elevator or rock owned', () => {
    for (const { owners, board } of views) {
      const land = board[0].join('');
      const owned = [...owners.join('')].flatMap((owner, cell) => (owner === '.' ? [] : [land[cell]]));
      expect(new Set(owned)).toEqual(new Set(['C']));
    }
  });
});
