import type { GateReport, GateStep } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import { chooseClock, LIMIT_PRESETS } from '../../judge/bot/limits.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import { digestBot } from '../../judge/prepare/digest.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import { checkBots } from '../../judge/check/check-bots.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { Host } from '../../judge/host/host.ts';
import { prepareBot } from '../../judge/prepare/prepare-bot.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../../judge/prepare/bot-preparer.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { BUILD_LIMITS } from '../../judge/prepare/build/build-limits.ts';
import type { BuildOptions } from '../../judge/prepare/build/builds.ts';
import { checkRules } from './check-rules.ts';
import { describeCheck } from './describe-check.ts';
import { findFiltered } from './find-filtered.ts';
import { findRestriction } from './find-restriction.ts';
import { drawGateSeed, playGateMatch, playForWins, type GateMatch } from './play-gate-match.ts';

/** The parts of a gate in the order in which they are passed. */
export type GateStage = 'building' | 'checking' | 'playing';

export interface GateOptions {
  /** As people name bots. */
  readonly source: string;
  readonly game: LoadedGame;
  readonly terms: GateTerms;
  readonly sandbox: SandboxChoice;
  /** How bots are measured; where the limits are those of a contest, as cgroups unless something else is given. */
  readonly clock?: ClockChoice | undefined;
  /** Where the replay of the match goes; it is not kept when not given. */
  readonly replay?: string | undefined;
  readonly onStage?: ((stage: GateStage) => void) | undefined;
  readonly onStep?: ((step: GateStep) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

type Finding = Omit<GateStep, 'name' | 'seconds'>;

/** Takes a bot through the gate of a contest: it builds, it passes the check, it plays a match against three copies of itself. */
export async function runGate(options: GateOptions): Promise<GateReport> {
  const gate = new Gate(options);
  try {
    return await gate.run();
  } finally {
    gate.end();
  }
}

class Gate {
  private readonly host = new Host();
  private readonly preparer: BotPreparer;
  private readonly steps: GateStep[] = [];
  private digest: string | null = null;
  private match: GateMatch | undefined;

  constructor(private readonly options: GateOptions) {
    const { buildSeconds: seconds = BUILD_LIMITS.seconds } = options.terms;
    this.preparer = new BotPreparer(undefined, { ...BUILD_LIMITS, seconds });
  }

  async run(): Promise<GateReport> {
    const { onStage, terms, clock, signal } = this.options;
    // What this machine lacks is no finding about the bot.
    this.host.chooseClock(chooseClock(terms.limits, clock));
    onStage?.('building');
    let isPassed = await this.take('build', () => this.build());
    if (terms.profile !== undefined || terms.oneFile) isPassed &&= await this.take('rules', () => this.checkRules());
    if (isPassed) onStage?.('checking');
    isPassed &&= await this.take('check', () => this.check());
    if (isPassed) onStage?.('playing');
    isPassed &&= await this.take('match', () => this.play());
    if (terms.wins) isPassed &&= await this.take('wins', () => this.playForWins());
    signal?.throwIfAborted();
    return {
      gate: 1,
      passed: isPassed,
      digest: this.digest,
      tool: TOOL,
      steps: this.steps,
      stderr: this.match?.stderr ?? [],
      replay: this.match !== undefined && this.options.replay !== undefined,
    };
  }

  end(): void {
    this.host.end();
  }

  /** What people can fix is a finding; what they cannot is thrown. */
  private async take(name: GateStep['name'], run: () => Promise<Finding>): Promise<boolean> {
    this.options.signal?.throwIfAborted();
    const began = performance.now();
    const finding = await run().catch((error: unknown): Finding => {
      if (!(error instanceof UsageError)) throw error;
      const [message = '', ...rest] = error.message.split('\n');
      return { passed: false, message, hint: error.hint, output: rest.join('\n') };
    });
    const step = { name, seconds: Math.round(performance.now() - began) / 1000, ...finding };
    this.steps.push(step);
    this.options.onStep?.(step);
    return step.passed;
  }

  private async build(): Promise<Finding> {
    const { source, game, sandbox: choice, signal } = this.options;
    this.digest = digestBot(findBot(source, { game }));
    const sandbox = await this.preparer.chooseSandbox(choice);
    const output: string[] = [];
    let message = 'nothing to build';
    await prepareBot(source, {
      game,
      sandbox,
      preparer: this.preparer,
      signal,
      onEvent: (event) => {
        if (event.kind === 'building' || event.kind === 'cached') message = `built with ${event.command.join(' ')}`;
        if (event.kind === 'built' || event.kind === 'cached') output.push(event.warnings);
        if (event.kind === 'noted') output.push(event.note);
      },
    });
    return { passed: true, message, output: output.filter(Boolean).join('\n') };
  }

  private async checkRules(): Promise<Finding> {
    const { source, game, terms, sandbox, signal } = this.options;
    const options: BuildOptions = { sandbox: await this.preparer.chooseSandbox(sandbox), signal };
    return checkRules(findBot(source, { game }), terms, this.preparer, options);
  }

  private async check(): Promise<Finding> {
    const { source, game, terms, sandbox, signal } = this.options;
    const limits = LIMIT_PRESETS[terms.limits];
    return findFiltered(findRestriction(terms, source), async (restriction) => {
      const checking = { bots: [source], games: [game], limits, sandbox, restriction };
      const [check] = await checkBots({ ...checking, ...(signal && { signal }) });
      return describeCheck(check!);
    });
  }

  private play(): Promise<Finding> {
    const { options, host, preparer } = this;
    const seed = drawGateSeed(options.terms);
    return findFiltered(findRestriction(options.terms, options.source), async (restriction) => {
      // What is kept is the match that counts.
      const isFirst = this.match === undefined;
      const replay = isFirst ? options.replay : undefined;
      const match = await playGateMatch({ ...options, replay, seed, restriction }, host, preparer);
      if (isFirst) this.match = match;
      return match.finding;
    });
  }

  private playForWins(): Promise<Finding> {
    return playForWins(this.options, this.host, this.preparer);
  }
}
