import type { Restriction } from '../restrictions.ts';
import { FORBIDDEN, MISSING } from './denied-calls.ts';

/** What differs between the architectures that have a filter. */
const ARCHITECTURES = {
  x64: {
    audit: 0xc000003e,
    socket: 41,
    clone: 56,
    ioctl: 16,
    fcntl: 72,
    flock: 73,
    madvise: 28,
    openat: 257,
    /** What newer architectures have only in its other form. */
    open: 2,
    forks: [57, 58],
    others: [85, 322],
  },
  // The same instructions as x64, with numbers of their own.
  arm64: {
    audit: 0xc00000b7,
    socket: 198,
    clone: 220,
    ioctl: 29,
    fcntl: 25,
    flock: 32,
    madvise: 233,
    openat: 56,
    open: null,
    forks: [],
    others: [281],
  },
} as const;

type Architecture = keyof typeof ARCHITECTURES;

/** Instructions of the kernel's filters (linux/bpf_common.h). */
const LOAD = 0x20;
const IF_EQUAL = 0x15;
const IF_AT_LEAST = 0x35;
const IF_ANY_BIT = 0x45;
const RETURN = 0x06;

/** Where the data of a call is (struct seccomp_data). Of arguments only the lower halves matter here. */
const CALL = 0;
const ARCHITECTURE = 4;
const ARGUMENTS = [16, 24, 32] as const;

const ALLOW = 0x7fff0000;
const ERROR = 0x00050000;
const EPERM = 1;
const EACCES = 13;
const EINVAL = 22;
const ENOSYS = 38;
const EAFNOSUPPORT = 97;

/** Unix, and the internet, of which there is none in a sandbox. No vsock, netlink, packets, Bluetooth and the rest. */
const FAMILIES = [1, 2, 10];
/** Any new namespace: mount, cgroup, UTS, IPC, user, PID, network. */
const NEW_NAMESPACES = 0x7e020000;
/** A thread, and no process of its own. */
const CLONE_THREAD = 0x00010000;
/** O_WRONLY, O_RDWR, O_CREAT, O_TRUNC. */
const WRITING = 0o1103;
/** Puts words into the mouth of whoever types at the terminal: TIOCSTI, TIOCLINUX. */
const TERMINAL_INPUT = [0x5412, 0x541c];
/**
 * What fcntl may do: duplicate descriptors (F_DUPFD, F_DUPFD_QUERY, F_DUPFD_CLOEXEC), flags (F_GETFD to F_SETFL), signals
 * to oneself (F_SETOWN to F_GETSIG, F_SETOWN_EX, F_GETOWN_EX), the size of a pipe (F_GETPIPE_SZ), seals. What is not listed
 * reaches others through files that all see: leases, notifications and write hints; or resizes the judge's pipes.
 */
const FCNTL_COMMANDS = [0, 1, 2, 3, 4, 8, 9, 10, 11, 15, 16, 1027, 1030, 1032, 1033, 1034];
/** F_SETLK and F_SETLKW, of a process and of an open file. */
const SET_LOCK = [6, 7, 37, 38];
/** F_GETLK of both kinds. */
const GET_LOCK = [5, 36];
/** MADV_COLD, MADV_PAGEOUT: throw pages of a file that others use out of memory. */
const EVICTIONS = [20, 21];
/** Calls of the x32 form of x64 begin here. */
const X32 = 0x40000000;

export type FilterKind = 'bot' | 'build' | Restriction;

/** The instructions that look at the architecture and load the call. */
const CHECKS = 6;

type Instruction = readonly [code: number, operand: number, skipIfTrue?: number, skipIfFalse?: number];

const fail = (error: number): Instruction => [RETURN, ERROR | error];
const allow: Instruction = [RETURN, ALLOW];
/** The call returns 0, and nothing was done. */
const pretend: Instruction = [RETURN, ERROR];

/** A filter of system calls, as `bwrap --seccomp` reads it; undefined on an architecture that we have none for. */
export function makeFilter(architecture: string, kind: FilterKind): Buffer | undefined {
  if (!Object.hasOwn(ARCHITECTURES, architecture)) return undefined;
  const name = architecture as Architecture;
  const instructions = listInstructions(name, kind === 'build');
  if (kind === 'bot' || kind === 'build') return assemble(instructions);
  const [checked, rest] = [instructions.slice(0, CHECKS), instructions.slice(CHECKS)];
  return assemble([...checked, ...restrict(name, kind), ...rest]);
}

/** What is denied before anything else is looked at. The first call of execve is the one that starts the bot. */
function restrict(name: Architecture, restriction: Restriction): Instruction[] {
  const { clone, forks, openat, open, others, socket } = ARCHITECTURES[name];
  const deny = (calls: readonly number[]): Instruction[] => calls.flatMap((call) => when(call, [fail(EPERM)]));
  if (restriction === 'no-children') {
    // What comes behind looks at the call again.
    const thread: Instruction[] = [[LOAD, ARGUMENTS[0]], [IF_ANY_BIT, CLONE_THREAD, 1, 0], fail(EPERM), [LOAD, CALL]];
    return [...deny(forks), [IF_EQUAL, clone, 0, thread.length], ...thread];
  }
  const openForReading = (call: number, flags: number): Instruction[] =>
    when(call, [[LOAD, flags], [IF_ANY_BIT, WRITING, 0, 1], fail(EACCES), allow]);
  return [
    ...deny([...forks, clone, socket, ...others]),
    ...openForReading(openat, ARGUMENTS[2]),
    ...(open === null ? [] : openForReading(open, ARGUMENTS[1])),
  ];
}

function listInstructions(name: Architecture, hasLocks: boolean): Instruction[] {
  const { audit, socket, clone, ioctl, fcntl, flock, madvise } = ARCHITECTURES[name];
  // Bots are given every lock they ask for, and nothing is locked: SQLite reads no file without one, the JVM complains on
  // standard output, and nobody else is in the sandbox to lock anything against. Package tools that run side by side in one
  // build need real ones.
  const locks = hasLocks ? testAnyOf([...SET_LOCK, ...GET_LOCK], allow) : testAnyOf(SET_LOCK, pretend);
  const number = (calls: typeof FORBIDDEN): number[] => calls.map((call) => call[name]).filter((call) => call !== null);
  return [
    // Programs for another architecture have other numbers for their calls.
    [LOAD, ARCHITECTURE],
    [IF_EQUAL, audit, 1, 0],
    fail(ENOSYS),
    [LOAD, CALL],
    [IF_AT_LEAST, X32, 0, 1],
    fail(ENOSYS),
    ...number(FORBIDDEN).flatMap((call) => when(call, [fail(EPERM)])),
    ...number(MISSING).flatMap((call) => when(call, [fail(ENOSYS)])),
    ...when(clone, [[LOAD, ARGUMENTS[0]], [IF_ANY_BIT, NEW_NAMESPACES, 0, 1], fail(EPERM), allow]),
    ...when(ioctl, [[LOAD, ARGUMENTS[1]], ...testAnyOf(TERMINAL_INPUT, fail(EPERM)), allow]),
    ...when(fcntl, [[LOAD, ARGUMENTS[1]], ...locks, ...testAnyOf(FCNTL_COMMANDS, allow), fail(EINVAL)]),
    ...when(flock, [hasLocks ? allow : pretend]),
    ...when(madvise, [[LOAD, ARGUMENTS[2]], ...testAnyOf(EVICTIONS, fail(EINVAL)), allow]),
    ...when(socket, [[LOAD, ARGUMENTS[0]], ...testAnyOf(FAMILIES, allow), fail(EAFNOSUPPORT)]),
    allow,
  ];
}

/** Instructions for one call. They must end it, one way or the other. */
function when(call: number, instructions: readonly Instruction[]): Instruction[] {
  return [[IF_EQUAL, call, 0, instructions.length], ...instructions];
}

function testAnyOf(values: readonly number[], outcome: Instruction): Instruction[] {
  return values.flatMap((value): Instruction[] => [[IF_EQUAL, value, 0, 1], outcome]);
}

/** As the kernel reads them (struct sock_filter); both architectures put the lower byte first. */
function assemble(instructions: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * 8);
  for (const [index, [code, operand, skipIfTrue = 0, skipIfFalse = 0]] of instructions.entries()) {
    bytes.writeUInt16LE(code, index * 8);
    bytes.writeUInt8(skipIfTrue, index * 8 + 2);
    bytes.writeUInt8(skipIfFalse, index * 8 + 3);
    bytes.writeUInt32LE(operand >>> 0, index * 8 + 4);
  }
  return bytes;
}
