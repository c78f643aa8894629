import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { quoteForShell } from '../../protocol/quote-for-shell.ts';
import { backUpContest } from '../../contest/backup/back-up-contest.ts';
import { reindexContest } from '../../contest/reindex/reindex-contest.ts';
import { restoreContest } from '../../contest/backup/restore-contest.ts';
import { countThings } from '../../tournament/report/format-numbers.ts';
import { nameCommand } from '../command-name.ts';
import type { JudgeCommand } from '../judge-command.ts';

interface BackupCommandOptions {
  readonly database?: string;
  readonly json?: true;
}

export function defineContestBackup(command: JudgeCommand, findDatabase: (given?: string) => string | undefined): void {
  command
    .command('backup')
    .description('write a contest into one file, also while it is being served')
    .argument('<folder>', 'the folder of a contest')
    .argument('<file>', 'a new file, such as winter.tar.gz')
    .option('--database <address>', 'postgres://…, in place of a file in the folder; else MINIONS_DATABASE')
    .option('--json', 'print JSON')
    .action(async (folder: string, file: string, { database, json }: BackupCommandOptions) => {
      const backup = await backUpContest({ folder, database: findDatabase(database) }, file);
      if (json) return console.log(makeVisibleJson(backup));
      console.log(
        `${makeVisible(file)}: ${backup.files} files, ${Math.ceil(backup.bytes / 2 ** 20)} MiB before they were packed`,
      );
      if (!backup.hasDatabase)
        console.log('the database is a PostgreSQL and not in it: back it up with pg_dump, before this');
      console.log('it has everybody’s sources and secrets in it: keep it where only you can read it');
    });
  command
    .command('reindex')
    .description('write matches and ratings in the database again, from the journal; also while it is being served')
    .argument('<folder>', 'the folder of a contest')
    .option('--database <address>', 'postgres://…, in place of a file in the folder; else MINIONS_DATABASE')
    .option('--json', 'print JSON')
    .action(async (folder: string, { database, json }: BackupCommandOptions) => {
      const reindexed = await reindexContest({ folder, database: findDatabase(database) });
      if (json) return console.log(makeVisibleJson(reindexed));
      const { matches, removed, ratings } = reindexed;
      console.log(
        `written from the journal: ${countThings(matches, 'match', 'matches')}, ${countThings(ratings, 'rating')}`,
      );
      if (removed > 0)
        console.log(`removed, because the journal does not have them: ${countThings(removed, 'match', 'matches')}`);
    });
  command
    .command('restore')
    .description('make the folder of a contest from a backup')
    .argument('<file>', 'what "minions contest backup" wrote')
    .argument('<folder>', 'a new folder')
    .option('--json', 'print JSON')
    .action(async (file: string, folder: string, { json }: BackupCommandOptions) => {
      const files = await restoreContest(file, folder);
      if (json) return console.log(makeVisibleJson({ folder, files }));
      console.log(
        `${makeVisible(folder)} is restored: ${files} files\n\n${nameCommand(`serve it:\n  minions contest serve ${quoteForShell(folder)}`)}`,
      );
    });
}
