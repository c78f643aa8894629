import { makeAnswerReader, type ParsedAnswer } from '../../dialogue/parse-answer.ts';
import { ConfigError } from '../../engine/core/config-error.ts';
import type { BaseConfig, RuleSet } from '../../engine/core/game.ts';
import { byPlayer } from '../../engine/core/players.ts';
import type { Match } from '../../engine/core/match.ts';
import type { Seed } from '../../engine/core/seed.ts';
import { describeProblem } from '../../protocol/problem.ts';
import type {
  BatchOptions,
  EnvBatch,
  EnvRequest,
  ResetOptions,
  StepOptions,
} from '../../protocol/types/env/request.ts';
import type { EnvAboutInfo, EnvBatchAnswer, EnvBatchInfo } from '../../protocol/types/env/response.ts';
import type { Validator } from '../../protocol/validator.ts';
import { PROTOCOL } from '../../protocol/version.ts';
import { completeConfig } from '../games/complete-config.ts';
import type { LoadedGame } from '../games/loaded-game.ts';
import { UsageError } from '../usage-error.ts';
import { Batch } from './batch.ts';
import { KeptMatches, type EnvMatch } from './kept-matches.ts';
import { Moments, type MomentSettings } from './moments.ts';
import { parseLine, readLabels, requireRequest, type Labels } from './parse-request.ts';

export interface SessionSettings extends Pick<MomentSettings, 'limits' | 'checkEvery'> {
  readonly game: LoadedGame;
  /** The configuration of matches that ask for nothing else. */
  readonly config: BaseConfig;
  /** Most matches at one time, those that are saved among them. */
  readonly matches: number;
  readonly lineBytes: number;
  readonly drawSeed: (rules: RuleSet) => Seed;
  readonly tool: string;
}

type Name = string | number;

/** What is left of a seed for the number of the match. */
const MAX_BATCH_SEED = 40;

/**
 * The matches of one "minions env": one line in, one line out, no process and no clock. What is asked wrongly is
 * answered with a sentence and changes nothing; a bug of ours is thrown.
 */
export class Session {
  private readonly kept: KeptMatches;
  private batch: Batch | undefined;
  private readonly moments: Moments;
  private readonly isRequest: Validator<EnvRequest>;
  private readonly readAnswer: (message: unknown) => ParsedAnswer;

  constructor(private readonly settings: SessionSettings) {
    const { game, limits } = settings;
    const { findValidator } = game;
    this.kept = new KeptMatches(settings.matches);
    const { properties } = game.readSchema(`games/${game.id}/state`) as { properties?: object };
    this.moments = new Moments({
      ...settings,
      game: game.id,
      stateFields: Object.keys(properties ?? {}),
      findValidator,
    });
    this.isRequest = findValidator<EnvRequest>('env/request');
    this.readAnswer = makeAnswerReader(game.id, limits, findValidator);
  }

  get lineBytes(): number {
    return this.settings.lineBytes;
  }

  /** The answer to a line, without its end. */
  answer(line: string): string {
    let value: unknown;
    try {
      value = parseLine(line);
      return this.do(requireRequest(value, this.isRequest));
    } catch (error) {
      if (error instanceof UsageError || error instanceof ConfigError) return refuse(error, readLabels(value));
      throw error;
    }
  }

  /** The answer to a line that was too long to be kept. */
  refuseLongLine(): string {
    return refuse(
      new UsageError(`a line is longer than ${this.lineBytes} bytes`, 'end each request with a newline'),
      {},
    );
  }

  private do(request: EnvRequest): string {
    const { id } = request;
    const env = 'batch' in request ? 0 : (request.env ?? 0);
    const makeAnswer = (fields: string): string =>
      `{${id === undefined ? '' : `"id":${JSON.stringify(id)},`}"env":${JSON.stringify(env)},${fields}}`;
    if ('step' in request || 'reset' in request || 'load' in request) {
      this.moments.requireKnown(request);
      if ('step' in request) return makeAnswer(this.moments.describe(this.step(env, request.step), request));
      if ('load' in request) return makeAnswer(this.moments.describe(this.kept.load(request.load, env), request));
      const begun = this.reset(env, request.reset);
      return makeAnswer(`"seed":${JSON.stringify(begun.match.seed)},${this.moments.describe(begun, request)}`);
    }
    if ('batch' in request) return makeAnswer(`"batch":${JSON.stringify(this.doBatch(request.batch))}`);
    return makeAnswer(this.doSmallThing(env, request));
  }

  private doSmallThing(
    env: Name,
    request: Exclude<EnvRequest, { reset: unknown } | { step: unknown } | { load: unknown } | { batch: unknown }>,
  ): string {
    if ('save' in request) {
      this.kept.save(request.save, env);
      return `"saved":${JSON.stringify(request.save)}`;
    }
    if ('forget' in request) {
      this.kept.forget(request.forget);
      return `"forgotten":${JSON.stringify(request.forget)}`;
    }
    if ('close' in request) {
      this.kept.close(env);
      return '"closed":true';
    }
    return `"info":${JSON.stringify(this.makeInfo())}`;
  }

  private doBatch(asked: EnvBatch['batch']): EnvBatchAnswer['batch'] {
    if (typeof asked === 'object') return this.beginBatch(asked);
    const { batch } = this;
    if (!batch) throw new UsageError('there is no batch', 'begin one with {"batch":{"envs":64,"path":"…"}}');
    if (asked === 'step') return { ended: batch.step() };
    batch.close();
    this.batch = undefined;
    return { ended: 0 };
  }

  private beginBatch(options: BatchOptions): EnvBatchInfo {
    const { game, config: usual, drawSeed } = this.settings;
    if (usual.rules === 'original') {
      throw new UsageError(
        'a batch needs seeds that are texts, which the rule set "original" does not have',
        'leave out --rules original',
      );
    }
    const config = completeConfig(game, { ...usual, ...options.config, rules: usual.rules });
    const seed = options.seed ?? String(drawSeed(usual.rules)).slice(0, MAX_BATCH_SEED);
    const begin = (lane: number, before: number): Match => game.start(config, `${seed} ${lane} ${before}`);
    const begun = new Batch(game, options, begin, (number) => game.start(config, `sample ${number}`));
    this.batch?.close();
    this.batch = begun;
    return begun.info;
  }

  private reset(env: Name, { seed, rules, config }: ResetOptions): EnvMatch {
    const { game, config: usual, drawSeed } = this.settings;
    const isUsual = rules === undefined || rules === usual.rules;
    const whole = completeConfig(game, isUsual ? { ...usual, ...config, rules: usual.rules } : { ...config, rules });
    this.kept.requireRoom(env);
    const begun = { match: game.start(whole, seed ?? drawSeed(whole.rules)), last: undefined };
    this.kept.begin(env, begun);
    return begun;
  }

  private step(env: Name, { orders }: StepOptions): EnvMatch {
    const kept = this.kept.find(env);
    const { match } = kept;
    if (match.isOver) {
      const hint = `begin another with {"env":${JSON.stringify(env)},"reset":{}}, or load one`;
      throw new UsageError(`the match is over after ${match.played} rounds`, hint);
    }
    kept.last = match.play(byPlayer((player) => this.requireOrders(player, match.round, orders[player])));
    return kept;
  }

  /** Orders that a bot could have given, in the same shape. */
  private requireOrders(player: number, round: number, orders: object[]): readonly object[] {
    const parsed = this.readAnswer({ round, orders });
    if (parsed.kind === 'answer') return parsed.answer.orders;
    const { game, limits } = this.settings;
    const hint = `"minions schema games/${game.id}/answer" shows what orders look like`;
    const problem =
      parsed.kind === 'problem'
        ? describeProblem(parsed.problem)
        : `${parsed.count} orders; at most ${limits.orders} are allowed in a round`;
    throw new UsageError(`the orders of player ${player}: ${problem}`, hint);
  }

  private makeInfo(): EnvAboutInfo {
    const { game, config, matches, lineBytes, limits, tool } = this.settings;
    return {
      protocol: PROTOCOL,
      tool,
      game: game.id,
      title: game.title,
      rulesVersion: game.version,
      config,
      schemas: {
        request: 'env/request',
        response: 'env/response',
        state: `games/${game.id}/state`,
        answer: `games/${game.id}/answer`,
        config: `games/${game.id}/config`,
      },
      lineBytes,
      orders: limits.orders,
      matches,
      ...this.kept.counts,
    };
  }
}

function refuse({ message, hint }: UsageError | ConfigError, labels: Labels): string {
  return JSON.stringify({ ...labels, error: `${message}; ${hint}` });
}
