import type { Fault as RecordedFault } from '../../protocol/types/common.ts';

export type FaultCode = RecordedFault['code'];

/** Why a bot is out: one code for programs, one sentence for people. Bad bots are values, never exceptions. */
export interface Fault {
  readonly code: FaultCode;
  readonly reason: string;
}
