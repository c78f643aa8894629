import type { Generator } from '../../../../engine/core/generator.ts';
import { byPlayer } from '../../../../engine/core/players.ts';
import { toColumn, toLevel, toRow } from '../../../../engine/games/crematoria/board.ts';
import { cloneState } from '../../../../engine/games/crematoria/state.ts';
import type { CrematoriaOrder, CrematoriaPhase, CrematoriaTurn } from '../../../../engine/games/crematoria/types.ts';
import { NOBODY, type Direction } from '../../../../engine/games/crematoria/vocabulary.ts';
import { scripted, type ScriptedGenerator } from '../../core/scripted-generator.ts';
import type { Scene } from './picture.ts';

export interface Played extends Scene {
  /** What was executed: 'a Right'. */
  readonly moves: readonly string[];
  /** Reasons, by player. */
  readonly refused: readonly string[][];
}

interface NamedOrder {
  readonly name: string;
  readonly dir: Direction;
}

export const order = (name: string, dir: Direction): NamedOrder => ({ name, dir });

/** Plays a phase, or anything else that is done with a turn, on a copy. Without a generator, nothing may be drawn. */
export function play(
  phase: CrematoriaPhase,
  scene: Scene,
  orders: readonly NamedOrder[] = [],
  rng: Generator = scripted(),
): Played {
  const state = cloneState(scene.state);
  const asked = orders.map(({ name, dir }) => ({ unit: idOf(scene, name), dir }));
  const turn: CrematoriaTurn = {
    state,
    config: scene.config,
    rng,
    orders: byPlayer((player) =>
      asked.filter(({ unit }) => state.player[unit] === player).map((one, index) => ({ index, order: one })),
    ),
    moves: [],
    refused: byPlayer(() => []),
    isWatched: false,
    emit() {},
  };
  phase(turn);
  const left = (rng as Partial<ScriptedGenerator>).left ?? 0;
  if (left > 0) throw new Error(`the last ${left} numbers of the script were not drawn`);
  return {
    ...scene,
    state,
    moves: turn.moves.map((move) => nameMove(scene, move)),
    refused: turn.refused.map((refusals) => refusals.map(({ reason }) => reason)),
  };
}

function nameMove(scene: Scene, { unit, dir }: CrematoriaOrder): string {
  const name = [...scene.ids].find(([, id]) => id === unit)?.[0];
  return `${name ?? unit} ${dir}`;
}

export function idOf(scene: Scene, name: string): number {
  const id = scene.ids.get(name);
  if (id === undefined) throw new Error(`nobody is called ${name} in the picture`);
  return id;
}

/** What is known of a unit, by its name in the picture. */
export function unitOf(scene: Scene, name: string) {
  const { state } = scene;
  const id = idOf(scene, name);
  const cell = state.cell[id]!;
  return {
    player: state.player[id]!,
    health: state.health[id]!,
    turns: state.turns[id]!,
    pos: cell === NOBODY ? undefined : [toRow(cell), toColumn(cell), toLevel(cell)],
  };
}

export function isSameState(a: Scene, b: Scene): boolean {
  return a.state.round === b.state.round && a.state.words.every((word, index) => word === b.state.words[index]);
}
