import type { EventHub } from './event-hub.ts';

interface Kept {
  readonly revision: number;
  readonly until: number;
  readonly part: Promise<unknown>;
}

/** What changes without an event is seen after so long. */
const MAX_AGE_MS = 500;
const MAX_KEPT = 200;

/** What everybody sees the same: made once for all who ask, until something happens. */
export class SharedParts {
  private readonly kept = new Map<string, Kept>();

  constructor(
    private readonly hub: Pick<EventHub, 'revision'>,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** An event that was sent is in what is found afterwards: pages are loaded again because of it. */
  find<T>(key: string, make: () => Promise<T> | T): Promise<T> {
    const { revision } = this.hub;
    const known = this.kept.get(key);
    if (known?.revision === revision && this.now() < known.until) return known.part as Promise<T>;
    const part = Promise.resolve().then(make);
    const kept = { revision, until: this.now() + MAX_AGE_MS, part };
    this.kept.delete(key);
    this.kept.set(key, kept);
    if (this.kept.size > MAX_KEPT) this.kept.delete(this.kept.keys().next().value!);
    // Whoever asks next tries again.
    part.catch(() => this.kept.get(key) === kept && this.kept.delete(key));
    return part;
  }
}
