import type { BaseConfig } from '../../engine/core/game.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { DEFAULT_LIMITS, type Limits } from '../../judge/bot/limits.ts';
import { completeConfig } from '../../judge/games/complete-config.ts';
import { recordOrigin } from '../../judge/games/loaded-game.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import type { TournamentPlan } from '../folder/define-tournament.ts';
import { planSlots, type PlayersOptions } from './open-players.ts';

/** How the matches of a tournament are played. */
export interface MatchTerms {
  readonly game: LoadedGame;
  /** Numbers of the rules other than the usual ones, and the rule set. */
  readonly config?: Partial<BaseConfig> | undefined;
  /** What a bot may use; those of the preset relaxed when not given. */
  readonly limits?: Limits | undefined;
  /** Whether bots think one after another (when not given) or all at once. */
  readonly turns?: 'serial' | 'parallel' | undefined;
  readonly sandbox?: SandboxChoice | undefined;
  /** How the processes of bots are kept together and measured; by the best the machine has when not given. */
  readonly clock?: ClockChoice | undefined;
  /** Where it will be played: that stands in the definition. */
  readonly players?: PlayersOptions | undefined;
}

const MAX_TITLE = 120;

/** The workers of a queue are not known yet: so many blocks may be under way at the same time. */
const BLOCKS_ON_A_QUEUE = 16;

/** Everything that decides how matches are played, as data. */
export function makeTournamentPlan(
  terms: MatchTerms,
  { title, ...decided }: Pick<TournamentPlan, 'title' | 'format' | 'seats' | 'outAfter' | 'seeds' | 'secretGiven'>,
): TournamentPlan {
  const { game, config, limits = DEFAULT_LIMITS, turns = 'serial', sandbox = 'auto', clock = 'auto' } = terms;
  const slots = planSlots(turns, terms.players ?? {});
  const outAfterDelay = terms.players?.queue === undefined ? slots.count : BLOCKS_ON_A_QUEUE;
  return {
    tool: TOOL,
    title: title.slice(0, MAX_TITLE),
    game: game.id,
    ...recordOrigin(game),
    rulesVersion: game.version,
    config: completeConfig(game, config ?? {}),
    ...decided,
    ...(decided.outAfter === null ? {} : { outAfterDelay }),
    limits,
    turns,
    sandbox,
    clock,
    slots,
  };
}
