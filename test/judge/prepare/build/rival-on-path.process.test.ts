// A build that looks for a rival beside the programs that the organiser keeps on the PATH.
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { prepareBot } from '../../../../judge/prepare/prepare-bot.ts';
import { BotPreparer } from '../../../../judge/prepare/bot-preparer.ts';
import { testWith } from '../../../test-with.ts';
import { runCommand } from '../run-command.ts';
import { writeFolder } from '../write-folder.ts';

const before = process.env['PATH'];
afterEach(() => void (process.env['PATH'] = before));

testWith('bwrap')('sees neither the submissions nor the tournament, but the program', async () => {
  const contest = writeFolder({
    'bin/count-words': '#!/bin/sh\nexec wc -w\n',
    'submissions/rival/plan.txt': 'the plan',
    'cup/tournament.json': '{"entrants":[]}',
  });
  chmodSync(join(contest, 'bin/count-words'), 0o755);
  process.env['PATH'] = `${join(contest, 'bin')}:${before}`;
  // What it finds is what it leaves.
  const looks = `{ find ${contest} -type f; cat ${contest}/submissions/rival/plan.txt; } > "$1" 2>/dev/null; true\n`;
  const recipe = { build: ['sh', 'build.sh', '{out}'], run: ['count-words', '{out}'] };
  const bot = writeFolder({ 'bot.json': JSON.stringify(recipe), 'build.sh': looks });
  const preparer = new BotPreparer(writeFolder({}));
  const sandbox = await preparer.chooseSandbox('bwrap');
  const { command } = await prepareBot(bot, { preparer, sandbox });
  expect(readFileSync(command.args.at(-1)!, 'utf8')).toBe('');
  expect((await runCommand(command)).stdout.trim()).toBe('0');
});
