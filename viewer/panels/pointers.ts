interface Listener {
  hover(x: number | undefined, y: number | undefined): void;
  click(x: number, y: number): void;
  drag(dx: number, dy: number): void;
  /** By a factor, around a point. */
  zoom(factor: number, x: number, y: number): void;
}

const CLICK_REACH = 5;

/** Mouse, pen and fingers on a canvas, in the canvas's own pixels. Two fingers zoom. */
export function followPointers(canvas: HTMLCanvasElement, listener: Listener): void {
  const down = new Map<number, { x: number; y: number }>();
  let travelled = 0;
  const place = (event: MouseEvent): { x: number; y: number } => {
    const box = canvas.getBoundingClientRect();
    const ratio = canvas.width / Math.max(1, box.width);
    return { x: (event.clientX - box.left) * ratio, y: (event.clientY - box.top) * ratio };
  };

  canvas.addEventListener('pointerdown', (event) => {
    canvas.setPointerCapture(event.pointerId);
    down.set(event.pointerId, place(event));
    travelled = down.size > 1 ? CLICK_REACH + 1 : 0;
  });
  canvas.addEventListener('pointermove', (event) => {
    const { x, y } = place(event);
    const last = down.get(event.pointerId);
    if (!last) return listener.hover(x, y);
    travelled += Math.abs(x - last.x) + Math.abs(y - last.y);
    const other = [...down].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const factor = Math.hypot(x - other.x, y - other.y) / Math.max(1, Math.hypot(last.x - other.x, last.y - other.y));
      listener.zoom(factor, (x + other.x) / 2, (y + other.y) / 2);
    } else if (travelled > CLICK_REACH) listener.drag(x - last.x, y - last.y);
    down.set(event.pointerId, { x, y });
  });
  const release = (event: PointerEvent): void => {
    const { x, y } = place(event);
    if (down.delete(event.pointerId) && event.type === 'pointerup' && travelled <= CLICK_REACH) listener.click(x, y);
  };
  canvas.addEventListener('pointerup', release);
  canvas.addEventListener('pointercancel', release);
  canvas.addEventListener('pointerleave', () => listener.hover(undefined, undefined));
  canvas.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault();
      const { x, y } = place(event);
      if (event.shiftKey) listener.drag(-event.deltaY, 0);
      else listener.zoom(Math.exp(-event.deltaY / 400), x, y);
    },
    { passive: false },
  );
}
