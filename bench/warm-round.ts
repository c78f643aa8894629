import { spawn } from 'node:child_process';
import { openDialogue } from '../dialogue/open-dialogue.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { PlayableGame } from '../engine/registry.ts';
import { DEFAULT_LIMITS } from '../judge/bot/limits.ts';
import { Host } from '../judge/host/host.ts';
import { playMatch } from '../judge/index.ts';
import { Workshop } from '../judge/prepare/workshop.ts';
import { findValidator } from '../protocol/find-validator.ts';
import { median } from './median.ts';

/** Matches before the measurement: a judge is warm from its third match on. */
const WARM_UP = 2;
const REPEATS = 7;
const SEED = 1;

interface WarmRound {
  readonly judgeMs: number;
  readonly pipesMs: number;
  /** Of a match, beside its rounds: until the first answers are there, and after the last. */
  readonly aroundMs: number;
  /** Of a state. */
  readonly bytes: number;
}

/**
 * Milliseconds per round of a warm judge, and of bare pipes, in turns. The judge is that of a tournament: one host and one
 * workshop for all matches. Bare pipes are the least that a program in Node can do: it starts the same bots, writes each the
 * same bytes, all four at once, waits for four answers, and looks at nothing.
 */
export async function measureWarmRound(game: PlayableGame, bot: string): Promise<WarmRound> {
  const lines = makeLines(game);
  const warm = { host: new Host(), workshop: new Workshop() };
  const judge: Timed[] = [];
  const pipes: Timed[] = [];
  for (let repeat = -WARM_UP; repeat < REPEATS; repeat++) {
    const judged = await playRounds(game, bot, warm);
    const piped = await pipeRounds(lines, bot);
    if (repeat < 0) continue;
    judge.push(judged);
    pipes.push(piped);
  }
  warm.host.end();
  return {
    judgeMs: median(judge.map(({ roundMs }) => roundMs)),
    pipesMs: median(pipes.map(({ roundMs }) => roundMs)),
    aroundMs: median(judge.map(({ aroundMs }) => aroundMs)),
    bytes: median(lines.map(([first]) => first.length)),
  };
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

async function playRounds(game: PlayableGame, bot: string, warm: { host: Host; workshop: Workshop }): Promise<Timed> {
  const began = performance.now();
  const times: number[] = [];
  const seats = byPlayer(() => ({ bot: { source: bot } }));
  await playMatch(
    { game: game.id, seed: SEED, seats, sandbox: 'none' },
    { ...warm, watchers: [{ round: () => times.push(performance.now()) }] },
  );
  return timeRounds(times, began);
}

async function pipeRounds(lines: readonly ByPlayer<Uint8Array>[], bot: string): Promise<Timed> {
  const began = performance.now();
  const bots = byPlayer(() => spawn(bot, { stdio: ['pipe', 'pipe', 'inherit'] }));
  const times: number[] = [];
  for (const round of lines) {
    const answers = bots.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve)));
    for (const [player, { stdin }] of bots.entries()) stdin.write(round[player]!);
    await Promise.all(answers);
    times.push(performance.now());
  }
  for (const { stdin } of bots) stdin.end();
  return timeRounds(times, began);
}

interface Timed {
  readonly roundMs: number;
  readonly aroundMs: number;
}

/** The first round starts the bots: it does not count. */
function timeRounds(times: readonly number[], began: number): Timed {
  const roundsMs = times.at(-1)! - times[0]!;
  return { roundMs: roundsMs / (times.length - 1), aroundMs: performance.now() - began - roundsMs };
}
