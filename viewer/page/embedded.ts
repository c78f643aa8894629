import type { Entry } from './playlist.ts';

/** A replay that is in the page itself; `isBeside`: to be shown beside the first. */
export interface EmbeddedReplay extends Entry {
  readonly isBeside: boolean;
}

/** The replays that `minions view` has put into the page, compressed and as text. */
export function listEmbedded(): EmbeddedReplay[] {
  const found = document.querySelectorAll<HTMLScriptElement>('script[type="application/octet-stream"]');
  return [...found]
    .filter(({ textContent }) => textContent.trim() !== '')
    .map(({ textContent, dataset }, served) => ({
      name: dataset['file'] ?? 'match.jsonl',
      served,
      isBeside: dataset['beside'] !== undefined,
      read: async () => Uint8Array.from(atob(textContent.trim()), (char) => char.charCodeAt(0)),
    }));
}
