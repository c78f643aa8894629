// Whole matches that sample bots have played before a judge: all that their states show follows from the events alone.
import { expect, test } from 'vitest';
import { findGame, GAMES } from '../../engine/registry.ts';
import { checkShape } from '../../protocol/check-shape.ts';
import { ReplayStepper } from '../../replay/replay-stepper.ts';
import { expectState, FOLDS, listKinds } from '../engine/games/folds.ts';
import { readRecordedMatch } from './recorded-match.ts';

/** What these bots never do. */
const ELSEWHERE: Readonly<Record<string, readonly string[]>> = { apocalypse: ['lost'] };

test.each(GAMES.map(({ id }) => id))('a recorded match of %s, from its first state to its last', (id) => {
  const [header, ...lines] = readRecordedMatch(id).split('\n');
  const stepper = new ReplayStepper(header!, { findGame, checkShape }, { withEvents: true });
  const { match } = stepper;
  const fold = FOLDS[id]!(match.view(), match.scores(), match.config);
  const kinds = new Set<string>();
  for (const line of lines) {
    const step = stepper.take(line);
    if (step?.kind !== 'round') continue;
    for (const event of step.events) {
      fold.take(structuredClone(event));
      kinds.add(event.kind);
    }
    expectState(match, fold.finish());
  }
  expect(match.played).toBe(match.config.rounds);
  expect(stepper.isWhole).toBe(true);
  expect(stepper.difference).toBeUndefined();
  expect([...kinds, ...(ELSEWHERE[id] ?? [])].sort()).toEqual(listKinds(id));
});
