/** A cache of the JSON of frozen values. */
const texts = new WeakMap<object, string>();

/**
 * JSON as JSON.stringify makes it, of values that the engine shares from round to round: what is frozen never changes,
 * all through, so its text is made once. Looks for frozen lists in the fields of an object, and of the objects in its lists.
 */
export function makeJson(value: object): string {
  if (Object.isFrozen(value)) return makeKept(value);
  if (Array.isArray(value)) return hasFrozenField(value[0]) ? makeList(value) : JSON.stringify(value);
  return `{${makeFields(value)}}`;
}

/** The same of the fields of an object, without the braces around them. */
export function makeFields(value: object): string {
  let text = '';
  for (const name of Object.keys(value)) {
    const item = (value as Record<string, unknown>)[name];
    if (item !== undefined) text += `${text === '' ? '' : ','}${makeName(name)}${makeAny(item)}`;
  }
  return text;
}

/** A cache of the JSON of field names, with the colon. */
const names = new Map<string, string>();
/** There are some dozens of names; whoever has more of them is none of ours. */
const MAX_NAMES = 1000;

function makeName(name: string): string {
  let text = names.get(name);
  if (text !== undefined) return text;
  text = `${JSON.stringify(name)}:`;
  if (names.size < MAX_NAMES) names.set(name, text);
  return text;
}

function makeAny(value: unknown): string {
  if (Number.isInteger(value)) return `${value as number}`;
  return isObject(value) ? makeJson(value) : JSON.stringify(value);
}

function makeKept(value: object): string {
  let text = texts.get(value);
  if (text === undefined) texts.set(value, (text = JSON.stringify(value)));
  return text;
}

function makeList(items: readonly unknown[]): string {
  let text = '';
  for (const item of items) text += `${text === '' ? '' : ','}${makeAny(item)}`;
  return `[${text}]`;
}

/** Lists of objects are of one kind: what the first is like, all are. */
function hasFrozenField(item: unknown): boolean {
  return (
    isObject(item) &&
    !Array.isArray(item) &&
    Object.values(item).some((field) => isObject(field) && Object.isFrozen(field))
  );
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
