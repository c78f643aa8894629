import { resolveShape, type Shape } from './shape.ts';

/** How far numbers go for which the schema gives no limit. */
export interface NumberLimits {
  /** The greatest id there is. */
  readonly id: number;
  /** The longer side of the board: what a place is made of. */
  readonly side: number;
}

export interface Drawing {
  /** What references of the schema go to. */
  readonly root: unknown;
  readonly limits: NumberLimits;
  /** Gives a whole number below a limit. */
  readonly draw: (limit: number) => number;
}

const FAR_AWAY = [-1e300, -(2 ** 31), 2 ** 31 - 1, 2 ** 31, Number.MAX_SAFE_INTEGER, 1e300];
/** One number in so many is far away. */
const FAR_EVERY = 50;
/** How far beyond what there is the others go. */
const BEYOND = 2;

/** A value that keeps to a schema, and is as odd as that allows. */
export function drawValue(given: Shape, drawing: Drawing, greatest = drawing.limits.id): unknown {
  const { root, draw } = drawing;
  const schema = resolveShape(given, root);
  const one = <T>(list: readonly T[]): T => list[draw(list.length)]!;
  const forms = schema.oneOf ?? schema.anyOf;
  if (forms) return drawValue(one(forms), drawing, greatest);
  if ('const' in schema) return schema.const;
  if (schema.enum) return one(schema.enum);
  const type = typeof schema.type === 'object' ? one(schema.type) : schema.type;
  if (type === 'object' || schema.properties) return drawObject(schema, drawing);
  if (type === 'array') return drawArray(schema, drawing);
  if (type === 'boolean') return draw(2) === 1;
  if (type === 'null') return null;
  if (type === 'string') return 'x'.repeat(Math.max(schema.minLength ?? 0, Math.min(schema.maxLength ?? 3, draw(4))));
  return drawNumber(schema, drawing, greatest);
}

/** What is not required is there every other time. */
function drawObject({ properties = {}, required = [] }: Shape, drawing: Drawing): object {
  const fields = Object.entries(properties).filter(([name]) => required.includes(name) || drawing.draw(2) === 1);
  return Object.fromEntries(fields.map(([name, field]) => [name, drawValue(field, drawing)]));
}

/** Numbers in lists are places. */
function drawArray({ items, minItems = 0, maxItems = minItems + 3 }: Shape, drawing: Drawing): unknown[] {
  const { limits, draw } = drawing;
  if (Array.isArray(items)) return (items as Shape[]).map((item) => drawValue(item, drawing, limits.side));
  const length = minItems + draw(maxItems - minItems + 1);
  return Array.from({ length }, () => drawValue((items as Shape | undefined) ?? {}, drawing, limits.side));
}

/** Mostly a little beyond the limits, for ids and cells that do not exist; now and then far beyond. */
function drawNumber({ minimum: low, maximum: high }: Shape, { draw }: Drawing, greatest: number): number {
  const far = FAR_AWAY.filter((value) => value >= (low ?? -Infinity) && value <= (high ?? Infinity));
  if (far.length > 0 && draw(FAR_EVERY) === 0) return far[draw(far.length)]!;
  const [from, to] = [low ?? -BEYOND, high ?? greatest + BEYOND];
  return from + draw(Math.max(1, to - from + 1));
}
