import type { GameCatalogue } from '../../judge/games/game-catalogue.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { OnPrepareEvent } from '../../judge/prepare/prepare-event.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { BotProof } from '../../protocol/types/tournament/proof.ts';
import { renameOldAttempts } from '../folder/first-attempts.ts';
import { loadFolderGame } from '../folder/load-folder-game.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { findVersion } from '../folder/private-table.ts';
import { makeHead } from '../journal/make-head.ts';
import { checkBots } from './check-bots.ts';
import { checkHead, type KnownHead } from './check-head.ts';
import { checkPlan } from './check-plan.ts';
import { checkProof, findProvenFiles } from './check-proof.ts';
import { checkReplays } from './check-replays.ts';
import { checkSeeds } from './check-seeds.ts';
import { checkStandings } from './check-standings.ts';
import { listExplained, type Explained } from './list-explained.ts';
import { playAgain, type PlayAgainOptions, type PlayedAgain } from './play-again.ts';
import { findLastSum, readVerifiedJournal, type VerifiedJournal } from './verified-journal.ts';

export interface TournamentVerification extends Explained {
  /** What is not as it should be, in sentences; none when all holds. */
  readonly problems: readonly string[];
  readonly lines: number;
  readonly replays: number;
  /** Whether every seed, every seat and the number of matches could be checked, which needs the secret. */
  readonly checkedSeeds: boolean;
  /** The first block whose secret is not revealed yet, so that its matches and those behind it cannot be checked so far; null when all are. */
  readonly openFrom: number | null;
  /** The ids of bots whose files could not be checked, because private.json does not know them, and no proof of theirs came with files. */
  readonly unknownBots: readonly string[];
  /** The head of the chain of results, as pages and standings.json have it. */
  readonly head: string;
  /** The checksum of the last line: whoever knows it knows the whole journal. */
  readonly sum: string;
  /** The key that it is signed with, in base64, and how many lines were signed; null without a signature. */
  readonly signature: { readonly publicKey: string; readonly lines: number } | null;
  /** The id of the bot to whose files the proof is; null without a proof. */
  readonly proven: string | null;
  /** What the bots themselves said when they were asked again; null when nobody asked them. */
  readonly bots: PlayedAgain | null;
}

export interface VerifyTournamentOptions extends KnownHead {
  /** Where the game is loaded from; a catalogue of its own when not given. */
  readonly games?: GameCatalogue | undefined;
  /** Whether every replay is played again. */
  readonly isDeep?: boolean | undefined;
  /** How many matches are played again with the bots themselves, or all; none when not given. */
  readonly bots?: number | 'all' | undefined;
  /** What the organiser gave to the author of a bot. */
  readonly proof?: BotProof | undefined;
  /** The author's own copy of that bot, as people name bots: its matches are played again with it. */
  readonly bot?: string | undefined;
  /** Where bots run that are played again; that of the tournament when not given. */
  readonly sandbox?: SandboxChoice | undefined;
  readonly onEvent?: OnPrepareEvent | undefined;
  /** Ends it before the next replay. */
  readonly signal?: AbortSignal | undefined;
}

/** Computes everything again that a tournament claims: every line of the journal, every bot, seed, seat, result and rating. */
export async function verifyTournament(
  paths: TournamentPaths,
  options: VerifyTournamentOptions = {},
): Promise<TournamentVerification> {
  const { games, isDeep = false, proof, signal } = options;
  requireTogether(options);
  const game = await loadFolderGame(paths, games);
  const journal = readVerifiedJournal(paths);
  renameOldAttempts(paths.replays);
  const head = makeHead(journal.state);
  const files = checkBots(journal, paths, game);
  const heads = checkHead(journal, head, paths, options);
  const again = await askBots(journal, paths, game, options);
  const openFrom = journal.state.seals.find(({ secret }) => secret === undefined)?.fromBlock ?? null;
  return {
    problems: [
      ...journal.problems,
      ...heads.problems,
      ...files.problems,
      ...checkSeeds(journal),
      ...checkPlan(journal),
      ...checkStandings(journal, head, paths),
      ...(await checkReplays(journal, paths, { game: isDeep ? game : undefined, signal })),
      ...(proof ? checkProof(journal, proof) : []),
      ...again.problems,
    ],
    lines: journal.sums.length,
    replays: journal.played.length,
    checkedSeeds: openFrom === null,
    openFrom,
    ...listExplained(journal),
    unknownBots: files.unknownBots.filter((id) => id !== again.compared),
    head,
    sum: findLastSum(journal),
    signature: heads.signedBy === null ? null : { publicKey: heads.signedBy, lines: heads.signedLines },
    proven: proof?.id ?? null,
    bots: again.bots,
  };
}

function requireTogether({ proof, bot }: VerifyTournamentOptions): void {
  if (bot === undefined || proof) return;
  throw new UsageError(
    '--bot needs --proof',
    'ask the organiser for it: minions tournament proof cup e07 -o proof.json',
  );
}

interface AskedBots {
  readonly problems: readonly string[];
  readonly bots: PlayedAgain | null;
  /** Whose files are those of its proof. */
  readonly compared?: string;
}

/** With a proof one bot is asked, its author's copy of it; else all whose files are in the folder. */
async function askBots(
  journal: VerifiedJournal,
  paths: TournamentPaths,
  game: LoadedGame,
  { bots: wanted, proof, bot, sandbox = journal.definition.sandbox, onEvent, signal }: VerifyTournamentOptions,
): Promise<AskedBots> {
  const matches = wanted === 'all' ? undefined : wanted;
  const ask = async (findFiles: PlayAgainOptions['findFiles']): Promise<AskedBots> => {
    const bots = await playAgain(journal, paths, { game, sandbox, matches, findFiles, onEvent, signal });
    return { problems: bots.problems, bots };
  };
  if (proof && bot !== undefined) {
    const { problems, version, files } = findProvenFiles(proof, bot, game);
    if (!files) return { problems, bots: null };
    const asked = await ask((seat) => (seat.id === proof.id && seat.version === version ? files : undefined));
    return { ...asked, compared: proof.id };
  }
  if (wanted === undefined) return { problems: [], bots: null };
  requireFiles(journal);
  return ask(({ id, version }) => findFiles(journal, paths, id, version));
}

function requireFiles({ table }: VerifiedJournal): void {
  if (Object.keys(table.entrants).length > 0) return;
  throw new UsageError(
    '--bots needs the files of the bots, and there is no private.json that knows them',
    'a published folder has none: with --proof and --bot you can play your own bot again',
  );
}

function findFiles({ state, table }: VerifiedJournal, { root: from }: TournamentPaths, id: string, version: number) {
  const commitment = state.participants.find((participant) => participant.id === id)?.versions[version - 1];
  const found = findVersion(table, id, commitment ?? '');
  return found && { source: found.path, from, digest: found.digest, parameters: found.parameters };
}
