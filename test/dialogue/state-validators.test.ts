// States are validated by code that looks once at what is frozen, and once at each row of a board: it must say what Ajv says.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeState, makeStateMessage } from '../../dialogue/state-message.ts';
import type { RoundOutcome } from '../../engine/core/match.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { GAMES } from '../../engine/registry.ts';
import { completeLimits, DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import { freezeAll } from '../../judge/games/contract/freeze-all.ts';
import { errorsOf } from '../contract/schemas.ts';
import { ALL_ALIVE, NO_ORDERS } from './start-dialogue.ts';

/** The states of the first rounds, as the engine makes them. */
function listStates(game: PlayableGame, rounds: number): object[] {
  const match = game.start(game.configure('text'), 3);
  const names = byPlayer((player) => `bot${player}`);
  const telling = { names, alive: ALL_ALIVE, limits: completeLimits(DEFAULT_LIMITS, 2) };
  const states: object[] = [];
  let last: RoundOutcome | undefined;
  for (let round = 0; round < rounds; round++) {
    states.push(makeState(makeStateMessage(match, { ...telling, timeMs: 100, last }), 0));
    last = match.play(NO_ORDERS);
  }
  return states;
}

interface Place {
  readonly holder: Record<string, unknown>;
  readonly key: string;
}

function listPlaces(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...listPlaces(holder[key])]);
}

const isFrozenThrough = (value: unknown): boolean =>
  listPlaces([value]).every(({ holder, key }) => Object.isFrozen(holder[key]));

let frozenLists = 0;

describe.each(GAMES.map((game) => [game.id, game] as const))('%s', (id, game) => {
  const isState = findValidator(`games/${id}/state`);

  test('what is frozen in a state is frozen all through, since nobody looks at it twice', () => {
    const places = listPlaces(listStates(game, 3));
    const values = places.map(({ holder, key }) => holder[key]).filter((value) => Array.isArray(value));
    const frozen = values.filter((value) => Object.isFrozen(value));
    for (const value of frozen) expect(isFrozenThrough(value)).toBe(true);
    frozenLists += frozen.length;
  });

  test('a state is valid for it if it is for Ajv, whatever is changed, at first and again', () => {
    const states = listStates(game, 2);
    for (const state of states) expect(isState(state)).toBe(true);
    const other = fc.constantFrom<unknown>(-1, 0, 1.5, 1e9, '', '.', 'x'.repeat(80), null, true, [], {}, [[1, 2]]);
    fc.assert(
      fc.property(fc.nat(1), fc.nat(), other, fc.boolean(), (round, index, value, isFrozen) => {
        const copy = structuredClone(states[round])!;
        const places = listPlaces(copy);
        const { holder, key } = places[index % places.length]!;
        holder[key] = value;
        if (isFrozen) freezeAll(copy);
        const isValid = errorsOf(`games/${id}/state.json`, copy).length === 0;
        expect([isState(copy), isState(copy)]).toEqual([isValid, isValid]);
      }),
      { numRuns: 150 },
    );
  });

  test('what is not frozen is looked at again', () => {
    const state = structuredClone(listStates(game, 1)[0]) as { board: unknown[]; names: unknown[] };
    expect(isState(state)).toBe(true);
    state.board.push('?');
    expect(isState(state)).toBe(false);
    state.board.pop();
    expect(isState(state)).toBe(true);
    state.names[0] = 7;
    expect(isState(state)).toBe(false);
  });
});

test('something was frozen: a board that does not change is, in each of three states', () => {
  expect(frozenLists).toBeGreaterThanOrEqual(3);
});

test('however many rows there were, a wrong one is found', () => {
  const isState = findValidator('games/crematoria/state');
  const [state] = listStates(GAMES[0]!, 1) as [{ owners: string[] }];
  const rows = state.owners.length;
  for (let seen = 0; seen < 5000; seen += rows) {
    const owners = state.owners.map((row, index) => `${(seen + index).toString(4).padStart(8, '0')}${row.slice(8)}`);
    expect(isState({ ...state, owners })).toBe(true);
    expect(isState({ ...state, owners: [`4${owners[0]!.slice(1)}`, ...owners.slice(1)] })).toBe(false);
  }
});
