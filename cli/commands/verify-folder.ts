import { verifyTournament } from '../../tournament/verify/verify-tournament.ts';
import { locateTournament, type FolderKind } from '../../tournament/folder/locate-tournament.ts';
import { EXIT_CODES } from '../exit-codes.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { showVerification } from '../show/show-verification.ts';

interface VerifyFolderOptions {
  readonly deep?: boolean;
  readonly json?: boolean;
}

/** The command that checks a tournament, a comparison or a search. */
export function defineVerifyFolder(command: JudgeCommand, kind: FolderKind): void {
  command
    .option('--deep', 'play every replay again')
    .option('--json', 'print JSON')
    .action((folder: string, options: VerifyFolderOptions) => verify(folder, kind, options));
}

async function verify(
  folder: string,
  kind: FolderKind,
  { deep: isDeep = false, json: isJson = false }: VerifyFolderOptions,
): Promise<CommandEnd> {
  const paths = locateTournament(folder, kind);
  const verification = await verifyTournament(paths, { games: openCatalogue(), isDeep });
  showVerification(paths, verification, { isDeep, isJson });
  return verification.problems.length === 0 ? undefined : EXIT_CODES.failed;
}
