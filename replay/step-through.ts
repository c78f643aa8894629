import type { PlayableGame } from '../engine/core/playable-game.ts';
import { isPublishedForm } from './is-published-form.ts';
import { isCutLine } from './parse-lines.ts';
import { readLines, type Chunks } from './read-lines.ts';
import { ReplayError } from './replay-error.ts';
import type { ReplayGames } from './replay-games.ts';
import { ReplayStepper, type ReplayStep, type StepperOptions } from './replay-stepper.ts';

export interface Stepped<G extends PlayableGame = PlayableGame> {
  readonly stepper: ReplayStepper<G>;
  /** What the line brought; undefined for the header. */
  readonly step: ReplayStep | undefined;
}

/** Steps through a whole replay. The half line that a killed judge leaves at the end is not taken for one. */
export async function* stepThrough<G extends PlayableGame>(
  chunks: Chunks,
  games: ReplayGames<G>,
  options: StepperOptions = {},
): AsyncGenerator<Stepped<G>> {
  let stepper: ReplayStepper<G> | undefined;
  for await (const { text, isLast } of readLines(chunks)) {
    if (isLast && stepper && isCutLine(text)) return;
    if (stepper) {
      const step = stepper.take(text);
      if (step) yield { stepper, step };
    } else {
      stepper = open(text, games, options);
      yield { stepper, step: undefined };
    }
  }
  if (!stepper) throw new ReplayError('the file is empty');
}

function open<G extends PlayableGame>(
  firstLine: string,
  games: ReplayGames<G>,
  options: StepperOptions,
): ReplayStepper<G> {
  if (isPublishedForm(firstLine)) {
    throw new ReplayError("this is a replay in the published game's text form; only JSON lines can be played again");
  }
  return new ReplayStepper(firstLine, games, options);
}
