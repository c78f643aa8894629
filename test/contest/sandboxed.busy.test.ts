// A contest as it is served by default: bots run in the sandbox, and one of them looks around.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, expect, test } from 'vitest';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { ContestLogs } from '../../protocol/types/contest/logs.ts';
import type { ContestVersion } from '../../protocol/types/contest/version.ts';
import { locateContest } from '../../contest/folder/contest-paths.ts';
import { locateFiles } from '../../contest/submit/receive-upload.ts';
import { locateTournament } from '../../tournament/folder/locate-tournament.ts';
import { emptyFolder, runMinions } from '../cli/run-minions.ts';
import { testWith } from '../test-with.ts';
import {
  addPlayer,
  makeContestFolder,
  startContest,
  waitUntil,
  WAITING_BOT,
  type TestContest,
} from './start-contest.ts';

let contest: TestContest | undefined;
afterAll(() => contest?.close());

/** A bot that tries to read these files and to reach this address, says what it got, and then waits as others do. */
const makeSpy = (files: readonly string[], url: string): string => `
import { readFileSync } from 'node:fs';
const got = [];
for (const file of ${JSON.stringify(files)}) {
  try { readFileSync(file); got.push(file); } catch {}
}
await fetch('${url}/health').then(() => got.push('${url}'), () => {});
console.error('got: ' + JSON.stringify(got));
${WAITING_BOT}`;

const readJson = async <T>(answer: Promise<Response>): Promise<T> => (await (await answer).json()) as T;

testWith('bwrap')(
  'a submission passes the gate and plays in the sandbox, where nothing of the contest can be read',
  async () => {
    contest = await startContest({ ladder: { burst: 1 } }, { isUnprotected: false });
    const { folder, url } = contest;
    expect(contest.isSandboxed).toBe(true);
    const ada = await addPlayer(contest, 'Ada');
    const eve = await addPlayer(contest, 'Eve');
    const { digest } = await readJson<ContestVersion>(ada.submit('wolf', WAITING_BOT));
    const paths = locateContest(folder);
    const ladder = locateTournament(paths.ladder);
    const secrets = [paths.ownerLink, paths.database, paths.socket, paths.people, ladder.secrets, ladder.journal];
    const files = [...secrets, join(locateFiles(paths.versions, digest), 'bot.mjs')];
    const spy = makeSpy(files, url);
    // Beside the server it gets at all of this but the socket, which cannot be read.
    const program = join(emptyFolder(), 'spy.mjs');
    writeFileSync(program, spy);
    const { stderr } = await execa(process.execPath, [program], { input: '' });
    expect(stderr).toBe(`got: ${JSON.stringify([...files.filter((file) => file !== paths.socket), url])}`);

    const { id } = await readJson<ContestVersion>(eve.submit('spy', spy));
    await waitUntil('the gate', async () => {
      const { state } = await readJson<ContestVersion>(eve.ask(`/api/versions/${id}`));
      return state === 'active';
    });
    const report = await readJson<GateReport>(eve.ask(`/api/versions/${id}/report`));
    expect(report.stderr[0]!.text).toContain('got: []\n');
    const played = await waitUntil('a match', async () => {
      const { matches } = await readJson<ContestLogs>(eve.ask('/api/bots/spy/logs'));
      return matches[0];
    });
    expect(played.stderr[0]!.text).toContain('got: []\n');
    for (const path of ['/', '/queue', `/matches/${played.match}`])
      expect(await (await fetch(`${url}${path}`)).text()).not.toContain('without a sandbox');
  },
  120_000,
);

test('without bubblewrap a contest is not served, and the error says what to do', async () => {
  const folder = await makeContestFolder();
  const bare = { PATH: emptyFolder() };
  const { code, stdout, stderr } = await runMinions(['contest', 'serve', folder], emptyFolder(), bare);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('other people’s bots are not run without a sandbox');
  expect(stderr).toContain('apt install bubblewrap');
});
