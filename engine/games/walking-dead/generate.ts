import { ConfigError } from '../../core/config-error.ts';
import type { Generator } from '../../core/generator.ts';
import { PLAYERS } from '../../core/players.ts';
import { CELLS, COLUMNS, toCell } from './board.ts';
import { generateDebris } from './map/generate-debris.ts';
import {
  bringToLife,
  makeEmptyState,
  makeMap,
  putUnit,
  setOwner,
  updateStrength,
  type WalkingDeadState,
} from './state.ts';
import { SafeCells } from './safe-cells.ts';
import type { FixedMap, WalkingDeadConfig } from './types.ts';
import { LIVING, NOBODY, NOT_CONVERTING, UNIT_TYPES } from './vocabulary.ts';

export function generate(config: WalkingDeadConfig, rng: Generator): WalkingDeadState {
  const state = config.map === 'RANDOM' ? drawState(config, rng) : makeFixedState(config.map, config);
  state.strengthPoints.fill(config.strengthPoints);
  updateStrength(state);
  return state;
}

/** The clans one after another, then the zombies, then the food. */
function drawState(config: WalkingDeadConfig, rng: Generator): WalkingDeadState {
  const people = PLAYERS.length * config.unitsPerClan;
  const { cells, randCalls } = generateDebris(config.rules, rng);
  const map = makeMap(cells, randCalls);
  checkRoom(people + config.zombies + config.food, map.streets.length);
  const state = makeEmptyState(map, people + config.zombies);
  // The document speaks of food around a cell only where something is regenerated.
  const safeCells = new SafeCells(state, { safeDistance: config.safeDistance, safeFromFood: false });
  for (let id = 0; id < state.units; id++) {
    const cell = safeCells.draw(rng);
    if (id < people) bringToLife(state, id, Math.floor(id / config.unitsPerClan), cell);
    else putUnit(state, id, cell);
    safeCells.addUnit(cell);
  }
  for (let food = 0; food < config.food; food++) {
    const cell = safeCells.draw(rng);
    state.food[cell] = 1;
    safeCells.addFood(cell);
  }
  return state;
}

function checkRoom(things: number, cells: number): void {
  if (things <= cells) return;
  throw new ConfigError(
    `${things} units, zombies and pieces of food do not fit on ${cells} street cells`,
    'use fewer units, zombies or food',
  );
}

function makeFixedState({ board, units, food }: FixedMap, { rows, columns }: WalkingDeadConfig): WalkingDeadState {
  const letters = board
    .map((row) => row.padEnd(COLUMNS, 'X'))
    .join('')
    .padEnd(CELLS, 'X');
  const debris = Int8Array.from(letters, (letter) => (letter === 'X' ? 1 : 0));
  const state = makeEmptyState(makeMap(debris, 0, rows, columns), units.length);
  for (let cell = 0; cell < CELLS; cell++) {
    if (letters[cell]! >= '0' && letters[cell]! <= '3') setOwner(state, cell, Number(letters[cell]));
  }
  for (const { id, type, clan = NOBODY, pos, turnsToZombie = NOT_CONVERTING } of units) {
    state.type[id] = UNIT_TYPES.indexOf(type);
    state.clan[id] = clan;
    state.turns[id] = turnsToZombie;
    if (state.type[id] === LIVING) state.living[clan]! += 1;
    putUnit(state, id, toCell(...pos));
  }
  for (const { pos } of food) state.food[toCell(...pos)] = 1;
  return state;
}
