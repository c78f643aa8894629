// What terminals and browsers obey instead of showing it: control characters with those of escape sequences, halves of
// characters, ends of lines and paragraphs, and marks without a width, among them those that turn the direction of
// writing. The two joiners are part of words and of pictures in several scripts.
const OBEYED = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/u;
const ALL_OBEYED = new RegExp(OBEYED, 'gu');
const ALL_BUT_LAYOUT = new RegExp(`(?![\\n\\t])(?:${OBEYED.source})`, 'gu');

/** Whether a text has something in it that would not be seen. */
export function hasHidden(text: string): boolean {
  return OBEYED.test(text);
}

/** Text of whoever it is on one line, with everything in it visible: "\u001b" instead of an escape. */
export function makeVisible(text: string): string {
  return text.replace(ALL_OBEYED, escapeCharacter);
}

/** The same of several lines: their ends and tabs stay what they are. */
export function makeVisibleLines(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(ALL_BUT_LAYOUT, escapeCharacter);
}

/** JSON that means the same and is plain to see. */
export function makeVisibleJson(value: unknown): string {
  return JSON.stringify(value).replace(ALL_OBEYED, (character) =>
    Array.from({ length: character.length }, (_, unit) => escapeUnit(character.charCodeAt(unit))).join(''),
  );
}

function escapeCharacter(character: string): string {
  const code = character.codePointAt(0)!;
  return code > 0xffff ? `\\u{${code.toString(16)}}` : escapeUnit(code);
}

function escapeUnit(code: number): string {
  return `\\u${code.toString(16).padStart(4, '0')}`;
}

/** The first characters of a text, as people count them, and dots for the rest. */
export function cutText(text: string, longest: number): string {
  // No character is longer than two units: most texts need not be taken apart.
  if (text.length <= longest) return text;
  const characters = Array.from(text.slice(0, 2 * longest + 2));
  if (characters.length <= longest) return text;
  return `${characters.slice(0, longest).join('')}…`;
}
