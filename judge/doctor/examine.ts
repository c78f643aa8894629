import { existsSync } from 'node:fs';
import { Host } from '../host/host.ts';
import { listNotGuaranteed } from '../host/not-guaranteed.ts';
import { parseCpuList } from '../host/parse-cpu-list.ts';
import { SYSTEM_PROC, type Proc } from '../host/proc.ts';
import { chooseSlots, findSpareCores } from '../slots/choose-slots.ts';
import { listClaimedCpus } from '../slots/cpu-claim.ts';
import { readMachineCores, type MachineCores } from '../slots/machine-cores.ts';
import { findProgram } from '../prepare/find-program.ts';
import { LANGUAGES } from '../prepare/find/languages.ts';
import { findInstalledProgram, makeInstallHint } from '../prepare/programs.ts';
import { findBubblewrap } from '../prepare/protect/bubblewrap.ts';
import { findPrlimit } from '../prepare/protect/rlimits.ts';
import { pipeLatencyMs, timerJitterMs } from './measure-machine.ts';

/** One thing about this machine: what was found, what follows from it, and how to get what is missing. */
export interface Finding {
  readonly name: string;
  readonly isGood: boolean;
  readonly found: string;
  readonly follows: string;
}

/** A limit should be this much longer than what the machine itself may add. */
const LIMIT_FACTOR = 10;

/** Looks at everything on this machine that matters for fair matches. */
export async function examine(): Promise<Finding[]> {
  return [
    cores(),
    await clock(),
    await pipes(),
    cpuTimes(),
    await sandbox(),
    rlimits(),
    ...clocksOfBots(),
    watchdog(),
    ...languages(),
  ];
}

/** As many slots as a tournament takes where nobody says how many. */
export function cores(proc: Proc = SYSTEM_PROC): Finding {
  const machine = readMachineCores(proc);
  const count = (turns: 'serial' | 'parallel'): string => {
    const { cpus, isForced } = chooseSlots(machine, { turns, isForced: true });
    return isForced ? 'no match' : `${cpus.length} ${cpus.length === 1 ? 'match' : 'matches'}`;
  };
  return {
    name: 'cores',
    isGood: machine.cores.length >= 2,
    found: String(machine.cores.length),
    follows: `${count('serial')} at a time if bots compute one after another, ${count('parallel')} with --turns parallel${describeUse(machine, proc)}`,
  };
}

function describeUse(machine: MachineCores, proc: Proc): string {
  const claimed = new Set(listClaimedCpus(proc));
  const spare = findSpareCores(machine);
  const used = spare.filter((core) => parseCpuList(core).some((cpu) => claimed.has(cpu)));
  if (used.length === 0) return '';
  const free = spare.length - used.length;
  const rest = free === 0 ? 'none is left, and another tournament shares them' : `${free} left for another tournament`;
  return `; at this moment a tournament, contest or worker uses ${used.length} of ${spare.length}: ${rest}`;
}

async function clock(): Promise<Finding> {
  const jitter = await timerJitterMs();
  const least = Math.max(10, Math.ceil(jitter * LIMIT_FACTOR));
  return {
    name: 'timer jitter',
    isGood: jitter < 10,
    found: `${jitter.toFixed(1)} ms`,
    follows: `do not set --time below ${least} ms${jitter < 10 ? '' : '; the machine is busy: look again when it is idle'}`,
  };
}

async function pipes(): Promise<Finding> {
  const latency = await pipeLatencyMs();
  return {
    name: 'pipe latency',
    isGood: latency < 1,
    found: `${latency.toFixed(2)} ms`,
    follows: 'what a bot that answers at once is seen to take',
  };
}

function cpuTimes(): Finding {
  const isReported = existsSync('/proc/self/schedstat');
  return {
    name: 'CPU times',
    isGood: isReported,
    found: isReported ? 'reported by the system' : 'not reported',
    follows: isReported ? 'time spent waiting for a CPU is not billed to bots' : 'verdicts go by the wall clock alone',
  };
}

async function sandbox(): Promise<Finding> {
  const works = (await findBubblewrap()) !== undefined;
  const missing = findProgram('bwrap') ? 'does not work here' : 'not installed';
  return {
    name: 'bubblewrap',
    isGood: works,
    found: works ? 'works' : missing,
    follows: works
      ? 'bots run without network and see only their own folder'
      : 'bots can read files and use the network; apt install bubblewrap',
  };
}

function rlimits(): Finding {
  const works = findPrlimit() !== undefined;
  const follows = works
    ? 'resource limits where bubblewrap is not used'
    : 'no resource limits outside bubblewrap; apt install util-linux';
  return { name: 'prlimit', isGood: works, found: works ? 'installed' : 'not installed', follows };
}

function examineHost() {
  const host = new Host();
  try {
    const clock = host.chooseClock('auto');
    const place = clock === 'cgroup' ? host.place! : undefined;
    return { clock, controllers: place?.controllers ?? [], pressure: place?.reportsPressure ?? false };
  } finally {
    host.end();
  }
}

/** Whether a bot is a cgroup here, what the kernel limits for it, and what cannot be relied on. */
function clocksOfBots(): Finding[] {
  const { clock, controllers, pressure } = examineHost();
  const missing = listNotGuaranteed({ clock, controllers, isEnclosed: true });
  const works = clock === 'cgroup';
  return [
    {
      name: 'cgroups',
      isGood: works,
      found: works ? ['version 2', ...controllers].join(', ') : 'cannot be made here',
      follows: works
        ? 'a bot is a cgroup: its CPU time is billed whole, and it stays stopped; with --sandbox none it can leave its group'
        : 'clocks come from /proc, and --limits contest needs --clock proc; run as root, or with systemd as any user',
    },
    ...missing.map((what) => ({ name: 'not guaranteed', isGood: false, found: 'missing', follows: what })),
    {
      name: 'CPU pressure',
      isGood: pressure,
      found: pressure ? 'reported by the kernel' : 'not reported',
      follows: pressure
        ? 'waiting for a CPU is known while it lasts'
        : 'waiting for a CPU is known of each thread, once it is over; the kernel option psi=1 changes that',
    },
  ];
}

function watchdog(): Finding {
  const works = findProgram('sh') !== undefined && findProgram('grep') !== undefined;
  const follows = works ? 'no bot outlives a judge that is killed' : 'a judge that is killed may leave bots behind';
  return { name: 'watchdog', isGood: works, found: works ? 'works' : 'needs sh and grep', follows };
}

function languages(): Finding[] {
  return LANGUAGES.filter(({ needs }) => needs.length > 0).map(({ title, needs }) => {
    const missing = needs.filter((program) => findInstalledProgram(program) === undefined);
    return {
      name: title,
      isGood: missing.length === 0,
      found: missing.length === 0 ? findInstalledProgram(needs[0]!)! : `no ${missing.join(', ')}`,
      follows: missing.length === 0 ? '' : makeInstallHint(missing[0]!),
    };
  });
}
