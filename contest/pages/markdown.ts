import { html, NOTHING, type Markup } from '../../tournament/report/markup.ts';

/**
 * A small part of Markdown: headings, paragraphs, lists, quotes, code, emphasis and links. Every character that people
 * write goes through `html`, which escapes it, so nothing else than these elements can come out.
 */
export function makeMarkdown(text: string): Markup {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: Markup[] = [];
  for (let at = 0; at < lines.length;) {
    const { block, next } = takeBlock(lines, at);
    blocks.push(block);
    at = next;
  }
  return html`${blocks}`;
}

interface Taken {
  readonly block: Markup;
  readonly next: number;
}

const LIST = /^\s{0,3}(?:[-*+]|\d{1,9}[.)])\s+(.*)$/;
const QUOTE = /^\s{0,3}>\s?(.*)$/;
const HEADING = /^(#{1,6})\s+(.*?)\s*#*$/;
const FENCE = /^```/;

function takeBlock(lines: readonly string[], at: number): Taken {
  const line = lines[at]!;
  if (line.trim() === '') return { block: NOTHING, next: at + 1 };
  if (FENCE.test(line)) return takeCode(lines, at);
  const heading = HEADING.exec(line);
  // A page has its own first heading.
  if (heading)
    return {
      block:
        heading[1]!.length === 1
          ? html`<h3>${makeInline(heading[2]!)}</h3>`
          : html`<h4>${makeInline(heading[2]!)}</h4>`,
      next: at + 1,
    };
  if (LIST.test(line)) return takeList(lines, at);
  if (QUOTE.test(line)) {
    const next = findEnd(lines, at, (other) => QUOTE.test(other));
    const inner = lines.slice(at, next).map((other) => QUOTE.exec(other)![1]!);
    return { block: html`<blockquote>${makeInline(inner.join('\n'))}</blockquote>`, next };
  }
  const next = findEnd(lines, at + 1, (other) => other.trim() !== '' && !isBlock(other));
  return { block: html`<p>${makeInline(lines.slice(at, next).join('\n'))}</p>`, next };
}

const isBlock = (line: string): boolean => [LIST, QUOTE, HEADING, FENCE].some((kind) => kind.test(line));

function findEnd(lines: readonly string[], from: number, belongs: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && belongs(lines[at]!)) at += 1;
  return at;
}

function takeCode(lines: readonly string[], at: number): Taken {
  const end = findEnd(lines, at + 1, (line) => !FENCE.test(line));
  const code = lines.slice(at + 1, end).join('\n');
  return { block: html`<pre class="output">${code}</pre>`, next: end + 1 };
}

function takeList(lines: readonly string[], at: number): Taken {
  const isNumbered = (line: string): boolean => /^\s{0,3}\d/.test(line);
  const first = isNumbered(lines[at]!);
  const next = findEnd(lines, at, (line) => LIST.test(line) && isNumbered(line) === first);
  const items = lines.slice(at, next).map((line) => html`<li>${makeInline(LIST.exec(line)![1]!)}</li>`);
  return {
    block: first
      ? html`<ol>
          ${items}
        </ol>`
      : html`<ul>
          ${items}
        </ul>`,
    next,
  };
}

/** Code, links, strong and emphasis: the first that begins wins. Nothing is looked for further than this. */
const INLINE =
  /`([^`\n]{1,500})`|\[([^[\]\n]{1,300})\]\(([^()\s]{1,500})\)|\*\*([^*\n]{1,500})\*\*|(?<![\w*])[*_]([^*_\n]{1,500})[*_](?![\w*])/;

function makeInline(text: string): Markup {
  const parts: Markup[] = [];
  let rest = text;
  for (let found = INLINE.exec(rest); found; found = INLINE.exec(rest)) {
    parts.push(html`${rest.slice(0, found.index)}`, makePart(found));
    rest = rest.slice(found.index + found[0].length);
  }
  return html`${parts}${rest}`;
}

function makePart([all, code, label, address, strong, emphasis]: RegExpExecArray): Markup {
  if (code !== undefined) return html`<code>${code}</code>`;
  if (strong !== undefined) return html`<strong>${strong}</strong>`;
  if (emphasis !== undefined) return html`<em>${emphasis}</em>`;
  return isHarmless(address!) ? html`<a href="${address!}" rel="noopener noreferrer">${label!}</a>` : html`${all}`;
}

/** Pages of this contest and of the web, and mail. Whatever else an address may do, it does not do it here. */
const isHarmless = (address: string): boolean => /^(?:https?:\/\/[^/\\]|mailto:|\/(?![/\\]))/i.test(address);
