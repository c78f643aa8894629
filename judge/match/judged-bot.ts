import type { Ask, Bot, BotContext, StartBot } from '../bot/bot.ts';
import type { Observations, FaultCause, Judgement } from '../bot/observations.ts';
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
  private observations: Observations = {};

  constructor(
    start: StartBot<B>,
    private readonly context: Omit<BotContext, 'report'>,
  ) {
    this.bot = start({ ...context, report: (observation) => this.report(observation) });
  }

  /** Asks for an answer. Resolves to the evidence; undefined for a bot that is already out. */
  ask(question: Ask): Promise<Clocks | undefined> {
    if (this.fault) return Promise.resolve(undefined);
    this.observations = forgetRound(this.observations);
    return this.bot.ask(question);
  }

  /** Takes note of what happened, and says what follows from all that has happened so far. */
  report(observation: Observations): Judgement {
    if (this.fault) return { kind: 'out', fault: this.fault };
    this.observations = { ...this.observations, ...observation };
    const { host, limits } = this.context;
    const judgement = judge(this.observations, limits, host.clock.now());
    if (judgement.kind === 'void') return this.giveUp(judgement.reason);
    if (judgement.kind === 'out') {
      const { deadline } = this.observations;
      this.fault = judgement.fault;
      this.evidence = deadline && makeEvidence(deadline.clocks, deadline, limits);
      this.bot.kill();
    }
    return judgement;
  }

  /** Outside of a match there is nothing to give up: the bot may take its time. */
  private giveUp(reason: string): Judgement {
    this.context.giveUp?.(reason);
    return { kind: 'wait', ms: GIVEN_UP_MS };
  }
}

/** Without what counts in one round only. In most rounds there is nothing of it. */
function forgetRound(observations: Observations): Observations {
  const { deadline, outputBytes, droppedLines } = observations;
  if (deadline === undefined && outputBytes === undefined && droppedLines === undefined) return observations;
  const { deadline: _, outputBytes: __, droppedRound: ___, droppedLines: ____, ...before } = observations;
  return before;
}
