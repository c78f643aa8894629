import { appendEvent, forgetEvents } from '../store/events.ts';
import type { Database, EventRow } from '../store/tables.ts';
import type { ForwardClock } from './forward-clock.ts';

const KEPT = 10_000;

interface Listener {
  /** Who listens; undefined for a visitor. */
  readonly person: string | undefined;
  take(event: EventRow): void;
  end(): void;
}

/** What happens, in order and on disk, for whoever listens at this moment and for those who come back. */
export class EventHub {
  private readonly listeners = new Set<Listener>();
  private last: Promise<void> = Promise.resolve();
  private sent = 0;

  constructor(
    private readonly db: Database,
    private readonly clock: ForwardClock,
    private readonly onFailure: (error: unknown) => void,
  ) {}

  /**
   * Sends an event to everybody, or to one person alone, in the order of their numbers. One that cannot be kept is not
   * sent, and does not undo what it is about.
   */
  publish(kind: string, data: object, person: string | null = null): Promise<void> {
    this.last = this.last.then(() => this.append(kind, data, person)).catch(this.onFailure);
    return this.last;
  }

  private async append(kind: string, data: object, person: string | null): Promise<void> {
    const row = await appendEvent(this.db, {
      at: this.clock.at(),
      kind,
      person_id: person,
      data: JSON.stringify(data),
    });
    if (row.id % KEPT === 0) await forgetEvents(this.db, KEPT);
    this.sent += 1;
    for (const listener of this.listeners) listener.take(row);
  }

  /** Listens until what it returns is called. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** Another number after every event. */
  get revision(): number {
    return this.sent;
  }

  /** What somebody may see has changed: whoever may still listen comes back at once. */
  disconnect(person: string): void {
    for (const listener of this.listeners) if (listener.person === person) listener.end();
  }

  get listenerCount(): number {
    return this.listeners.size;
  }
}
