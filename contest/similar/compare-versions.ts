import { existsSync, readdirSync, statSync, type Dirent } from 'node:fs';
import { extname, join, resolve } from 'node:path';
import { UsageError } from '../../judge/usage-error.ts';
import { locateContest } from '../folder/contest-paths.ts';
import type { ContestLocation } from '../folder/contest-location.ts';
import { reachContest } from '../reach-contest.ts';
import { listAllVersions, type ListedVersion } from '../store/list-all-versions.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import { findSimilar, type Program } from './find-similar.ts';
import { mergeLines, type SharedLines } from './merge-lines.ts';
import { isSource, readGiven, readProgram, readSources } from './read-program.ts';

/** One side of a pair. */
export interface SimilarSide {
  /** "ada / climber / version 3", or the name of an earlier program. */
  readonly name: string;
  readonly folder: string;
  readonly lines: readonly SharedLines[];
}

/** Two programs of different people that share more than everybody was given. */
export interface SimilarVersions {
  /** Of the smaller one, from 0 to 1. */
  readonly share: number;
  readonly fingerprints: number;
  readonly one: SimilarSide;
  readonly other: SimilarSide;
}

interface CompareOptions extends ContestLocation {
  /** A folder of programs from earlier years, each a folder or a file of its own. */
  readonly against?: string | undefined;
  readonly most: number;
}

interface Entry extends Program {
  readonly name: string;
  readonly folder: string;
  readonly isEarlier: boolean;
}

/** The pairs of versions of different people that are most alike, the nearest first. */
export async function compareVersions(options: CompareOptions): Promise<SimilarVersions[]> {
  const { versions: folder } = locateContest(options.folder);
  const versions = await reachContest<ListedVersion[]>(options, '/api/staff/versions', listAllVersions);
  const entries = [...versions.map((version) => readVersion(folder, version)), ...readEarlier(options.against)];
  const endings = new Set(entries.flatMap(({ fingerprints }) => listEndings(fingerprints)));
  const given = new Set(readGiven(endings).keys());
  const pairs = findSimilar(entries, given) as { one: Entry; other: Entry; shared: string[]; share: number }[];
  return pairs
    .filter(({ one, other }) => !(one.isEarlier && other.isEarlier))
    .slice(0, options.most)
    .map((pair) => {
      const lines = mergeLines(pair);
      const { one, other, share, shared } = pair;
      return {
        share,
        fingerprints: shared.length,
        one: { name: one.name, folder: one.folder, lines: lines.one },
        other: { name: other.name, folder: other.folder, lines: lines.other },
      };
    });
}

const listEndings = (fingerprints: Program['fingerprints']): string[] =>
  Array.from(fingerprints.values(), ({ file }) => extname(file));

/** People of one team may share what they write. */
function readVersion(versions: string, { id, person, team, bot, number, digest }: ListedVersion): Entry {
  const folder = locateFiles(versions, digest);
  return {
    id: String(id),
    author: team === null ? `person ${person}` : `team ${team}`,
    fingerprints: existsSync(folder) ? readProgram(folder) : new Map(),
    name: `${person} / ${bot} / version ${number}`,
    folder,
    isEarlier: false,
  };
}

function readEarlier(against: string | undefined): Entry[] {
  if (against === undefined) return [];
  const root = resolve(against);
  const hint = 'give a folder with a folder or a source file for each earlier program';
  if (statSync(root, { throwIfNoEntry: false })?.isDirectory() !== true) {
    throw new UsageError(`there is no folder "${against}"`, hint);
  }
  const found = readdirSync(root, { withFileTypes: true }).flatMap((entry) => readEarlierProgram(root, entry));
  if (found.length === 0) throw new UsageError(`there is no source file in the folder "${against}"`, hint);
  return found;
}

/** A folder, or a file of its own. */
function readEarlierProgram(root: string, entry: Dirent): Entry[] {
  const { name } = entry;
  const path = join(root, name);
  const program = { id: `earlier ${name}`, author: `earlier ${name}`, name, isEarlier: true };
  if (entry.isDirectory()) {
    const fingerprints = readProgram(path);
    return fingerprints.size === 0 ? [] : [{ ...program, fingerprints, folder: path }];
  }
  return entry.isFile() && isSource(path)
    ? [{ ...program, fingerprints: readSources(root, [name]), folder: root }]
    : [];
}
