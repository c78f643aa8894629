import { defineGame, definePublishedGame } from '../../core/game.ts';
import { byPlayer } from '../../core/players.ts';
import { makeDirectionActions } from '../../core/unit-actions.ts';
import { defaults, original } from './defaults.ts';
import { describeEvent } from './describe-event.ts';
import { findProblem } from './find-problem.ts';
import { generate } from './generate.ts';
import { legalOrders } from './legal-orders.ts';
import { conquerCities } from './phases/conquer-cities.ts';
import { conquerPaths } from './phases/conquer-paths.ts';
import { moveOrks } from './phases/move-orks.ts';
import { regenerateOrks } from './phases/regenerate-orks.ts';
import { scoreCities } from './phases/score-cities.ts';
import { scoreConnectedCities } from './phases/score-connected-cities.ts';
import { scorePaths } from './phases/score-paths.ts';
import { cloneState } from './state.ts';
import { takeOrders } from './take-orders.ts';
import { makeConfig, makeHeader, makeMoves, makeState } from './text/make-text.ts';
import { parseConfig } from './text/parse-config.ts';
import { orkIslandReplay } from './text/read-replay.ts';
import type { OrkIsland } from './types.ts';
import { view } from './view.ts';
import { DIRECTIONS } from './vocabulary.ts';

/** The rules of Ork Island: all that a program needs to play it. */
export const orkIslandRules = /* @__PURE__ */ defineGame<OrkIsland>({
  id: 'ork-island',
  title: 'Ork Island',
  version: '2.0',
  defaults,
  findProblem,
  firstRound: () => 0,
  boardSizes: [
    { rows: 20, columns: 20, orks: 4 },
    { rows: 180, columns: 180 },
  ],
  generate,
  clone: cloneState,
  round: [moveOrks, regenerateOrks, conquerCities, conquerPaths, scoreCities, scorePaths, scoreConnectedCities],
  takeOrders,
  view,
  legalOrders,
  actions: makeDirectionActions(DIRECTIONS, ({ player }) => player.length),
  score: ({ points }) => byPlayer((player) => points[player]!),
  standing: ({ cityOwner, pathOwner, player: owners }) =>
    byPlayer((player) => ({
      cities: countOwned(cityOwner, player),
      paths: countOwned(pathOwner, player),
      orks: countOwned(owners, player),
    })),
});

/** Ork Island with its words, and with the files of the published game. */
export const orkIsland = /* @__PURE__ */ definePublishedGame<OrkIsland>(orkIslandRules, {
  original,
  describeEvent,
  text: { parseConfig, makeConfig, makeHeader, makeState, makeMoves, replay: orkIslandReplay },
});

function countOwned(owners: Int8Array, player: number): number {
  return owners.reduce((count, owner) => (owner === player ? count + 1 : count), 0);
}
