import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BaseConfig } from '../../engine/core/game.ts';
import type { NewRound } from '../../protocol/types/contest/new-round.ts';
import type { ContestSettings } from '../../protocol/types/contest/settings.ts';
import { chooseClock, LIMIT_PRESETS } from '../../judge/bot/limits.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { defineTournament } from '../../tournament/folder/define-tournament.ts';
import { readDefinition } from '../../tournament/folder/read-tournament.ts';
import { findSecret } from '../../tournament/folder/secrets.ts';
import { digestEntrants } from '../../tournament/run/make-match-seeds.ts';
import { makeTournamentPlan } from '../../tournament/run/make-tournament-plan.ts';
import type { ContestPaths } from '../folder/contest-paths.ts';
import type { RoundRow } from '../store/tables.ts';
import type { FoundVersion } from '../store/versions.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import { locateRound, locateSecrets, makeFormat, readTerms } from './round-terms.ts';

export interface RoundContext {
  readonly paths: ContestPaths;
  readonly settings: ContestSettings;
  readonly game: LoadedGame;
  readonly sandbox: SandboxChoice;
  /** How bots are measured. */
  readonly botClock: ClockChoice;
}

/** A field of a round: who takes part, and what is known of them. */
export interface RoundField {
  readonly entries: readonly FoundVersion[];
  /** Bots by their places in the round before, best first. */
  readonly seeding?: readonly string[] | undefined;
  readonly slots: number;
}

/** Makes the folder of a round, once its entrants are known, and returns the digest of their list. Doing it twice changes nothing. */
export async function beginRound(
  { paths, settings, game, sandbox, botClock }: RoundContext,
  round: RoundRow,
  { entries, seeding, slots }: RoundField,
): Promise<string> {
  const folder = locateRound(paths, round);
  if (!existsSync(folder.definition)) {
    const terms = readTerms(round);
    const references = findReferences(terms, settings);
    const config = settings.config as Partial<BaseConfig> | undefined;
    const preset = terms.limits ?? settings.limits;
    const limits = LIMIT_PRESETS[preset];
    const clock = chooseClock(preset, botClock);
    const plan = makeTournamentPlan(
      { game, config, limits, sandbox, clock, players: { jobs: slots, isForced: true } },
      {
        title: `${settings.title}: ${terms.title ?? terms.name}`,
        format: makeFormat(terms),
        seats: terms.seats ?? 4,
        outAfter: null,
        seeds: 'by-match',
      },
    );
    const { commitment } = round;
    // Whoever was erased since the deadline has no files any more, and is not in a run that begins now.
    const present = entries.filter(({ digest }) => existsSync(locateFiles(paths.versions, digest)));
    const isPresent = (name: string): boolean => present.some(({ bot }) => bot === name);
    await defineTournament(folder, {
      game,
      plan,
      bots: present.map(
        ({ bot, digest, entry }) =>
          `${nameEntrant(bot, references)}=${join(locateFiles(paths.versions, digest), entry)}`,
      ),
      houseBots: settings.house,
      references,
      ...(seeding && { seeding: seeding.filter(isPresent).map((bot) => nameEntrant(bot, references)) }),
      secret: findSecret(locateSecrets(paths), { commitment, fromBlock: 1, isGiven: false, secret: undefined }),
      // Everybody has passed the gate.
      check: async () => {},
    });
  }
  return digestEntrants(readDefinition(folder).definition.entrants);
}

/** The reference bots of a round: those that it names, else those of the formula for marks. A knockout has none. */
export function findReferences(
  { name, format, references }: NewRound,
  { marks }: Pick<ContestSettings, 'marks'>,
): string[] {
  if (format === 'upc') return [];
  if (references !== undefined) return [...references];
  if (!marks || (marks.round !== undefined && marks.round !== name)) return [];
  return [...new Set(marks.formula.lines.flatMap((line) => ('bot' in line ? [line.bot] : [])))];
}

/** A bot of somebody may have the name of a reference bot; names of bots have no underscore. */
const nameEntrant = (bot: string, references: readonly string[]): string =>
  references.includes(bot) ? `${bot}_` : bot;

/** The bot of an entrant. */
export const findBotName = (entrant: string): string => entrant.replace(/_$/, '');
