import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { makeReplayGames } from '../../judge/games/replay-games.ts';
import { digestReplay } from '../../judge/replay-files/digest-replay.ts';
import { locatePrivatePart } from '../../judge/replay-files/replay-names.ts';
import type { Played } from '../../protocol/types/tournament/record.ts';
import type { ReplayHeader } from '../../protocol/types/replay/header.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { findVersion } from '../folder/private-table.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { compareResult } from './compare-result.ts';
import { makePlace } from './make-place.ts';
import { readReplayFacts } from './read-replay-facts.ts';
import type { VerifiedJournal } from './verified-journal.ts';

interface ReplayTerms {
  /** To play every replay again; without it only what the files say is compared. */
  readonly game: LoadedGame | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Holds every record of a match against its replay. */
export async function checkReplays(
  journal: VerifiedJournal,
  { replays }: TournamentPaths,
  { game, signal }: ReplayTerms,
): Promise<string[]> {
  const games = game && makeReplayGames(game);
  const problems: string[] = [];
  for (const one of journal.played) {
    signal?.throwIfAborted();
    const name = `${findReplayName(one.record)}.jsonl.gz`;
    const found = await checkReplay(journal, join(replays, name), one.record, games);
    problems.push(...found.map((problem) => `${makePlace(one)}: ${problem}`));
  }
  return problems;
}

async function checkReplay(
  journal: VerifiedJournal,
  path: string,
  played: Played,
  games: Parameters<typeof readReplayFacts>[1],
): Promise<string[]> {
  const name = `replays/${basename(path)}`;
  if (!existsSync(path)) return [`its replay is gone: ${name}`];
  const { digest, facts } = await readReplayFacts(path, games);
  if (digest !== played.replay) return [`its replay, ${name}, is not the one that was recorded`];
  // It may have been erased, but not changed.
  const hidden = locatePrivatePart(path);
  if (existsSync(hidden) && (await digestReplay(hidden)) !== played.private) {
    return [`the private part of its replay, replays/${basename(hidden)}, is not the one that was recorded`];
  }
  if (typeof facts === 'string') {
    const { facts: said } = await readReplayFacts(path, undefined);
    const problems = typeof said === 'string' ? [] : compareHeader(journal, played, said.header);
    return [...problems, `its replay, ${name}: verification failed: ${facts}`];
  }
  return [...compareHeader(journal, played, facts.header), ...compareResult(played, facts, journal.isOld)];
}

/** What the replay says of the match must be what definition and record say. */
function compareHeader(journal: VerifiedJournal, played: Played, header: ReplayHeader): string[] {
  const { definition, isOld, lines } = journal;
  const tools = lines.flatMap(({ record }) => ('tool' in record ? [record.tool] : []));
  const expected: readonly (readonly [what: string, recorded: unknown, wanted: unknown])[] = [
    ['game', header.game, definition.game],
    ['digest of the game', header.gameFrom?.digest, definition.gameFrom?.digest],
    ['version of the rules', header.rulesVersion, definition.rulesVersion],
    ['configuration', header.config, definition.config],
    ['seed', header.seed, played.seed],
    ['seed of the map', header.mapSeed, played.mapSeed],
    ['limits', pick(header.limits, definition.limits), definition.limits],
    ['turns', header.turns, definition.turns],
    ['tool', tools.includes(header.tool), true],
    isOld
      ? ['bots', header.bots?.map(({ digest }) => digest), listDigests(journal, played)]
      : ['players', header.names, played.seats.map(({ id }) => id)],
  ];
  const wrong = expected.filter(([, recorded, wanted]) => !isDeepStrictEqual(recorded, wanted));
  return wrong.map(([what, recorded, wanted]) =>
    what === 'tool'
      ? `its replay was written by ${header.tool}, and no process that played this tournament had that version`
      : `its replay is of another match, by its ${what}: expected ${show(wanted)}, got ${show(recorded)}`,
  );
}

const MAX_SHOWN = 120;

/** Settings are many, and the first that differ need not be among the first. */
function show(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'none');
  return text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text;
}

/** As much of an object as another one has: what older definitions did not say depends on the machine. */
function pick(whole: object, asked: object): object {
  return Object.fromEntries(Object.keys(asked).map((key) => [key, (whole as Record<string, unknown>)[key]]));
}

/** Replays of older folders have the digests of their bots. */
function listDigests({ state, table }: VerifiedJournal, { seats }: Played): (string | undefined)[] {
  return seats.map(({ id, version }) => {
    const commitment = state.participants.find((participant) => participant.id === id)?.versions[version - 1];
    return findVersion(table, id, commitment ?? '')?.digest;
  });
}
