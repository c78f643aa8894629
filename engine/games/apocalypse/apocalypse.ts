import { defineGame, definePublishedGame } from '../../core/game.ts';
import { byPlayer } from '../../core/players.ts';
import { defaults, original } from './defaults.ts';
import { describeEvent } from './describe-event.ts';
import { findMapProblem } from './find-map-problem.ts';
import { generate } from './generate.ts';
import { legalOrders } from './legal-orders.ts';
import { countParachuters } from './parachuters.ts';
import { ageParachuters } from './phases/age-parachuters.ts';
import { burnDown } from './phases/burn-down.ts';
import { countPoints } from './phases/count-points.ts';
import { flyHelicopters } from './phases/fly-helicopters.ts';
import { landParachuters } from './phases/land-parachuters.ts';
import { moveSoldiers } from './phases/move-soldiers.ts';
import { reloadNapalm } from './phases/reload-napalm.ts';
import { spreadFire } from './phases/spread-fire.ts';
import { cloneState, type ApocalypseState } from './state.ts';
import { takeOrders } from './take-orders.ts';
import { makeConfig, makeHeader, makeMoves, makeState } from './text/make-text.ts';
import { parseConfig } from './text/parse-config.ts';
import { apocalypseReplay } from './text/read-replay.ts';
import type { Apocalypse } from './types.ts';
import { unitActions } from './unit-actions.ts';
import { view } from './view.ts';

/** The rules of Apocalypse: all that a program needs to play it. */
export const apocalypseRules = /* @__PURE__ */ defineGame<Apocalypse>({
  id: 'apocalypse',
  title: 'Apocalypse',
  version: '4.0',
  defaults,
  findProblem: (config) => (config.map === 'GENERATOR' ? undefined : findMapProblem(config.map, config)),
  firstRound: () => 0,
  generate,
  clone: cloneState,
  round: [
    ageParachuters,
    landParachuters,
    flyHelicopters,
    reloadNapalm,
    moveSoldiers,
    spreadFire,
    burnDown,
    countPoints,
  ],
  takeOrders,
  view,
  legalOrders,
  actions: unitActions,
  score: (state) => byPlayer((player) => state.score[player]!),
  standing: (state) =>
    byPlayer((player) => ({
      posts: countPosts(state, player),
      soldiers: state.soldiers[player]!,
      parachuters: countParachuters(state, player),
    })),
});

/** Apocalypse with its words, and with the files of the published game. */
export const apocalypse = /* @__PURE__ */ definePublishedGame<Apocalypse>(apocalypseRules, {
  original,
  describeEvent,
  text: { parseConfig, makeConfig, makeHeader, makeState, makeMoves, replay: apocalypseReplay },
});

function countPosts({ owner }: ApocalypseState, player: number): number {
  return owner.reduce((count, post) => (post === player ? count + 1 : count), 0);
}
