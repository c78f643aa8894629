import { readFileSync, writeFileSync } from 'node:fs';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { announceInContest } from '../../contest/announce.ts';
import { findMarksUrl, listMarks, makeMarksCsv } from '../../contest/marks/manage-marks.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { requireFile } from '../options/require-file.ts';
import { makeTable } from '../show/make-table.ts';

interface MarksOptions {
  readonly database?: string;
  readonly round?: string;
  readonly out?: string;
  readonly json?: true;
}

interface AnnounceOptions {
  readonly database?: string;
  readonly file?: string;
  readonly json?: true;
}

type FindDatabase = (given?: string) => string | undefined;

const DATABASE = [
  '--database <address>',
  'postgres://…, in place of a file in the folder; else MINIONS_DATABASE',
] as const;

export function defineContestMarks(command: JudgeCommand, findDatabase: FindDatabase): void {
  command
    .command('marks')
    .description('compute the marks of everybody, by the formula in contest.json')
    .argument('<folder>', 'the folder of a contest')
    .option('--round <name>', 'which round is marked; that of contest.json, else the last one')
    .option('-o, --out <file>', 'write a CSV for Moodle: id, mark, feedback')
    .option(...DATABASE)
    .option('--json', 'print JSON')
    .action(async (folder: string, { database, round, out, json }: MarksOptions) => {
      const marks = await listMarks({ folder, database: findDatabase(database) }, round);
      if (out !== undefined) writeFileSync(out, makeMarksCsv(marks, findMarksUrl(folder)), { mode: 0o600 });
      if (json) return console.log(makeVisibleJson(marks));
      const rows = marks.marks.map(({ id, name, bot, mark }) => [
        id,
        makeVisible(name),
        bot ?? '–',
        String(mark ?? '–'),
      ]);
      console.log(makeTable(['id', 'name', 'bot', 'mark'], rows).trimEnd());
      if (out !== undefined) console.log(`\nfor Moodle: ${makeVisible(out)}`);
    });
  command
    .command('announce')
    .description('publish an announcement on the first page')
    .argument('<folder>', 'the folder of a contest')
    .argument('[text]', 'Markdown')
    .option('--file <file>', 'take the text from a file')
    .option(...DATABASE)
    .option('--json', 'print JSON')
    .action(async (folder: string, given: string | undefined, { database, file, json }: AnnounceOptions) => {
      const text = readText(given, file);
      const announced = await announceInContest({ folder, database: findDatabase(database) }, { text });
      console.log(json ? makeVisibleJson(announced) : 'announced');
    });
}

function readText(given: string | undefined, file: string | undefined): string {
  if (file !== undefined) requireFile(file);
  const text = file === undefined ? (given ?? '') : readFileSync(file, 'utf8');
  if (text.trim() !== '') return text;
  throw new UsageError('there is nothing to announce', 'give a text in quotes, or --file <file>');
}
