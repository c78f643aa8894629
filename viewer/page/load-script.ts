/** Where a tournament keeps a replay, and beside it the same bytes as a script. No other script is ever loaded. */
const REPLAY = /^((?:\.\.\/)?replays\/[\w-]+)\.jsonl\.gz$/;

/** The replay of a tournament on a page from disk, which may load scripts but not fetch files; undefined when there is none. */
export function loadScript(address: string): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const path = REPLAY.exec(address)?.[1];
  if (path === undefined) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    const take = (text: string): void => resolve(Uint8Array.from(atob(text), (char) => char.charCodeAt(0)));
    Object.assign(globalThis, { minionsReplay: take });
    const script = document.createElement('script');
    script.src = `${path}.js`;
    script.addEventListener('error', () => resolve(undefined));
    document.head.append(script);
  });
}
