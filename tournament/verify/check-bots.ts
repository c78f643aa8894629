import type { LoadedGame } from '../../judge/games/loaded-game.ts';
import { digestBot, digestWithParameters } from '../../judge/prepare/digest.ts';
import { findBot } from '../../judge/prepare/find/find-bot.ts';
import { isFunctionSource } from '../../judge/prepare/function-source.ts';
import type { PrivateVersion } from '../../protocol/types/tournament/private.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { findEntry, findVersion, makeShowName } from '../folder/private-table.ts';
import type { VerifiedJournal } from './verified-journal.ts';

interface KnownVersion extends PrivateVersion {
  readonly name: string;
}

export interface BotsVerification {
  readonly problems: readonly string[];
  /** The ids of bots whose files could not be checked, because private.json does not know them. */
  readonly unknownBots: readonly string[];
}

/** The files of every version that private.json knows, by the commitments. An entry that was erased is no problem, and proves nothing any more. */
export function checkBots(
  { state: { participants }, table }: VerifiedJournal,
  paths: TournamentPaths,
  game: LoadedGame,
): BotsVerification {
  const showName = makeShowName(table);
  const known: KnownVersion[] = [];
  const problems: string[] = [];
  for (const { id, versions } of participants.filter((bot) => findEntry(table, bot.id))) {
    for (const commitment of versions) {
      const version = findVersion(table, id, commitment);
      if (version) known.push({ ...version, name: showName(id) });
      else problems.push(`private.json has no version of ${showName(id)} that fits the commitment ${commitment}`);
    }
  }
  const erased = participants.filter(({ id }) => !findEntry(table, id));
  return { problems: [...problems, ...checkFiles(paths, game, known)], unknownBots: erased.map(({ id }) => id) };
}

function checkFiles({ root }: TournamentPaths, game: LoadedGame, versions: readonly KnownVersion[]): string[] {
  // Of a function there are no files: its program alone has it.
  const programs = versions.filter(({ path }) => !isFunctionSource(path));
  return programs.flatMap(({ name, path, digest, parameters }) => {
    try {
      const made = digestBot(findBot(path, { game, from: root }));
      const found = digestWithParameters(made, parameters);
      return found === digest ? [] : [`the files of ${name} in ${path} are not those that entered`];
    } catch (error) {
      return [`the files of ${name} cannot be read: ${(error as Error).message}`];
    }
  });
}
