// Control characters, marks that turn the direction of writing, and what has no width: none of them may play tricks on
// a page. Line ends and tabs are kept.
const UNSEEN =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Surrogate}/gu;

/** Text of bots and people with everything in it visible. */
export function showText(text: string): string {
  return text.replace(UNSEEN, showCharacter);
}

function showCharacter(character: string): string {
  const code = character.charCodeAt(0);
  if (code < 0x20) return String.fromCharCode(0x2400 + code);
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`;
}
