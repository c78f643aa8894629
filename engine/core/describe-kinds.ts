import type { MatchEvent } from './match-event.ts';

/** A sentence for each kind of event of a game; `say` has the names of what a sentence is about. */
export type Sentences<Event extends MatchEvent, Say> = {
  readonly [Kind in Event['kind']]: (event: Extract<Event, { kind: Kind }>, say: Say) => string;
};

/** An event in the words of its kind. */
export function describeKinds<Event extends MatchEvent, Say>(
  sentences: Sentences<Event, Say>,
  event: Event,
  say: Say,
): string {
  const describe = sentences[event.kind as Event['kind']] as (event: MatchEvent, say: Say) => string;
  return describe(event, say);
}
