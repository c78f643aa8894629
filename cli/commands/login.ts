import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import { loginToContest } from '../../contest/client/login.ts';
import type { JudgeCommand } from '../judge-command.ts';

export function defineLogin(command: JudgeCommand): void {
  command
    .argument('<link>', 'your personal link')
    .option('--json', 'print JSON')
    .action(async (link: string, { json }: { json?: true }) => {
      const who = await loginToContest(link);
      if (json) console.log(makeVisibleJson(who));
      else console.log(`signed in to ${makeVisible(who.contest)} as ${makeVisible(who.name)}`);
    });
}
