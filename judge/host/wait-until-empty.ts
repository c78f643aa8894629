import type { BotGroup } from './bot-group.ts';
import type { Clock } from './clock.ts';

/** However busy the machine is: a process that was killed does not take longer to go. */
const MAX_END_MS = 5000;

/** Resolves when nobody is left in a group. A killed process may need a moment to go. */
export async function waitUntilEmpty(group: BotGroup, clock: Clock): Promise<void> {
  const end = clock.now() + MAX_END_MS;
  while (!group.isEmpty() && clock.now() < end) {
    await new Promise<void>((resolve) => void clock.after(1, resolve));
  }
}
