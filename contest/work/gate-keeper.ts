import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import { makeFailedReport } from '../gate/run-gate-apart.ts';
import { keepGateReport } from '../store/gate-reports.ts';
import type { VersionState } from '../store/tables.ts';
import { makeOwnerKey } from '../store/teams.ts';
import { listVersionsOfBot, setState, type FoundVersion } from '../store/versions.ts';
import { locateFiles } from '../submit/receive-upload.ts';
import type { WorkOptions } from './contest-work.ts';

/** How long a gate is thought to take before one was measured. */
const FIRST_GATE_SECONDS = 10;
const MAX_DEATHS = 3;

/** Takes versions through the gate and writes down what came of it. */
export class GateKeeper {
  /** How long a gate takes. */
  seconds = FIRST_GATE_SECONDS;
  private readonly deaths = new Map<number, number>();
  /** Stages are written one after another, and none after the end. */
  private settled: Promise<void> = Promise.resolve();

  constructor(
    private readonly options: WorkOptions,
    private readonly activate: (version: FoundVersion) => Promise<void>,
  ) {}

  /** Whether it has to be run again: a process that died says nothing about the bot, unless it happens again and again. */
  async run(version: FoundVersion, signal: AbortSignal): Promise<boolean> {
    const { paths, players } = this.options;
    const began = performance.now();
    const folder = join(paths.gates, String(version.id));
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    const onStage = (stage: 'building' | 'checking' | 'playing'): void => {
      void this.setStage(version, stage).catch(this.options.onFailure);
    };
    const replay = join(folder, 'match.jsonl.gz');
    const report = await players.gate({ version, replay, onStage }, signal);
    if (signal.aborted) return false;
    const seconds = (performance.now() - began) / 1000;
    this.options.measure({ kind: 'gate', outcome: describe(report), seconds });
    if (report === undefined) return this.noteDeath(version);
    await this.settled;
    this.seconds = (this.seconds * 3 + seconds) / 4;
    await this.take(version, report);
    return false;
  }

  /** Its gate is run again from the start. */
  forget({ id }: FoundVersion): void {
    this.deaths.delete(id);
  }

  private async take(version: FoundVersion, report: GateReport): Promise<void> {
    const { db, clock, paths, keepsOlder = false } = this.options;
    const text = JSON.stringify(report)
      .replaceAll(locateFiles(paths.versions, version.digest), '.')
      .replaceAll(paths.root, '…');
    await keepGateReport(db, { version_id: version.id, report: text, at: clock.at() });
    if (!report.passed) return this.writeState(version, 'rejected');
    // Gates that run side by side may end in another order than the versions came in.
    const others = keepsOlder ? [] : await listVersionsOfBot(db, version.bot_id);
    const hasNewer = others.some(({ number, state }) => state === 'active' && number > version.number);
    await (hasNewer ? this.writeState(version, 'retired') : this.activate(version));
  }

  private async noteDeath(version: FoundVersion): Promise<boolean> {
    const deaths = (this.deaths.get(version.id) ?? 0) + 1;
    this.deaths.set(version.id, deaths);
    if (deaths < MAX_DEATHS) return true;
    const { db, clock } = this.options;
    const report = makeFailedReport(`the process of the gate died ${deaths} times`);
    await keepGateReport(db, { version_id: version.id, report: JSON.stringify(report), at: clock.at() });
    await this.writeState(version, 'rejected');
    return false;
  }

  private setStage(version: FoundVersion, state: 'building' | 'checking' | 'playing'): Promise<void> {
    this.settled = this.settled.catch(() => {}).then(() => this.writeState(version, state));
    return this.settled;
  }

  private async writeState(version: FoundVersion, state: VersionState): Promise<void> {
    const { id, bot, number } = version;
    const { db, clock, hub } = this.options;
    await setState(db, id, state, clock.at());
    await hub.publish('version', { id, bot, number, state }, makeOwnerKey(version));
  }
}

function describe(report: GateReport | undefined): 'passed' | 'rejected' | 'died' {
  if (report === undefined) return 'died';
  return report.passed ? 'passed' : 'rejected';
}
