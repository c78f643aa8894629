import type { Drawing } from './drawings.ts';

/** A drawing that gives way to another one for good once something in it throws. */
export function guardDrawing(drawing: Drawing, instead: Drawing, warn: (problem: string) => void): Drawing {
  let current = drawing;
  const fail = (name: string, error: unknown): void => {
    if (current === instead) return;
    current = instead;
    warn(`The drawing of this game has failed in "${name}" (${(error as Error).message}): letters are shown instead.`);
  };
  return new Proxy(drawing, {
    get(_, name: keyof Drawing & string) {
      const part = current[name];
      if (typeof part !== 'function') return part;
      return (...args: unknown[]): unknown => {
        try {
          return (current[name] as (...args: unknown[]) => unknown)(...args);
        } catch (error) {
          if (current === instead) throw error;
          fail(name, error);
          return (current[name] as ((...args: unknown[]) => unknown) | undefined)?.(...args);
        }
      };
    },
  });
}
