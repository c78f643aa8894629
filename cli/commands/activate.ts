import { makeVisible, makeVisibleJson } from '../../protocol/visible-text.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import type { ContestVersions } from '../../protocol/types/contest/versions.ts';
import { askContest } from '../../contest/client/contest-client.ts';
import { requireLogin } from '../../contest/client/login.ts';
import { UsageError } from '../../judge/usage-error.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { parseWholeNumber } from '../options/parse-whole-number.ts';

export function defineActivate(command: JudgeCommand): void {
  command
    .argument('<bot>', 'the name of a bot of yours')
    .argument('<version>', 'the number of a version that passed the gate')
    .option('--json', 'print JSON')
    .action(async (bot: string, text: string, { json }: { json?: true }) => {
      const number = parseWholeNumber('<version>', text, 1, 1_000_000);
      const address = requireLogin();
      const { versions } = await askContest<ContestVersions>(address, '/api/versions');
      const found = versions.find((version) => version.bot === bot && version.number === number);
      if (!found)
        throw new UsageError(
          `there is no version ${number} of a bot "${bot}" of yours`,
          '"minions versions" lists them',
        );
      const version = await askContest<ContestVersion>(address, `/api/versions/${found.id}/activate`, {
        method: 'POST',
      });
      if (json) console.log(makeVisibleJson(version));
      else console.log(`version ${version.number} of ${makeVisible(bot)} plays now; it keeps its matches`);
    });
}
