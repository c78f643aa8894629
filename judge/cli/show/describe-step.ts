import { shorten } from '../../../protocol/problem.ts';
import { makeVisibleLines } from '../../../protocol/visible-text.ts';
import type { StepReport } from '../../check/check-bot.ts';
import type { Exchange } from '../../check/conversation.ts';

/** A step of a check for people: one line, or the failure with what to do about it and its transcript. */
export function describeStep({ name, isRequired, finding }: StepReport): string {
  if (finding.kind === 'passed') return `  ok       ${name}${finding.note === undefined ? '' : `: ${finding.note}`}`;
  if (finding.kind === 'skipped') return `  skipped  ${name}: ${finding.note}`;
  const word = isRequired ? 'FAILED ' : 'differs';
  return [
    `  ${word}  ${name}: ${finding.problem}`,
    `           ${finding.advice}`,
    ...finding.transcript.flatMap(describeExchange),
  ].join('\n');
}

function describeExchange({ sent, came, stderr }: Exchange): string[] {
  const answers = came.length === 0 ? ['nothing'] : came.map((line) => shorten(line));
  return [
    `           sent    ${shorten(sent.trimEnd())} (${sent.length} bytes)`,
    ...answers.map((line) => `           came    ${line}`),
    ...(stderr === '' ? [] : [`           stderr  ${indent(makeVisibleLines(stderr.trimEnd()))}`]),
  ];
}

function indent(text: string): string {
  return text.replaceAll('\n', '\n                   ');
}
