import type { Exit, FaultCause } from '../bot/observations.ts';
import { EXIT_MS, startProcessBot, type ProcessBot } from '../bot/process/process-bot.ts';
import type { Limits } from '../bot/limits.ts';
import type { Host } from '../host/host.ts';
import type { Clocks } from '../host/round-clock.ts';
import type { BotCommand } from '../bot/process/start-process.ts';
import { JudgedBot } from '../match/judged-bot.ts';

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

/** A conversation with one bot outside of any match. Everything said is kept. */
export class Conversation {
  readonly exchanges: Exchange[] = [];
  /** Processes that were still there after the bot itself had ended. */
  leftBehind = 0;
  /** How long it took to end after its input had ended. */
  exitMs = 0;
  peakMb = 0;
  private readonly judged: JudgedBot<ProcessBot>;

  constructor(
    command: BotCommand,
    private readonly limits: Limits,
    private readonly host: Host,
  ) {
    const fail = (error: unknown): never => {
      throw error;
    };
    this.judged = new JudgedBot(startProcessBot(command), { host, limits, fail, mayBeHeld: false });
  }

  get fault(): FaultCause | undefined {
    return this.judged.fault;
  }

  get end(): Exit | undefined {
    return this.bot.exit;
  }

  /** Sends a state; the first line that comes is the answer, whatever it says. */
  async ask(message: object): Promise<Exchange> {
    const limitMs = this.exchanges.length === 0 ? this.limits.startMs : this.limits.roundMs;
    const sent = `${JSON.stringify(message)}\n`;
    const came: string[] = this.bot.takeUnread();
    const clocks = await this.judged.ask({
      line: Buffer.from(sent),
      round: this.exchanges.length,
      limitMs,
      accepts: (text) => came.push(text) > 0,
    });
    await pause(LISTEN_MS);
    came.push(...this.bot.takeUnread());
    this.bot.supervisor?.look();
    this.peakMb = Math.max(this.peakMb, this.bot.supervisor?.measureMemoryMb() ?? 0);
    return this.keep({ sent, came, stderr: this.bot.takeStderr(), clocks });
  }

  /** Sends a message that needs no answer. */
  async send(message: object): Promise<Exchange> {
    const line = `${JSON.stringify(message)}\n`;
    this.bot.send(Buffer.from(line));
    await pause(5 * LISTEN_MS);
    return this.keep({ sent: line, came: this.bot.takeUnread(), stderr: this.bot.takeStderr(), clocks: undefined });
  }

  /** Closes the bot's input and waits for its end. True when it ended on its own. */
  async close(patienceMs = EXIT_MS): Promise<boolean> {
    const began = performance.now();
    const endsByItself = await this.bot.closeInput(patienceMs);
    this.exitMs = performance.now() - began;
    // On a busy machine the last of a bot's processes needs a moment to go, and that is no fault of the bot.
    for (;;) {
      this.leftBehind = this.bot.supervisor?.countLeftBehind() ?? 0;
      if (this.leftBehind === 0 || performance.now() - began > patienceMs) break;
      await pause(LISTEN_MS);
    }
    await this.bot.close();
    this.host.killOrphans();
    return endsByItself;
  }

  private get bot(): ProcessBot {
    return this.judged.bot;
  }

  private keep(exchange: Exchange): Exchange {
    this.exchanges.push(exchange);
    return exchange;
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
