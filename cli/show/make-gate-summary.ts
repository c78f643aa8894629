import type { GateReport, GateStep } from '../../protocol/types/contest/gate-report.ts';
import { makeVisible } from '../../protocol/visible-text.ts';
import { PLAIN, type Paint } from './paint.ts';

const MAX_STDERR_LINES = 20;

/** What came of a gate, for people. */
export function makeGateSummary({ passed, steps, stderr }: GateReport, paint: Paint = PLAIN): string {
  const said = stderr.flatMap(({ round, text }) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => `  round ${round}: ${makeVisible(line)}`),
  );
  const shown = said.slice(-MAX_STDERR_LINES);
  return [
    ...steps.map((step) => describeStep(step, paint)),
    ...(shown.length === 0 ? [] : ['standard error:', ...shown]),
    passed ? paint('green', 'passed the gate') : paint('red', 'rejected'),
  ].join('\n');
}

function describeStep({ name, passed, seconds, message, hint, output }: GateStep, paint: Paint): string {
  const word = passed ? paint('green', 'ok    ') : paint('red', 'FAILED');
  const lines = [`  ${word}  ${name}: ${makeVisible(message)} (${seconds.toFixed(1)} s)`];
  if (passed) return lines[0]!;
  if (hint !== undefined) lines.push(`          ${makeVisible(hint)}`);
  return [
    ...lines,
    ...output
      .split('\n')
      .filter(Boolean)
      .map((line) => `          ${makeVisible(line)}`),
  ].join('\n');
}
