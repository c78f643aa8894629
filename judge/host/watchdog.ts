import { spawn } from 'node:child_process';
import { MARK_VARIABLE } from './live-groups.ts';

// Waits for the end of its input. If the judge said "bye" before, all is well. If not, the judge was killed: the groups
// it had named are ended, and then whoever carries the mark of the match, until nobody is left.
const SCRIPT = `
trap '' HUP INT TERM
groups=
while read -r line; do
  if [ "$line" = bye ]; then exit 0; fi
  groups="$groups $line"
done
for group in $groups; do kill -s KILL -- "-$group"; done
sweeps=0
while [ $sweeps -lt 50 ]; do
  found=
  for file in /proc/[0-9]*/environ; do
    if grep -q -s -a -F "${MARK_VARIABLE}=$1" "$file"; then
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

  constructor(mark: string) {
    this.shell = spawn('sh', ['-c', SCRIPT, 'minions-watchdog', mark], {
      detached: true,
      stdio: ['pipe', 'ignore', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '' },
    });
    // A machine without a shell has no watchdog; the match can be played all the same.
    this.shell.on('error', () => {});
    this.shell.stdin.on('error', () => {});
    this.shell.unref();
    (this.shell.stdin as unknown as { unref(): void }).unref();
  }

  watch(pid: number | undefined): void {
    if (pid !== undefined) this.shell.stdin.write(`${pid}\n`);
  }

  dismiss(): void {
    this.shell.stdin.end('bye\n');
  }
}
