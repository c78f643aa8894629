import { basename } from 'node:path';
import { makeVisible, makeVisibleLines } from '../../../protocol/visible-text.ts';
import type { BuildWatcher } from '../../prepare/build/build-watcher.ts';

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
      building: (bot, command) => say(`building ${bot}: ${showCommand(command)}`),
      built: (_bot, warnings) => void (warnings === '' || console.error(makeVisibleLines(warnings))),
      cached: (bot, command) => say(`${bot} was built before: ${showCommand(command)}`),
      noted: (_bot, note) => say(note),
      ready: (bot, command) => say(`starting ${bot}: ${showCommand(command)}`),
    };
  }
  return {
    building(bot, [program]) {
      if (!isQuiet) say(`building ${bot} with ${basename(program!)}…`);
    },
    built() {},
    cached() {},
    noted: (_bot, note) => void (isQuiet || say(note)),
    ready() {},
  };
}

/** As one could type it. */
function showCommand(words: readonly string[]): string {
  return words.map((word) => (/^[\w@%+=:,./{}-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`)).join(' ');
}
