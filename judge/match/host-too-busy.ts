/** What the reason of a match begins with that is void, because the machine had no time for it. */
export const HOST_TOO_BUSY = 'host too busy';

/** Whether a match counts for nothing: nobody is to blame, and it should be played again. */
export function isVoid({ interrupted }: { readonly interrupted: string | null }): boolean {
  return interrupted?.startsWith(HOST_TOO_BUSY) ?? false;
}
