/** Runs something while whatever gives time or chance throws. */
export function withoutChance(run: () => void): void {
  const refuse = (name: string) => (): never => {
    throw new Error(`it calls ${name}: only rng may give chance, and nothing may give the time`);
  };
  const kept = { random: Math.random, now: Date.now, tick: performance.now, Date };
  Math.random = refuse('Math.random');
  performance.now = refuse('performance.now');
  globalThis.Date = new Proxy(Date, {
    construct: refuse('new Date'),
    apply: refuse('Date'),
    get: (target, name) => (name === 'now' ? refuse('Date.now') : (Reflect.get(target, name) as unknown)),
  });
  try {
    run();
  } finally {
    Math.random = kept.random;
    performance.now = kept.tick;
    globalThis.Date = kept.Date;
  }
}
