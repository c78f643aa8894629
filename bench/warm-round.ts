import { spawn } from 'node:child_process';
import { openDialogue } from '../dialogue/open-dialogue.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { PlayableGame } from '../engine/registry.ts';
import { DEFAULT_LIMITS } from '../judge/bot/limits.ts';
import { playMatch } from '../judge/index.ts';
import { findValidator } from '../protocol/find-validator.ts';
import { median } from './median.ts';

/** Matches before the measurement: a judge is warm from its third match on. */
const WARM_UP = 2;
const REPEATS = 7;
const SEED = 1;

interface WarmRound {
  readonly judgeMs: number;
  readonly pipesMs: number;
  /** Of a state. */
  readonly bytes: number;
}

/** Milliseconds per round of a warm judge, and of bare pipes that carry the same bytes to the same bots, in turns. */
export async function measureWarmRound(game: PlayableGame, bot: string): Promise<WarmRound> {
  const lines = makeLines(game);
  const judge: number[] = [];
  const pipes: number[] = [];
  for (let repeat = -WARM_UP; repeat < REPEATS; repeat++) {
    const judgeMs = await playRounds(game, bot);
    const pipesMs = await pipeRounds(lines, bot);
    if (repeat < 0) continue;
    judge.push(judgeMs);
    pipes.push(pipesMs);
  }
  return { judgeMs: median(judge), pipesMs: median(pipes), bytes: median(lines.map(([first]) => first.length)) };
}

/** Every line that the judge sends in a match without orders. */
function makeLines(game: PlayableGame): ByPlayer<Uint8Array>[] {
  const match = game.start(game.configure('text'), SEED);
  const names = byPlayer(() => 'trivial-bot');
  const dialogue = openDialogue(match, { names, limits: DEFAULT_LIMITS, findValidator });
  const rounds: ByPlayer<Uint8Array>[] = [];
  while (!match.isOver) {
    rounds.push(dialogue.makeLines([true, true, true, true]));
    dialogue.play([[], [], [], []]);
  }
  return rounds;
}

async function playRounds(game: PlayableGame, bot: string): Promise<number> {
  const times: number[] = [];
  const seats = byPlayer(() => ({ bot: { source: bot } }));
  await playMatch(
    { game: game.id, seed: SEED, seats, sandbox: 'none' },
    { watchers: [{ round: () => times.push(performance.now()) }] },
  );
  return perRound(times);
}

async function pipeRounds(lines: readonly ByPlayer<Uint8Array>[], bot: string): Promise<number> {
  const bots = byPlayer(() => spawn(bot, { stdio: ['pipe', 'pipe', 'inherit'] }));
  const times: number[] = [];
  for (const round of lines) {
    const answers = bots.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve)));
    for (const [player, { stdin }] of bots.entries()) stdin.write(round[player]!);
    await Promise.all(answers);
    times.push(performance.now());
  }
  for (const { stdin } of bots) stdin.end();
  return perRound(times);
}

/** The first round starts the bots: it does not count. */
function perRound(times: readonly number[]): number {
  return (times.at(-1)! - times[0]!) / (times.length - 1);
}
