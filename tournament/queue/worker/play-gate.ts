import { rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { GateReport } from '../../../protocol/types/contest/gate-report.ts';
import type { GateJob } from '../../../protocol/types/queue/block.ts';
import { chooseClock } from '../../../judge/bot/limits.ts';
import { requireClock } from '../../../judge/host/require-clock.ts';
import type { SandboxChoice } from '../../../judge/prepare/protect/choose-sandbox.ts';
import { digestReplay } from '../../../judge/replay-files/digest-replay.ts';
import type { LocalSlots } from '../../../judge/slots/local-slots.ts';
import { UsageError } from '../../../judge/usage-error.ts';
import type { RunGate } from '../run-gate.ts';
import type { BotStore } from './bot-store.ts';
import type { CoordinatorClient } from './coordinator-client.ts';

interface GateWorker {
  readonly sandbox: SandboxChoice;
  /** Where the sources of jobs start from. */
  readonly folder: string;
  readonly runGate: RunGate | undefined;
  readonly client: CoordinatorClient;
  readonly store: BotStore;
  readonly slots: LocalSlots;
  readonly replays: string;
  readonly signal: AbortSignal;
}

/** What the coordinator is sent with every outcome. */
interface SentBy {
  readonly contest: string;
  readonly worker: string;
  readonly block: number;
}

/** Runs a gate of a contest and delivers its report. Whether it came to its end. */
export async function playGate(gate: GateJob, by: SentBy, worker: GateWorker): Promise<boolean> {
  const { client, store, slots, folder, signal } = worker;
  const { runGate, sandbox } = requireGates(gate, worker);
  await store.provide({ source: gate.source, digest: gate.digest }, gate.terms.game);
  const replay = join(worker.replays, `gate-${by.block}.jsonl.gz`);
  const { terms, clock } = gate;
  const request = { source: join(folder, gate.source), terms, gameFolder: folder, sandbox, clock, replay };
  // Nobody waits for a stage.
  const onStage = (stage: 'building' | 'checking' | 'playing'): void =>
    void client.send({ kind: 'gate-stage', ...by, stage }).catch(() => undefined);
  try {
    const report = await slots.lend((cpus) => runGate(request, { cpus, onStage, signal }));
    if (report === undefined) return false;
    const files = report.replay ? [await readFile(replay)] : [];
    const digest = report.replay ? { replay: (await digestReplay(replay))! } : {};
    await client.send({ kind: 'gated', ...by, report: hideFolder(report, gate, folder), ...digest }, ...files);
    return true;
  } finally {
    rmSync(replay, { force: true });
  }
}

/** What protects this machine is not for the coordinator to decide. */
function requireGates(gate: GateJob, { runGate, sandbox }: GateWorker) {
  if (runGate === undefined) {
    throw new UsageError('this worker cannot run gates of contests', 'start it with "minions worker"');
  }
  if (gate.sandbox === 'none' && sandbox !== 'none') {
    throw new UsageError(
      'the contest runs its bots without a sandbox, and this worker does not',
      'serve the contest without --sandbox none; or, if you trust all its bots, start the worker with --sandbox none',
    );
  }
  requireClock(chooseClock(gate.terms.limits, gate.clock));
  return { runGate, sandbox: sandbox === 'bwrap' ? sandbox : gate.sandbox };
}

/** Where bots lie on this machine is nobody's business. */
function hideFolder(report: GateReport, { digest }: GateJob, folder: string): GateReport {
  const place = join(folder, 'bots', digest.replace('sha256:', ''));
  return JSON.parse(JSON.stringify(report).replaceAll(place, '.').replaceAll(folder, '…')) as GateReport;
}
