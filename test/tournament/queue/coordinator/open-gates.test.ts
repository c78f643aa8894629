import { expect, test } from 'vitest';
import type { GateReport } from '../../../../protocol/types/contest/gate-report.ts';
import type { GatedOutcome, GateStageOutcome } from '../../../../protocol/types/queue/outcome.ts';
import { OpenGates } from '../../../../tournament/queue/coordinator/open-gates.ts';
import { emptyFolder } from '../../../cli/run-minions.ts';

async function* nothing(): AsyncGenerator<Buffer> {}

test('a gate hears of its stages and its report until it is dropped', async () => {
  const gates = new OpenGates(emptyFolder());
  const heard: unknown[] = [];
  gates.add(7, {
    replay: '/nowhere',
    onStage: (stage) => heard.push(stage),
    onReport: ({ passed, replay }) => heard.push([passed, replay]),
  });
  const stage = (block: number): void => gates.noteStage({ block, stage: 'checking' } as GateStageOutcome);
  const report = (block: number) =>
    gates.take({ block, report: { passed: true, replay: true } as GateReport } as GatedOutcome, nothing());
  stage(7);
  stage(8);
  expect([await report(7), await report(8)]).toEqual([true, false]);
  // Nobody has sent a replay, whatever the report says.
  expect(heard).toEqual(['checking', [true, false]]);
  gates.drop(7);
  stage(7);
  expect([await report(7), heard.length]).toEqual([false, 2]);
});
