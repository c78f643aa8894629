import type { EntryEvent } from '../../tournament/organise/enter-and-check.ts';

/** Tells on standard error what people should know of bots that enter: what is not protected, and who fails its check. */
export function showEntryEvent(event: EntryEvent): void {
  if (event.kind === 'warning') console.error(`minions: ${event.text}`);
  if (event.kind !== 'check-failed') return;
  console.error(`minions: ${event.name} fails its check, "${event.step}": ${event.problem}\n  ${event.advice}`);
}
