// Every command of docs/tournaments.md, in order, with a small class and short matches.
import { execa } from 'execa';
import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { expect } from 'vitest';
import type { Standings } from '../../protocol/types/tournament/standings.ts';
import { emptyFolder, minions } from '../cli/run-minions.ts';
import { SALT_KEY, SECRET } from '../tournament/cup-files.ts';
import { testWith } from '../test-with.ts';

const page = readFileSync(new URL('../../docs/tournaments.md', import.meta.url), 'utf8');
const commands = [...page.matchAll(/^```\n(minions .*?)^```$/gms)].flatMap(([, block]) => block!.trim().split('\n'));
const marks = /^```json\n(.*?)^```$/ms.exec(page)![1]!;

/** A bot that sends its units in one direction; without one it gives no orders. */
const makeBot = (direction: string): string => `import sys, json
for line in sys.stdin:
    state = json.loads(line)
    if state.get("over"): break
    mine = [unit["id"] for unit in state["units"] if unit.get("player") == state["player"] and "${direction}"]
    print(json.dumps({"round": state["round"], "orders": [{"unit": id, "dir": "${direction}"} for id in mine]}), flush=True)
`;

const FILES: Readonly<Record<string, string>> = {
  'submissions/anna.py': makeBot('Right'),
  'submissions/dora.py': makeBot('Top'),
  'submissions/emil.py': makeBot(''),
  'submissions/carla/bot.json': '{"run":["python3","main.py"]}',
  'submissions/carla/main.py': makeBot('Bottom'),
  'submissions/Ada Lovelace_1842_assignsubmission_file/my bot.py': makeBot('Left'),
  'submissions/Maria del Carmen_7_assignsubmission_file/bot.py': makeBot('TL'),
  'resubmissions/emil.py': makeBot('BR'),
  'late/finn.py': makeBot('RT'),
  'marks.json': marks,
};

/** Fewer and shorter matches, always the same, with limits that every machine has. */
const shorten = (command: string): string =>
  command
    .replace('--cycles 5', `--cycles 1 --seats 1 --set rounds=12 --secret ${SECRET} --salt-key ${SALT_KEY}`)
    .replace('--cycles 8', '--cycles 2')
    // Bots that walk straight on do not beat the real one.
    .replace('--reference dummy', '--reference dummy=null')
    .replace('--limits contest', '');

testWith('python3')('the guide is followed word for word', async () => {
  const folder = emptyFolder();
  for (const [path, text] of Object.entries({
    ...FILES,
    minions: `#!/bin/sh\nexec "${process.execPath}" "${minions}" "$@"\n`,
  })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  chmodSync(join(folder, 'minions'), 0o755);
  const env = {
    PATH: `${folder}${delimiter}${process.env['PATH']}`,
    XDG_CACHE_HOME: join(folder, 'cache'),
    npm_command: '',
  };
  expect(commands.map((command) => command.split(' ')[2])).toEqual([
    undefined,
    ...'crematoria crematoria resume status void withdraw replace add resume resume report report verify'.split(' '),
  ]);
  // What the dry run has checked is not checked again: that takes the same bots under the same terms.
  expect(commands[2]!.split(' --title')[0]).toBe(commands[1]!.replace(' --dry-run', ''));
  for (const command of commands) {
    const { exitCode, all } = await execa(shorten(command), {
      cwd: folder,
      env,
      shell: true,
      reject: false,
      all: true,
    });
    expect([command, exitCode, all]).toEqual([command, 0, all]);
  }
  const standings = JSON.parse(readFileSync(join(folder, 'cup/report/standings.json'), 'utf8')) as Standings;
  const find = (name: string) => standings.rows.find((row) => row.name === name);
  expect(find('dummy')).toMatchObject({ status: 'reference', rank: null });
  expect(standings.rows.filter(({ status }) => status === 'ranked')).toHaveLength(6);
  const [best] = standings.rows;
  expect(best).toMatchObject({ rank: 1, mark: 10 });
  // As the guide says: 10 for the first, 5 for a bot as good as dummy, 0 at 400 points less, and lines between them.
  const zero = find('dummy')!.points;
  const expected = (points: number): number =>
    points >= zero ? 5 + (5 * (points - zero)) / (best!.points - zero) : Math.max(0, 5 + (5 * (points - zero)) / 400);
  const ranked = standings.rows.filter(({ status }) => status === 'ranked');
  expect(ranked.map(({ mark }) => mark)).toEqual(ranked.map(({ points }) => Number(expected(points).toFixed(1))));
  const csv = readFileSync(join(folder, 'cup/report/standings.csv'), 'utf8');
  expect(csv).toMatch(/,Ada Lovelace,.*,Ada Lovelace,1842,/);
  expect(statSync(join(folder, 'cup/bots')).mode & 0o077).toBe(0);
  expect(statSync(join(folder, 'cup/private.json')).mode & 0o077).toBe(0);
});
