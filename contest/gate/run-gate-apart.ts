import { join } from 'node:path';
import { execa } from 'execa';
import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import { PACKAGE_FOLDER, TOOL } from '../../judge/host/package-info.ts';
import { findProgram } from '../../judge/prepare/find-program.ts';
import type { GateContext, GateRequest } from '../../tournament/queue/run-gate.ts';
import type { GateAnswer } from './gate-messages.ts';

const SCRIPT = join(PACKAGE_FOLDER, 'dist/gate-process.js');

/** Every part of a gate has its own limits; this is for what none of them foresees. */
const MAX_GATE_MS = 10 * 60_000;
/** A process that nobody waits for any more ends by itself, unless it is kept busy. Its watchdog ends what it has started. */
const EXIT_MS = 5000;

/** Runs a gate in a process of its own. Undefined if it was stopped, or its process has died: then it is to be run again. */
export function runGateApart(
  request: GateRequest,
  { cpus, onStage, signal }: GateContext,
  exitMs = EXIT_MS,
): Promise<GateReport | undefined> {
  const child = startGate(cpus);
  return new Promise((resolve) => {
    const end = (report: GateReport | undefined): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', stop);
      resolve(report);
      if (child.connected) child.disconnect();
      if (child.exitCode === null && child.signalCode === null) endLater(child, exitMs);
    };
    const stop = (): void => end(undefined);
    const timer = setTimeout(() => end(makeLateReport()), MAX_GATE_MS);
    signal.addEventListener('abort', stop, { once: true });
    child.on('message', (answer: GateAnswer) => {
      if (answer.kind === 'stage') onStage(answer.stage);
      else end(answer.kind === 'report' ? answer.report : makeFailedReport(answer.message));
    });
    child.once('exit', stop).once('error', stop);
    child.send(request, (error) => error && stop());
  });
}

function startGate(cpus: string | null) {
  const taskset = cpus === null ? undefined : findProgram('taskset');
  const command = [process.execPath, SCRIPT];
  const [program, ...args] = taskset === undefined ? command : [taskset, '-c', cpus!, ...command];
  return execa(program!, args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], reject: false, cleanup: false });
}

function endLater(child: ReturnType<typeof startGate>, exitMs: number): void {
  const timer = setTimeout(() => child.kill('SIGKILL'), exitMs);
  child.once('exit', () => clearTimeout(timer));
}

const makeLateReport = (): GateReport => makeFailedReport(`the gate took longer than ${MAX_GATE_MS / 60_000} min`);

export function makeFailedReport(message: string): GateReport {
  const [first = '', ...rest] = message.split('\n');
  const step = { name: 'build', passed: false, seconds: 0, message: first, output: rest.join('\n') } as const;
  return { gate: 1, passed: false, digest: null, tool: TOOL, steps: [step], stderr: [], replay: false };
}
