import { UsageError } from '../../judge/usage-error.ts';

/** Where a server listens. */
export interface ListenAddress {
  readonly host: string;
  readonly port: number;
}

/** A host and a port as people write them: 0.0.0.0:7000, [::]:7000. */
export function parseListen(text: string): ListenAddress {
  const [, host, port] = /^(\[[\da-f:.]+\]|[\w.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host !== undefined && Number(port) <= 65_535) return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
  throw new UsageError(
    `invalid --listen: expected host and port, got "${text}"`,
    'give host and port, as in 127.0.0.1:7000 or 0.0.0.0:7000',
  );
}
