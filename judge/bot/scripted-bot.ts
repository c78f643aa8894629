import type { Clocks } from '../host/round-clock.ts';
import type { Ask, Bot, BotSurroundings, StartBot } from './bot.ts';
import type { Conduct } from './conduct.ts';

/** What a scripted bot does when it is asked: says lines, or has something happen to it. */
export type Script = (question: Ask) => string | readonly string[] | Conduct;

const NO_TIME: Clocks = { wallMs: 0, cpuMs: 0, waitMs: 0, lagMs: 0, frozenMs: 0 };

/** A bot without a process: it does at once what its script says. `readClocks`: what its answers are said to have cost. */
export function scriptBot(script: Script, readClocks: (question: Ask) => Clocks = () => NO_TIME): StartBot {
  return (surroundings) => new ScriptedBot(script, readClocks, surroundings);
}

class ScriptedBot implements Bot {
  readonly lastWords = '';
  /** What it said after its answer stays in the pipe, as with a process. */
  private readonly unread: string[] = [];

  constructor(
    private readonly script: Script,
    private readonly readClocks: (question: Ask) => Clocks,
    private readonly surroundings: BotSurroundings,
  ) {}

  async ask(question: Ask): Promise<Clocks> {
    const act = this.script(question);
    if (typeof act !== 'string' && !Array.isArray(act)) {
      this.surroundings.report(act as Conduct);
      return this.readClocks(question);
    }
    this.unread.push(...[act].flat());
    for (let line = this.unread.shift(); line !== undefined; line = this.unread.shift()) {
      if (question.accepts(line)) break;
    }
    return this.readClocks(question);
  }

  tell(): void {}

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
