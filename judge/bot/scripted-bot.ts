import type { Clocks } from '../host/round-clock.ts';
import type { Ask, Bot, BotContext, StartBot } from './bot.ts';
import type { Observations } from './observations.ts';

/** What a scripted bot does when it is asked: says lines, or has something happen to it. */
export type Script = (question: Ask) => string | readonly string[] | Observations;

const NO_TIME: Clocks = { wallMs: 0, cpuMs: 0, waitMs: 0, lagMs: 0 };

/** A bot without a process: it does at once what its script says. `readClocks`: what its answers are said to have cost. */
export function scriptBot(script: Script, readClocks: (question: Ask) => Clocks = () => NO_TIME): StartBot {
  return (context) => new ScriptedBot(script, readClocks, context);
}

class ScriptedBot implements Bot {
  readonly lastWords = '';
  /** What it said after its answer stays in the pipe, as with a process. */
  private readonly unread: string[] = [];

  constructor(
    private readonly script: Script,
    private readonly readClocks: (question: Ask) => Clocks,
    private readonly context: BotContext,
  ) {}

  async ask(question: Ask): Promise<Clocks> {
    const act = this.script(question);
    if (typeof act !== 'string' && !Array.isArray(act)) {
      this.context.report(act as Observations);
      return this.readClocks(question);
    }
    this.unread.push(...[act].flat());
    for (let line = this.unread.shift(); line !== undefined; line = this.unread.shift()) {
      if (question.accepts(line)) break;
    }
    return this.readClocks(question);
  }

  send(): void {}

  pause(): void {}

  resume(): void {}

  kill(): void {}

  async close(): Promise<void> {}

  takeStderr(): string {
    return '';
  }

  cpuMs(): number {
    return 0;
  }
}
