import { makeVisibleJson } from '../../protocol/visible-text.ts';
import type { ContestVersions } from '../../protocol/types/contest/versions.ts';
import { askContest } from '../../contest/client/contest-client.ts';
import { requireLogin } from '../../contest/client/login.ts';
import type { JudgeCommand } from '../judge-command.ts';
import { makeTable } from '../show/make-table.ts';

export function defineVersions(command: JudgeCommand): void {
  command.option('--json', 'print JSON').action(async ({ json }: { json?: true }) => {
    const answer = await askContest<ContestVersions>(requireLogin(), '/api/versions');
    if (json) return console.log(makeVisibleJson(answer));
    if (answer.versions.length === 0) return console.log('you have not submitted anything yet');
    const rows = answer.versions.map(({ bot, number, state, receivedAt, digest }) => [
      bot,
      String(number),
      state,
      receivedAt,
      digest.slice('sha256:'.length, 'sha256:'.length + 12),
    ]);
    console.log(makeTable(['bot', 'version', 'state', 'received', 'digest'], rows).trimEnd());
  });
}
