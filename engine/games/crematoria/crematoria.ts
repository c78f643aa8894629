import { defineGame, definePublishedGame } from '../../core/game.ts';
import { byPlayer } from '../../core/players.ts';
import { makeDirectionActions } from '../../core/unit-actions.ts';
import { defaults, original } from './defaults.ts';
import { describeEvent } from './describe-event.ts';
import { findProblem } from './find-problem.ts';
import { generate } from './generate.ts';
import { legalOrders } from './legal-orders.ts';
import { callNecromonger } from './phases/call-necromonger.ts';
import { countNecromongers } from './phases/count-necromongers.ts';
import { growGem } from './phases/grow-gem.ts';
import { landNecromongers } from './phases/land-necromongers.ts';
import { moveHellhounds } from './phases/move-hellhounds.ts';
import { moveNecromongers } from './phases/move-necromongers.ts';
import { movePlayers } from './phases/move-players.ts';
import { recoverHealth } from './phases/recover-health.ts';
import { reviveTheDead } from './phases/revive-the-dead.ts';
import { turnTheSun } from './phases/turn-the-sun.ts';
import { cloneState } from './state.ts';
import { takeOrders } from './take-orders.ts';
import { makeConfig, makeHeader, makeMoves, makeState } from './text/make-text.ts';
import { parseConfig } from './text/parse-config.ts';
import { crematoriaReplay } from './text/read-replay.ts';
import type { Crematoria } from './types.ts';
import { view } from './view.ts';
import { DIRECTIONS } from './vocabulary.ts';

/** The rules of Crematoria: all that a program needs to play it. */
export const crematoriaRules = /* @__PURE__ */ defineGame<Crematoria>({
  id: 'crematoria',
  title: 'Crematoria',
  version: '2.0',
  defaults,
  findProblem,
  firstRound: () => 0,
  generate,
  clone: cloneState,
  round: [
    movePlayers,
    moveNecromongers,
    landNecromongers,
    moveHellhounds,
    turnTheSun,
    growGem,
    callNecromonger,
    reviveTheDead,
    recoverHealth,
    countNecromongers,
  ],
  takeOrders,
  view,
  legalOrders,
  actions: makeDirectionActions(DIRECTIONS.slice(0, -1), ({ roster }) => roster.size),
  score: (state, config) => byPlayer((player) => state.cells[player]! + config.gemPoints * state.gems[player]!),
  standing: (state) => byPlayer((player) => ({ cells: state.cells[player]!, gems: state.gems[player]! })),
});

/** Crematoria with its words, and with the files of the published game. */
export const crematoria = /* @__PURE__ */ definePublishedGame<Crematoria>(crematoriaRules, {
  original,
  describeEvent,
  text: { parseConfig, makeConfig, makeHeader, makeState, makeMoves, replay: crematoriaReplay },
});
