import type { Proc } from '../../../judge/host/proc.ts';

export interface MadeUpThread {
  cpus?: string;
  cpuMs?: number;
  waitMs?: number;
  state?: string;
  nice?: number;
}

export interface MadeUpProcess {
  parent: number;
  group?: number;
  name?: string;
  state?: string;
  nice?: number;
  /** CPU time of the process as the system counts it, in steps of ten milliseconds. */
  cpuMs?: number;
  childrenCpuMs?: number;
  threads?: Record<number, MadeUpThread>;
  /** Resident memory in MiB. */
  memoryMb?: number;
  cpus?: string;
  environment?: string;
  startedAt?: number;
}

/** A /proc made of processes that a test describes and changes as it likes. */
export class MadeUpProc implements Proc {
  readings = 0;
  openFiles = 0;
  /** Other files, by their paths. */
  readonly files: Record<string, string> = {};

  constructor(readonly processes: Record<number, MadeUpProcess> = {}) {}

  read(path: string): string | undefined {
    this.readings += 1;
    const [, pid, , tid, file] = /^\/proc\/(\d+)(\/task\/(\d+))?\/(\w+)$/.exec(path) ?? [];
    if (pid === undefined) return this.files[path];
    const process = this.processes[Number(pid)];
    if (!process) return undefined;
    return tid === undefined
      ? this.describe(Number(pid), process, file!)
      : this.describeThread(Number(pid), Number(tid), process, file!);
  }

  list(path: string): string[] {
    const pid = /^\/proc\/(\d+)\/task$/.exec(path)?.[1];
    if (path === '/proc') return ['self', ...Object.keys(this.processes)];
    if (pid === undefined) return this.listFiles(`${path}/`);
    const process = this.processes[Number(pid)];
    return process ? Object.keys(process.threads ?? { [pid]: {} }) : [];
  }

  open(path: string): { text(): string | undefined; close(): void } {
    this.openFiles += 1;
    const pid = Number(/^\/proc\/(\d+)/.exec(path)?.[1]);
    const process = this.processes[pid];
    return {
      // An open file stays with its process, whoever gets its number later.
      text: () => (this.processes[pid] === process ? this.read(path) || undefined : undefined),
      close: () => void (this.openFiles -= 1),
    };
  }

  private describe(pid: number, process: MadeUpProcess, file: string): string | undefined {
    if (file === 'stat') return this.makeStat(pid, process, process.state ?? 'S');
    if (file === 'status') return this.describeStatus(process);
    if (file === 'environ') return process.environment ?? '';
    return this.files[`/proc/${pid}/${file}`];
  }

  private describeThread(pid: number, tid: number, process: MadeUpProcess, file: string): string | undefined {
    const thread = (process.threads ?? { [pid]: {} })[tid];
    if (!thread) return undefined;
    if (file === 'schedstat') return `${(thread.cpuMs ?? 0) * 1e6} ${(thread.waitMs ?? 0) * 1e6} 1\n`;
    if (file === 'stat') return this.makeStat(tid, { ...process, ...thread }, thread.state ?? 'S');
    if (file === 'status') return this.describeStatus({ ...process, ...thread });
    if (file === 'children') return tid === pid ? this.childrenOf(pid) : '';
    return this.describe(pid, process, file);
  }

  private describeStatus({ memoryMb, cpus = '0-3', state }: MadeUpProcess): string {
    const memory = memoryMb === undefined || state === 'Z' ? '' : `VmRSS:  ${memoryMb * 1024} kB\n`;
    return `Name: bot\n${memory}Cpus_allowed_list:  ${cpus}\n`;
  }

  private listFiles(folder: string): string[] {
    const paths = Object.keys(this.files).filter((path) => path.startsWith(folder));
    return paths.map((path) => path.slice(folder.length));
  }

  private childrenOf(pid: number): string {
    const children = Object.entries(this.processes).filter(([, { parent }]) => parent === pid);
    return children.map(([child]) => `${child} `).join('');
  }

  private makeStat(pid: number, process: MadeUpProcess, state: string): string {
    const { parent, group = pid, name = 'bot', nice = 0, cpuMs = 0, childrenCpuMs = 0, startedAt = 1 } = process;
    const threads = Object.keys(process.threads ?? { [pid]: {} }).length;
    const times = `${cpuMs / 10} 0 ${childrenCpuMs / 10} 0`;
    return `${pid} (${name}) ${state} ${parent} ${group} 1 0 -1 0 0 0 0 0 ${times} 20 ${nice} ${threads} 0 ${startedAt} 0\n`;
  }
}
