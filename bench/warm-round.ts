import { spawn } from 'node:child_process';
import { openDialogue } from '../dialogue/open-dialogue.ts';
import { byPlayer, type ByPlayer } from '../engine/core/players.ts';
import type { PlayableGame } from '../engine/core/playable-game.ts';
import { DEFAULT_LIMITS } from '../judge/bot/limits.ts';
import { Host } from '../judge/host/host.ts';
import type { MatchWatcher } from '../judge/match/match-watcher.ts';
import { playMatch } from '../judge/match/play-match.ts';
import { BotPreparer } from '../judge/prepare/bot-preparer.ts';
import { findValidator } from '../protocol/find-validator.ts';
import { readCpuTime, type CpuTime } from './cpu-clock.ts';
import { median } from './median.ts';

/** Matches before the measurement: a judge is warm from its third match on. */
const WARM_UP = 2;
const REPEATS = 7;
const SEED = 1;

interface WarmRound {
  readonly judgeMs: number;
  /** While somebody listens to the events of the match. */
  readonly heardMs: number;
  readonly pipesMs: number;
  /** CPU time of a round, in the thread that judges and in the other threads of its process. */
  readonly judgeCpuMs: number;
  readonly othersCpuMs: number;
  /** The same of bare pipes, all threads. */
  readonly pipesCpuMs: number;
  /** Of a match, beside its rounds: until the first answers are there, and after the last. */
  readonly aroundMs: number;
  /** Of a state. */
  readonly bytes: number;
}

/**
 * Milliseconds per round of a warm judge, and of bare pipes, in turns. The judge is that of a tournament: one host and one
 * preparer for all matches. Bare pipes are the least that a program in Node can do: it starts the same bots, writes each the
 * same bytes, all four at once, waits for four answers, and looks at nothing.
 */
export async function measureWarmRound(game: PlayableGame, bot: string): Promise<WarmRound> {
  const lines = makeLines(game);
  const warm = { host: new Host(), preparer: new BotPreparer() };
  const judge: Timed[] = [];
  const heard: Timed[] = [];
  const pipes: Timed[] = [];
  for (let repeat = -WARM_UP; repeat < REPEATS; repeat++) {
    const judged = await playRounds(game, bot, warm);
    const listened = await playRounds(game, bot, warm, { event: () => {} });
    const piped = await pipeRounds(lines, bot);
    if (repeat < 0) continue;
    judge.push(judged);
    heard.push(listened);
    pipes.push(piped);
  }
  warm.host.end();
  return {
    judgeMs: median(judge.map(({ roundMs }) => roundMs)),
    heardMs: median(heard.map(({ roundMs }) => roundMs)),
    pipesMs: median(pipes.map(({ roundMs }) => roundMs)),
    judgeCpuMs: median(judge.map(({ mainMs }) => mainMs)),
    othersCpuMs: median(judge.map(({ othersMs }) => othersMs)),
    pipesCpuMs: median(pipes.map(({ mainMs, othersMs }) => mainMs + othersMs)),
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

async function playRounds(
  game: PlayableGame,
  bot: string,
  warm: { host: Host; preparer: BotPreparer },
  listener: MatchWatcher = {},
): Promise<Timed> {
  const timer = new RoundTimer(game.configure('text').rounds);
  const seats = byPlayer(() => ({ bot: { source: bot } }));
  await playMatch(
    { game: game.id, seed: SEED, seats, sandbox: 'none' },
    { ...warm, watchers: [{ round: () => timer.countRound() }, listener] },
  );
  return timer.read();
}

async function pipeRounds(lines: readonly ByPlayer<Uint8Array>[], bot: string): Promise<Timed> {
  const timer = new RoundTimer(lines.length);
  const bots = byPlayer(() => spawn(bot, { stdio: ['pipe', 'pipe', 'inherit'] }));
  for (const round of lines) {
    const answers = bots.map(({ stdout }) => new Promise((resolve) => stdout.once('data', resolve)));
    for (const [player, { stdin }] of bots.entries()) stdin.write(round[player]!);
    await Promise.all(answers);
    timer.countRound();
  }
  for (const { stdin } of bots) stdin.end();
  return timer.read();
}

interface Timed extends CpuTime {
  readonly roundMs: number;
  readonly aroundMs: number;
}

/** Looks at the clocks twice: after the first round, which starts the bots and does not count, and after the last. */
class RoundTimer {
  private readonly beganAt = performance.now();
  private readonly moments: (CpuTime & { readonly atMs: number })[] = [];
  private played = 0;

  constructor(private readonly rounds: number) {}

  countRound(): void {
    this.played += 1;
    if (this.played !== 1 && this.played !== this.rounds) return;
    this.moments.push({ atMs: performance.now(), ...readCpuTime() });
  }

  /** Of a round, but for `aroundMs`. */
  read(): Timed {
    const [first, last] = this.moments;
    if (first === undefined || last === undefined)
      throw new Error(`${this.played} of ${this.rounds} rounds were played`);
    const rounds = this.rounds - 1;
    return {
      roundMs: (last.atMs - first.atMs) / rounds,
      mainMs: (last.mainMs - first.mainMs) / rounds,
      othersMs: (last.othersMs - first.othersMs) / rounds,
      aroundMs: performance.now() - this.beganAt - (last.atMs - first.atMs),
    };
  }
}
