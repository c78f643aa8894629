import { describe, expect, test } from 'vitest';
import { toCell } from '../../../../../engine/games/crematoria/board.ts';
import { original } from '../../../../../engine/games/crematoria/defaults.ts';
import { callNecromonger } from '../../../../../engine/games/crematoria/phases/call-necromonger.ts';
import { countNecromongers } from '../../../../../engine/games/crematoria/phases/count-necromongers.ts';
import { kill } from '../../../../../engine/games/crematoria/actions/kill.ts';
import { NOBODY } from '../../../../../engine/games/crematoria/vocabulary.ts';
import { scripted } from '../../../core/scripted-generator.ts';
import { expectPicture, outside } from '../picture.ts';
import { idOf, play } from '../play.ts';

const top = outside('....', { at: [0, 39] });
const bottom = outside('....', { at: [39, 39] });

test('every other time one appears in the sky [crematoria:necromonger-chance]', () => {
  const after = play(callNecromonger, top, [], scripted(1, 0, 0));
  expectPicture(after, '.n..');
  expect([...after.state.occupant].every((id) => id === NOBODY)).toBe(true);
});

test('otherwise none [crematoria:necromonger-chance]', () => {
  expectPicture(play(callNecromonger, top, [], scripted(2)), '....');
  expect(() => play(callNecromonger, top, [], scripted(3))).toThrow('from 1 to 2');
});

test('with 75 points of health and two rounds to go [crematoria:necromonger-health] [crematoria:lands-after-two-rounds]', () => {
  const { state } = play(callNecromonger, top, [], scripted(1, 0, 0));
  expect([state.health[0], state.turns[0], state.cell[0]]).toEqual([75, 2, toCell(0, 40, 1)]);
});

describe('where', () => {
  test('above any Outside cell of the two columns where night has just fallen [crematoria:necromonger-at-dusk]', () => {
    expectPicture(play(callNecromonger, top, [], scripted(1, 0, 1)), '..n.');
    expectPicture(play(callNecromonger, bottom, [], scripted(1, 0, 78)), '.n..');
    expectPicture(play(callNecromonger, bottom, [], scripted(1, 0, 79)), '..n.');
  });

  test('never above a gem [crematoria:necromonger-at-dusk]', () => {
    const scene = outside('.G..', { at: [0, 39] });
    expectPicture(play(callNecromonger, scene, [], scripted(1, 0, 0)), '.Gn.');
    expect(() => play(callNecromonger, scene, [], scripted(1, 0, 79))).toThrow('from 0 to 78');
  });

  test('never above an elevator [crematoria:necromonger-at-dusk]', () => {
    expectPicture(play(callNecromonger, outside('.E..', { at: [0, 39] }), [], scripted(1, 0, 0)), '.En.');
  });

  test('nowhere when there are only gems', () => {
    const scene = outside(Array.from({ length: 40 }, () => 'GG').join('\n'), { at: [0, 40] });
    const { state } = play(callNecromonger, scene, [], scripted(1, 0));
    expect([...state.cell].every((cell) => cell === NOBODY)).toBe(true);
    expect([...state.health].every((health) => health === 0)).toBe(true);
  });
});

describe('who', () => {
  test('any that is not here, by lot', () => {
    const scene = outside('N...', { at: [0, 39], config: { necromongers: 3 } });
    expect([...play(callNecromonger, scene, [], scripted(1, 0, 0)).state.turns]).toEqual([0, 2, -1]);
    expect([...play(callNecromonger, scene, [], scripted(1, 1, 0)).state.turns]).toEqual([0, -1, 2]);
  });

  test('never more than the limit, those in the sky included [crematoria:necromonger-limit]', () => {
    const scene = outside('Nn', { config: { necromongers: 2 } });
    expect([...play(callNecromonger, scene).state.turns]).toEqual([0, 2]);
  });

  test('the limit is ten [crematoria:at-most-ten-necromongers]', () => {
    expectPicture(play(callNecromonger, outside('NNNNNNNNN.', { at: [0, 31] }), [], scripted(1, 0, 0)), 'NNNNNNNNNn');
    expectPicture(play(callNecromonger, outside('NNNNNNNNNN.', { at: [0, 30] })), 'NNNNNNNNNN.');
  });

  test('a death makes room only in the next round in the published program', () => {
    const scene = outside('N...', { at: [0, 39], config: { ...original, necromongers: 1 } });
    const dead = play((turn) => kill(turn, idOf(scene, 'N'), NOBODY, { cause: 'sun' }), scene);
    expectPicture(play(callNecromonger, dead), '....');
    const next = play(countNecromongers, dead);
    expectPicture(play(callNecromonger, next, [], scripted(1, 0, 0)), '.n..');
  });

  test('the dead come back with their id and full health [crematoria:necromonger-returns]', () => {
    const scene = outside('NN..', { at: [0, 38], config: { necromongers: 2 }, health: { N2: 10 } });
    const dead = play(
      countNecromongers,
      play((turn) => kill(turn, idOf(scene, 'N2'), NOBODY, { cause: 'sun' }), scene),
    );
    const { state } = play(callNecromonger, dead, [], scripted(1, 0, 0));
    expect([state.health[1], state.turns[1]]).toEqual([75, 2]);
  });
});
