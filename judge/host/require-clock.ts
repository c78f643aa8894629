import type { ClockChoice } from './bot-group.ts';
import { Host } from './host.ts';

/** For a caller that starts judges later: throws what they would throw if bots cannot be measured like this here. */
export function requireClock(choice: ClockChoice, host = new Host()): void {
  try {
    host.chooseClock(choice);
  } finally {
    host.end();
  }
}
