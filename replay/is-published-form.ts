/** Whether a file is a replay in the text form of the published games, by its first word. */
export function isPublishedForm(text: string): boolean {
  return /^\s*(Game|SecGame)(\s|$)/.test(text);
}
