import { GameError } from '../engine/core/game-error.ts';
import { PLAYERS, type Player } from '../engine/core/players.ts';
import { describeError } from '../protocol/describe-error.ts';
import { describeProblem } from '../protocol/problem.ts';
import type { FindValidator, Validator } from '../protocol/validator.ts';
import { makeState, type StateMessage } from './state-message.ts';

/** Validates the states of a round: that of player 0 whole, of the other three what is not the same in it. */
export function makeStateChecker(game: string, findValidator: FindValidator): (message: StateMessage) => void {
  const isState = findValidator(`games/${game}/state`);
  const isSeat = findValidator('seat');
  return (message) => {
    expectValid(isState, makeState(message, 0), message, 0);
    for (const player of PLAYERS) expectValid(isSeat, message.seats[player], message, player);
  };
}

/** Validates the state of one bot, in a game that does not send all four the same. */
export function makeOwnStateChecker(
  game: string,
  findValidator: FindValidator,
): (message: StateMessage, player: Player) => void {
  const isState = findValidator(`games/${game}/state`);
  return (message, player) => expectValid(isState, makeState(message, player), message, player);
}

function expectValid(isValid: Validator<unknown>, value: unknown, { opening }: StateMessage, player: number): void {
  if (isValid(value)) return;
  const place = `for player ${player} in round ${opening.round}`;
  throw new GameError(
    `the game made a state that breaks its schema, ${place}: ${describeProblem(describeError(isValid.errors))}`,
    'What "view", "viewFor" and "score" of the game give, and what its schema says, must be the same.',
  );
}
