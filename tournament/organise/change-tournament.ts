import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { UsageError } from '../../judge/usage-error.ts';
import { addBot, replaceBot, requireChangeable, voidMatch, withdrawBot } from '../folder/change-tournament.ts';
import { tryEach } from '../folder/entry-problem.ts';
import { enterBot, findCollisions } from '../folder/enter-bot.ts';
import { findPresentCopies } from '../folder/find-copies.ts';
import { locateTournament, type TournamentPaths } from '../folder/locate-tournament.ts';
import { OpenTournament } from '../folder/open-tournament.ts';
import { buildAndCheck, type EntryEvent } from './enter-and-check.ts';
import type { TournamentState } from '../journal/tournament-state.ts';
import { measureLength } from '../plan/measure-lengths.ts';
import type { TournamentLength } from './prolong-tournament.ts';
import { countMatches, type MatchCount } from '../run/count-matches.ts';

/** What an organiser may change of a tournament that has begun. */
export type TournamentChange =
  /** Bots enter; they play what they missed. */
  | { readonly kind: 'add'; readonly bots: readonly string[] }
  /** A bot leaves; what it has played stays. */
  | { readonly kind: 'withdraw'; readonly bot: string; readonly reason: string }
  /** Another version takes the place of a bot; only its blocks are played again. */
  | { readonly kind: 'replace'; readonly bot: string; readonly source: string; readonly reason: string }
  /** A match counts no more: block and match, as in 12.3. */
  | { readonly kind: 'void'; readonly match: string; readonly reason: string };

export interface ChangeOptions {
  /** Where the game is loaded from; a catalogue of its own when not given. */
  readonly games?: GameCatalogue | undefined;
  /** The secret of what is played from now on, when the first one is revealed; drawn when not given. */
  readonly secret?: string | undefined;
  /** Whether bots that enter are checked first. One that fails does not enter, and does not replace a good one. */
  readonly isChecked?: boolean | undefined;
  readonly onEvent?: ((event: EntryEvent) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface ChangeOutcome extends MatchCount {
  /** To the secret of what is played from now on, where there is another one; else null. */
  readonly commitment: string | null;
  /** Its length, where a bot that entered plays only if that grows; else null. */
  readonly playedOut: TournamentLength | null;
}

/** Changes the field of a tournament, or takes a match out of the count. */
export async function changeTournament(
  paths: TournamentPaths,
  change: TournamentChange,
  options: ChangeOptions = {},
): Promise<ChangeOutcome> {
  if ('reason' in change && change.reason.trim() === '') {
    throw new UsageError(
      'invalid --reason: expected a text, got ""',
      'it is published in the journal and in the report',
    );
  }
  const open = new OpenTournament(paths);
  try {
    const game = await loadFolderGame(paths, options.games);
    if (change.kind === 'add') requireChangeable(open, 'added');
    if (change.kind === 'replace') requireChangeable(open, 'replaced', change.bot);
    await requireSound(open, change, { ...options, game });
    const known = new Set(findPresentCopies(open, open.state()).map(String));
    makeChange(open, change, game, options.secret);
    const state = open.state();
    const copies = findPresentCopies(open, state).filter((names) => !known.has(String(names)));
    for (const names of copies) options.onEvent?.({ kind: 'same-files', names });
    const { secret, commitment } = state.seals.at(-1)!;
    const isNew = state.seals.length > 1 && secret === undefined;
    const count = countMatches(paths, state);
    return { ...count, commitment: isNew ? commitment : null, playedOut: findPlayedOut(state, change, count) };
  } finally {
    open.close();
  }
}

/** Formats that are planned from results end when they are long enough, whoever has come since. */
function findPlayedOut(state: TournamentState, { kind }: TournamentChange, count: MatchCount): TournamentLength | null {
  const { format } = state.definition;
  const unit = format.kind === 'ladder' ? 'blocks' : format.kind === 'swiss' ? 'rounds' : undefined;
  if (unit === undefined || (kind !== 'add' && kind !== 'replace') || count.done < count.planned) return null;
  return { unit, to: state.extensions.at(-1)?.to ?? measureLength(format) ?? 0 };
}

const HINTS = {
  problems: 'nothing was changed; fix what is wrong and try again',
  failures: 'nothing was changed; fix it, or let it enter as it is with --no-check',
} as const;

/** A bot that does not build, or fails its check, does not enter. It is tried outside of the folder of the tournament. */
async function requireSound(
  { definition, privateTable }: OpenTournament,
  change: TournamentChange,
  { game, isChecked, onEvent, signal }: ChangeOptions & { readonly game: LoadedGame },
): Promise<void> {
  const sources = change.kind === 'add' ? change.bots : change.kind === 'replace' ? [change.source] : [];
  if (sources.length === 0) return;
  const paths = locateTournament(mkdtempSync(join(tmpdir(), 'minions-entry-')));
  try {
    const { limits, sandbox } = definition;
    const { done: bots, problems } = tryEach(sources, String, (source) => enterBot(source, paths, game));
    const present = Object.values(privateTable.entrants).map(({ name }) => ({ name, source: 'one of the tournament' }));
    if (change.kind === 'add') problems.push(...findCollisions([...present, ...bots]));
    const terms = { game, limits, sandbox, from: paths.root, onEvent, signal };
    await buildAndCheck(bots, problems, terms, { isChecked, isStrict: true, onEvent, hints: HINTS });
  } finally {
    rmSync(paths.root, { recursive: true, force: true });
  }
}

function makeChange(
  open: OpenTournament,
  change: TournamentChange,
  game: LoadedGame,
  secret: string | undefined,
): void {
  const at = new Date().toISOString();
  switch (change.kind) {
    case 'add':
      for (const bot of change.bots) addBot(open, game, bot, { at, secret });
      return;
    case 'withdraw':
      return withdrawBot(open, change.bot, change.reason, at);
    case 'replace':
      return replaceBot(open, game, { name: change.bot, source: change.source, reason: change.reason }, { at, secret });
    case 'void':
      return voidMatch(open, change.match, change.reason, at);
  }
}
