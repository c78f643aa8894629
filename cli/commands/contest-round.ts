import { Option } from 'commander';
import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import type { ContestRound } from '../../protocol/types/contest/round.ts';
import type { NewRound } from '../../protocol/types/contest/new-round.ts';
import type { RoundChange } from '../../protocol/types/contest/round-change.ts';
import type { RoundChangeKind } from '../../contest/rounds/round-changes.ts';
import { addRoundToContest, changeContestRound, listContestRounds } from '../../contest/rounds/manage-rounds.ts';
import { nameCommand } from '../command-name.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { collectValues } from '../options/collect-values.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';
import { makeTable } from '../show/make-table.ts';

interface RoundCommandOptions {
  readonly database?: string;
  readonly json?: true;
}

type AddOptions = RoundCommandOptions &
  Omit<NewRound, 'seats' | 'references'> & {
    readonly seats?: string;
    readonly reference?: string[];
  };

type FindDatabase = (given?: string) => string | undefined;

const VISIBILITIES = ['hidden', 'participants', 'public'];

export function defineContestRound(command: JudgeCommand, findDatabase: FindDatabase): void {
  const round = command
    .command('round')
    .description('tournaments at fixed dates, of the versions that are active then');
  defineAdd(round, findDatabase);
  addFolder(round.command('list').description('the calendar, with commitments and states')).action(
    async (folder: string, { database, json }: RoundCommandOptions) => {
      const listed = await listContestRounds({ folder, database: findDatabase(database) });
      console.log(json ? makeVisibleJson(listed) : makeCalendar(listed.rounds));
    },
  );
  const change = (kind: RoundChangeKind) => async (folder: string, name: string, options: ChangeOptions) => {
    const { database, json, ...rest } = options;
    const reach = { folder, database: findDatabase(database) };
    printRound(await changeContestRound(reach, name, kind, rest), json);
  };
  defineChange(round, 'extend', 'give a round a later deadline; after the old one with a new commitment')
    .requiredOption('--deadline <time>', 'as in 2027-01-15T22:00:00Z')
    .requiredOption(...REASON)
    .action(change('extend'));
  defineChange(round, 'rescind', 'declare that a round does not count; its folder stays')
    .requiredOption(...REASON)
    .action(change('rescind'));
  defineChange(round, 'rerun', 'play a round again with the same versions and a new commitment')
    .requiredOption(...REASON)
    .action(change('rerun'));
  defineChange(round, 'promote', 'admit a version that was received after the deadline, with a new commitment')
    .argument('<bot>', 'the bot; its active version takes part')
    .requiredOption(...REASON)
    .action((folder: string, name: string, bot: string, options: ChangeOptions) =>
      change('promote')(folder, name, { ...options, bot }),
    );
  defineChange(round, 'release', 'set who can see the results, and how many of them')
    .addOption(new Option('--to <whom>', 'who can see the results').choices(VISIBILITIES))
    .option('--blocks <n>', 'only so many blocks, the first ones; all when left out', (text) =>
      parseWholeNumber('--blocks', text, 0, 1e9),
    )
    .option(...REASON)
    .action(change('release'));
}

const REASON = ['--reason <text>', 'the reason, which everybody can read'] as const;

type ChangeOptions = RoundCommandOptions & RoundChange;

function defineAdd(round: JudgeCommand, findDatabase: FindDatabase): void {
  addFolder(round.command('add').description('add a round; prints the commitment to its secret'))
    .requiredOption('--name <name>', 'small letters, digits and hyphens')
    .addOption(
      new Option('--format <format>', 'how bots are paired')
        .choices(['upc', 'round-robin', 'swiss'])
        .makeOptionMandatory(),
    )
    .requiredOption('--deadline <time>', 'versions received until then take part: 2027-01-15T22:00:00Z')
    .option('--title <text>', 'the title on pages')
    .option('--length <n>', 'cycles of round-robin (2), rounds of swiss (7), matches of a final in upc (16)', (text) =>
      parseWholeNumber('--length', text, 1, 1000),
    )
    .addOption(new Option('--seats <n>', 'matches on one map').choices(['1', '4']))
    .addOption(
      new Option('--limits <preset>', 'limits of bots; those of the contest when left out').choices([
        'contest',
        'relaxed',
      ]),
    )
    .option('--reference <bot>', 'a sample bot that is rated and never ranked; again for more', collectValues)
    .option('--after <round>', 'only the best of that round take part, seeded by their places')
    .option('--keep <n>', 'how many bots of that round take part; half when left out', (text) =>
      parseWholeNumber('--keep', text, 1, 400),
    )
    .addOption(new Option('--release <whom>', 'who can see the results').choices(VISIBILITIES).default('public'))
    .action(async (folder: string, { database, json, seats, reference, ...rest }: AddOptions) => {
      const added = await addRoundToContest(
        { folder, database: findDatabase(database) },
        {
          ...rest,
          ...(seats === undefined ? {} : { seats: seats === '1' ? 1 : 4 }),
          ...(reference === undefined ? {} : { references: reference }),
        },
      );
      printRound(added, json);
    });
}

const defineChange = (round: JudgeCommand, name: RoundChangeKind, description: string): JudgeCommand =>
  addFolder(round.command(name).description(description)).argument('<round>', 'the name of a round');

function addFolder(command: JudgeCommand): JudgeCommand {
  return command
    .argument('<folder>', 'the folder of a contest')
    .option('--database <address>', 'postgres://…, in place of a file in the folder; else MINIONS_DATABASE')
    .option('--json', 'print JSON');
}

function printRound(round: ContestRound, json: true | undefined): void {
  if (json) return console.log(makeVisibleJson(round));
  const { name, state, deadline, commitment, entrants } = round;
  console.log(`round ${name}: ${state}, deadline ${deadline}`);
  console.log(`commitment: ${commitment}`);
  if (entrants !== null) console.log(`entrants:   ${entrants}`);
}

function makeCalendar(rounds: readonly ContestRound[]): string {
  if (rounds.length === 0)
    return nameCommand('no rounds yet; add one: minions contest round add <folder> --name … --format … --deadline …');
  const rows = rounds.map(({ name, format, deadline, state, entries, visibility, commitment }) => [
    makeVisible(name),
    format,
    deadline,
    state,
    String(entries.length),
    visibility,
    commitment,
  ]);
  return makeTable(['round', 'format', 'deadline', 'state', 'bots', 'results', 'commitment'], rows).trimEnd();
}
