import { recordOrigin } from '../../judge/games/load-game-of.ts';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlayableGame } from '../../engine/registry.ts';
import type { Format } from '../../protocol/types/tournament/definition.ts';
import { TOOL } from '../../judge/host/package-info.ts';
import type { TournamentPlan } from '../../tournament/folder/define-tournament.ts';
import { parseLimits } from '../options/limit-options.ts';
import { makeConfig } from '../options/make-config.ts';
import { parseClock } from '../options/clock-option.ts';
import { parseSandbox } from '../options/sandbox-option.ts';
import { planSlots } from '../tournament/open-players.ts';
import { parseTime, type RunOptions } from '../tournament/tournament-options.ts';
import type { MatchOptions } from './compare-options.ts';

const LONGEST_TITLE = 120;

/** Everything that decides how matches are played, as data. */
export function makeMatchPlan(
  game: PlayableGame,
  format: Format,
  title: string,
  options: MatchOptions & RunOptions,
): TournamentPlan {
  // Told before anything is begun.
  if (options.for !== undefined) parseTime(options.for);
  return {
    tournament: 1,
    tool: TOOL,
    title: `${game.title}: ${title}`.slice(0, LONGEST_TITLE),
    game: game.id,
    ...recordOrigin(game),
    rulesVersion: game.version,
    config: makeConfig(game, options),
    format,
    seats: 4,
    limits: parseLimits(options),
    turns: options.turns,
    sandbox: parseSandbox(options),
    clock: parseClock(options),
    slots: planSlots(options.turns, options),
    outAfter: null,
  };
}

/** Bots get names by what they are for, whatever people call them elsewhere. */
export const stripName = (source: string): string => /^[^=/\s]+=(.+)$/s.exec(source)?.[1] ?? source;

/** Where matches go when nobody says where. It is made only when it is needed. */
export const nameTemporaryFolder = (command: string): string => join(tmpdir(), `minions-${command}-${randomUUID()}`);
