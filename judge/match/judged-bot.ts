import type { Ask, Bot, BotSurroundings, StartBot } from '../bot/bot.ts';
import type { Conduct, FaultCause, Judgement } from '../bot/conduct.ts';
import type { Clocks } from '../host/round-clock.ts';
import { judge } from './judgement.ts';
import { makeEvidence, type Evidence } from './make-evidence.ts';

/** How soon to look again at a bot that the machine has no time for. */
const GIVEN_UP_MS = 1000;

/** A bot, what has happened to it, and what followed. One that is out is ended at once. */
export class JudgedBot<B extends Bot = Bot> {
  readonly bot: B;
  /** Why it is out; the first reason stays. */
  fault: FaultCause | undefined;
  /** The clocks by which it was put out for being late. */
  evidence: Evidence | undefined;
  private conduct: Conduct = {};

  constructor(
    start: StartBot<B>,
    private readonly surroundings: Omit<BotSurroundings, 'report'>,
  ) {
    this.bot = start({ ...surroundings, report: (news) => this.report(news) });
  }

  /** Asks for an answer. Resolves to the evidence; undefined for a bot that is already out. */
  ask(question: Ask): Promise<Clocks | undefined> {
    if (this.fault) return Promise.resolve(undefined);
    this.conduct = forgetRound(this.conduct);
    return this.bot.ask(question);
  }

  /** Takes note of what happened, and says what follows from all that has happened so far. */
  report(news: Conduct): Judgement {
    if (this.fault) return { kind: 'out', fault: this.fault };
    this.conduct = { ...this.conduct, ...news };
    const { host, limits } = this.surroundings;
    const judgement = judge(this.conduct, limits, host.clock.now());
    if (judgement.kind === 'void') return this.giveUp(judgement.reason);
    if (judgement.kind === 'out') {
      const { deadline } = this.conduct;
      this.fault = judgement.fault;
      this.evidence = deadline && makeEvidence(deadline.clocks, deadline, limits);
      this.bot.kill();
    }
    return judgement;
  }

  /** Outside of a match there is nothing to give up: the bot may take its time. */
  private giveUp(reason: string): Judgement {
    this.surroundings.giveUp?.(reason);
    return { kind: 'wait', ms: GIVEN_UP_MS };
  }
}

/** Without what counts in one round only. In most rounds there is nothing of it. */
function forgetRound(conduct: Conduct): Conduct {
  const { deadline, outputBytes, droppedLines } = conduct;
  if (deadline === undefined && outputBytes === undefined && droppedLines === undefined) return conduct;
  const { deadline: _, outputBytes: __, droppedRound: ___, droppedLines: ____, ...before } = conduct;
  return before;
}
