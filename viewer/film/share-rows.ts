/**
 * Makes a view share with the one before it what did not change. Rows of a board are most of a frame, and few of them
 * change in a round: a film of thousands of rounds stays small.
 */
export function shareRows(view: object, before: object | undefined): void {
  if (before === undefined) return;
  for (const [key, value] of Object.entries(view)) {
    const old = (before as Record<string, unknown>)[key];
    if (Array.isArray(value) && Array.isArray(old)) shareList(view as Record<string, unknown>, key, value, old);
  }
}

function shareList(holder: Record<string, unknown>, key: string, list: unknown[], old: unknown[]): void {
  if (Object.isFrozen(list) || list.length !== old.length) return;
  let isSame = true;
  for (let index = 0; index < list.length; index++) {
    if (typeof list[index] === 'string' && list[index] === old[index]) list[index] = old[index];
    else isSame = false;
  }
  if (isSame && list.length > 0) holder[key] = old;
}
