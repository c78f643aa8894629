import type { App } from '../app/app.ts';
import { fail, loadBytes } from './load.ts';

/** A match that waits for its turn. */
export interface Entry {
  readonly name: string;
  /** Where it is, for commands; its name if not given. */
  readonly file?: string;
  /** The number under which whoever serves the page knows it. */
  readonly served?: number;
  read(): Promise<Uint8Array<ArrayBuffer>>;
}

/** How long a result is shown before the next match begins. */
const PAUSE_MS = 7000;

/** Shows one match after the other; goes on by itself once somebody has begun to play. */
export class Playlist {
  private entries: readonly Entry[] = [];
  private timer = 0;

  constructor(private readonly app: App) {
    app.add({ update: (state, before) => void (state.isResultOpen !== before.isResultOpen && this.wait()) });
  }

  async open(entries: readonly Entry[], play: boolean, round?: number): Promise<void> {
    this.entries = entries;
    this.app.change({ playlist: { names: entries.map(({ name }) => name), index: 0 } });
    await this.show(0, play, round);
  }

  /** Forgets the list: a file was opened alone. */
  clear(): void {
    this.entries = [];
    this.app.change({ playlist: undefined });
  }

  /** Puts a match after those that are there, and shows it from a round on. */
  async append(entry: Entry, round: number): Promise<void> {
    this.entries = [...this.entries, entry];
    await this.show(this.entries.length - 1, false, round);
  }

  async show(index: number, play: boolean, round?: number): Promise<void> {
    const entry = this.entries[index];
    if (!entry) return;
    const { name, file = name, served } = entry;
    try {
      await loadBytes(this.app, await entry.read(), { file, served, round, play });
      this.app.change({ playlist: { names: this.entries.map(({ name }) => name), index } });
    } catch (error) {
      fail(this.app, error);
    }
  }

  /** To the match after this one or before it; past the last to the first. */
  step(by: 1 | -1): void {
    const { playlist, isPlaying } = this.app.state;
    if (playlist && this.entries.length > 1)
      void this.show((playlist.index + by + this.entries.length) % this.entries.length, isPlaying);
  }

  private wait(): void {
    clearTimeout(this.timer);
    const { isResultOpen, isLooping, playlist } = this.app.state;
    const isLast = !playlist || playlist.index === playlist.names.length - 1;
    if (!isResultOpen || (isLast && !isLooping)) return;
    this.timer = window.setTimeout(() => {
      if (!playlist || playlist.names.length === 1) this.app.toggle();
      else void this.show(isLast ? 0 : playlist.index + 1, true);
    }, PAUSE_MS);
  }
}
