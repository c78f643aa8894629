import type { Clocks } from '../host/round-clock.ts';
import type { Ask, Bot, BotContext, StartBot } from '../bot/bot.ts';
import type { Observations, Judgement } from '../bot/observations.ts';
import type { ReplayedState } from './replay-states.ts';

/** How a live bot takes the place of a recorded one. */
export interface Joining {
  /** Whether the live bot answers this round, and all that follow. */
  isDue(round: number): boolean;
  /** The states of the rounds before the one it joins in. */
  listStates(): Iterable<ReplayedState>;
  /** How long its answers to all of those may take together; null for any time. */
  readonly patienceMs: number | null;
  /** It has taken its place: from here on what becomes of it is its own doing. */
  joined?(round: number): void;
}

/**
 * A bot that is recorded first and live from some round on. It is sent the rounds before at once, each state as soon as
 * it has answered the one before. Those answers are dropped and cost it nothing; but it can crash, flood or hang.
 */
export function startLate(recorded: StartBot, live: StartBot, joining: Joining): StartBot {
  return (context) => new LateBot(recorded(context), live, joining, context);
}

class LateBot implements Bot {
  private live: Bot | undefined;
  private isCatchingUp = false;
  private isEnded = false;
  /** CPU time it used to catch up. */
  private freeMs = 0;

  constructor(
    private readonly recorded: Bot,
    private readonly startLive: StartBot,
    private readonly joining: Joining,
    private readonly context: BotContext,
  ) {}

  async ask(question: Ask): Promise<Clocks> {
    const clocks = !this.live && this.joining.isDue(question.round) ? await this.join(question.round) : undefined;
    return this.isEnded && clocks ? clocks : this.present.ask(question);
  }

  send(line: Uint8Array): void {
    this.present.send(line);
  }

  pause(): void {
    this.present.pause();
  }

  checkPause(): void {
    this.present.checkPause?.();
  }

  resume(): void {
    this.present.resume();
  }

  kill(): void {
    this.isEnded = true;
    this.present.kill();
  }

  async close(): Promise<void> {
    this.isEnded = true;
    await this.present.close();
  }

  takeStderr(): string {
    return this.present.takeStderr();
  }

  get lastWords(): string {
    return this.present.lastWords;
  }

  cpuMs(): number | undefined {
    const usedMs = this.present.cpuMs();
    return usedMs === undefined ? undefined : Math.max(0, usedMs - this.freeMs);
  }

  private get present(): Bot {
    return this.live ?? this.recorded;
  }

  /** Resolves to the evidence of the last question it was asked meanwhile. */
  private async join(round: number): Promise<Clocks | undefined> {
    this.isCatchingUp = true;
    this.joining.joined?.(round);
    const live = this.startLive({ ...this.context, report: (observation) => this.report(observation) });
    this.live = live;
    const clocks = await this.catchUp(live);
    this.freeMs = live.cpuMs() ?? 0;
    this.isCatchingUp = false;
    if (this.isEnded) return clocks;
    // What it said about rounds that others played for it belongs to none of this match.
    live.takeStderr();
    return clocks;
  }

  private async catchUp(live: Bot): Promise<Clocks | undefined> {
    const { clock } = this.context.host;
    const { patienceMs } = this.joining;
    const end = patienceMs === null ? undefined : clock.now() + patienceMs;
    let clocks: Clocks | undefined;
    for (const { line, round } of this.joining.listStates()) {
      if (this.isEnded) break;
      const limitMs = end === undefined ? null : Math.max(1, Math.ceil(end - clock.now()));
      clocks = await live.ask({ line, round, limitMs, accepts: (text) => !isOlder(text, round) });
    }
    return clocks;
  }

  /** What it used to catch up is not billed, then or later. */
  private report(observation: Observations): Judgement {
    const { round: _, ...unbilled } = observation;
    const billed = this.isCatchingUp ? unbilled : observation;
    if (billed.usage === undefined) return this.context.report(billed);
    const cpuMs = this.isCatchingUp ? 0 : Math.max(0, billed.usage.cpuMs - this.freeMs);
    return this.context.report({ ...billed, usage: { ...billed.usage, cpuMs } });
  }
}

/** Whether a line answers a state before that of this round. Whatever else it says, it is not looked at. */
function isOlder(line: string, round: number): boolean {
  const [, answered] = /"round"\s*:\s*(\d{1,9})\b/.exec(line.slice(0, 200)) ?? [];
  return answered !== undefined && Number(answered) < round;
}
