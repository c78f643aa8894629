// Whoever is not root gets a part of the cgroup tree from systemd. Here root makes one, and another user plays in it.
import { chmodSync, chownSync, copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import type { MatchResult } from '../../../../protocol/types/match/result.ts';
import { findHierarchies } from '../../../../judge/host/cgroup/hierarchies.ts';
import { SYSTEM_PROC } from '../../../../judge/host/proc.ts';
import { minions } from '../../../cli/run-minions.ts';
import { canBeOtherUser, OTHER_USER } from '../../../other-user.ts';
import { DELEGATION, testWith } from '../../../test-with.ts';
import { fixture } from '../../play-fixtures.ts';
import { attack } from '../attack.ts';

/** What systemd gives to a user with Delegate=yes. */
const DELEGATED = ['.', 'cgroup.procs', 'cgroup.threads', 'cgroup.subtree_control'];

function makeDelegatedGroup(): string {
  const group = join(findHierarchies(SYSTEM_PROC).unified!.root, `minions-delegated-${process.pid}`);
  mkdirSync(group);
  for (const name of DELEGATED) chownSync(join(group, name), OTHER_USER, OTHER_USER);
  return group;
}

/** A folder of the other user, with a bot in it. */
function makeHome(bot: string): string {
  chmodSync(tmpdir(), 0o711);
  const home = mkdtempSync(join(tmpdir(), 'minions-home-'));
  copyFileSync(attack(bot).file, join(home, bot));
  for (const path of [home, join(home, bot)]) chownSync(path, OTHER_USER, OTHER_USER);
  return home;
}

/** The built command as another user, who starts in the group. */
function runAs(group: string, home: string, args: readonly string[]) {
  const enter = 'echo $$ > "$0/cgroup.procs" && exec setpriv --reuid "$1" --regid "$2" --clear-groups -- "${@:3}"';
  const command = [process.execPath, minions, ...args];
  return execa('bash', ['-c', enter, group, String(OTHER_USER), String(OTHER_USER), ...command], {
    cwd: home,
    env: { HOME: home, TMPDIR: home, XDG_CACHE_HOME: home, npm_command: '', MINIONS_DELEGATED: undefined },
    reject: false,
  });
}

const listGroups = (group: string): string[] =>
  readdirSync(group, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

const isRoot = process.getuid?.() === 0;
const testAsOtherUser = isRoot && !canBeOtherUser() ? test.skip : testWith('gcc', 'setpriv', DELEGATION);

testAsOtherUser(
  'a user in a group of their own plays with cgroups: a relay is billed whole, nothing is left (not in a private checkout)',
  async () => {
    const group = makeDelegatedGroup();
    const home = makeHome('relays-unseen');
    const rival = `${process.execPath} ${fixture('sleeps').args[0]}`;
    const bots = [`./relays-unseen 300`, rival, rival, rival];
    const options = ['--clock', 'cgroup', '--sandbox', 'none', '--limits', 'none', '--set', 'rounds=8'];
    try {
      const { stdout, stderr, exitCode } = await runAs(group, home, [
        'play',
        'crematoria',
        ...bots,
        ...options,
        '--stderr',
        '0',
        '--json',
      ]);
      expect([exitCode, stderr]).toEqual([0, expect.stringMatching(/\d/)]);
      const result = JSON.parse(stdout) as MatchResult;
      expect(result.clock).toBe('cgroup');
      expect(result.seats.map(({ verdict }) => verdict)).toEqual([null, null, null, null]);
      const computed = Math.max(...(stderr.match(/\d+/g) ?? []).map(Number));
      expect(computed).toBeGreaterThan(100);
      expect(result.seats[0].times.cpuMs).toBeGreaterThan(0.95 * computed);
      expect(listGroups(group)).toEqual([]);
    } finally {
      rmdirSync(group);
    }
  },
);
