import { parseCpuList } from '../host/parse-cpu-list.ts';
import { findProgram } from '../prepare/find-program.ts';
import { chooseSlots, findSpareCores, type SlotOptions, type Slots } from './choose-slots.ts';
import { CpuClaim } from './cpu-claim.ts';
import type { MachineCores } from './machine-cores.ts';

/** Slots on cores that other processes of ours know to be taken. */
export interface ClaimedSlots extends Slots {
  /** By slot: the claims on its CPUs; none where nothing can be pinned. */
  readonly claims: readonly (readonly CpuClaim[])[];
  /** What to print for people if other processes have cores that would have been used. */
  readonly remark: string | undefined;
}

/** How a CPU is claimed; two machines in one test have different ones. */
interface Claiming {
  readonly take: (cpu: number) => Promise<CpuClaim | undefined>;
  readonly share: (cpu: number) => Promise<CpuClaim>;
}

const BETWEEN_PROCESSES: Claiming = {
  take: (cpu) => CpuClaim.take(cpu),
  share: (cpu) => CpuClaim.share(cpu),
};

type Core = { readonly cpus: string; readonly claims: readonly CpuClaim[] };

/**
 * Takes cores for slots. Cores that another tournament, contest or worker uses are left to it. Where people say how many
 * slots they want, or none is left, cores are shared, and that is recorded.
 */
export async function claimSlots(
  machine: MachineCores,
  options: SlotOptions,
  claiming: Claiming = BETWEEN_PROCESSES,
): Promise<ClaimedSlots> {
  const wanted = chooseSlots(machine, options);
  if (!machine.isKnown || findProgram('taskset') === undefined) {
    return { ...wanted, claims: wanted.cpus.map(() => []), remark: undefined };
  }
  const { coresEach } = wanted;
  const spare = findSpareCores(machine);
  const own = await takeCores(spare, wanted.cpus.length * coresEach, claiming);
  const whole = Math.floor(own.length / coresEach);
  for (const { claims } of own.splice(whole * coresEach)) release(claims);
  const count = options.count ?? Math.max(1, whole);
  const shared = await shareCores(orderByUse(spare, own), (count - whole) * coresEach, claiming);
  const cores = [...own, ...shared];
  const slots = Array.from({ length: count }, (_, slot) => cores.slice(slot * coresEach, (slot + 1) * coresEach));
  return {
    cpus: slots.map((list) => [...new Set(list.map(({ cpus }) => cpus))].join(',')),
    coresEach,
    isForced: wanted.isForced,
    claims: slots.map((list) => list.flatMap(({ claims }) => claims)),
    remark: makeRemark({ wanted: wanted.cpus.length, count, shared }),
  };
}

/** Leaves the cores to others. */
export function releaseSlots({ claims }: Pick<ClaimedSlots, 'claims'>): void {
  for (const list of claims) release(list);
}

async function takeCores(cores: readonly string[], needed: number, claiming: Claiming): Promise<Core[]> {
  const taken: Core[] = [];
  for (const cpus of cores) {
    if (taken.length === needed) break;
    const claims = await takeCore(cpus, claiming);
    if (claims) taken.push({ cpus, claims });
  }
  return taken;
}

/** All CPUs of a core, or none. */
async function takeCore(cpus: string, { take }: Claiming): Promise<CpuClaim[] | undefined> {
  const claims: CpuClaim[] = [];
  for (const cpu of parseCpuList(cpus)) {
    const claim = await take(cpu);
    if (!claim) {
      release(claims);
      return undefined;
    }
    claims.push(claim);
  }
  return claims;
}

/** Those of other processes first; by force our own serve several slots too. */
function orderByUse(cores: readonly string[], own: readonly Core[]): string[] {
  const mine = new Set(own.map(({ cpus }) => cpus));
  return [...cores.filter((core) => !mine.has(core)), ...mine];
}

async function shareCores(cores: readonly string[], needed: number, { share }: Claiming): Promise<Core[]> {
  const shared: Core[] = [];
  for (let index = 0; index < needed; index += 1) {
    const cpus = cores[index % cores.length]!;
    shared.push({ cpus, claims: await Promise.all(parseCpuList(cpus).map(share)) });
  }
  return shared;
}

interface Shortage {
  readonly wanted: number;
  readonly count: number;
  readonly shared: readonly Core[];
}

function makeRemark({ wanted, count, shared }: Shortage): string | undefined {
  const holders = new Set(
    shared.flatMap(({ claims }) => claims.flatMap(({ holder }) => (holder === process.pid ? [] : (holder ?? [])))),
  );
  if (holders.size > 0) {
    const processes = [...holders].map((pid) => `process ${pid}`).join(', ');
    return (
      `cores of this machine are in use by another tournament, contest or worker (${processes}), and are shared with it: ` +
      'these matches are recorded as forced, not as pinned. Wait until it has ended if times matter'
    );
  }
  if (count >= wanted) return undefined;
  const slots = count === 1 ? '1 match' : `${count} matches`;
  return `another tournament, contest or worker uses cores of this machine: ${slots} at a time in place of ${wanted}`;
}

function release(claims: readonly CpuClaim[]): void {
  for (const claim of claims) claim.release();
}
