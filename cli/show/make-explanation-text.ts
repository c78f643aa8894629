import { makeVisible } from '../../protocol/visible-text.ts';
import type { Explanation, ExplainOptions } from '../../replay/explain-replay.ts';

/** What happened, for people: a line for each event, or what each player lost when nothing else is asked for. */
export function makeExplanationText(explanation: Explanation, { unit, round }: ExplainOptions): string {
  const { events, names, losses, leftOut } = explanation;
  if (unit === undefined && round === undefined) {
    const lines = losses.map((text, player) => `${names[player]} (${player}) ${text ?? 'lost nothing'}`);
    return makeLines([...lines, '', 'Ask for more with --unit <id> or --round <round>.']);
  }
  const lines = events.map((event) => (round === undefined ? `round ${event.round}: ${event.text}` : event.text));
  const what = [
    ...(unit === undefined ? [] : [`unit ${unit}`]),
    ...(round === undefined ? [] : [`round ${round}`]),
  ].join(', ');
  return makeLines([
    `What happened: ${what}`,
    ...(lines.length === 0 ? [describeNothing(leftOut, unit)] : lines.map((line) => `  ${line}`)),
    ...describeRest(leftOut),
  ]);
}

function describeNothing(leftOut: number, unit: number | undefined): string {
  if (leftOut > 0) return '  no events but routine ones';
  return unit === undefined ? '  nothing' : '  no event is about this unit: check its id in the viewer';
}

function describeRest(leftOut: number): string[] {
  if (leftOut === 0) return [];
  return [`and ${leftOut} routine ${leftOut === 1 ? 'event' : 'events'} (moves and the like): add --all to see them`];
}

// Names may be anybody's.
function makeLines(lines: readonly string[]): string {
  return lines.map((line) => `${makeVisible(line)}\n`).join('');
}
