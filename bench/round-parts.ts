import { openDialogue } from '../dialogue/open-dialogue.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { PlayableGame } from '../engine/core/playable-game.ts';
import { DEFAULT_LIMITS } from '../judge/bot/limits.ts';
import { Host } from '../judge/host/host.ts';
import { RoundClock } from '../judge/host/round-clock.ts';
import { RoundMeter } from '../judge/host/round-meter.ts';
import { startChild } from '../judge/host/start-child.ts';
import { findValidator } from '../protocol/find-validator.ts';
import { median } from './median.ts';

/** What is measured of a round without any bot, in the order in which the judge does it. */
export const PARTS = ['lines', 'validation', 'answers', 'clocks', 'engine'] as const;
export type RoundParts = Readonly<Record<(typeof PARTS)[number], number>>;

const WARM_UP = 10;
const REPEATS = 20;
const SEED = 1;
const ALL: ByPlayer<boolean> = [true, true, true, true];
const NO_ORDERS: ByPlayer<readonly object[]> = [[], [], [], []];

/** Milliseconds per round that the parts of a judge take, each by itself, for four bots without orders. */
export function measureParts(game: PlayableGame, bot: string): RoundParts {
  const host = new Host();
  const group = host.makeGroup(host.chooseClock('auto'), DEFAULT_LIMITS, undefined);
  const child = startChild(group.enter({ file: bot, args: [], folder: '.' }), process.env);
  group.begin(child.pid!);
  const meter = new RoundMeter(host.clock, group);
  try {
    for (let match = 0; match < WARM_UP; match++) measureMatch(game, host, meter);
    const matches = Array.from({ length: REPEATS }, () => measureMatch(game, host, meter));
    const parts = PARTS.map((part) => [part, median(matches.map((times) => times[part]))] as const);
    return Object.fromEntries(parts) as RoundParts;
  } finally {
    group.kill();
    group.close();
    host.end();
  }
}

function measureMatch(game: PlayableGame, host: Host, meter: RoundMeter): RoundParts {
  const match = game.start(game.configure('text'), SEED);
  const names = byPlayer(() => 'trivial-bot');
  const dialogue = openDialogue(match, { names, limits: DEFAULT_LIMITS, findValidator });
  const times = { lines: 0, validation: 0, answers: 0, clocks: 0, engine: 0 };
  let at = performance.now();
  const count = (part: keyof RoundParts): void => {
    const now = performance.now();
    times[part] += (now - at) / match.config.rounds;
    at = now;
  };
  while (!match.isOver) {
    dialogue.writeLinesInPlace(ALL);
    count('lines');
    dialogue.checkLines();
    count('validation');
    byPlayer(() => dialogue.parseAnswer(`{"round":${match.round},"orders":[]}`));
    count('answers');
    byPlayer(() => readClocks(host, meter));
    count('clocks');
    dialogue.play(NO_ORDERS);
    count('engine');
  }
  return times;
}

/** As for one answer of a bot. */
function readClocks(host: Host, meter: RoundMeter): void {
  meter.beginRound();
  new RoundClock(host, meter).read();
}
