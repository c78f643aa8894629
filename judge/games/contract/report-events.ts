import type { MatchEvent } from '../../../engine/core/match-event.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import { bundleSchema } from '../../../protocol/bundle-schema.ts';
import { findUndescribed } from './find-undescribed.ts';
import type { Step } from './play-steps.ts';
import type { Shape } from './shape.ts';
import { listOrders, require, requireSame, ROUNDS, SEEDS, start, type Subject } from './subject.ts';

const NAMES: ByPlayer<string> = ['a', 'b', 'c', 'd'];
/** What stands in a sentence that was made from a field that is not there. */
const EMPTY_WORDS = /\b(undefined|NaN)\b|\[object /;
const MAX_EVENT_LENGTH = 200;

/** Events are for those who watch: they must be described, and change nothing. */
export const reportsEvents: Step = (subject) => {
  const kinds = new Map<string, number>();
  const check = makeEventCheck(subject);
  const given = SEEDS.map((seed) => listOrders(subject, `events ${seed}`));
  const none = Array.from({ length: ROUNDS }, () => byPlayer((): object[] => []));
  for (const [index, orders] of [...given, none].entries()) {
    const seed = SEEDS[index % SEEDS.length]!;
    const [followed, silent] = [start(subject, seed), start(subject, seed)];
    for (const list of orders.slice(0, followed.config.rounds)) {
      if (followed.isOver) break;
      const { round } = followed;
      const events: MatchEvent[] = [];
      followed.play(list, (event) => void events.push(event));
      silent.play(list);
      const [one, other] = [followed.fingerprint(), silent.fingerprint()].map((fingerprint) => ({ fingerprint }));
      requireSame(one!, other!, `in round ${round} a match goes another way when somebody listens`);
      for (const event of events) {
        check(event, round);
        kinds.set(event.kind, (kinds.get(event.kind) ?? 0) + 1);
      }
    }
  }
  const seen = Array.from(kinds, ([kind, count]) => `${count} × ${kind}`).sort();
  return seen.length === 0 ? 'none were reported' : seen.join(', ');
};

/** Fails for an event that breaks its schema, has a field that no schema describes, or cannot be said in words. */
function makeEventCheck({ loaded, config }: Subject): (event: MatchEvent, round: number) => void {
  const name = `games/${loaded.id}/event`;
  const schema = bundleSchema(name, loaded.readSchema) as Shape;
  return (event, round) => {
    const what = `in round ${round} the event ${JSON.stringify(event).slice(0, MAX_EVENT_LENGTH)}`;
    const problem = loaded.checkShape(name, event);
    require(problem && `${what} breaks its schema: ${problem}`);
    const [path] = findUndescribed(schema, event);
    require(path && `${what} has ${path}, which no schema describes`);
    const words = loaded.describeEvent(event, NAMES, config);
    const isSaid = typeof words === 'string' && words.trim() !== '' && !EMPTY_WORDS.test(words);
    require(isSaid ? undefined : `${what} is "${words}" in the words of "describeEvent"`);
  };
}
