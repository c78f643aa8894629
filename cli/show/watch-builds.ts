import { basename } from 'node:path';
import { makeVisible, makeVisibleLines } from '../../protocol/visible-text.ts';
import type { BuildWatcher } from '../../judge/prepare/build/build-watcher.ts';
import { quoteForShell } from '../../judge/prepare/quote-for-shell.ts';

interface Verbosity {
  readonly verbose?: true | undefined;
  /** Whether people are told anything at all. */
  readonly isQuiet: boolean;
}

/**
 * Tells people on standard error what they should know of a bot, and what is built. A build takes seconds, so it is always announced; with
 * `--verbose` the commands are shown whole, and so is what the compiler has to say.
 */
export function watchBuilds({ verbose, isQuiet }: Verbosity): BuildWatcher {
  const say = (line: string) => console.error(`minions: ${makeVisible(line)}`);
  if (verbose) {
    return {
      building: (bot, command) => say(`building ${bot}: ${command.map(quoteForShell).join(' ')}`),
      built: (_bot, warnings) => void (warnings === '' || console.error(makeVisibleLines(warnings))),
      cached(bot, command, warnings) {
        say(`${bot} was built before: ${command.map(quoteForShell).join(' ')}`);
        if (warnings !== '') console.error(makeVisibleLines(warnings));
      },
      noted: (_bot, note) => say(note),
      ready: (bot, command) => say(`starting ${bot}: ${command.map(quoteForShell).join(' ')}`),
    };
  }
  // A build may take several attempts.
  const announced = new Set<string>();
  return {
    building(bot, [program]) {
      if (isQuiet || announced.has(bot)) return;
      announced.add(bot);
      say(`building ${bot} with ${basename(program!)}…`);
    },
    built() {},
    cached() {},
    noted: (_bot, note) => void (isQuiet || say(note)),
    ready() {},
  };
}
