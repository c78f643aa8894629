import { spawn } from 'node:child_process';
import { MARK_VARIABLE } from './processes/mark.ts';

// Waits for the end of its input. If the judge said "bye" before, all is well. If not, the judge was killed: the groups
// it named last are ended, and then whoever carries its mark, until nobody is left. Its folder goes too.
const SCRIPT = `
trap '' HUP INT TERM
groups=
while read -r line; do
  if [ "$line" = bye ]; then exit 0; fi
  groups=$line
done
rm -rf -- "$2"
for group in $groups; do kill -s KILL -- "-$group"; done
sweeps=0
while [ $sweeps -lt 50 ]; do
  found=
  for file in /proc/[0-9]*/environ; do
    if grep -q -s -a -F "${MARK_VARIABLE}=$1-" "$file"; then
      pid=\${file#/proc/}
      kill -s KILL "\${pid%/environ}" && found=yes
    fi
  done
  if [ -z "$found" ]; then break; fi
  sweeps=$((sweeps + 1))
done
`;

/** A shell beside the judge that outlives it by a moment: even a judge that is killed leaves no bot behind. */
export class Watchdog {
  private readonly shell;

  constructor(mark: string, folder: string) {
    this.shell = spawn('sh', ['-c', SCRIPT, 'minions-watchdog', mark, folder], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '' },
    });
    // A machine without a shell has no watchdog; matches can be played all the same.
    this.shell.on('error', () => {});
    this.shell.stdin.on('error', () => {});
    this.shell.unref();
    (this.shell.stdin as unknown as { unref(): void }).unref();
  }

  /** The process groups that must not outlive the judge; they replace those named before. */
  watch(groups: Iterable<number>): void {
    this.shell.stdin.write(`${[...groups].join(' ')}\n`);
  }

  dismiss(): void {
    this.shell.stdin.end('bye\n');
  }
}
