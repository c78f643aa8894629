import { shorten } from '../../protocol/problem.ts';
import type { StepReport } from '../../judge/check/check-bot.ts';
import type { Exchange } from '../../judge/check/conversation.ts';
import { listLastLines } from './last-stderr.ts';
import { PLAIN, type Paint } from './paint.ts';

/** Of an answer that has too many. */
const MAX_LINES = 5;

/** A step of a check for people: one line, or the failure with what to do about it and its transcript. */
export function describeStep({ name, isRequired, finding }: StepReport, paint: Paint = PLAIN): string {
  if (finding.kind === 'passed')
    return `  ${paint('green', 'ok')}       ${name}${finding.note === undefined ? '' : `: ${finding.note}`}`;
  if (finding.kind === 'skipped') return `  skipped  ${name}: ${finding.note}`;
  const word = isRequired ? paint('red', 'FAILED ') : paint('yellow', 'differs');
  return [
    `  ${word}  ${name}: ${finding.problem}`,
    `           ${finding.advice}`,
    ...finding.transcript.flatMap(describeExchange),
    ...describeStderr(finding.stderr ?? ''),
  ].join('\n');
}

function describeExchange({ sent, came, stderr }: Exchange): string[] {
  const answers = came.length === 0 ? ['no complete line'] : describeLines(came);
  return [
    `           sent    ${shorten(sent.trimEnd())} (${sent.length} bytes)`,
    ...answers.map((line) => `           came    ${line}`),
    ...describeStderr(stderr),
  ];
}

/** The first lines and how many more there are: what is wrong shows in the first. */
function describeLines(lines: readonly string[]): string[] {
  const shown = lines.slice(0, MAX_LINES).map((line) => shorten(line));
  const more = lines.length - shown.length;
  return more === 0 ? shown : [...shown, `… and ${more} more ${more === 1 ? 'line' : 'lines'}`];
}

function describeStderr(text: string): string[] {
  if (text.trim() === '') return [];
  return listLastLines(text).map((line, index) => `           ${index === 0 ? 'stderr' : '      '}  ${line}`.trimEnd());
}
