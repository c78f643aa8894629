import { PLAYERS, type ByPlayer } from '../../../core/players.ts';
import type { Seed } from '../../../core/seed.ts';
import type { ApocalypseState } from '../state.ts';
import type { ApocalypseConfig } from '../types.ts';
import { view } from '../view.ts';
import { makeMap } from './make-map.ts';
import { TITLE, VERSION } from './words.ts';

/** The configuration as a `.cnf` of the published game, which says nothing but the map. */
export function makeConfig({ map }: ApocalypseConfig): string {
  return `${TITLE} ${VERSION}\n\n${map === 'GENERATOR' ? 'GENERATOR\n' : `FIXED\n\n${makeMap(map)}`}`;
}

export function makeHeader(_config: ApocalypseConfig, seed: Seed, names: ByPlayer<string>): string {
  return `Game\n\nSeed ${seed}\n\n${TITLE} ${VERSION}\n${'names'.padEnd(15)}${names.join(' ')}\n`;
}

export function makeState(state: ApocalypseState): string {
  const scores = PLAYERS.map((player) => `${state.score[player]}\t`).join('');
  const status = PLAYERS.map(() => '0\t').join('');
  return `${makeMap(view(state))}\nround ${state.round}\n\ntotal_score\n${scores}\n\nstatus\n${status}\n\n`;
}

/** The published game does not write down who ordered what. */
export function makeMoves(): string {
  return '';
}
