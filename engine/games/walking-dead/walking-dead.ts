import { defineGame, definePublishedGame } from '../../core/game.ts';
import { byPlayer } from '../../core/players.ts';
import { makeDirectionActions } from '../../core/unit-actions.ts';
import { defaults, original } from './defaults.ts';
import { describeEvent } from './describe-event.ts';
import { findProblem } from './find-problem.ts';
import { generate } from './generate.ts';
import { legalOrders } from './legal-orders.ts';
import { feedClans } from './phases/feed-clans.ts';
import { movePlayers } from './phases/move-players.ts';
import { moveZombies } from './phases/move-zombies.ts';
import { raiseZombies } from './phases/raise-zombies.ts';
import { regrowFood } from './phases/regrow-food.ts';
import { reviveZombies } from './phases/revive-zombies.ts';
import { switchClan } from './phases/switch-clan.ts';
import { updateScores } from './phases/update-scores.ts';
import { cloneState } from './state.ts';
import { takeOrders } from './take-orders.ts';
import { makeConfig, makeHeader, makeMoves, makeState } from './text/make-text.ts';
import { parseConfig } from './text/parse-config.ts';
import { walkingDeadReplay } from './text/read-replay.ts';
import type { WalkingDead } from './types.ts';
import { view } from './view.ts';

/** The rules of The Walking Dead: all that a program needs to play it. */
export const walkingDeadRules = /* @__PURE__ */ defineGame<WalkingDead>({
  id: 'walking-dead',
  title: 'The Walking Dead',
  version: '2.0',
  defaults,
  findProblem,
  firstRound: (config) => config.firstRound,
  generate,
  clone: cloneState,
  round: [movePlayers, moveZombies, raiseZombies, reviveZombies, switchClan, feedClans, regrowFood, updateScores],
  takeOrders,
  view,
  legalOrders,
  actions: makeDirectionActions(['Down', 'Right', 'Up', 'Left'], ({ units }) => units),
  score: (state) => byPlayer((player) => state.scores[player]!),
  standing: (state) =>
    byPlayer((player) => ({
      units: state.living[player]!,
      strength: state.strength[player]!,
      strengthPoints: state.strengthPoints[player]!,
      killPoints: state.killPoints[player]!,
      cells: state.cells[player]!,
    })),
});

/** The Walking Dead with its words, and with the files of the published game. */
export const walkingDead = /* @__PURE__ */ definePublishedGame<WalkingDead>(walkingDeadRules, {
  original,
  countRandCalls: ({ map }) => map.randCalls,
  describeEvent,
  text: { parseConfig, makeConfig, makeHeader, makeState, makeMoves, replay: walkingDeadReplay },
});
