import { drawOne } from '../../../core/draw-one.ts';
import { UNREACHABLE } from '../../../core/distance-field.ts';
import type { Generator } from '../../../core/generator.ts';
import { NearestField, unite, type Sources } from '../../../core/nearest-field.ts';
import { CELLS, COLUMNS, findNeighbour, ROWS, toPosition } from '../board.ts';
import { eatFood, isKilledZombie, type WalkingDeadState } from '../state.ts';
import type { WalkingDeadConfig, WalkingDeadTurn } from '../types.ts';
import { DEAD, DIRECTIONS, LIVING, NOBODY, NOT_CONVERTING, STEPS, ZOMBIE } from '../vocabulary.ts';
import { walk } from '../actions/walk.ts';

/** Scratch memory, written anew by every call: a round allocates nothing for a board. */
const nearestSteps = new Int8Array(STEPS.length);
/** How far it is to a living unit, and to which, in the match that is being played. */
let toTheLiving = new NearestField(ROWS, COLUMNS);
const offsets = STEPS.map(([down, right]) => down * toTheLiving.width + right);

/**
 * Each zombie, by ascending id, takes a step towards the nearest living unit, in any of the eight directions, or bites
 * the unit if it is next to it. Zombies destroy the food they step on and take the cell away from its owner.
 */
export function moveZombies(turn: WalkingDeadTurn): void {
  const { state, config } = turn;
  measureDistances(state, config);
  if (toTheLiving.isEmpty) return;
  for (let id = 0; id < state.units; id++) {
    if (state.type[id] === ZOMBIE && state.cell[id] !== NOBODY && !isKilledZombie(state, id)) moveZombie(turn, id);
  }
}

/** Measured once, before any of them moves: during this phase nothing moves that counts as an obstacle. */
function measureDistances(state: WalkingDeadState, { zombieWays }: WalkingDeadConfig): void {
  const arePassable = zombieWays === 'past';
  const measured = findMeasured(state.map.passable);
  toTheLiving = measured.field;
  if (!hasChanged(measured, state, arePassable)) return;
  toTheLiving.clear(state.map.passable);
  for (let id = 0; id < state.units; id++) {
    const cell = state.cell[id]!;
    if (cell === NOBODY) continue;
    if (state.type[id] === LIVING) toTheLiving.addSource(cell);
    else if (state.type[id] === DEAD || !arePassable) toTheLiving.close(cell);
  }
  // Zombies in each other's way stand on closed cells, which have no distance: only then all others must have theirs.
  if (!arePassable) toTheLiving.spread();
}

/** What was measured on a map, and what it depends on. */
interface Measured {
  readonly field: NearestField;
  arePassable: boolean | undefined;
  readonly cell: Int16Array;
  readonly type: Int8Array;
}

/** A cache of the maps that were played on last: programs that step many matches in turn find each as they left it. */
const MAX_MEASURED = 64;
const measuredMaps = new Map<Int16Array, Measured>();

function findMeasured(passable: Int16Array): Measured {
  let measured = measuredMaps.get(passable);
  if (measured && measured.field === toTheLiving) return measured;
  measured ??= measuredMaps.size < MAX_MEASURED ? makeMeasured() : takeOldest();
  // The last one is the one that was used last.
  measuredMaps.delete(passable);
  measuredMaps.set(passable, measured);
  return measured;
}

const makeMeasured = (): Measured => ({
  field: new NearestField(ROWS, COLUMNS),
  arePassable: undefined,
  cell: new Int16Array(CELLS),
  type: new Int8Array(CELLS),
});

function takeOldest(): Measured {
  const [[passable, measured]] = measuredMaps as unknown as [[Int16Array, Measured]];
  measuredMaps.delete(passable);
  return Object.assign(measured, { arePassable: undefined });
}

/** Whether anything that distances depend on is not as it was when they were last measured, and remembers it. */
function hasChanged(measured: Measured, state: WalkingDeadState, arePassable: boolean): boolean {
  let changed = measured.arePassable !== arePassable;
  measured.arePassable = arePassable;
  for (let id = 0; id < state.units; id++) {
    const type = state.type[id]!;
    const cell = type === ZOMBIE && arePassable ? NOBODY : state.cell[id]!;
    if (measured.cell[id] === cell && measured.type[id] === type) continue;
    measured.cell[id] = cell;
    measured.type[id] = type;
    changed = true;
  }
  return changed;
}

function moveZombie(turn: WalkingDeadTurn, zombie: number): void {
  const { state, config, rng } = turn;
  const cell = state.cell[zombie]!;
  // Most zombies are near the living: what is farther away than they are need not be known.
  if (config.zombieWays === 'past') spreadTo(toTheLiving.toPlace(cell));
  let count = findNearestSteps(cell);
  if (count === 0 || (config.zombieWays === 'past' && !hasFreeStep(state, cell, count))) return;
  if (config.zombiesChoose === 'unit') count = keepStepsToOne(cell, count, rng);
  if (config.zombieWays === 'past') count = keepFreeSteps(state, cell, count);
  if (count === 0) return;
  const step = drawOne(nearestSteps, rng, count);
  if (takeStep(turn, zombie, findNeighbour(cell, step))) turn.moves.push({ unit: zombie, dir: DIRECTIONS[step]! });
}

function spreadTo(place: number): void {
  if (toTheLiving.distance[place] === UNREACHABLE) toTheLiving.spread(place);
}

/** Fills `nearestSteps` with the steps that lead nearest to a living unit, and returns how many there are. */
function findNearestSteps(cell: number): number {
  const place = toTheLiving.toPlace(cell);
  let count = 0;
  let nearest: number = UNREACHABLE - 1;
  for (let step = 0; step < offsets.length; step++) {
    const distance = toTheLiving.distance[place + offsets[step]!]!;
    if (distance < 0 || distance > nearest) continue;
    if (distance < nearest) count = 0;
    nearest = distance;
    nearestSteps[count++] = step;
  }
  return count;
}

/** Draws one of the units that are equally near, and leaves the steps that lead to it. */
function keepStepsToOne(cell: number, count: number, rng: Generator): number {
  const place = toTheLiving.toPlace(cell);
  let targets = listTargets(place, 0);
  for (let k = 1; k < count; k++) targets = unite(targets, listTargets(place, k));
  if (targets.length === 1) return count;
  const target = drawOne(targets, rng);
  // The only step leads to all of them.
  if (count === 1) return count;
  let kept = 0;
  for (let k = 0; k < count; k++) {
    if (listTargets(place, k).includes(target)) nearestSteps[kept++] = nearestSteps[k]!;
  }
  return kept;
}

/** Whom one of the nearest steps leads to. */
function listTargets(place: number, k: number): Sources {
  return toTheLiving.listNearest(place + offsets[nearestSteps[k]!]!);
}

function hasFreeStep(state: WalkingDeadState, cell: number, count: number): boolean {
  for (let k = 0; k < count; k++) if (isFree(state, cell, nearestSteps[k]!)) return true;
  return false;
}

/** The cells of other zombies cannot be entered, wherever those go later. */
function isFree({ occupant, type }: WalkingDeadState, cell: number, step: number): boolean {
  const other = occupant[findNeighbour(cell, step)]!;
  return other === NOBODY || type[other] !== ZOMBIE;
}

function keepFreeSteps(state: WalkingDeadState, cell: number, count: number): number {
  let kept = 0;
  for (let k = 0; k < count; k++) {
    if (isFree(state, cell, nearestSteps[k]!)) nearestSteps[kept++] = nearestSteps[k]!;
  }
  return kept;
}

/** False when another zombie got there first. */
function takeStep(turn: WalkingDeadTurn, zombie: number, target: number): boolean {
  const { state } = turn;
  const other = state.occupant[target]!;
  if (other === NOBODY) {
    const hasEaten = eatFood(state, target);
    if (turn.isWatched && hasEaten)
      turn.emit({ kind: 'eaten', unit: zombie, player: NOBODY, at: toPosition(target), change: 0 });
    walk(turn, zombie, target);
    return true;
  }
  if (state.type[other] !== LIVING) return false;
  bite(turn, zombie, other);
  return true;
}

/** A second bite changes nothing. */
function bite(turn: WalkingDeadTurn, zombie: number, unit: number): void {
  const { state, config } = turn;
  const isBitten = state.turns[unit] !== NOT_CONVERTING;
  // One more than the rounds that are left, because the end of this round counts already.
  if (!isBitten) state.turns[unit] = config.turnsToZombie + 1;
  if (!turn.isWatched) return;
  const [player, at] = [state.clan[unit]!, toPosition(state.cell[unit]!)];
  turn.emit({ kind: 'bitten', unit, player, at, by: zombie, turns: state.turns[unit]! - 1, again: isBitten });
}
