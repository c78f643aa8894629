import { loadAgain } from './load-again.ts';
import type { Step } from './play-steps.ts';
import { listOrders, look, playOn, require, SEEDS, start } from './subject.ts';

const INSTEAD = 'use whole numbers, or portableMath of minions-judge/engine';

/** What engines compute each in its own way, by where it is found. */
const DIFFERENT: readonly (readonly [holder: object, title: string, names: readonly string[]])[] = [
  [
    Math,
    'Math',
    ['sin', 'cos', 'tan', 'asin', 'acos', 'atan', 'atan2', 'exp', 'expm1', 'log', 'log1p', 'log2', 'log10'],
  ],
  [Math, 'Math', ['pow', 'cbrt', 'hypot', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh']],
  [String.prototype, 'String', ['localeCompare', 'toLocaleLowerCase', 'toLocaleUpperCase']],
  [Number.prototype, 'Number', ['toLocaleString']],
];

/** Plays a match while everything throws that another engine may do in another way, and looks for the operator that is Math.pow. */
export const isSameEverywhere: Step = (subject) => {
  const orders = listOrders(subject, 'everywhere');
  withoutDifferences(() => {
    const match = start(loadAgain(subject), SEEDS[0]);
    for (const given of orders) playOn(match, given);
    look(match, subject);
  });
  const file = subject.loaded.outside?.powerIn ?? undefined;
  require(file && `${file} has the operator **, which differs between engines: ${INSTEAD}`);
  return undefined;
};

function withoutDifferences(run: () => void): void {
  const kept = DIFFERENT.flatMap(([holder, title, names]) =>
    names.map((name) => ({ holder, name, title, whole: Object.getOwnPropertyDescriptor(holder, name)! })),
  );
  for (const { holder, name, title, whole } of kept) {
    const refuse = (): never => {
      throw new Error(`it calls ${title}.${name}, which differs between engines: ${INSTEAD}`);
    };
    Object.defineProperty(holder, name, { ...whole, value: refuse });
  }
  try {
    run();
  } finally {
    for (const { holder, name, whole } of kept) Object.defineProperty(holder, name, whole);
  }
}
