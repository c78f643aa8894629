import { byPlayer } from '../../engine/core/players.ts';
import type { Drawing } from './drawings.ts';

/** A drawing that gives way to another one for good once something in it throws. */
export function guardDrawing(drawing: Drawing, instead: Drawing, warn: (problem: string) => void): Drawing {
  let current = drawing;
  const fail = (name: string, error: unknown): void => {
    if (current === instead) return;
    current = instead;
    warn(`The drawing of this game has failed in "${name}" (${(error as Error).message}): letters are shown instead.`);
  };
  const guarded: Drawing = new Proxy(drawing, {
    get(_, name: keyof Drawing & string) {
      // The columns of figures stay those that the page has begun with; those that nobody counts any more are empty.
      if (name === 'figures' || name === 'parts') return drawing[name];
      if (current === instead && (name === 'countFigures' || name === 'countParts')) {
        const { length } = drawing[name === 'countFigures' ? 'figures' : 'parts'];
        return () => byPlayer(() => Array<number>(length).fill(0));
      }
      const part = current[name];
      if (typeof part !== 'function') return part;
      return (...args: unknown[]): unknown => {
        try {
          return (current[name] as (...args: unknown[]) => unknown)(...args);
        } catch (error) {
          if (current === instead) throw error;
          fail(name, error);
          return (guarded[name] as ((...args: unknown[]) => unknown) | undefined)?.(...args);
        }
      };
    },
  });
  return guarded;
}
