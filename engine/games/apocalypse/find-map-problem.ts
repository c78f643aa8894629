import { PLAYERS } from '../../core/players.ts';
import { measureGap, SIZE, type Position } from './board.ts';
import { HELICOPTERS, REACH } from './helicopters.ts';
import type { ApocalypseConfig, ApocalypseMap } from './types.ts';
import { FOREST, isWalkable, LETTERS, MOUNTAIN } from './vocabulary.ts';

type Check = (map: ApocalypseMap, config: ApocalypseConfig) => string | undefined;

/** What does not fit together in a map, if anything: the invariants that every round keeps. */
export function findMapProblem(map: ApocalypseMap, config: ApocalypseConfig): string | undefined {
  const checks: Check[] = [
    findBorderProblem,
    findPostProblem,
    findSoldierProblem,
    findPeopleProblem,
    findHelicopterProblem,
    findFireProblem,
  ];
  for (const check of checks) {
    const problem = check(map, config);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

const findLand = ({ board }: ApocalypseMap, [row, column]: Readonly<Position>): number =>
  LETTERS.indexOf(board[row]![column]!);

const isSame = (a: Readonly<Position>, b: Readonly<Position>): boolean => measureGap(a, b) === 0;

function findBorderProblem({ board }: ApocalypseMap): string | undefined {
  const row = board.findIndex((letters, index) => {
    const mustBeMountain = index === 0 || index === SIZE - 1 ? letters : letters[0]! + letters[SIZE - 1]!;
    return /[^X]/.test(mustBeMountain);
  });
  return row < 0 ? undefined : `the border of the board must be mountain (X), but that of row ${row} is not`;
}

function findPostProblem(map: ApocalypseMap): string | undefined {
  for (const [index, { pos }] of map.posts.entries()) {
    if (!isWalkable(findLand(map, pos))) return `the post at [${pos}] must be on forest or grass`;
    if (map.posts.slice(0, index).some((other) => isSame(other.pos, pos))) return `there are two posts at [${pos}]`;
  }
  return undefined;
}

function findSoldierProblem(map: ApocalypseMap): string | undefined {
  for (const [index, { id, player, pos }] of map.soldiers.entries()) {
    if (!isWalkable(findLand(map, pos))) return `soldier ${id} at [${pos}] must be on forest or grass`;
    const before = map.soldiers.slice(0, index);
    if (before.some((other) => other.id === id)) return `there are two soldiers with the id ${id}`;
    if (before.some((other) => isSame(other.pos, pos))) return `there are two soldiers at [${pos}]`;
    const post = map.posts.find((candidate) => isSame(candidate.pos, pos));
    if (post && post.owner !== player) return `the post at [${pos}] must belong to player ${player}, who is there`;
  }
  return undefined;
}

function findPeopleProblem({ soldiers, helicopters }: ApocalypseMap, config: ApocalypseConfig): string | undefined {
  const parachuters = helicopters.reduce((sum, helicopter) => sum + helicopter.parachuters.length, 0);
  const expected = PLAYERS.length * config.soldiers;
  if (soldiers.length + parachuters === expected) return undefined;
  return `soldiers and parachuters must be ${expected} together, not ${soldiers.length + parachuters}`;
}

function findHelicopterProblem(map: ApocalypseMap): string | undefined {
  if (map.helicopters.some(({ id }, index) => id !== index + 1) || map.helicopters.length !== HELICOPTERS) {
    return `there must be ${HELICOPTERS} helicopters, with the ids 1 to ${HELICOPTERS}`;
  }
  for (const [index, { id, pos }] of map.helicopters.entries()) {
    if (!isOpenSky(map, pos)) return `helicopter ${id} at [${pos}] is above a mountain or beyond the border`;
    const other = map.helicopters.slice(0, index).find((candidate) => measureGap(candidate.pos, pos) <= 2 * REACH);
    if (other) return `helicopters ${other.id} and ${id} share a cell`;
  }
  return undefined;
}

function isOpenSky({ board }: ApocalypseMap, [row, column]: Readonly<Position>): boolean {
  const rows = board.slice(Math.max(0, row - REACH), row + REACH + 1);
  // The border is mountain: a square that leaves the board holds some of it.
  return !rows.some((letters) => letters.slice(Math.max(0, column - REACH), column + REACH + 1).includes('X'));
}

function findFireProblem(map: ApocalypseMap, config: ApocalypseConfig): string | undefined {
  for (const [index, { pos, rounds }] of map.fire.entries()) {
    const land = findLand(map, pos);
    if (land === MOUNTAIN) return `there is a fire on the mountain at [${pos}]`;
    const longest = land === FOREST ? config.forestBurns : config.otherBurns;
    if (rounds > longest) return `the fire at [${pos}] cannot burn for more than ${longest} rounds`;
    if (index > 0 && isSame(map.fire[index - 1]!.pos, pos)) return `there are two fires at [${pos}]`;
  }
  return undefined;
}
