const QUOTE = 0x22;
const BACKSLASH = 0x5c;
// [ and {, and likewise ] and }, differ in this bit only.
const CURLY = 0x20;
const OPENING = 0x7b;
const CLOSING = 0x7d;

/** Whether lists and objects in a JSON text are nested deeper than allowed. Looks at the text only, never recurses. */
export function isDeeper(text: string, depth: number): boolean {
  // Text shorter than its own brackets would have to be cannot be too deep: the usual answer is not looked at.
  if (text.length <= depth) return false;
  let level = 0;
  let isInString = false;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code === BACKSLASH && isInString) i += 1;
    else if (code === QUOTE) isInString = !isInString;
    else if (isInString) continue;
    else if ((code | CURLY) === OPENING) level += 1;
    else if ((code | CURLY) === CLOSING) level -= 1;
    if (level > depth) return true;
  }
  return false;
}
