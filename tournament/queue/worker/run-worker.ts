import { randomBytes } from 'node:crypto';
import { availableParallelism, hostname } from 'node:os';
import { TOOL } from '../../../judge/host/package-info.ts';
import { SYSTEM_PROC } from '../../../judge/host/proc.ts';
import type { SandboxChoice } from '../../../judge/prepare/protect/choose-sandbox.ts';
import { BotPreparer } from '../../../judge/prepare/bot-preparer.ts';
import { claimSlots, releaseSlots } from '../../../judge/slots/claim-slots.ts';
import { readMachineCores } from '../../../judge/slots/machine-cores.ts';
import { loadDrivers } from '../load-drivers.ts';
import type { QueueAddress } from '../queue-address.ts';
import { findToken } from '../token.ts';
import type { RunGate } from '../run-gate.ts';
import { locateStore } from './bot-store.ts';
import { measureSpeed } from './measure-speed.ts';
import { runQueueWorker } from './queue-worker.ts';

export type WorkerEvent =
  | { readonly kind: 'warning'; readonly text: string }
  /** What this machine has to offer; `speed` in steps a microsecond. */
  | { readonly kind: 'measured'; readonly slots: number; readonly cores: number; readonly speed: number }
  | { readonly kind: 'log'; readonly line: string }
  /** A match that was played and delivered. */
  | WorkerPlayed;

export interface WorkerPlayed {
  readonly kind: 'played';
  readonly worker: string;
  readonly block: number;
  readonly match: number;
  readonly attempt: number;
  readonly durationMs: number;
}

export interface WorkerOptions {
  readonly address: QueueAddress;
  /** What coordinator and workers share; when not given, that of the environment, or of a file of this user. */
  readonly token?: string | undefined;
  /** Matches at the same time; as many as there are cores for when not given. */
  readonly jobs?: number | undefined;
  readonly isForced?: boolean | undefined;
  /** What its slots have cores for: bots that think one after another, when not given, or all at once. */
  readonly turns?: 'serial' | 'parallel' | undefined;
  /** What bots may run in here, whatever the coordinator asks for. */
  readonly sandbox?: SandboxChoice | undefined;
  /** Whether games of the coordinator may run here that nobody has loaded on this machine. */
  readonly acceptsGames?: boolean | undefined;
  /** How gates of contests are run; without it they are refused. */
  readonly runGate?: RunGate | undefined;
  readonly onEvent?: ((event: WorkerEvent) => void) | undefined;
  /** Given when no further match should be begun. Without it a worker never ends. */
  readonly signal?: AbortSignal | undefined;
}

/** Plays matches of tournaments that somebody coordinates on another machine. How many it has played when it is stopped. */
export async function runWorker(options: WorkerOptions): Promise<{ readonly played: number }> {
  const { address, turns = 'serial', sandbox = 'auto', acceptsGames = false, jobs, isForced = false } = options;
  const { onEvent, signal = new AbortController().signal } = options;
  await loadDrivers();
  const token = findToken(options.token);
  const machine = readMachineCores(SYSTEM_PROC);
  const slots = await claimSlots(machine, { turns, count: jobs, isForced });
  if (slots.remark !== undefined) onEvent?.({ kind: 'warning', text: slots.remark });
  const { warning } = await new BotPreparer().chooseSandbox(sandbox);
  if (warning !== undefined) onEvent?.({ kind: 'warning', text: warning });
  const measured = { slots: slots.cpus.length, cores: availableParallelism(), speed: measureSpeed() };
  onEvent?.({ kind: 'measured', ...measured });
  const working = runQueueWorker({
    address,
    token,
    card: { worker: nameWorker(), machine: hostname(), ...measured, tool: TOOL },
    slots,
    turns,
    canPin: machine.isKnown,
    sandbox,
    acceptsGames,
    folder: locateStore(),
    runGate: options.runGate,
    signal,
    log: (line) => onEvent?.({ kind: 'log', line }),
    onDelivered: (played) => onEvent?.({ kind: 'played', ...played }),
  });
  return { played: await working.finally(() => releaseSlots(slots)) };
}

const MAX_HOST_NAME = 80;

/** No two workers have the same name, not even on one machine. */
function nameWorker(): string {
  const host = hostname().replaceAll(/[^\w.-]/g, '-');
  return `${host.slice(0, MAX_HOST_NAME)}-${process.pid}-${randomBytes(2).toString('hex')}`;
}
