import type { Match, RoundOutcome } from '../../../engine/core/match.ts';
import { byPlayer, type ByPlayer } from '../../../engine/core/players.ts';
import { freezeAll } from './freeze-all.ts';
import { loadAgain } from './load-again.ts';
import { playThrough } from './play-through.ts';
import { scramble } from './scramble.ts';
import {
  listOrders,
  look,
  playOn,
  requireSame,
  SEEDS,
  SHORT_ROUNDS,
  start,
  startLimited,
  type Subject,
} from './subject.ts';
import { withoutChance } from './without-chance.ts';

/** Throws what is wrong, or returns a note. */
export type Step = (subject: Subject) => string | undefined;

/** Of a game with very long matches no more is played, but for one match to its end. */
const MAX_WHOLE_ROUNDS = 500;
const MANY_SEEDS = 8;
const LOOK_EVERY = 10;

export const isSameMatch: Step = (subject) => {
  for (const seed of SEEDS) {
    const rounds = seed === SEEDS[0] ? MAX_WHOLE_ROUNDS : SHORT_ROUNDS;
    const orders = listOrders(subject, `same ${seed}`, rounds);
    const [one, other] = [start(subject, seed, rounds), start(subject, seed, rounds)];
    playBoth(subject, [one, other], orders, `with seed ${seed}`);
  }
  return undefined;
};

export const leavesOthersAlone: Step = (subject) => {
  const orders = listOrders(subject, 'apart');
  const alone = start(subject, SEEDS[0]);
  const expected = orders.map((given) => playAndSign(alone, given));
  const [match, other] = [start(subject, SEEDS[0]), start(subject, SEEDS[1])];
  const problem = 'a match goes another way when a second one is played at the same time';
  for (const [index, given] of orders.entries()) {
    playOn(other, given);
    requireSame(playAndSign(match, given), expected[index]!, problem);
  }
  return undefined;
};

export const clones: Step = (subject) => {
  const orders = listOrders(subject, 'clone');
  const others = listOrders(subject, 'other');
  for (const moment of [0, 1, Math.floor(orders.length / 2), orders.length]) {
    const match = start(subject, SEEDS[0]);
    for (const given of orders.slice(0, moment)) playOn(match, given);
    const before = look(match, subject);
    const [clone, silent, again] = [match.clone(), match.clone(), match.clone().clone()];
    for (const given of others.slice(moment)) playOn(clone, given);
    requireSame(before, look(match, subject), 'playing a clone has changed the match it was made from');
    while (!silent.isOver) silent.play(byPlayer(() => []));
    playBoth(subject, [again, match], orders.slice(moment), 'after a clone was made');
  }
  return undefined;
};

/** Looks at what is sent too: the messages of a match go with its orders. */
export const takesAnyOrders: Step = (subject) => {
  const { rounds } = subject.config;
  const whole = listOrders(subject, 'odd', rounds);
  const match = start(subject, SEEDS[0], rounds);
  let count = playThrough(match, whole, subject);
  for (let seed = 1; seed <= MANY_SEEDS; seed += 1) {
    const orders = listOrders(subject, `odd ${seed}`, SHORT_ROUNDS);
    count += playThrough(start(subject, seed, SHORT_ROUNDS), orders, subject);
  }
  const none = whole.slice(0, MAX_WHOLE_ROUNDS).map(() => byPlayer((): object[] => []));
  playThrough(start(subject, SEEDS[2], MAX_WHOLE_ROUNDS), none, subject);
  return `${count} accepted, and ${match.played} of ${rounds} rounds played to the end`;
};

export const givesCopies: Step = (subject) => {
  const [left, disturbed] = [start(subject, SEEDS[0], SHORT_ROUNDS), start(subject, SEEDS[0], SHORT_ROUNDS)];
  const problem = 'changing a view changes the state: "view", "viewFor", "score" and "standing" must give copies';
  const disturb = (): void => {
    const views = byPlayer((player) => disturbed.viewFor(player));
    for (const shown of [disturbed.view(), ...views, disturbed.scores(), disturbed.standing()]) scramble(shown);
    requireSame(look(left, subject), look(disturbed, subject), problem);
  };
  for (const given of listOrders(subject, 'sent', SHORT_ROUNDS)) {
    disturb();
    playOn(left, given);
    const mine = structuredClone(given);
    playOn(disturbed, mine);
    scramble(mine);
  }
  disturb();
  return undefined;
};

export const looksWithoutTouching: Step = (subject) => {
  const match = start(subject, SEEDS[0], SHORT_ROUNDS);
  for (const given of listOrders(subject, 'look', SHORT_ROUNDS)) {
    requireSame(look(match, subject), look(match, subject), 'two looks at the same match differ');
    playOn(match, given);
  }
  return undefined;
};

export const leavesWhatItIsGiven: Step = (subject) => {
  const { game, config } = subject;
  const short = { ...config, rounds: Math.min(config.rounds, SHORT_ROUNDS) };
  const frozen = startLimited(game, freezeAll(structuredClone(short)), SEEDS[0]);
  const match = start(subject, SEEDS[0], SHORT_ROUNDS);
  for (const given of listOrders(subject, 'given', SHORT_ROUNDS)) {
    const outcome = playOn(frozen, freezeAll(structuredClone(given)));
    requireSame(outcome, playOn(match, given), 'orders that cannot be changed come to something else');
  }
  requireSame({ configuration: short }, { configuration: match.config }, 'a match has changed its configuration');
  return undefined;
};

export const takesNoChance: Step = (subject) => {
  const orders = listOrders(subject, 'chance');
  withoutChance(() => {
    const match = start(loadAgain(subject), SEEDS[0]);
    for (const given of orders) playOn(match, given);
    look(match, subject);
  });
  return undefined;
};

/** Plays the same orders in two matches, which must stay the same. All that they show is compared now and then: it is much. */
function playBoth(
  subject: Subject,
  [one, other]: readonly [Match, Match],
  orders: readonly ByPlayer<object[]>[],
  when: string,
): void {
  const compare = (): void =>
    requireSame(look(one, subject), look(other, subject), `two matches differ ${when}, before round ${one.round}`);
  compare();
  for (const [index, given] of orders.entries()) {
    const [first, second] = [playAndSign(one, given), playAndSign(other, given)];
    requireSame(first, second, `two matches differ ${when}, in round ${one.round - 1}`);
    if (index % LOOK_EVERY === 0) compare();
  }
  compare();
}

function playAndSign(
  match: Match,
  given: ByPlayer<object[]>,
): Partial<RoundOutcome> & { readonly fingerprint: string } {
  return { ...playOn(match, given), fingerprint: match.fingerprint() };
}
