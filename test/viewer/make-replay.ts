import type { Match } from '../../engine/core/match.ts';
import { byPlayer, type ByPlayer, type Player } from '../../engine/core/players.ts';
import { SeededGenerator } from '../../engine/core/generator.ts';
import type { RuleSet } from '../../engine/core/game.ts';
import type { ApocalypseMap } from '../../engine/games/apocalypse/types.ts';
import { findGame, GAMES } from '../../engine/registry.ts';

export const GAME_IDS = GAMES.map(({ id }) => id);
export const NAMES: ByPlayer<string> = ['ant', 'bee', 'cat', 'dog'];

const LIMITS = { startMs: 5000, roundMs: 100, cpuMs: null, orders: 1000, lineBytes: 1e6, roundBytes: 1e6 };
const MORE_LIMITS = { stderrBytes: 100, stderrMatchBytes: 1000, depth: 8, memoryMb: null, processes: null };

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

/** A replay in JSON lines as the judge writes it, of a match that nobody had to think for. */
export function makeReplay(game: string, rounds: number, seed = 3): string {
  const config = { ...findGame(game)!.configure('text'), rounds };
  const match = findGame(game)!.start(config, seed);
  const rng = new SeededGenerator(seed);
  const head = {
    replay: 1,
    tool: 'test',
    protocol: 1,
    game,
    rulesVersion: match.rulesVersion,
    config,
    seed,
    names: NAMES,
  };
  const lines: object[] = [{ ...head, limits: { ...LIMITS, ...MORE_LIMITS }, fingerprint: match.fingerprint() }];
  while (!match.isOver) {
    const { round } = match;
    const outcome = match.play(wander(match, rng));
    lines.push({
      round,
      orders: outcome.accepted,
      ...(outcome.refused.some((list) => list.length > 0) ? { rejected: outcome.refused } : {}),
      ...extras(lines.length, round),
      timeMs: byPlayer((player) => 1 + player + (lines.length % 7)),
      cpuMs: byPlayer((player) => player + 0.5),
      fingerprint: match.fingerprint(),
    });
  }
  lines.push({ end: true, scores: match.scores(), places: [1, 1, 1, 1], verdicts: [null, null, null, null] });
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

/** What a bot says, writes and does wrong now and then. */
function extras(index: number, round: number): object {
  if (index === 3) return { stderr: ['', 'bee is <b>here</b>\n', '', ''] };
  if (index === 4) return { debug: [null, null, { notes: 'cat sees a mouse', metrics: { mice: 4 } }, null] };
  if (index === 5)
    return { faults: [{ player: 3, code: 'timeout', round, reason: 'it thought for 200 ms, and 100 are allowed' }] };
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
