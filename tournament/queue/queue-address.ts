import { UsageError } from '../../judge/usage-error.ts';

/** Where a queue is. */
export interface QueueAddress {
  /** With user and password, where there are some: never to be shown. */
  readonly url: string;
  /** For people and logs. */
  readonly shown: string;
  /** What all keys of this contest begin with. */
  readonly prefix: string;
}

const EXAMPLE = 'give an address such as redis://host:6379, or rediss://user:password@host:6379 for TLS';

/** The address of a queue as people write it. The password may also come from the environment, where nobody sees it. */
export function parseQueueAddress(
  text: string,
  prefix = 'minions',
  password = process.env['MINIONS_QUEUE_PASSWORD'],
): QueueAddress {
  if (!/^[\w.-]{1,64}$/.test(prefix)) {
    throw new UsageError(
      `invalid prefix: expected up to 64 letters, digits, dots and hyphens, got "${prefix}"`,
      'choose another one, as in --prefix winter',
    );
  }
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // What was given may have a password in it, so it is not repeated.
  if (!url || !/^rediss?:$/.test(url.protocol) || url.hostname === '' || !/^\/?\d*$/.test(url.pathname) || url.search) {
    throw new UsageError('invalid --queue: expected the address of a Redis', EXAMPLE);
  }
  if (url.password === '' && password) url.password = encodeURIComponent(password);
  const shown = `${url.protocol}//${url.host}${url.pathname === '/' ? '' : url.pathname}`;
  return { url: url.href, shown, prefix };
}
