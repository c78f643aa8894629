/** What a drawing may call on its pen. As in a browser, anything else is undefined. */
const METHODS: ReadonlySet<string> = new Set(
  (
    'arc arcTo beginPath bezierCurveTo clearRect clip closePath drawImage ellipse fill fillRect fillText getLineDash isPointInPath ' +
    'isPointInStroke lineTo moveTo putImageData quadraticCurveTo rect reset resetTransform restore rotate roundRect save scale ' +
    'setLineDash setTransform stroke strokeRect strokeText transform translate'
  ).split(' '),
);
const MAKERS: ReadonlySet<string> = new Set(
  'createConicGradient createImageData createLinearGradient createPattern createRadialGradient getImageData getTransform'.split(
    ' ',
  ),
);

/** Whatever is done to it, it does nothing and gives itself. */
function makeAnything(): object {
  const anything: object = new Proxy(function anything() {}, {
    get: (_, name) => (name === Symbol.toPrimitive ? () => 0 : anything),
    apply: () => anything,
    construct: () => anything,
    set: () => true,
  });
  return anything;
}

/** A canvas' pen that paints nothing, for looking whether a drawing fails. Discs of negative size fail as in a browser. */
export function pretendPen(): object {
  const kept = new Map<PropertyKey, unknown>();
  const pen: object = new Proxy(
    {},
    {
      get(_, name) {
        if (kept.has(name)) return kept.get(name);
        if (name === 'canvas') return { width: 640, height: 480 };
        if (name === 'measureText') return (text: unknown) => ({ width: String(text).length * 6 });
        if (name === 'arc' || name === 'ellipse') return requireRadius;
        if (METHODS.has(String(name))) return () => undefined;
        return MAKERS.has(String(name)) ? makeAnything : undefined;
      },
      set: (_, name, value) => Boolean(kept.set(name, value)),
    },
  );
  return pen;
}

function requireRadius(_x: number, _y: number, radius: number): void {
  if (radius < 0) throw new RangeError(`the radius of a disc is negative: ${radius}`);
}

/** What a script of a page finds beside its pen: canvases of its own, paths, pictures. */
export function pretendPage(): Record<string, unknown> {
  const anything = makeAnything();
  const canvas = { width: 0, height: 0, getContext: pretendPen };
  return {
    console: anything,
    document: { createElement: (name: string) => (name === 'canvas' ? { ...canvas } : anything) },
    OffscreenCanvas: class {
      readonly getContext = pretendPen;
    },
    Path2D: anything,
    Image: anything,
    DOMMatrix: anything,
    devicePixelRatio: 1,
    performance,
  };
}
