import { spawn } from 'node:child_process';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { PlayableGame } from '../engine/registry.ts';
import type { BotCommand } from '../judge/bot/process/start-process.ts';
import { DEFAULT_LIMITS } from '../judge/bot/limits.ts';
import { startProcessBot } from '../judge/bot/process/process-bot.ts';
import { Host } from '../judge/host/host.ts';
import { NO_LOG } from '../judge/match/match-log.ts';
import { runMatch, type MatchPlan } from '../judge/match/run-match.ts';
import { openDialogue } from '../dialogue/open-dialogue.ts';
import { findValidator } from '../protocol/find-validator.ts';
import { median } from './median.ts';

const REPEATS = 7;
const SEED = 1;

interface PipeSpeed {
  readonly judgeMs: number;
  readonly rawMs: number;
  readonly bytes: number;
}

/** Milliseconds per round of the judge and of bare pipes that carry the same bytes to the same bots, in turns. */
export async function pipeSpeed(game: PlayableGame, command: BotCommand): Promise<PipeSpeed> {
  const lines = linesOf(game);
  const judge: number[] = [];
  const raw: number[] = [];
  const host = new Host();
  for (let repeat = 0; repeat < REPEATS; repeat++) {
    judge.push(await judgeRound(game, command, host));
    raw.push(await rawRound(lines, command));
  }
  host.end();
  return { judgeMs: median(judge), rawMs: median(raw), bytes: median(lines.map((round) => round[0]!.length)) };
}

/** Every line that the judge sends in a match without orders. */
function linesOf(game: PlayableGame): ByPlayer<Uint8Array>[] {
  const match = game.start(game.configure('text'), SEED);
  const names = byPlayer(() => 'trivial');
  const dialogue = openDialogue(match, { names, limits: DEFAULT_LIMITS, findValidator });
  const rounds: ByPlayer<Uint8Array>[] = [];
  while (!match.isOver) {
    rounds.push(dialogue.makeLines([true, true, true, true]));
    dialogue.play([[], [], [], []]);
  }
  return rounds;
}

async function judgeRound(game: PlayableGame, command: BotCommand, host: Host): Promise<number> {
  const times: number[] = [];
  const plan: MatchPlan = {
    game,
    config: game.configure('text'),
    seed: SEED,
    contestants: byPlayer(() => ({ name: 'trivial', start: startProcessBot(command) })),
    limits: DEFAULT_LIMITS,
    turns: 'parallel',
    freeze: false,
    protections: [],
  };
  await runMatch(plan, { host, watchers: [{ round: () => times.push(performance.now()) }], log: NO_LOG });
  return perRound(times);
}

async function rawRound(lines: readonly ByPlayer<Uint8Array>[], { file, args }: BotCommand): Promise<number> {
  const bots = byPlayer(() => spawn(file, args, { stdio: ['pipe', 'pipe', 'inherit'] }));
  const times: number[] = [];
  for (const round of lines) {
    const answers = bots.map((bot) => new Promise((resolve) => bot.stdout.once('data', resolve)));
    for (const [player, bot] of bots.entries()) bot.stdin.write(round[player]!);
    await Promise.all(answers);
    times.push(performance.now());
  }
  for (const bot of bots) bot.stdin.end();
  return perRound(times);
}

/** The first round starts the bots: it does not count. */
function perRound(times: readonly number[]): number {
  return (times.at(-1)! - times[0]!) / (times.length - 1);
}
