import { connect, createServer, type Server, type Socket } from 'node:net';
import { once } from 'node:events';
import type { Proc } from '../host/proc.ts';

/**
 * The longest name that fits. Some versions of Node fill shorter ones up with zeros and others do not, and then two of
 * them would not notice each other.
 */
const NAME_LENGTH = 107;
const ANSWER_MS = 1000;
const MAX_TRIES = 3;

/**
 * A CPU that a process of ours uses. The claim is a socket in the kernel's own name space, under the number of the CPU:
 * one process of this machine can listen there, whoever its user is, and the kernel ends it when the process is killed. Who
 * shares the CPU nevertheless stays connected, so that both know.
 */
export class CpuClaim {
  private server: Server | undefined;
  private joined: Socket | undefined;
  private readonly sharers = new Set<Socket>();
  private isReleased = false;
  /** How often somebody came to share it. */
  private arrivals = 0;
  /** The process that had it before; undefined while it is ours. */
  holder: number | undefined;

  private constructor(private readonly name: string) {}

  /** Takes a CPU that nobody has; undefined if somebody has it. */
  static async take(cpu: number, prefix = 'minions'): Promise<CpuClaim | undefined> {
    const claim = new CpuClaim(nameSocket(cpu, prefix));
    return (await claim.listen()) ? claim : undefined;
  }

  /** Shares a CPU with whoever has it. It is taken as soon as that process has ended. */
  static async share(cpu: number, prefix = 'minions'): Promise<CpuClaim> {
    const claim = new CpuClaim(nameSocket(cpu, prefix));
    await claim.join();
    return claim;
  }

  /** Looks from now on whether somebody else uses the CPU. What it gives says so, at any later time. */
  watch(): () => boolean {
    const { isShared, arrivals } = this;
    return () => isShared || this.isShared || this.arrivals !== arrivals;
  }

  release(): void {
    this.isReleased = true;
    this.joined?.destroy();
    this.server?.close();
    for (const sharer of this.sharers) sharer.destroy();
  }

  private get isShared(): boolean {
    return this.joined !== undefined || this.sharers.size > 0;
  }

  private async join(): Promise<void> {
    for (let tries = 0; tries < MAX_TRIES && !this.isReleased; tries += 1) {
      if ((await this.listen()) || (await this.connect())) return;
    }
  }

  private async listen(): Promise<boolean> {
    const server = createServer((sharer) => this.letShare(sharer));
    server.listen(this.name);
    try {
      await once(server, 'listening');
    } catch (error) {
      // Where such sockets cannot be made at all, nothing is known of others.
      return (error as NodeJS.ErrnoException).code !== 'EADDRINUSE';
    }
    server.unref();
    if (this.isReleased) server.close();
    this.server = server;
    this.holder = undefined;
    return true;
  }

  private letShare(sharer: Socket): void {
    this.arrivals += 1;
    this.sharers.add(sharer);
    sharer.on('error', () => {}).on('close', () => this.sharers.delete(sharer));
    sharer.unref().write(`${process.pid}\n`);
    // Somebody who only asks goes away again, and that is seen by reading.
    sharer.resume();
  }

  private async connect(): Promise<boolean> {
    const socket = connect(this.name);
    try {
      const [answer] = (await once(socket, 'data', { signal: AbortSignal.timeout(ANSWER_MS) })) as [Buffer];
      this.holder = Number(answer.toString());
    } catch (error) {
      // Connected, but too busy to say who it is.
      if ((error as Error).name !== 'AbortError') return false;
    }
    this.joined = socket;
    socket.unref().on('error', () => {});
    socket.once('close', () => {
      this.joined = undefined;
      if (!this.isReleased) void this.join();
    });
    return true;
  }
}

const nameSocket = (cpu: number, prefix: string): string => `\0${`${prefix}-cpu-${cpu}-`.padEnd(NAME_LENGTH, '.')}`;

/** The CPUs that processes of ours use at this moment. */
export function listClaimedCpus(proc: Proc, prefix = 'minions'): number[] {
  const sockets = proc.read('/proc/net/unix') ?? '';
  return [...sockets.matchAll(new RegExp(`@${prefix}-cpu-(\\d+)-`, 'g'))].map(([, cpu]) => Number(cpu));
}
