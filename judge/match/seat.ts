import type { Answer, ParsedAnswer } from '../../dialogue/parse-answer.ts';
import type { Player } from '../../engine/core/players.ts';
import type { Fault } from '../../protocol/types/common.ts';
import type { ResultSeat } from '../../protocol/types/match/result.ts';
import type { BotContext, StartBot } from '../bot/bot.ts';
import type { Clocks } from '../host/round-clock.ts';
import { JudgedBot } from './judged-bot.ts';
import type { MatchLog } from './match-log.ts';
import { makeEvidence } from './make-evidence.ts';
import { describeOwnTime, findOwnTime, withoutOthers } from './own-time.ts';

export interface Contestant {
  readonly name: string;
  readonly start: StartBot;
}

/** What a seat knows of its end; the rest is the match's. */
export type SeatRecord = Omit<ResultSeat, 'bot' | 'score' | 'place' | 'standing'>;

/** A bot at its place in a match: puts questions, reads answers, keeps its record. */
export class Seat {
  /** Why it went out; undefined for a bot that plays on. */
  verdict: Fault | undefined;
  answer: Answer | undefined;
  /** Whether its answer is still to come. */
  isAwaited = false;
  /** The evidence of this round; undefined when the bot was not asked. */
  clocks: Clocks | undefined;
  /** Why an answer after the limit was taken all the same. */
  forgiven: string | undefined;
  private readonly parse: (line: string) => ParsedAnswer;
  private readonly log: MatchLog;
  private readonly judged: JudgedBot;
  private dropped = 0;
  private answers = 0;
  private totalMs = 0;
  private maxMs = 0;
  private refused = 0;
  private ordered = 0;
  private timesForgiven = 0;
  /** Since the bot was sent the end: nothing more is asked of it. */
  private ending: Promise<void> | undefined;

  constructor(
    readonly player: Player,
    private readonly contestant: Contestant,
    private readonly context: Omit<BotContext, 'report'>,
    { parse, log }: { parse(line: string): ParsedAnswer; readonly log: MatchLog },
  ) {
    this.parse = parse;
    this.log = log;
    this.judged = new JudgedBot(contestant.start, context);
    log.info({}, 'started');
  }

  get pid(): number | undefined {
    return this.judged.bot.pid;
  }

  /** How a debugger takes hold of it. */
  get advice(): string | undefined {
    return this.judged.bot.advice?.replaceAll('{pid}', String(this.pid));
  }

  get isIn(): boolean {
    return this.verdict === undefined;
  }

  /** Asks for the orders of a round; afterwards `answer` has them, or `verdict` says why not. */
  async ask(line: Uint8Array, round: number, limitMs: number | null): Promise<void> {
    this.forgetRound();
    if (!this.isIn) return;
    this.isAwaited = true;
    this.clocks = await this.judged.ask({ line, round, limitMs, accepts: (text) => this.read(text, round) });
    this.isAwaited = false;
    const { fault } = this.judged;
    if (fault) {
      this.answer = undefined;
      const evidence = this.judged.evidence ?? (this.clocks && makeEvidence(this.clocks)) ?? null;
      this.verdict = { player: this.player, round, ...fault, evidence };
      this.log.warn(this.verdict, 'out');
    } else if (this.clocks) {
      this.count(this.clocks, round, limitMs);
    }
  }

  /** A round in which the game does not ask it. `lastLine` has something in it when the rules have put the player out. */
  skip(lastLine: Uint8Array): void {
    this.forgetRound();
    // The line is only lent, and the bot may read it later.
    if (!this.isIn || lastLine.length === 0) return;
    this.ending ??= this.end(lastLine.slice());
    // What goes wrong is found when the match waits for its end.
    this.ending.catch(() => {});
  }

  /** It is not the bot's turn until `resume`. */
  pause(): void {
    if (this.isIn && !this.ending) this.judged.bot.pause();
  }

  /** Stops the bot if it thinks though it is not its turn. */
  checkPause(): void {
    if (this.isIn && !this.ending) this.judged.bot.checkPause?.();
  }

  resume(): void {
    if (this.isIn && !this.ending) this.judged.bot.resume();
  }

  countRefused(count: number): void {
    this.refused += count;
  }

  takeStderr(): string {
    return this.judged.bot.takeStderr();
  }

  /** Sends how the match ended, if the bot still reads, and ends it. */
  close(lastLine: Uint8Array | undefined): Promise<void> {
    this.ending ??= this.end(lastLine);
    return this.ending;
  }

  private async end(lastLine: Uint8Array | undefined): Promise<void> {
    const { bot, fault } = this.judged;
    if (lastLine !== undefined && !fault) bot.send(lastLine);
    await bot.close();
    this.log.info({ cpuMs: bot.cpuMs() }, 'ended');
  }

  report(): SeatRecord {
    const { bot } = this.judged;
    return {
      name: this.contestant.name,
      verdict: this.verdict ?? null,
      ordered: this.ordered,
      refused: this.refused,
      forgiven: this.timesForgiven,
      times: {
        meanMs: this.answers === 0 ? 0 : this.totalMs / this.answers,
        maxMs: this.maxMs,
        cpuMs: bot.cpuMs() ?? null,
      },
      stderr: bot.lastWords,
    };
  }

  private forgetRound(): void {
    this.answer = undefined;
    this.clocks = undefined;
    this.forgiven = undefined;
    this.dropped = 0;
  }

  private count(clocks: Clocks, round: number, limitMs: number | null): void {
    this.answers += 1;
    this.ordered += this.answer?.orders.length ?? 0;
    this.totalMs += clocks.wallMs;
    this.maxMs = Math.max(this.maxMs, clocks.wallMs);
    if (limitMs === null || clocks.wallMs + (clocks.owedMs ?? 0) <= limitMs) return;
    const time = findOwnTime({ clocks: withoutOthers(clocks), heldMs: 0 }, this.context.limits);
    this.forgiven = `answered after the limit of ${limitMs} ms, and the host explains it: ${describeOwnTime(time, clocks)}`;
    this.timesForgiven += 1;
    this.log.info({ round, ...clocks }, 'forgiven');
  }

  private drop(answered: number, round: number): void {
    this.dropped += 1;
    this.judged.report({ droppedRound: answered, droppedLines: this.dropped });
    this.log.info({ round, answered }, 'dropped a late answer');
  }

  /** Whether a line answers the state of this round. */
  private read(line: string, round: number): boolean {
    const parsed = this.parse(line);
    if (parsed.kind !== 'answer') {
      this.judged.report({ badAnswer: parsed });
      return false;
    }
    const answered = parsed.answer.round;
    if (answered > round) this.judged.report({ badAnswer: { kind: 'round-ahead', answered, asked: round } });
    else if (answered < round) this.drop(answered, round);
    else this.answer = parsed.answer;
    return answered === round;
  }
}
