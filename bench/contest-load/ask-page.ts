import { Agent, request } from 'node:http';

export interface AskedPage {
  readonly status: number;
  readonly bytes: number;
  readonly ms: number;
}

/** No page that somebody has open waits for those of others. */
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** Asks for a page as a browser behind a proxy does, from an address of its own. */
export function askPage(url: string, headers: Readonly<Record<string, string>>): Promise<AskedPage> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    const asked = request(
      url,
      { agent, headers: { accept: 'text/html', 'accept-encoding': 'gzip', ...headers } },
      (response) => {
        let bytes = 0;
        response.on('data', (chunk: Buffer) => (bytes += chunk.length));
        response.once('end', () => resolve({ status: response.statusCode!, bytes, ms: performance.now() - began }));
        response.once('error', reject);
      },
    );
    asked.once('error', reject);
    asked.end();
  });
}

/** Everybody has an address of their own. */
export const makeAddress = (client: number): string => `10.1.${Math.floor(client / 250)}.${(client % 250) + 1}`;
