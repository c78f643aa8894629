import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { GateTerms } from '../../protocol/types/contest/gate-terms.ts';
import type { SandboxChoice } from '../../judge/prepare/protect/choose-sandbox.ts';
import type { GateStage } from './run-gate.ts';

/** What a gate process is asked. */
export interface GateRequest {
  readonly source: string;
  readonly terms: GateTerms;
  /** Where the path of a game from outside starts from. */
  readonly gameFolder: string;
  readonly sandbox: SandboxChoice;
  readonly replay: string;
}

/** What it answers: how far it is, then what came of it. */
export type GateAnswer =
  | { readonly kind: 'stage'; readonly stage: GateStage }
  | { readonly kind: 'report'; readonly report: GateReport }
  /** Our fault, not that of the bot. */
  | { readonly kind: 'failed'; readonly message: string };
