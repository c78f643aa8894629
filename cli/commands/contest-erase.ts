import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { eraseFromContest } from '../../contest/erase/erase-from-contest.ts';
import type { JudgeCommand } from '../judge-command.ts';

interface EraseCommandOptions {
  readonly database?: string;
  readonly json?: true;
}

export function defineContestErase(command: JudgeCommand, findDatabase: (given?: string) => string | undefined): void {
  command
    .command('erase')
    .description('remove a person’s name, e-mail, sources and standard error; what was played stays under a pseudonym')
    .argument('<folder>', 'the folder of a contest')
    .argument('<person>', 'the id of somebody')
    .option('--database <address>', 'postgres://…, in place of a file in the folder; else MINIONS_DATABASE')
    .option('--json', 'print JSON')
    .action(async (folder: string, id: string, { database, json }: EraseCommandOptions) => {
      const erased = await eraseFromContest({ folder, database: findDatabase(database) }, id);
      if (json) return console.log(makeVisibleJson(erased));
      const { pseudonym, versions } = erased;
      console.log(
        `${makeVisible(id)} is ${pseudonym} from now on; ${versions === 1 ? '1 version has' : `${versions} versions have`} no sources any more`,
      );
      console.log('not removed: backups, class lists elsewhere, and published pages; clean these yourself');
    });
}
