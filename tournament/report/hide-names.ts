import { gunzipSync, gzipSync } from 'node:zlib';

interface Header {
  names: readonly string[];
  bots?: { source: string }[];
}

/** A replay for the public: under other names, and without what bots wrote on standard error. */
export function hideNames(replay: Uint8Array, names: readonly string[]): Uint8Array {
  const lines = gunzipSync(replay).toString('utf8').split('\n');
  const header = JSON.parse(lines[0]!) as Header;
  header.names = names;
  if (header.bots) header.bots = header.bots.map((bot, player) => ({ ...bot, source: names[player]! }));
  const rest = lines.slice(1).map((line) => (line.includes('"stderr"') ? removeStderr(line) : line));
  return gzipSync([JSON.stringify(header), ...rest].join('\n'));
}

function removeStderr(line: string): string {
  const { stderr: _, ...rest } = JSON.parse(line) as { stderr?: unknown };
  return JSON.stringify(rest);
}
