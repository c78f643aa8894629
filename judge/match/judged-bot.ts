import type { Ask, Bot, BotContext, StartBot } from '../bot/bot.ts';
import type { Observations, FaultCause, Judgement } from '../bot/observations.ts';
import type { Clocks } from '../host/round-clock.ts';
import { judge } from './judgement.ts';

/** A bot, what has happened to it, and what followed. One that is out is ended at once. */
export class JudgedBot<B extends Bot = Bot> {
  readonly bot: B;
  /** Why it is out; the first reason stays. */
  fault: FaultCause | undefined;
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
    if (judgement.kind === 'out') {
      this.fault = judgement.fault;
      this.bot.kill();
    }
    return judgement;
  }
}

/** Without what counts in one round only. In most rounds there is nothing of it. */
function forgetRound(observations: Observations): Observations {
  const { deadline, outputBytes, droppedRound } = observations;
  if (deadline === undefined && outputBytes === undefined && droppedRound === undefined) return observations;
  const { deadline: _, outputBytes: __, droppedRound: ___, ...before } = observations;
  return before;
}
