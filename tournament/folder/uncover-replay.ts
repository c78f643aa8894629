import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { byPlayer, type ByPlayer } from '../../engine/core/players.ts';
import type { ReplayBot, ReplayHeader } from '../../protocol/types/replay/header.ts';
import { joinParts } from '../../replay/private-part.ts';
import { locatePrivatePart } from '../../judge/replay-files/replay-names.ts';
import { findReplayName } from '../journal/find-replay-name.ts';
import { FOLDER_KINDS, locateTournament, type TournamentPaths } from './locate-tournament.ts';
import { findVersion, makeShowName, readTableFile } from './private-table.ts';
import { readTournament } from './read-tournament.ts';

/** The folder of the tournament that a replay lies in, if who is who is known there. */
function findFolder(replay: string): TournamentPaths | undefined {
  const folder = dirname(resolve(replay));
  if (basename(folder) !== 'replays') return undefined;
  const all = FOLDER_KINDS.map((kind) => locateTournament(dirname(folder), kind));
  return all.find(({ definition, privateTable }) => existsSync(definition) && existsSync(privateTable));
}

/**
 * A replay of a tournament as its organiser may see it: with its private part, and under the names that people know. It
 * is a copy; of any other replay it is the replay itself.
 */
export function uncoverReplay(replay: string): string {
  const paths = findFolder(replay);
  if (!paths) return replay;
  const read = (path: string): string => gunzipSync(readFileSync(path)).toString('utf8');
  const open = read(replay);
  const hidden = locatePrivatePart(replay);
  const { names } = JSON.parse(open.slice(0, open.indexOf('\n'))) as ReplayHeader;
  const showName = makeShowName(readTableFile(paths));
  const text = joinParts(
    open,
    existsSync(hidden) ? read(hidden) : '',
    byPlayer((player) => showName(names[player])),
  );
  const copy = join(mkdtempSync(join(tmpdir(), 'minions-view-')), basename(replay));
  writeFileSync(copy, gzipSync(text));
  return copy;
}

/** The bots of a replay of a tournament, which does not name them itself; undefined where nobody knows them. */
export function findReplayBots(replay: string): ByPlayer<ReplayBot> | undefined {
  const paths = findFolder(replay);
  if (!paths) return undefined;
  const { participants, counted, firstAttempts, outdated } = readTournament(paths);
  const all = [...counted, ...firstAttempts, ...outdated];
  const seats = all.find((played) => `${findReplayName(played)}.jsonl.gz` === basename(replay))?.seats;
  if (!seats) return undefined;
  const table = readTableFile(paths);
  return byPlayer((player) => {
    const { id, version } = seats[player];
    const commitment = participants.find((participant) => participant.id === id)?.versions[version - 1];
    const { path, digest, parameters } = findVersion(table, id, commitment ?? '') ?? {};
    if (path === undefined || digest === undefined) return {};
    return { source: path, digest, ...(parameters === undefined ? {} : { parameters }) };
  });
}
