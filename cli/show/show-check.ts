import type { CheckEvent } from '../../judge/check/check-bots.ts';
import { describeStep } from './describe-step.ts';
import { makePaint } from './paint.ts';
import { showPreparing } from './show-preparing.ts';

interface CheckShow {
  readonly isQuiet: boolean;
  readonly verbose?: true | undefined;
}

/** Shows a check as it goes: each game by its title, each step on a line. */
export function showCheck({ isQuiet, verbose }: CheckShow): (event: CheckEvent) => void {
  const prepare = showPreparing({ verbose, isQuiet });
  const paint = makePaint(process.stdout);
  let isFirst = true;
  return (event) => {
    if (event.kind !== 'game' && event.kind !== 'step') return prepare(event);
    if (isQuiet) return;
    if (event.kind === 'step') return console.log(describeStep(event.step, paint));
    console.log(`${isFirst ? '' : '\n'}${event.game.title}`);
    isFirst = false;
  };
}
