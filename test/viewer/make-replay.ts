import type { Match } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer, type Player } from '../../engine/core/players.ts';
import { SeededGenerator } from '../../engine/core/generator.ts';
import type { RuleSet } from '../../engine/core/game.ts';
import type { ApocalypseMap } from '../../engine/games/apocalypse/types.ts';
import { findGame, GAMES } from '../../engine/registry.ts';
import { openDialogue } from '../../dialogue/open-dialogue.ts';
import { findPlaces } from '../../dialogue/places.ts';
import { DEFAULT_LIMITS } from '../../judge/bot/limits.ts';
import { findValidator } from '../../protocol/find-validator.ts';
import type { Fault } from '../../protocol/types/common.ts';
import { makeEnd, makeHeader, makeRound, type RoundFacts } from '../../replay/make-lines.ts';

export const GAME_IDS = GAMES.map(({ id }) => id);
export const NAMES: ByPlayer<string> = ['ant', 'bee', 'cat', 'dog'];

const LIMITS = { ...DEFAULT_LIMITS, roundMs: 100 };

interface Unit {
  readonly id: number;
  readonly player?: number;
  readonly clan?: number;
  readonly type?: string;
}

/** Orders that keep everybody moving, the same for the same generator. */
export function wander(match: Match, rng: SeededGenerator): ByPlayer<object[]> {
  if (match.game === 'apocalypse')
    return byPlayer((player) => apocalypseOrders(match.view() as ApocalypseMap, player, rng));
  const dirs = {
    crematoria: ['Bottom', 'Right', 'Top', 'Left', 'RT', 'LB', 'Up', 'Down'],
    'walking-dead': ['Up', 'Down', 'Left', 'Right'],
  };
  const words = dirs[match.game as keyof typeof dirs] ?? ['N', 'S', 'W', 'E'];
  const { units } = match.view() as { units: Unit[] };
  return byPlayer((player) =>
    units
      .filter((unit) => (unit.player ?? unit.clan) === player && unit.type !== 'dead')
      .map(({ id }) => ({ unit: id, dir: words[rng.random(0, words.length - 1)] })),
  );
}

function apocalypseOrders({ soldiers, helicopters }: ApocalypseMap, player: Player, rng: SeededGenerator): object[] {
  const near = ([i, j]: [number, number], reach: number): number[] => [
    i + rng.random(-reach, reach),
    j + rng.random(-reach, reach),
  ];
  const mine = helicopters.filter((one) => one.player === player);
  return [
    ...soldiers.filter((one) => one.player === player).map(({ id, pos }) => ({ soldier: id, to: near(pos, 1) })),
    ...mine.map(({ id, napalm }) => ({
      helicopter: id,
      do: napalm === 0 ? 'napalm' : rng.random(0, 4) === 0 ? 'clockwise' : 'forward2',
    })),
    ...mine.filter(({ parachuters }) => parachuters.length > 0).map(({ pos }) => ({ parachuter: near(pos, 2) })),
  ];
}

/** The round, counted from the first, in which the last player goes out. */
const FAULT_ROUND = 4;

/**
 * A replay in JSON lines as the judge writes it, of a match that nobody had to think for. `luck`: another one on the same
 * board; `parting`: after so many rounds that are the same.
 */
export function makeReplay(game: string, rounds: number, seed = 3, luck = seed, parting = 0): string {
  const config = { ...findGame(game)!.configure('text'), rounds };
  const names = NAMES;
  const dialogue = openDialogue(findGame(game)!.start(config, seed), { names, limits: LIMITS, findValidator });
  const { match } = dialogue;
  let rng = new SeededGenerator(seed);
  const lines: object[] = [makeHeader({ tool: 'test', match, names, limits: LIMITS })];
  let fault: Fault | null = null;
  while (!match.isOver) {
    const { round, played } = match;
    if (played === parting) rng = new SeededGenerator(luck);
    const [a, b, c, d] = wander(match, rng);
    if (played === FAULT_ROUND) fault = { player: 3, code: 'timeout', round, reason: 'it thought for 200 ms' };
    const outcome = dialogue.play([a, b, c, fault ? [] : d]);
    const faults = fault?.round === round ? [fault] : [];
    const clocks = byPlayer((player) => ({ wallMs: 2 + player + (played % 7), cpuMs: player + 0.5 }));
    lines.push(makeRound({ round, outcome, faults, clocks, ...makeExtras(played) }, match));
  }
  const scores = match.scores();
  const places = findPlaces(scores, [true, true, true, fault === null]);
  const seats = byPlayer((player) => ({
    score: scores[player],
    place: places[player],
    verdict: player === 3 ? fault : null,
  }));
  lines.push(makeEnd({ seats, interrupted: null }));
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** What a bot says and writes now and then. */
function makeExtras(played: number): Pick<RoundFacts, 'stderr' | 'debug'> {
  if (played === 2) return { stderr: ['', 'bee is <b>here</b>\n', '', ''] };
  if (played === 3) return { debug: [null, null, { notes: 'cat sees a mouse', metrics: { mice: 4 } }, null] };
  return {};
}

/** The same kind of match in the published game's text form, with the views the engine has of it. */
export function makeText(
  game: string,
  rounds: number,
  rules: RuleSet = 'original',
): { text: string; views: object[]; scores: number[][] } {
  const match = findGame(game)!.start({ ...findGame(game)!.configure(rules), rounds }, 5);
  const rng = new SeededGenerator(5);
  let text = match.replayHeader(NAMES);
  const views = [match.view()];
  const scores: number[][] = [match.scores()];
  while (!match.isOver) {
    match.play(wander(match, rng));
    text += match.replayRound();
    views.push(match.view());
    scores.push(match.scores());
  }
  return { text, views, scores };
}
