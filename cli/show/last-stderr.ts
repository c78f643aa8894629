import { cutText, makeVisible } from '../../protocol/visible-text.ts';

const MAX_LINES = 20;
/** A minified program may put all of itself into one line of a stack. */
const MAX_LINE_LENGTH = 500;

/** The last lines that a bot wrote on standard error, ready to be shown. */
export function listLastLines(text: string): string[] {
  const lines = text.replaceAll('\r\n', '\n').trimEnd().split('\n');
  return lines
    .slice(-MAX_LINES)
    .map((line) => makeVisible(cutText(line, MAX_LINE_LENGTH)).replaceAll('\\u0009', '    '));
}

/** The same below a verdict, set apart from what the judge says itself. */
export function showLastStderr(text: string, indent = '  '): string {
  if (text.trim() === '') return `${indent}It wrote nothing on standard error.\n`;
  const lines = listLastLines(text).map((line) => `${indent}| ${line}`.trimEnd());
  return `${indent}Its last words on standard error:\n${lines.join('\n')}\n`;
}
