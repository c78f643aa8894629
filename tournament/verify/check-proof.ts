import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { digestBot, digestWithParameters } from '../../judge/prepare/digest.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import type { BotProof } from '../../protocol/types/tournament/proof.ts';
import { makeBotCommitment } from '../folder/private-table.ts';
import type { BotFiles } from './play-again.ts';
import type { VerifiedJournal } from './verified-journal.ts';

/** Whether the commitments of the tournament are to what a proof says. */
export function checkProof({ digest, state }: VerifiedJournal, proof: BotProof): string[] {
  const { id, versions } = proof;
  if (proof.definition !== digest) {
    return [`the proof is of another tournament: expected ${digest}, got ${proof.definition}`];
  }
  const participant = state.participants.find((one) => one.id === id);
  if (!participant) return [`the proof is of ${id}, which never entered`];
  const missing = participant.versions.length - versions.length;
  return [
    ...(missing === 0
      ? []
      : [`the proof has ${versions.length} versions of ${id}, and the journal ${participant.versions.length}`]),
    ...versions.flatMap(({ version, salt, digest: files }) => {
      const [made, committed] = [makeBotCommitment(salt, files), participant.versions[version - 1] ?? 'none'];
      if (made === committed) return [];
      return [
        `version ${version} of ${id}: salt and digest of the proof give the commitment ${made}, and the tournament has ${committed}`,
      ];
    }),
  ];
}

export interface ProvenFiles {
  readonly problems: readonly string[];
  /** The version that these files are, and how to start it. */
  readonly version: number;
  readonly files: BotFiles | undefined;
}

/** Finds out which version of a proof the files are that somebody has. */
export function findProvenFiles({ id, versions }: BotProof, given: string, game: LoadedGame): ProvenFiles {
  const from = process.cwd();
  const source = findOnlyFile(given, from);
  const digest = digestBot(findBot(source, { game, from }));
  const found = versions.findLast((one) => digestWithParameters(digest, one.parameters) === one.digest);
  if (found) {
    const { version, digest: whole, parameters } = found;
    return { problems: [], version, files: { source, from, digest: whole, parameters } };
  }
  const expected = versions.map((one) => one.digest).join(' or ');
  const problem = `the files of "${source}" are not those of ${id}: expected ${expected}, got ${digest}`;
  return { problems: [problem], version: 0, files: undefined };
}

/** An author who handed in one file may name the folder that it is in, as long as nothing else is there. */
function findOnlyFile(source: string, from: string): string {
  const path = resolve(from, source);
  if (!existsSync(path) || !statSync(path).isDirectory()) return source;
  const [only, ...others] = readdirSync(path).filter((name) => !name.startsWith('.'));
  if (only === undefined || only === 'bot.json' || others.length > 0) return source;
  return join(source, only);
}
