import type { MatchJob } from '../../../protocol/types/match/job.ts';
import type { SandboxChoice } from '../../../judge/prepare/protect/choose-sandbox.ts';
import { UsageError } from '../../../judge/usage-error.ts';

/** A job as it may be played here: what protects this machine is not for the coordinator to decide. */
export function guardJob(job: MatchJob, sandbox: SandboxChoice, turns: 'serial' | 'parallel'): MatchJob {
  const { debug: _, writable: __, ...rest } = job;
  if (job.sandbox === 'none' && sandbox !== 'none') {
    throw new UsageError(
      'the tournament runs its bots without a sandbox, and this worker does not',
      'begin the tournament without --sandbox none; or, if you trust all its bots, start the worker with --sandbox none',
    );
  }
  if (job.turns === 'parallel' && turns === 'serial') {
    throw new UsageError(
      'in this tournament all bots compute at the same time, and the slots of this worker have one core each',
      'start the worker with --turns parallel: then a slot has five',
    );
  }
  return { ...rest, sandbox: sandbox === 'bwrap' ? 'bwrap' : (job.sandbox ?? 'auto') };
}
