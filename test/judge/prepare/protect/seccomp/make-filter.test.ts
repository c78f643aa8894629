// The filter of system calls as the kernel would run it, on both architectures.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FORBIDDEN, MISSING } from '../../../../../judge/prepare/protect/seccomp/denied-calls.ts';
import { makeFilter } from '../../../../../judge/prepare/protect/seccomp/make-filter.ts';

interface Call {
  readonly audit: number;
  readonly number: number;
  readonly args?: readonly number[];
}

const ALLOWED = 'allowed';

/** Runs a filter; what comes of a call is the number of an error, or that it is allowed. */
function run(filter: Buffer, { audit, number, args = [] }: Call): number | typeof ALLOWED {
  const data: Record<number, number> = { 0: number, 4: audit, 16: args[0] ?? 0, 24: args[1] ?? 0, 32: args[2] ?? 0 };
  let accumulator = 0;
  for (let at = 0; at < filter.length; at += 8) {
    const operand = filter.readUInt32LE(at + 4);
    const jump = (isTrue: boolean): void => void (at += 8 * filter[at + (isTrue ? 2 : 3)]!);
    const code = filter.readUInt16LE(at);
    if (code === 0x20) accumulator = data[operand]!;
    else if (code === 0x15) jump(accumulator === operand);
    else if (code === 0x35) jump(accumulator >= operand);
    else if (code === 0x45) jump((accumulator & operand) !== 0);
    else if (code === 0x06) return operand === 0x7fff0000 ? ALLOWED : operand & 0xffff;
    else throw new Error(`instruction ${code}`);
  }
  throw new Error('a filter without an end');
}

const PRETENDED = 0;
const EPERM = 1;
const EACCES = 13;
const EINVAL = 22;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

/** Where commands of fcntl are. */
const ARGUMENTS = [0, 1024].flatMap((first) => Array.from({ length: 48 }, (_, index) => first + index));

const X64 = { socket: 41, clone: 56, ioctl: 16, read: 0, execve: 59, openat: 257, fcntl: 72, flock: 73, madvise: 28 };
const ARM64 = {
  socket: 198,
  clone: 220,
  ioctl: 29,
  read: 63,
  execve: 221,
  openat: 56,
  fcntl: 25,
  flock: 32,
  madvise: 233,
};

describe.each([
  { arch: 'x64', audit: 0xc000003e, ...X64 },
  { arch: 'arm64', audit: 0xc00000b7, ...ARM64 },
] as const)('$arch', ({ arch, audit, ...calls }) => {
  const filter = makeFilter(arch, 'bot')!;

  test('what is forbidden fails, what runtimes can do without is missing, the rest is allowed', () => {
    const forbidden = new Set(FORBIDDEN.map((call) => call[arch]));
    const missing = new Set(MISSING.map((call) => call[arch]));
    for (let number = 0; number < 600; number++) {
      const usual = missing.has(number) ? ENOSYS : ALLOWED;
      const expected = forbidden.has(number) ? EPERM : usual;
      if (number !== calls.socket && number !== calls.flock)
        expect([number, run(filter, { audit, number })]).toEqual([number, expected]);
    }
  });

  test.each([
    ['a call of another architecture', { audit: 0x40000003, number: calls.read }, ENOSYS],
    ['a call of x32', { audit, number: 0x40000000 + calls.read }, ENOSYS],
    ['a Unix socket', { audit, number: calls.socket, args: [1] }, ALLOWED],
    ['a socket of the internet', { audit, number: calls.socket, args: [10] }, ALLOWED],
    ['netlink', { audit, number: calls.socket, args: [16] }, EAFNOSUPPORT],
    ['vsock', { audit, number: calls.socket, args: [40] }, EAFNOSUPPORT],
    ['a thread', { audit, number: calls.clone, args: [0x3d0f00] }, ALLOWED],
    ['a child', { audit, number: calls.clone, args: [0x1200011] }, ALLOWED],
    ['a child in a new user namespace', { audit, number: calls.clone, args: [0x10000011] }, EPERM],
    ['a child in a new network', { audit, number: calls.clone, args: [0x40000011] }, EPERM],
    ['asking for the size of a terminal', { audit, number: calls.ioctl, args: [1, 0x5413] }, ALLOWED],
    ['typing at a terminal', { audit, number: calls.ioctl, args: [1, 0x5412] }, EPERM],
    ['a lock on a file', { audit, number: calls.flock, args: [3, 2] }, PRETENDED],
    ['duplicating a descriptor', { audit, number: calls.fcntl, args: [3, 1030] }, ALLOWED],
    ['a descriptor without waiting', { audit, number: calls.fcntl, args: [3, 4] }, ALLOWED],
    ['a lock on a part of a file', { audit, number: calls.fcntl, args: [3, 6] }, PRETENDED],
    ['a lock of an open file', { audit, number: calls.fcntl, args: [3, 37] }, PRETENDED],
    ['asking who has a lock', { audit, number: calls.fcntl, args: [3, 5] }, EINVAL],
    ['a lease', { audit, number: calls.fcntl, args: [3, 1024] }, EINVAL],
    ['being told of changes in a folder', { audit, number: calls.fcntl, args: [3, 1026] }, EINVAL],
    ['another size for a pipe', { audit, number: calls.fcntl, args: [3, 1031] }, EINVAL],
    ['a hint that a file keeps', { audit, number: calls.fcntl, args: [3, 1036] }, EINVAL],
    ['giving memory back', { audit, number: calls.madvise, args: [0, 4096, 4] }, ALLOWED],
    ['throwing a page of a file out of memory', { audit, number: calls.madvise, args: [0, 4096, 21] }, EINVAL],
    ['starting a program', { audit, number: calls.execve }, ALLOWED],
    ['opening a file', { audit, number: calls.openat }, ALLOWED],
  ])('%s', (_, call, outcome) => {
    expect(run(filter, call)).toBe(outcome);
  });

  test.each<[what: string, call: Call, alone: number | typeof ALLOWED, published: number | typeof ALLOWED]>([
    ['a thread', { audit, number: calls.clone, args: [0x3d0f00] }, ALLOWED, EPERM],
    ['a child', { audit, number: calls.clone, args: [0x1200011] }, EPERM, EPERM],
    ['a fork', { audit, number: arch === 'x64' ? 57 : calls.clone }, EPERM, EPERM],
    ['reading a file', { audit, number: calls.openat, args: [0, 0, 0o2000000] }, ALLOWED, ALLOWED],
    ['writing a file', { audit, number: calls.openat, args: [0, 0, 0o1] }, ALLOWED, EACCES],
    ['making a file', { audit, number: calls.openat, args: [0, 0, 0o100] }, ALLOWED, EACCES],
    ['a socket', { audit, number: calls.socket, args: [1] }, ALLOWED, EPERM],
    ['starting the program itself', { audit, number: calls.execve }, ALLOWED, ALLOWED],
    ['what every bot is denied', { audit, number: FORBIDDEN[0]![arch]! }, EPERM, EPERM],
    ['a call of another architecture', { audit: 0x40000003, number: calls.read }, ENOSYS, ENOSYS],
    ['a lease', { audit, number: calls.fcntl, args: [3, 1024] }, EINVAL, EINVAL],
  ])('restricted: %s', (_, call, alone, published) => {
    expect(run(makeFilter(arch, 'no-children')!, call)).toBe(alone);
    expect(run(makeFilter(arch, 'published')!, call)).toBe(published);
  });

  test('a build has locks, and all else as a bot', () => {
    const build = makeFilter(arch, 'build')!;
    const differing: string[] = [];
    for (let number = 0; number < 600; number++) {
      for (const argument of ARGUMENTS) {
        const call = { audit, number, args: [argument, argument, argument] };
        if (run(build, call) === run(filter, call)) continue;
        expect(run(build, call)).toBe(ALLOWED);
        differing.push(number === calls.flock ? 'flock' : `${number} ${argument}`);
      }
    }
    const commands = [5, 6, 7, 36, 37, 38].map((command) => `${calls.fcntl} ${command}`);
    expect(new Set(differing)).toEqual(new Set(['flock', ...commands]));
  });
});

test('other architectures have none', () => {
  const found = ['riscv64', 'ia32', 'constructor'].map((arch) => makeFilter(arch, 'bot'));
  expect(found).toEqual([undefined, undefined, undefined]);
});

const HEADERS = { x64: '/usr/include/x86_64-linux-gnu/asm/unistd_64.h', arm64: '/usr/include/asm-generic/unistd.h' };

const hasHeaders = Object.values(HEADERS).every((path) => existsSync(path));

test.skipIf(!hasHeaders && process.env['CI'] !== 'true')('the numbers are those of the kernel', () => {
  for (const arch of ['x64', 'arm64'] as const) {
    const defines = readFileSync(HEADERS[arch], 'utf8').matchAll(/^#define __NR(?:3264)?_(\w+)\s+(\d+)/gm);
    const numbers = new Map(Array.from(defines, ([, name, number]) => [name!, Number(number)]));
    numbers.delete('syscalls');
    const newest = Math.max(...numbers.values());
    for (const call of [...FORBIDDEN, ...MISSING]) {
      // Headers older than a call do not know it.
      if ((call[arch] ?? 0) > newest && !numbers.has(call.name)) continue;
      expect([call.name, call[arch]]).toEqual([call.name, numbers.get(call.name) ?? null]);
    }
  }
});
