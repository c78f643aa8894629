import { writeFileSync } from 'node:fs';
import { Option } from 'commander';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import type { ContestPerson } from '../../protocol/types/contest/person.ts';
import type { NewPerson } from '../../protocol/types/contest/new-person.ts';
import { locateContest } from '../../contest/folder/contest-paths.ts';
import { newContest } from '../../contest/folder/new-contest.ts';
import { makeLinkSheet } from '../../contest/pages/link-sheet.ts';
import { readSettings } from '../../contest/folder/read-settings.ts';
import {
  addPersonToContest,
  importPeopleToContest,
  issueSheet,
  renewLink,
  revokeAccess,
} from '../../contest/manage-people.ts';
import { serveContest } from '../../contest/serve-contest.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { QueueOptions } from '../../tournament/queue/open-queue.ts';
import { parseListen } from '../../tournament/queue/parse-listen.ts';
import { nameCommand } from '../command-name.ts';
import type { CommandEnd, JudgeCommand } from '../judge-command.ts';
import { makeClockOption } from '../options/clock-option.ts';
import { openCatalogue } from '../options/open-catalogue.ts';
import { defineContestBackup } from './contest-backup.ts';
import { defineContestMarks } from './contest-marks.ts';
import { defineContestRound } from './contest-round.ts';
import { defineContestErase } from './contest-erase.ts';
import { defineContestSwitches } from './contest-switch.ts';
import { defineContestSimilar } from './contest-similar.ts';
import {
  addAddressOptions,
  makeTrustOption,
  parseQueue,
  STALLED_OPTION,
  TOKEN_OPTION,
} from '../options/queue-options.ts';
import { addLogOptions, openLog, printsLog, type LogOptions } from '../options/open-log.ts';
import { addSlotOptions, parseSlots, type SlotCommandOptions } from '../options/slot-options.ts';
import { findStop, stopOnSignals } from '../signals.ts';

const DATABASE_OPTION = [
  '--database <address>',
  'postgres://…, in place of a file in the folder; else MINIONS_DATABASE',
] as const;

interface ServeCommandOptions extends SlotCommandOptions, LogOptions {
  readonly listen: string;
  readonly database?: string;
  readonly sandbox: 'bwrap' | 'none';
  readonly clock: ClockChoice;
  readonly readOnly?: true;
  readonly queue?: string;
  readonly prefix: string;
  readonly token?: string;
  readonly listenWorkers?: string;
  readonly advertise?: string;
  readonly trust: 'yes' | 'no';
  readonly stalledAfter?: string;
  readonly json?: true;
}

interface PeopleCommandOptions {
  readonly database?: string;
  readonly json?: true;
}

export function defineContest(command: JudgeCommand): void {
  command
    .command('new')
    .description('make the folder of a contest')
    .argument('<folder>', 'a new folder')
    .requiredOption('--game <game>', 'what is played')
    .option('--json', 'print JSON')
    .action(beginContest);
  const serve = command
    .command('serve')
    .description('serve pages, API, gate and ladder of a contest')
    .argument('<folder>', 'the folder of a contest')
    .option('--listen <address>', 'where to listen', '127.0.0.1:8080')
    .option(...DATABASE_OPTION)
    .addOption(
      new Option('--sandbox <kind>', 'the sandbox of bots; with "none" every page shows a warning')
        .choices(['bwrap', 'none'])
        .default('bwrap'),
    )
    .addOption(makeClockOption())
    .option('--read-only', 'accept nothing and begin nothing: everything can be read')
    .option('--json', 'print one line of JSON when it is ready')
    .action(serveFolder);
  addSlotOptions(serve);
  addLogOptions(serve);
  addAddressOptions(serve);
  serve
    .option(...TOKEN_OPTION)
    .option('--listen-workers <address>', 'with --queue: where workers fetch bots and leave replays (127.0.0.1:0)')
    .option('--advertise <url>', 'with --queue: the address at which workers reach it, if it differs')
    .addOption(makeTrustOption())
    .option(...STALLED_OPTION);
  defineContestSimilar(command, findDatabase);
  defineContestBackup(command, findDatabase);
  defineContestRound(command, findDatabase);
  defineContestMarks(command, findDatabase);
  defineContestErase(command, findDatabase);
  defineContestSwitches(command, findDatabase);
  const people = command.command('people').description('who takes part');
  addPeopleCommand(people.command('add').description('add somebody, with a personal link'))
    .requiredOption('--name <text>', 'first and last name')
    .option('--id <text>', 'made from the name when not given')
    .option('--email <text>', 'e-mail address; only the organiser sees it')
    .option('--team <text>', 'the team')
    .option('--section <text>', 'the section of the course')
    .addOption(new Option('--role <role>', 'what they may do').choices(['player', 'staff', 'owner']).default('player'))
    .action(addPerson);
  addPeopleCommand(people.command('import').description('import a class list; nobody is removed'))
    .argument('[file]', 'CSV with the columns id,name,email,team,section; else people.csv in the folder')
    .action(importPeople);
  addPeopleCommand(people.command('link').description('give somebody a new personal link; the old one becomes invalid'))
    .argument('<id>', 'the id of somebody')
    .action(async (folder: string, id: string, { json, database }: PeopleCommandOptions) =>
      printPerson(await renewLink({ folder, database: findDatabase(database) }, id), json),
    );
  addPeopleCommand(
    people.command('revoke').description('revoke somebody’s links, sessions and tokens; their bots continue to play'),
  )
    .argument('<id>', 'the id of somebody')
    .action(async (folder: string, id: string, { json, database }: PeopleCommandOptions) => {
      const revoked = await revokeAccess({ folder, database: findDatabase(database) }, id);
      console.log(json ? makeVisibleJson(revoked) : `${revoked.id} cannot sign in any more`);
    });
  addPeopleCommand(
    people.command('sheet').description('write a page with a personal link for everybody, to print and cut'),
  )
    .option('--section <text>', 'only this section')
    .option('-o, --output <file>', 'the page', 'links.html')
    .action(writeSheet);
}

function addPeopleCommand(command: JudgeCommand): JudgeCommand {
  return command
    .argument('<folder>', 'the folder of a contest')
    .option(...DATABASE_OPTION)
    .option('--json', 'print JSON');
}

const findDatabase = (given: string | undefined): string | undefined =>
  given ?? (process.env['MINIONS_DATABASE'] || undefined);

async function beginContest(folder: string, { game: named, json }: { game: string; json?: true }): Promise<void> {
  const game = await openCatalogue().load(named);
  const { root } = newContest(folder, game, game.outside ? { game: named } : {});
  if (json) return console.log(makeVisibleJson({ folder: root, game: game.id }));
  console.log(
    `${makeVisible(root)} is ready\n\n${nameCommand(`serve it:\n  minions contest serve ${makeVisible(folder)}`)}`,
  );
}

async function importPeople(
  folder: string,
  file: string | undefined,
  { json, database }: PeopleCommandOptions,
): Promise<void> {
  const imported = await importPeopleToContest({ folder, database: findDatabase(database) }, file);
  const { added, changed, same } = imported;
  if (json) return console.log(makeVisibleJson(imported));
  for (const person of added) printPerson(person, undefined);
  console.error(`minions: ${added.length} added, ${changed.length} changed, ${same} as before; nobody was removed`);
}

async function writeSheet(
  folder: string,
  { json, database, section, output }: PeopleCommandOptions & { readonly section?: string; readonly output: string },
): Promise<void> {
  const people = await issueSheet({ folder, database: findDatabase(database) }, section);
  writeFileSync(output, makeLinkSheet(readSettings(locateContest(folder)).title, people), { mode: 0o600 });
  if (json) return console.log(makeVisibleJson({ output, people: people.length }));
  console.log(
    `${makeVisible(output)}: ${people.length === 1 ? '1 link' : `${people.length} links`}; earlier ones stay valid`,
  );
  console.log('anybody who has a link can submit in the name of its owner: print the page, then delete it');
}

async function addPerson(
  folder: string,
  options: PeopleCommandOptions & Omit<NewPerson, 'name'> & { name: string },
): Promise<void> {
  const { json, database, name, id, email, team, section, role } = options;
  if (name.trim() === '') throw new UsageError('invalid --name: expected a name, got ""', 'give first and last name');
  const person: NewPerson = {
    name,
    ...(id === undefined ? {} : { id }),
    ...(email === undefined ? {} : { email }),
    ...(team === undefined ? {} : { team }),
    ...(section === undefined ? {} : { section }),
    ...(role === undefined ? {} : { role }),
  };
  printPerson(await addPersonToContest({ folder, database: findDatabase(database) }, person), json);
}

function printPerson(person: ContestPerson, json: true | undefined): void {
  console.log(json ? makeVisibleJson(person) : `${makeVisible(person.name)} (${person.id}): ${person.link}`);
}

const parseWorkers = ({ listenWorkers: listen, ...options }: ServeCommandOptions): QueueOptions | undefined => {
  const { queue, prefix, token, advertise, jobs, trust, stalledAfter } = options;
  return parseQueue({ prefix, trust, ...definedOnly({ queue, token, advertise, jobs, listen, stalledAfter }) });
};

/** Without what is undefined. */
const definedOnly = <T extends object>(options: T): { [K in keyof T]?: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined)) as never;

function describeSlots(slots: number | null): string {
  if (slots === null) return nameCommand('gates and matches wait for workers: minions worker --queue …');
  return `${slots === 1 ? '1 match' : `${slots} matches`} at a time`;
}

async function serveFolder(folder: string, options: ServeCommandOptions): Promise<CommandEnd> {
  const signal = stopOnSignals();
  const isLogPrinted = printsLog(options, options.json);
  const log = await openLog(options);
  const served = await serveContest({
    folder,
    ...parseListen(options.listen),
    database: findDatabase(options.database),
    isUnprotected: options.sandbox === 'none',
    clock: options.clock,
    isReadOnly: options.readOnly,
    slots: parseSlots(options),
    queue: parseWorkers(options),
    log,
    onRemark: (text) => console.error(`minions: ${text}`),
    onFailure: (error) => {
      log.warn({ err: error }, 'something failed beside the requests');
      console.error(`minions: ${makeVisible((error as Error).message)}`);
    },
  });
  const { address, url, ownerLink, slots, isSandboxed } = served;
  log.info({ address, slots, sandbox: isSandboxed }, 'the contest is served');
  if (options.json) console.log(makeVisibleJson({ address, url, link: ownerLink, slots, sandbox: isSandboxed }));
  else if (!isLogPrinted) {
    console.log(`the contest is at ${url}${url === address ? '' : ` (this server listens at ${address})`}`);
    console.log(`your personal link: ${ownerLink}`);
    console.log(`${describeSlots(slots)}; Ctrl-C stops it, and nothing is lost`);
    if (options.readOnly) console.log('read-only: nothing is accepted, and every page shows it');
    if (!isSandboxed)
      console.error(
        'minions: bots run without a sandbox, so they can do everything that you can; every page shows a warning',
      );
  }
  if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  await served.close();
  log.info({}, 'stopped');
  return findStop(signal);
}
