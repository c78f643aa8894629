import type { GateStep } from '../../protocol/types/contest/gate-report.ts';
import { shorten } from '../../protocol/problem.ts';
import { hasFailed, type StepReport } from '../../judge/check/check-bot.ts';
import type { BotCheck } from '../../judge/check/check-bots.ts';

/** A check as a step of the gate: its steps by name, the first failure with its transcript. */
export function describeCheck({ steps, hasPassed }: BotCheck): Omit<GateStep, 'name' | 'seconds'> {
  const failed = steps.find(hasFailed);
  const problem = failed?.finding.kind === 'failed' ? failed.finding : undefined;
  const output = steps.flatMap(describeStep).join('\n');
  if (hasPassed || !problem) return { passed: true, message: `passed ${steps.length} steps`, output };
  return { passed: false, message: `${failed!.name}: ${problem.problem}`, hint: problem.advice, output };
}

function describeStep({ name, isRequired, finding }: StepReport): string[] {
  if (finding.kind !== 'failed') {
    const note = finding.note === undefined ? '' : `: ${finding.note}`;
    return [`${finding.kind === 'passed' ? 'ok     ' : 'skipped'}  ${name}${note}`];
  }
  return [
    `${isRequired ? 'FAILED ' : 'differs'}  ${name}: ${finding.problem}`,
    ...finding.transcript.flatMap(({ sent, came, stderr }) => [
      `  sent    ${shorten(sent.trimEnd())}`,
      ...(came.length === 0 ? ['nothing'] : came).map((line) => `  came    ${shorten(line)}`),
      ...(stderr.trim() === '' ? [] : [`  stderr  ${shorten(stderr.trimEnd())}`]),
    ]),
    ...(finding.stderr ? [`  stderr  ${finding.stderr.trimEnd()}`] : []),
  ];
}
