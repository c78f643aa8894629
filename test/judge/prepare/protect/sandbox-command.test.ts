// The command that a bot is started with in a sandbox, argument by argument, and what the replay says of it.
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { enclose, type Bubblewrap, type Inside } from '../../../../judge/prepare/protect/bubblewrap.ts';
import { chooseSandbox, UNPROTECTED, type SandboxChoice } from '../../../../judge/prepare/protect/choose-sandbox.ts';
import type { Program } from '../../../../judge/prepare/protect/program.ts';
import { findPrlimit, makeResourceLimit } from '../../../../judge/prepare/protect/rlimits.ts';
import { SYSTEM } from '../../../../judge/prepare/toolchains.ts';

const filters = {
  bot: Buffer.from('bot'),
  build: Buffer.from('build'),
  'no-children': Buffer.from('alone'),
  published: Buffer.from('published'),
};
const MODERN: Bubblewrap = { path: '/usr/bin/bwrap', isModern: true, filters };
const OLD: Bubblewrap = { path: '/usr/bin/bwrap', isModern: false, filters: undefined };
const INSIDE: Inside = {
  kind: 'bot',
  folder: '/bot',
  views: [
    { path: '/bot', from: '/home/me/bot' },
    { path: '/data', isWritable: true },
    { path: '/bot/.git', from: null },
  ],
};
const PROGRAM: Program = { ...INSIDE, file: '/usr/bin/python3', args: ['a.py'] };
const LIMITS = 'resource limits';
const ALWAYS = ['own process group', 'small environment', 'output, memory and process limits', 'watchdog'];

/** Without the folders of the system, which are others on every machine. */
function encloseBot(bubblewrap: Bubblewrap, inside = INSIDE): string {
  const text = enclose(bubblewrap, inside).join(' ');
  const start = text.indexOf('/tmp --') + '/tmp '.length;
  const end = text.indexOf('--dir ');
  const system = text.slice(start, end);
  for (const path of SYSTEM.filter((one) => existsSync(one))) expect(`${system}`).toContain(` ${path} `);
  expect(system).toMatch(/^(?:--(?:ro-bind|symlink) \S+ \S+ )+$/);
  return text.slice(0, start) + text.slice(end);
}

describe('what bubblewrap is told', () => {
  test('by a new one, with a filter', () => {
    expect(encloseBot(MODERN)).toBe(
      [
        '--unshare-all --die-with-parent --cap-drop ALL --unshare-user --disable-userns',
        '--hostname sandbox --unsetenv TZ --proc /proc --dev /dev',
        '--dev-bind /dev/null /proc/cpuinfo --dev-bind /dev/null /proc/cmdline --dev-bind /dev/null /proc/version',
        `--size 4096 --tmpfs /proc/sys --size ${32 * 2 ** 20} --tmpfs /dev/shm --size ${64 * 2 ** 20} --tmpfs /tmp`,
        '--dir /bot --ro-bind /home/me/bot /bot --bind /data /data --size 4096 --tmpfs /bot/.git',
        '--remount-ro /proc/sys --remount-ro /proc --remount-ro /dev --remount-ro / --seccomp 3 --chdir /bot',
      ].join(' '),
    );
  });

  test('by an old one, which cannot limit sizes, without a filter', () => {
    expect(encloseBot(OLD)).toBe(
      [
        '--unshare-all --die-with-parent --cap-drop ALL --hostname sandbox --unsetenv TZ --proc /proc --dev /dev',
        '--dev-bind /dev/null /proc/cpuinfo --dev-bind /dev/null /proc/cmdline --dev-bind /dev/null /proc/version',
        '--tmpfs /proc/sys --tmpfs /dev/shm --tmpfs /tmp',
        '--dir /bot --ro-bind /home/me/bot /bot --bind /data /data --tmpfs /bot/.git',
        '--remount-ro /proc/sys --remount-ro /proc --remount-ro /dev --remount-ro / --chdir /bot',
      ].join(' '),
    );
  });

  test('for a build, with more room', () => {
    expect(encloseBot(MODERN, { ...INSIDE, kind: 'build' })).toContain(`--size ${2 ** 30} --tmpfs /tmp --dir`);
  });
});

describe('a sandbox', () => {
  test.each<[what: string, program: Partial<Program>, filter: Buffer]>([
    ['a bot', {}, filters.bot],
    ['a build', { kind: 'build' }, filters.build],
    ['a bot that starts no processes', { restriction: 'no-children' }, filters['no-children']],
    ['a player of the published games', { restriction: 'published' }, filters.published],
  ])('gives %s its filter', (_, program, filter) => {
    const command = chooseSandbox('bwrap', MODERN, false).protect({ ...PROGRAM, ...program });
    expect(command).toMatchObject({ folder: '/bot', hasOwnProcesses: true, inherit: [filter] });
    expect([command.file, ...command.args].join(' ')).toMatch(/\/usr\/bin\/bwrap .* -- \/usr\/bin\/python3 a\.py$/);
  });

  test('without a filter hands nothing down', () => {
    expect(chooseSandbox('auto', OLD, true).protect(PROGRAM).inherit).toBeUndefined();
  });

  test('says what it protects', () => {
    const common = ['no network', 'read-only system'];
    const rest = [...(findPrlimit() === undefined ? [] : [LIMITS]), ...ALWAYS];
    const { protections, ...modern } = chooseSandbox('auto', MODERN, false);
    expect(protections).toEqual([
      'bubblewrap',
      ...common,
      'private /tmp of limited size',
      'own folder read-only',
      'own processes',
      'no new privileges',
      'no user namespaces',
      'system call filter',
      ...rest,
    ]);
    expect(modern).toMatchObject({ isClosed: true, isWritable: false });
    expect(modern.warning).toBeUndefined();
    const old = chooseSandbox('auto', OLD, true);
    expect(old.protections).toEqual([
      'bubblewrap',
      ...common,
      'private /tmp',
      'own folder writable',
      'own processes',
      'no new privileges',
      ...rest,
    ]);
    expect(old.isWritable).toBe(true);
  });

  test.each<[SandboxChoice, Bubblewrap | undefined, advice: string]>([
    [
      'auto',
      undefined,
      'install bubblewrap (on Debian: apt install bubblewrap), or play with --sandbox none if you trust all bots',
    ],
    ['none', undefined, 'that is for bots you trust'],
    ['none', MODERN, 'that is for bots you trust'],
  ])('none with --sandbox %s: what people should know', (choice, bubblewrap, advice) => {
    const { protect, ...sandbox } = chooseSandbox(choice, bubblewrap, false);
    expect(sandbox).toEqual({
      protections: [...(findPrlimit() === undefined ? [] : [LIMITS]), ...ALWAYS],
      warning:
        'bots run without a sandbox: they can read and change your files, use the network, look into the judge and other ' +
        `bots, and leave programs behind; ${advice}`,
      isClosed: false,
      isWritable: true,
    });
    const { file, args, folder, inherit } = protect(PROGRAM);
    expect([file, ...args].join(' ')).toMatch(/\/usr\/bin\/python3 a\.py$/);
    expect([file, ...args].join(' ')).not.toContain('bwrap');
    expect([folder, inherit]).toEqual(['/bot', undefined]);
  });

  test('that is demanded and not there is an error', () => {
    expect(() => chooseSandbox('bwrap', undefined, false)).toThrow(
      'bubblewrap is not installed, or does not work on this machine',
    );
  });

  test('is none for what is only tried', () => {
    const { protect, ...nothing } = UNPROTECTED;
    expect(nothing).toEqual({ protections: [], isClosed: false, isWritable: true });
    expect(protect(PROGRAM)).toEqual({ file: '/usr/bin/python3', args: ['a.py'], folder: '/bot' });
  });
});

test('limits of the system, which nobody who has less can ask for', () => {
  const { file, args } = makeResourceLimit('/usr/bin/prlimit')({ file: 'a', args: ['b'] });
  expect(file).toBe('/usr/bin/prlimit');
  const names = args.slice(0, 6).map((option) => option.split('=')[0]);
  expect(names).toEqual(['--core', '--fsize', '--nofile', '--memlock', '--msgqueue', '--rtprio']);
  expect(args.slice(6)).toEqual(['--', 'a', 'b']);
  const most = [0, 2 ** 30, 1024, 65_536, 0, 0];
  for (const [index, option] of args.slice(0, 6).entries()) {
    const value = Number(option.split('=')[1]);
    expect([option, value <= most[index]!]).toEqual([option, true]);
    // A machine on which somebody may open fewer files would have to be a strange one.
    if (index === 2) expect(value).toBe(1024);
  }
});
