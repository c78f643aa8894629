import { randomUUID } from 'node:crypto';
import { BotProcess, EXIT_MS, type BotEnd } from '../bot/process/bot-process.ts';
import type { Limits } from '../bot/limits.ts';
import type { Fault } from '../bot/fault.ts';
import { carries, endMarked, rememberMark } from '../host/live-groups.ts';
import type { Clocks } from '../host/measure/round-clock.ts';
import { processIds, scanProcesses } from '../host/measure/scan-processes.ts';
import type { BotCommand } from '../bot/process/start-process.ts';

/** What was said in one turn, word for word. */
export interface Exchange {
  readonly sent: string;
  readonly came: readonly string[];
  readonly stderr: string;
  readonly clocks: Clocks | undefined;
}

/** How long to listen for lines that should not come. */
const LISTEN_MS = 20;

/** Longer than a match waits for the end of a bot: a check is about the bot, and the machine may be busy. */
export const PATIENCE_MS = 3000;

/** A talk with one bot outside of any match. Everything said is kept. */
export class Conversation {
  readonly exchanges: Exchange[] = [];
  /** Processes that were still there after the bot itself had ended. */
  leftBehind = 0;
  /** How long it took to end after its input had ended. */
  exitMs = 0;
  peakBytes = 0;
  private readonly bot: BotProcess;
  private readonly mark = randomUUID();

  constructor(
    command: BotCommand,
    private readonly limits: Limits,
  ) {
    rememberMark(this.mark);
    this.bot = new BotProcess(command, limits, this.mark);
  }

  get fault(): Fault | undefined {
    return this.bot.fault;
  }

  get end(): BotEnd | undefined {
    return this.bot.end;
  }

  /** Sends a state; the first line that comes is the answer, whatever it says. */
  async ask(message: object): Promise<Exchange> {
    const limitMs = this.exchanges.length === 0 ? this.limits.startMs : this.limits.roundMs;
    const line = `${JSON.stringify(message)}\n`;
    const came: string[] = this.bot.takeUnread();
    const clocks = await this.bot.ask(Buffer.from(line), limitMs, (text) => came.push(text) > 0);
    await pause(LISTEN_MS);
    came.push(...this.bot.takeUnread());
    // In a sandbox the bot is a grandchild: look for it before looking at it.
    this.bot.meter?.refresh(scanProcesses());
    this.peakBytes = Math.max(this.peakBytes, this.bot.meter?.memoryBytes() ?? 0);
    return this.keep({ sent: line, came, stderr: this.bot.takeStderr(), clocks });
  }

  /** Sends a message that needs no answer. */
  async tell(message: object): Promise<Exchange> {
    const line = `${JSON.stringify(message)}\n`;
    this.bot.tell(Buffer.from(line));
    await pause(5 * LISTEN_MS);
    return this.keep({ sent: line, came: this.bot.takeUnread(), stderr: this.bot.takeStderr(), clocks: undefined });
  }

  /** Closes the bot's input and waits for its end. True when it ended without being told to. */
  async close(patienceMs = EXIT_MS): Promise<boolean> {
    const began = performance.now();
    const endsByItself = await this.bot.closeInput(patienceMs);
    this.exitMs = performance.now() - began;
    // On a busy machine the last of a bot's processes needs a moment to go, and that is no fault of the bot.
    for (;;) {
      this.leftBehind = processIds().filter((pid) => pid !== this.bot.pid && carries(pid, this.mark)).length;
      if (this.leftBehind === 0 || performance.now() - began > patienceMs) break;
      await pause(LISTEN_MS);
    }
    await this.bot.close();
    endMarked(this.mark);
    return endsByItself;
  }

  private keep(exchange: Exchange): Exchange {
    this.exchanges.push(exchange);
    return exchange;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
