// Whole rounds and whole matches: what no single phase can show.
import { describe, expect, test } from 'vitest';
import { SeededGenerator } from '../../../../engine/core/generator.ts';
import { startMatch, type Match } from '../../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../../engine/core/players.ts';
import { DIRECTIONS } from '../../../../engine/games/walking-dead/vocabulary.ts';
import { walkingDead } from '../../../../engine/games/walking-dead/walking-dead.ts';
import type { FixedMap, WalkingDead, WalkingDeadMove } from '../../../../engine/games/walking-dead/types.ts';
import { findGame } from '../../../../engine/registry.ts';
import { highest, scripted } from '../../core/scripted-generator.ts';
import { configOf, order, picture, play, town } from './picture.ts';

const round = [...walkingDead.round];

function wander(match: Match, rng: SeededGenerator): ByPlayer<WalkingDeadMove[]> {
  const { units } = match.view() as WalkingDead['view'];
  return byPlayer((player) =>
    units
      .filter(({ type, clan }) => type === 'living' && clan === player)
      .map(({ id }) => order(id, DIRECTIONS[2 * rng.random(0, 3)]!)),
  );
}

describe('a round', () => {
  test('has its phases in the order of the rules [walking-dead:order-of-a-round]', () => {
    expect(walkingDead.round.map(({ name }) => name)).toEqual([
      'movePlayers',
      'moveZombies',
      'raiseZombies',
      'reviveZombies',
      'switchClan',
      'feedClans',
      'regrowFood',
      'updateScores',
    ]);
  });

  test('moves the zombies after the players [walking-dead:zombies-move-last]', () => {
    const after = play(round, town`Z.a.`, { orders: [order(1, 'Right')], rng: highest() });
    expect(after.picture).toBe('.Z0a');
    const killed = play(round, town`aZb.`, { orders: [order(0, 'Right')], rng: scripted(1, 0, 3, 1) });
    // The zombie would have bitten, but it is dead by then; it is reborn on the only empty cells there are.
    expect(killed.state.turns[2]).toBe(-1);
  });

  test('lets a unit that has just become a zombie rest until the next', () => {
    const before = town`aXXZb`;
    before.state.turns[2] = 1;
    const after = play(round, before, { rng: highest() });
    expect(after.picture).toBe(picture`aXXZZ`);
    expect(after.moves).toEqual([order(1, 'Right')]);
  });
});

describe('a match', () => {
  test('lasts 200 rounds, numbered from 1 to 200 [walking-dead:two-hundred-rounds]', () => {
    const match = startMatch(walkingDead, configOf('text'), 1);
    const rounds: number[] = [];
    while (!match.isOver) {
      rounds.push(match.round);
      match.play([[], [], [], []]);
    }
    expect(rounds).toEqual(Array.from({ length: 200 }, (_, index) => index + 1));
  });

  test('counts from 0 to 199 in the published program', () => {
    expect(startMatch(walkingDead, configOf('original'), 1).round).toBe(0);
  });

  test('is decided by the points after the last round [walking-dead:most-points-win]', () => {
    const match = startMatch(walkingDead, configOf('text', { rounds: 3 }), 2);
    const rng = new SeededGenerator(2);
    while (!match.isOver) match.play(wander(match, rng));
    const { clans, owners } = match.view() as WalkingDead['view'];
    const cells = byPlayer((player) => owners.join('').split(String(player)).length - 1);
    expect(match.scores()).toEqual(byPlayer((player) => clans[player].killPoints + cells[player]));
  });

  test('keeps the number of units and of food [walking-dead:number-of-units-constant]', () => {
    const match = startMatch(walkingDead, configOf('text'), 4);
    const rng = new SeededGenerator(4);
    while (!match.isOver) {
      match.play(wander(match, rng));
      const { units, food } = match.view() as WalkingDead['view'];
      expect([units.length, food.length]).toEqual([90, 15]);
      expect(units.map(({ id }) => id)).toEqual(Array.from({ length: 90 }, (_, id) => id));
    }
  });

  test('never has food and a unit, or two units, on one cell [walking-dead:food-and-units-apart]', () => {
    const match = startMatch(walkingDead, configOf('text'), 6);
    const rng = new SeededGenerator(6);
    while (!match.isOver) {
      const { units, food, board } = match.view() as WalkingDead['view'];
      const taken = [...units, ...food].map(({ pos }) => pos.join());
      expect(new Set(taken).size).toBe(105);
      expect(units.every(({ pos: [row, column] }) => board[row]![column] === '.')).toBe(true);
      match.play(wander(match, rng));
    }
  });

  test('tells what everybody did [walking-dead:moves-are-told]', () => {
    const match = startMatch(walkingDead, configOf('text'), 7);
    const before = match.view() as WalkingDead['view'];
    const { moves } = match.play(wander(match, new SeededGenerator(7)));
    const kinds = new Set((moves as WalkingDeadMove[]).map(({ unit }) => before.units[unit]!.clan ?? 'zombie'));
    expect(kinds).toEqual(new Set([0, 1, 2, 3, 'zombie']));
  });

  test('can be copied and goes on alike', () => {
    const config = configOf('text');
    const state = walkingDead.generate(config, new SeededGenerator(3));
    const copy = walkingDead.clone(state);
    expect(copy.words).toEqual(state.words);
    copy.killPoints[0] = 5;
    expect(state.killPoints[0]).toBe(0);
  });

  test('shows how the clans stand', () => {
    const [first] = startMatch(walkingDead, configOf('text'), 1).standing();
    expect(first).toEqual({ units: 20, strength: 50, strengthPoints: 1000, killPoints: 0, cells: 20 });
  });
});

test('the rule sets differ in ten settings', () => {
  const game = findGame('walking-dead');
  const text = game.configure('text') as unknown as Record<string, unknown>;
  const original = game.configure('original') as unknown as Record<string, unknown>;
  const differing = Object.keys(text).filter((name) => JSON.stringify(text[name]) !== JSON.stringify(original[name]));
  expect(differing).toEqual([
    'rules',
    'surpriseChance',
    'fightOdds',
    'safeFromFood',
    'useCellPoints',
    'foodAtOnce',
    'strengthAtOnce',
    'killedZombiesStay',
    'zombiesChoose',
    'zombieWays',
    'firstRound',
  ]);
});

test('zombies find their way on the map of their match, however many others were played in between', () => {
  const goRound = (board: string[]): unknown => {
    const units: FixedMap['units'] = [
      { id: 0, type: 'living', clan: 0, pos: [1, 4] },
      { id: 1, type: 'zombie', pos: [1, 0] },
    ];
    const map = { board, units, food: [] };
    const match = startMatch(walkingDead, configOf('text', { rounds: 3, rows: 3, columns: 5, map }), 'way');
    match.play([[], [], [], []]);
    return match.view().units[1]!.pos;
  };
  const [above, below] = [
    ['.....', '.X...', '.X...'],
    ['.X...', '.X...', '.....'],
  ];
  // More than there are maps whose distances are kept.
  const ways = Array.from({ length: 80 }, (_, number) => goRound(number < 70 ? above! : below!));
  expect(ways).toEqual(ways.map((_, number) => [number < 70 ? 0 : 2, 1]));
});
