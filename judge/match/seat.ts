import type { Player } from '../../engine/core/players.ts';
import type { Answer, ParsedAnswer } from '../../dialogue/parse-answer.ts';
import { describeProblem } from '../../protocol/problem.ts';
import { BotProcess } from '../bot/process/bot-process.ts';
import { makeEvidence, type Clocks } from '../host/measure/round-clock.ts';
import type { Limits } from '../bot/limits.ts';
import type { BotCommand } from '../bot/process/start-process.ts';
import type { MatchLog } from './match-log.ts';
import type { BotReport, Verdict } from './report.ts';

export interface Contestant {
  readonly name: string;
  readonly command: BotCommand;
}

/** A bot at its place in a match: puts questions, judges answers, keeps its record. */
export class Seat {
  verdict: Verdict | undefined;
  answer: Answer | undefined;
  /** The evidence of this round; undefined when the bot was not asked. */
  clocks: Clocks | undefined;
  /** Why an answer after the limit was taken all the same. */
  forgiven: string | undefined;
  readonly bot: BotProcess;
  private evidence: Clocks | undefined;
  private answers = 0;
  private totalMs = 0;
  private maxMs = 0;
  private refused = 0;
  private timesForgiven = 0;

  constructor(
    readonly player: Player,
    readonly contestant: Contestant,
    private readonly limits: Limits,
    private readonly parse: (line: string) => ParsedAnswer,
    private readonly log: MatchLog,
    mark: string,
  ) {
    this.bot = new BotProcess(contestant.command, limits, mark);
    log.info({ pid: this.bot.pid, command: contestant.command }, 'started');
  }

  get isIn(): boolean {
    return this.verdict === undefined;
  }

  /** Asks for the orders of a round; afterwards `answer` has them, or `verdict` says why not. */
  async ask(line: Uint8Array, round: number, limitMs: number | null): Promise<void> {
    this.answer = undefined;
    this.clocks = undefined;
    this.forgiven = undefined;
    if (!this.isIn) return;
    this.clocks = await this.bot.ask(line, limitMs, (text) => this.read(text, round));
    if (this.bot.fault) {
      this.answer = undefined;
      this.verdict = { player: this.player, round, ...this.bot.fault };
      this.evidence = this.clocks;
      this.log.warn(this.verdict, 'out');
    } else if (this.clocks) {
      this.count(this.clocks, round, limitMs);
    }
  }

  /** Stops the bot's processes until `resume`. */
  pause(): void {
    if (this.isIn) this.bot.pause();
  }

  resume(): void {
    if (this.isIn) this.bot.resume();
  }

  countRefused(count: number): void {
    this.refused += count;
  }

  takeStderr(): string {
    return this.bot.takeStderr();
  }

  /** Tells how the match ended, if the bot is still there to hear it, and ends its process. */
  async close(lastLine: Uint8Array | undefined): Promise<void> {
    if (lastLine !== undefined) this.bot.tell(lastLine);
    await this.bot.close();
    this.log.info({ cpuMs: this.bot.cpuMs() }, 'ended');
  }

  report(): BotReport {
    return {
      name: this.contestant.name,
      verdict: this.verdict,
      evidence: this.evidence,
      refused: this.refused,
      forgiven: this.timesForgiven,
      lastStderr: this.bot.takeStderr(),
      lastWords: this.bot.lastWords,
      meanMs: this.answers === 0 ? 0 : this.totalMs / this.answers,
      maxMs: this.maxMs,
      cpuMs: this.bot.cpuMs(),
    };
  }

  private count(clocks: Clocks, round: number, limitMs: number | null): void {
    this.answers += 1;
    this.totalMs += clocks.wallMs;
    this.maxMs = Math.max(this.maxMs, clocks.wallMs);
    if (limitMs === null || clocks.wallMs <= limitMs) return;
    this.forgiven = `answered after the limit of ${limitMs} ms, and the host explains it: ${makeEvidence(clocks)}`;
    this.timesForgiven += 1;
    this.log.info({ round, ...clocks }, 'forgiven');
  }

  /** Whether a line answers the state of this round. */
  private read(line: string, round: number): boolean {
    const parsed = this.parse(line);
    if (parsed.kind === 'problem') {
      this.bot.fail('protocol', describeProblem(parsed.problem));
    } else if (parsed.kind === 'too-many-orders') {
      this.bot.fail(
        'too-many-orders',
        `gave ${parsed.count} orders; at most ${this.limits.orders} are allowed in a round`,
      );
    } else if (parsed.answer.round > round) {
      this.bot.fail('protocol', `answered round ${parsed.answer.round} in round ${round}; echo the round of the state`);
    } else if (parsed.answer.round === round) {
      this.answer = parsed.answer;
      return true;
    } else {
      this.log.info({ round, answered: parsed.answer.round }, 'dropped a late answer');
    }
    return false;
  }
}
