import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { ClockChoice } from '../../judge/host/bot-group.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';

export type GateStage = 'building' | 'checking' | 'playing';

/** A gate that is to be run on this machine. */
export interface GateRequest {
  readonly source: string;
  readonly terms: GateTerms;
  /** Where the path of a game from outside starts from. */
  readonly gameFolder: string;
  readonly sandbox: SandboxChoice;
  /** How its bots are measured. */
  readonly clock: ClockChoice;
  /** Where the replay of its match goes. */
  readonly replay: string;
}

export interface GateContext {
  /** The CPUs to pin it to; null where nothing can be pinned. */
  readonly cpus: string | null;
  readonly onStage: (stage: GateStage) => void;
  readonly signal: AbortSignal;
}

/** Runs a gate of a contest, which a worker cannot do by itself. Undefined if it was stopped, or has to be run again. */
export type RunGate = (request: GateRequest, context: GateContext) => Promise<GateReport | undefined>;
