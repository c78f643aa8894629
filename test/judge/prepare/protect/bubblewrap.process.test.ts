// What a program can do inside the sandbox, whoever runs the judge.
import { basename } from 'node:path';
import { describe, expect } from 'vitest';
import { BotPreparer } from '../../../../judge/prepare/bot-preparer.ts';
import { testWith } from '../../../test-with.ts';
import { runCommand, USERS, type Ran } from '../run-command.ts';
import { writeFolder } from '../write-folder.ts';

const needs = USERS.length > 1 ? ['bwrap', 'perl', 'setpriv'] : ['bwrap', 'perl'];

/** Runs a script of the shell in a sandbox, in a folder that everybody may read. */
async function runInside(script: string, user: (typeof USERS)[number] = 'me', folder = '/tmp'): Promise<Ran> {
  const sandbox = await new BotPreparer().chooseSandbox('bwrap');
  const views = folder === '/tmp' ? [] : [{ path: folder }];
  return runCommand(sandbox.protect({ kind: 'bot', file: '/bin/sh', args: ['-c', script], folder, views }), user);
}

/** What a system call comes to: its error, or ok. */
const callAll = (calls: readonly string[]): string =>
  `perl -e '${calls.map((call) => `$! = 0; syscall(${call}); print "$!\\n";`).join(' ')}'`;

describe.each(USERS)('as %s', (user) => {
  const rows: [what: string, calls: string[], error: string][] = [
    [
      'look into another process',
      ['101, 16, 1, 0, 0', '310, 1, 0, 0, 0, 0, 0', '438, 0, 0, 0'],
      'Operation not permitted',
    ],
    ['use keys of the user', ['248, 0, 0, 0, 0, 0', '249, 0, 0, 0, 0', '250, 0, -3, 0'], 'Operation not permitted'],
    ['make a namespace', ['272, 0x10000000', '308, 0, 0', '56, 0x10000011, 0, 0, 0, 0'], 'Operation not permitted'],
    ['mount', ['165, 0, 0, 0, 0, 0', '166, 0, 0', '430, 0, 0', '155, 0, 0'], 'Operation not permitted'],
    ['load programs into the kernel', ['321, 0, 0, 0', '298, 0, 0, 0, 0, 0', '323, 0'], 'Operation not permitted'],
    [
      'use what filters cannot look into',
      ['435, 0, 0', '425, 1, 0', '426, 0, 0, 0, 0, 0, 0'],
      'Function not implemented',
    ],
    ['have memory that nobody counts', ['319, 0, 0', '29, 0, 4096, 512', '447, 0'], 'Function not implemented'],
    ['talk to the host', ['41, 40, 1, 0', '41, 16, 3, 0', '41, 17, 3, 0'], 'Address family not supported by protocol'],
    ['type at the terminal', ['16, 0, 0x5412, 0'], 'Operation not permitted'],
    ['call as x32 programs do', ['0x40000000 + 39'], 'Function not implemented'],
  ];
  for (const [what, calls, error] of rows) {
    // The numbers are those of x64; the table for the other architecture has a test of its own.
    const title = `it cannot ${what}`;
    testWith(...needs)(title, async () => {
      if (process.arch !== 'x64') return;
      const { stdout, stderr } = await runInside(callAll(calls), user);
      expect({ lines: stdout.trim().split('\n'), stderr }).toEqual({ lines: calls.map(() => error), stderr: '' });
    });
  }

  testWith(...needs)('it can do what programs do: fork, talk to itself, use the network of its own', async () => {
    const { stdout } = await runInside(callAll(['41, 1, 1, 0', '41, 2, 1, 0', '39']) + '; (echo child)', user);
    expect(stdout).toBe('\n\n\nchild\n');
  });

  testWith(...needs)('it changes nothing of the machine through /proc', async () => {
    // Opened for writing, and nothing written.
    const files = ['/proc/sys/kernel/core_pattern', '/proc/sys/vm/drop_caches', '/proc/self/oom_score_adj'];
    const { stdout } = await runInside(
      files.map((file) => `(: >> ${file}) 2>/dev/null && echo ${file}`).join('; '),
      user,
    );
    expect(stdout).toBe('');
  });

  testWith(...needs)('it writes to /tmp and /dev/shm only, and not much', async () => {
    const write = (file: string, mb: number): string =>
      `dd if=/dev/zero of=${file} bs=1M count=${mb} 2>/dev/null && echo ${file} ${mb}; rm -f ${file}`;
    const places = ['/x', '/dev/x', '/usr/x', '/etc/x', '/proc/x', '/var/x'].map((file) => write(file, 1));
    const script = [
      ...places,
      write('/tmp/a', 60),
      write('/tmp/a', 70),
      write('/dev/shm/a', 30),
      write('/dev/shm/a', 40),
    ];
    const { stdout } = await runInside(script.join('; '), user);
    expect(stdout).toBe('/tmp/a 60\n/dev/shm/a 30\n');
  });

  testWith(...needs)('it has limits on its resources', async () => {
    const { stdout } = await runInside('ulimit -c; ulimit -n; ulimit -f', user);
    expect(stdout).toBe(`0\n1024\n${2 ** 30 / 512}\n`);
  });

  testWith(...needs)(
    'it is alone: no process, no network, no file of anybody [crematoria:nothing-of-others]',
    async () => {
      const script =
        'ls /proc | grep -c "^[0-9]"; grep -c : /proc/net/dev; ls -d /home /root /etc/passwd /run /var 2>/dev/null';
      const { stdout } = await runInside(script, user);
      // Three of its own beside the first of all, and the network that leads to itself.
      expect(stdout).toMatch(/^[1-5]\n1\n$/);
    },
  );
});

testWith('bwrap')('it sees its own folder, and no other', async () => {
  const folder = writeFolder({ 'own.txt': 'x', 'sub/a': '' });
  const rival = writeFolder({ 'plan.txt': 'y' });
  const { stdout } = await runInside(`ls -A; ls -A ..; cat ${rival}/plan.txt 2>&1`, 'me', folder);
  expect(stdout).toMatch(new RegExp(`^own.txt\nsub\n${basename(folder)}\n.*No such file or directory\n$`));
});
