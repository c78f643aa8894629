import { makeVisibleLines } from '../../protocol/visible-text.ts';

/** HTML that is safe to put into a page. */
export class Markup {
  constructor(readonly text: string) {}
}

type Content = string | number | Markup | readonly Markup[];

/** HTML with what people and bots wrote escaped: only markup made here goes in as it is. */
export function html(strings: TemplateStringsArray, ...values: readonly Content[]): Markup {
  const parts = findParts(strings);
  let text = parts[0]!;
  for (let index = 0; index < values.length; index += 1) text += makeText(values[index]!) + parts[index + 1]!;
  return new Markup(text);
}

/** A cache of the parts of each template in the source. */
const knownParts = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The parts of a template without the indentation of the source. */
function findParts(strings: TemplateStringsArray): readonly string[] {
  let parts = knownParts.get(strings);
  if (!parts) {
    parts = strings.map((part) => part.replace(/\n\s*/g, '\n'));
    knownParts.set(strings, parts);
  }
  return parts;
}

/** Nothing at all. */
export const NOTHING = new Markup('');

function makeText(value: Content): string {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return escapeHtml(makeVisibleLines(value));
  if (value instanceof Markup) return value.text;
  return value.map(({ text }) => text).join('');
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return /[&<>"']/.test(text) ? text.replace(/[&<>"']/g, (character) => ENTITIES[character]!) : text;
}
