import { openDialogue } from '../../dialogue/open-dialogue.ts';
import { findPlaces } from '../../dialogue/places.ts';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import { findGame } from '../../engine/registry.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { ReplayEnd } from '../../protocol/types/replay/end.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { ReplayRound } from '../../protocol/types/replay/round.ts';
import { makeEnd, makeHeader, makeRound } from '../../replay/make-lines.ts';
import { verifyReplay, type Verification } from '../../replay/verify-replay.ts';

/** The lines of a replay, to be looked at or altered. */
export interface Lines {
  header: ReplayHeader;
  rounds: ReplayRound[];
  end: ReplayEnd;
}

const names: ByPlayer<string> = ['a', 'b', 'c', 'd'];

/** Records a short match. `fault`: who goes out, in the round that it names. */
export function recordMatch(
  id: string,
  rounds: number,
  chooseOrders: (view: object, round: number) => ByPlayer<object[]>,
  fault?: Fault,
  seed = 4,
  mapSeed?: string,
): Lines {
  const game = findGame(id)!;
  const match = game.start({ ...game.configure('text'), rounds }, seed, mapSeed);
  const dialogue = openDialogue(match, { names, limits: DEFAULT_LIMITS, findValidator });
  const header = makeHeader({ tool: 'test', match, names, limits: DEFAULT_LIMITS, turns: 'parallel', protections: [] });
  const lines: ReplayRound[] = [];
  while (!match.isOver) {
    const { round } = match;
    const wanted = chooseOrders(match.view(), round);
    const isOut = (player: number): boolean => fault?.player === player && round >= fault.round;
    const outcome = dialogue.play(byPlayer((player) => (isOut(player) ? [] : wanted[player])));
    const faults = fault?.round === round ? [fault] : [];
    lines.push(makeRound({ round, outcome, faults, clocks: byPlayer(() => undefined) }, match));
  }
  const scores = match.scores();
  const verdicts = byPlayer((player) => (fault?.player === player ? fault : null));
  const places = findPlaces(
    scores,
    byPlayer((player) => verdicts[player] === null),
  );
  const seats = byPlayer((player) => ({
    score: scores[player],
    place: places[player],
    verdict: verdicts[player],
  }));
  return { header, rounds: lines, end: makeEnd({ seats, interrupted: null }) };
}

export function makeText({ header, rounds, end }: Lines): string {
  return [header, ...rounds, end].map((line) => `${JSON.stringify(line)}\n`).join('');
}

export function verifyText(text: string): Promise<Verification> {
  return verifyReplay([text], { findGame, checkShape });
}
