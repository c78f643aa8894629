import type { GateReport } from '../../protocol/types/contest/gate-report.ts';
import type { GateStage } from './run-gate.ts';

/** What it answers: how far it is, then what came of it. */
export type GateAnswer =
  | { readonly kind: 'stage'; readonly stage: GateStage }
  | { readonly kind: 'report'; readonly report: GateReport }
  /** Our fault, not that of the bot. */
  | { readonly kind: 'failed'; readonly message: string };
