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
  const data: Record<number, number> = { 0: number, 4: audit, 16: args[0] ?? 0, 24: args[1] ?? 0 };
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

const EPERM = 1;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

describe.each([
  { arch: 'x64', audit: 0xc000003e, socket: 41, clone: 56, ioctl: 16, read: 0, execve: 59, openat: 257 },
  { arch: 'arm64', audit: 0xc00000b7, socket: 198, clone: 220, ioctl: 29, read: 63, execve: 221, openat: 56 },
] as const)('$arch', ({ arch, audit, ...calls }) => {
  const filter = makeFilter(arch)!;

  test('what is forbidden fails, what runtimes can do without is missing, the rest is allowed', () => {
    const forbidden = new Set(FORBIDDEN.map((call) => call[arch]));
    const missing = new Set(MISSING.map((call) => call[arch]));
    for (let number = 0; number < 600; number++) {
      const usual = missing.has(number) ? ENOSYS : ALLOWED;
      const expected = forbidden.has(number) ? EPERM : usual;
      if (number !== calls.socket) expect([number, run(filter, { audit, number })]).toEqual([number, expected]);
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
    ['starting a program', { audit, number: calls.execve }, ALLOWED],
    ['opening a file', { audit, number: calls.openat }, ALLOWED],
  ])('%s', (_, call, outcome) => {
    expect(run(filter, call)).toBe(outcome);
  });
});

test('other architectures have none', () => {
  expect(['riscv64', 'ia32', 'constructor'].map(makeFilter)).toEqual([undefined, undefined, undefined]);
});

const HEADERS = { x64: '/usr/include/x86_64-linux-gnu/asm/unistd_64.h', arm64: '/usr/include/asm-generic/unistd.h' };

test.skipIf(!Object.values(HEADERS).every((path) => existsSync(path)))('the numbers are those of the kernel', () => {
  for (const arch of ['x64', 'arm64'] as const) {
    const defines = readFileSync(HEADERS[arch], 'utf8').matchAll(/^#define __NR(?:3264)?_(\w+)\s+(\d+)/gm);
    const numbers = new Map(Array.from(defines, ([, name, number]) => [name!, Number(number)]));
    for (const call of [...FORBIDDEN, ...MISSING]) {
      expect([call.name, call[arch]]).toEqual([call.name, numbers.get(call.name) ?? null]);
    }
  }
});
