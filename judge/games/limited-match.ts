import { GameError } from '../../engine/core/game-error.ts';
import type { CloneOptions, Match, RoundOutcome } from '../../engine/core/match.ts';
import type { EventOf, GameTypes } from '../../engine/core/game.ts';
import type { PlayableGame } from '../../engine/core/playable-game.ts';
import { OutOfTime, runWithLimit } from './run-with-limit.ts';
import { mindsSignals, withUsualSignals } from './with-usual-signals.ts';

/** How long the rules of somebody else may take for one thing they are asked for: a round, a view, the map. */
const RULES_LIMIT_MS = 10_000;

/** Rules that take longer than this are asked again in a way that signals can interrupt. A signal that comes before is lost. */
const SOON_MS = 100;

/** What depends on nothing but the state: it is asked for once in a round. */
const ASKED_ONCE: ReadonlySet<string> = new Set(['isOver', 'isOut', 'isAsked']);
const LIMITED: ReadonlySet<string> = new Set([
  'view',
  'viewFor',
  'movesFor',
  'scores',
  'standing',
  'randCalls',
  'replayHeader',
  'replayRound',
  ...ASKED_ONCE,
]);

/** The same game, whose rules are ended when they hang. */
export function limitGame<G extends PlayableGame>(game: G, limitMs = RULES_LIMIT_MS): G {
  const ofGame = new LimitedRules(game.title, limitMs);
  const { legalOrders } = game;
  return {
    ...game,
    describeEvent: (...given) => ofGame.run('in "describeEvent"', () => game.describeEvent(...given)),
    legalOrders: legalOrders && ((...given) => ofGame.run('in "legalOrders"', () => legalOrders(...given))),
    start(...terms: Parameters<PlayableGame['start']>) {
      const rules = new LimitedRules(game.title, limitMs);
      return limitMatch(
        rules.run('in "generate", before the first round', () => game.start(...terms)),
        rules,
      );
    },
  };
}

/** The same match, whose rules are ended when they hang. */
export function limitMatch(first: Match, rules = new LimitedRules(first.title, RULES_LIMIT_MS)): Match {
  let match = first;
  let firstRound: number | undefined;
  const findRound = (): number => {
    firstRound ??= rules.run('in "firstRound"', () => match.round - match.played);
    return firstRound + match.played;
  };
  const clone = (options?: CloneOptions): Match => rules.run('in "clone"', () => match.clone(options));
  const known = new Map<string, unknown>();
  const look = (part: string, run: () => unknown): unknown =>
    rules.run(`in "${part}", before round ${findRound()}`, run);
  const lookOnce = (part: string, key: string, run: () => unknown): unknown => {
    if (!known.has(key)) known.set(key, look(part, run));
    return known.get(key);
  };
  const play: Match['play'] = (orders, onEvent) => {
    // Rules that are ended leave half a round behind: then it is played again from here.
    const before = rules.mayBeAskedAgain ? clone() : undefined;
    known.clear();
    let events: EventOf<GameTypes>[] = [];
    const run = (): RoundOutcome => {
      events = [];
      return match.play(orders, onEvent && ((event) => events.push(event)));
    };
    const again = (): RoundOutcome => {
      match = before ?? match;
      return run();
    };
    const outcome = rules.run(`in round ${findRound()}`, run, again);
    for (const event of events) onEvent!(event);
    return outcome;
  };
  return new Proxy(first, {
    get(_, name: string) {
      if (name === 'play') return play;
      if (name === 'clone') return (options?: CloneOptions) => limitMatch(clone(options), rules);
      if (name === 'round') return findRound();
      if (name === 'numbers') return look(name, () => match.numbers);
      if (name === 'isOver') return lookOnce(name, name, () => match.isOver);
      const value: unknown = Reflect.get(match, name, match);
      if (typeof value !== 'function' || !LIMITED.has(name)) {
        return typeof value === 'function'
          ? (...given: unknown[]) => Reflect.apply(value, match, given) as unknown
          : value;
      }
      return (...given: unknown[]): unknown => {
        const run = (): unknown => Reflect.apply(value, match, given);
        return ASKED_ONCE.has(name) ? lookOnce(name, `${name} ${given.join(' ')}`, run) : look(name, run);
      };
    },
  });
}

/** How patient we are with the rules of one match. */
class LimitedRules {
  /** Whether they have been found to take their time. */
  private areSlow = false;

  constructor(
    private readonly title: string,
    private readonly limitMs: number,
  ) {}

  /** While our rules run, handlers of signals do not: most end soon, and those that do not are begun again without handlers. */
  get mayBeAskedAgain(): boolean {
    return !this.areSlow && mindsSignals();
  }

  run<T>(part: string, run: () => T, again = run): T {
    if (!this.mayBeAskedAgain) return this.runToEnd(part, run);
    try {
      return runWithLimit(Math.min(SOON_MS, this.limitMs), run);
    } catch (error) {
      if (!(error instanceof OutOfTime)) throw error;
      this.areSlow = true;
      return this.runToEnd(part, again);
    }
  }

  private runToEnd<T>(part: string, run: () => T): T {
    const runLimited = (): T => runWithLimit(this.limitMs, run);
    try {
      return mindsSignals() ? withUsualSignals(runLimited) : runLimited();
    } catch (error) {
      throw error instanceof OutOfTime ? GameError.in(this.title, part, error) : error;
    }
  }
}
