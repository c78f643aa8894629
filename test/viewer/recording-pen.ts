import type { Pen } from '../../viewer/games/game-drawing.ts';

const FILLS = ['fill', 'fillRect', 'fillText'];
const STROKES = ['stroke', 'strokeRect', 'strokeText'];
/** What a path is made of; the last point of it says where something is. */
const TRACES = ['arc', 'rect', 'moveTo', 'lineTo'];

/** A pen that paints nothing and remembers what it would have painted, one line each: what, colour, and where. */
export function makeRecordingPen(width = 100, height = 100): { pen: Pen; painted: string[] } {
  const painted: string[] = [];
  let path: string[] = [];
  const round = (value: unknown): string =>
    typeof value === 'number' ? String(Number(value.toFixed(2))) : String(value);
  const note = (name: string, colour: unknown, args: readonly unknown[]): void => {
    const where = args.length > 0 ? args.map(round).join(' ') : path.join(', ');
    painted.push([name, colour, where].filter((part) => part !== '').join(' '));
  };
  const own: Record<string, unknown> = {
    canvas: { width, height },
    globalAlpha: 1,
    beginPath: () => void (path = []),
    getTransform: () => ({ e: 0 }),
    measureText: (text: string) => ({ width: 6 * text.length }),
  };
  const pen = new Proxy(own, {
    get(target, name: string) {
      if (name in target) return target[name];
      const alpha = (): string => (target['globalAlpha'] === 1 ? '' : ` at ${round(target['globalAlpha'])}`);
      if (FILLS.includes(name))
        return (...args: unknown[]) => note(name, `${String(target['fillStyle'])}${alpha()}`, args);
      if (STROKES.includes(name)) return (...args: unknown[]) => note(name, String(target['strokeStyle']), args);
      if (TRACES.includes(name)) return (...args: unknown[]) => void path.push(`${name} ${args.map(round).join(' ')}`);
      return () => undefined;
    },
  });
  return { pen: pen as unknown as Pen, painted };
}
