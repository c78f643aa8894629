import type { Pen } from '../../viewer/games/game-drawing.ts';

/** A pen that paints nothing and remembers everything: each call with its numbers, and each change of colour, width or font. */
export function makeStrictPen(width = 100, height = 100): { pen: Pen; strokes: string[] } {
  const strokes: string[] = [];
  const own: Record<string, unknown> = {
    canvas: { width, height },
    getTransform: () => ({ e: 0 }),
    measureText: (text: string) => ({ width: 6 * text.length }),
  };
  const show = (value: unknown): string => {
    if (typeof value === 'number') return String(Number(value.toFixed(3)));
    if (Array.isArray(value)) return `[${value.map(show).join(' ')}]`;
    return typeof value === 'object' ? 'picture' : String(value);
  };
  const pen = new Proxy(own, {
    get: (target, name: string) =>
      name in target ? target[name] : (...args: unknown[]) => void strokes.push([name, ...args.map(show)].join(' ')),
    set(target, name: string, value) {
      if (target[name] !== value) strokes.push(`${name}=${show(value)}`);
      target[name] = value;
      return true;
    },
  });
  return { pen: pen as unknown as Pen, strokes };
}
