import { Argument } from 'commander';
import { makeVisibleJson } from '../../protocol/visible-text.ts';
import type { ContestSwitch } from '../../protocol/types/contest/switch.ts';
import { switchContest } from '../../contest/switch-contest.ts';
import type { JudgeCommand } from '../judge-command.ts';

interface SwitchOptions {
  readonly database?: string;
  readonly reason?: string;
  readonly json?: true;
}

type FindDatabase = (given: string | undefined) => string | undefined;

export function defineContestSwitches(command: JudgeCommand, findDatabase: FindDatabase): void {
  const add = (argument: string, name: ContestSwitch['name'], description: string, said: readonly [string, string]) =>
    command
      .command(argument)
      .description(description)
      .argument('<folder>', 'the folder of a contest')
      .addArgument(new Argument('<state>', 'on or off').choices(['on', 'off']))
      .option('--reason <text>', 'why: every page shows it')
      .option('--database <address>', 'postgres://…, in place of a file in the folder; else MINIONS_DATABASE')
      .option('--json', 'print JSON')
      .action(async (folder: string, state: 'on' | 'off', { database, reason, json }: SwitchOptions) => {
        const change = { name, on: state === 'on', ...(reason === undefined ? {} : { reason }) };
        const switches = await switchContest({ folder, database: findDatabase(database) }, change);
        console.log(json ? makeVisibleJson(switches) : said[state === 'on' ? 0 : 1]);
      });
  add('pause', 'paused', 'begin no gates and matches, while submissions are received', [
    'paused: submissions are received and wait',
    'not paused any more',
  ]);
  add('read-only', 'read-only', 'accept nothing and begin nothing, while everything can be read', [
    'read-only: everything can be read, and nothing is accepted',
    'not read-only any more',
  ]);
}
