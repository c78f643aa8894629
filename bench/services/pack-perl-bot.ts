import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';

/** Waits in every round. It starts much faster than Node does. */
export const WAITING_PERL_BOT = `$| = 1;
while (<STDIN>) {
  last if /"over":true/;
  print "{\\"round\\":$1,\\"orders\\":[]}\\n" if /"round":(\\d+)/;
}
`;

/** A bot in Perl as it is submitted. */
export async function packPerlBot(source: string): Promise<Buffer> {
  const archive = pack();
  archive.entry({ name: 'bot.json' }, '{"run": ["perl", "bot.pl"]}');
  archive.entry({ name: 'bot.pl' }, source);
  archive.finalize();
  const chunks: Buffer[] = [];
  for await (const chunk of archive as AsyncIterable<Buffer>) chunks.push(chunk);
  return gzipSync(Buffer.concat(chunks));
}
