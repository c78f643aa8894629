import type { BotProof } from '../../protocol/types/tournament/proof.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { TournamentPaths } from '../folder/locate-tournament.ts';
import { makeShowName, requireVersion } from '../folder/private-table.ts';
import { readDefinition, readPrivateTable, readTournament } from '../folder/read-tournament.ts';

/** What the author of a bot needs to check that these very files played; `bot` is its id, or what people call it. */
export function proveBot(paths: TournamentPaths, bot: string): BotProof {
  const { digest: definition } = readDefinition(paths);
  const table = readPrivateTable(paths);
  const showName = makeShowName(table);
  const { participants } = readTournament(paths);
  const found = participants.find(({ id }) => id === bot) ?? participants.find(({ id }) => showName(id) === bot);
  if (!found) {
    const ids = participants.map(({ id }) => id);
    throw new UsageError(`no bot of the tournament has the id or the name "${bot}"`, `there are: ${ids.join(', ')}`);
  }
  const versions = found.versions.map((commitment, index) => {
    const { salt, digest, parameters } = requireVersion(table, found.id, commitment);
    return { version: index + 1, salt, digest, ...(parameters === undefined ? {} : { parameters }) };
  });
  return { proof: 1, definition, id: found.id, versions: versions as BotProof['versions'] };
}
