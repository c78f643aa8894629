import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Clock } from './clock.ts';
import { TAG_VARIABLE } from './processes/tag.ts';

// Makes named pipes when it is asked to, and waits for the end of its input. If the judge said "bye" before, all is well. If
// not, the judge was killed: the groups it named last are ended, and then whoever carries its tag, until nobody is left. Its
// folder goes too.
const SCRIPT = `
trap '' HUP INT TERM PIPE
groups=
while read -r word line; do
  case $word in
    bye) exit 0 ;;
    pipes) (cd -- "$2" && mkfifo -m 600 $line) && echo made || echo failed ;;
    groups) groups=$line ;;
  esac
done
rm -rf -- "$2"
for group in $groups; do kill -s KILL -- "-$group"; done
sweeps=0
while [ $sweeps -lt 50 ]; do
  found=
  for file in /proc/[0-9]*/environ; do
    if grep -q -s -a -F "${TAG_VARIABLE}=$1-" "$file"; then
      pid=\${file#/proc/}
      kill -s KILL "\${pid%/environ}" && found=yes
    fi
  done
  if [ -z "$found" ]; then break; fi
  sweeps=$((sweeps + 1))
done
`;

/** So long the judge waits for pipes before it makes them itself. */
const PATIENCE_MS = 1000;

/**
 * A shell beside the judge that outlives it by a moment: even a judge that is killed leaves no bot behind. It also makes named
 * pipes, since it starts a program sooner than the judge, whose memory has to be mapped again for each one.
 */
export class Watchdog {
  private readonly shell;

  constructor(
    tag: string,
    private readonly folder: string,
    private readonly clock: Clock,
  ) {
    this.shell = spawn('sh', ['-c', SCRIPT, 'minions-watchdog', tag, folder], {
      detached: true,
      stdio: ['pipe', 'pipe', 'ignore'],
      env: { PATH: process.env['PATH'] ?? '' },
    });
    // A machine without a shell has no watchdog; matches can be played all the same.
    this.shell.on('error', () => {});
    this.shell.stdin.on('error', () => {});
    this.shell.stdout.on('error', () => {});
    this.shell.unref();
    toSocket(this.shell.stdin).unref();
    toSocket(this.shell.stdout).unref();
  }

  /** The process groups that must not outlive the judge; they replace those named before. */
  watch(groups: Iterable<number>): void {
    this.shell.stdin.write(`groups ${[...groups].join(' ')}\n`);
  }

  /** Makes named pipes in its folder. False when that fails. If it does not answer, because somebody has stopped it, it is not asked again. */
  async makePipes(names: readonly string[]): Promise<boolean> {
    const { stdin, stdout } = this.shell;
    if (this.folder === '' || stdout.destroyed) return false;
    stdin.write(`pipes ${names.join(' ')}\n`);
    // The judge would not wait for whom it has forgotten.
    toSocket(stdout).ref();
    const stopWaiting = this.clock.after(PATIENCE_MS, () => stdout.destroy());
    const answer = await readOnce(stdout);
    stopWaiting();
    toSocket(stdout).unref();
    return answer === 'made\n';
  }

  dismiss(): void {
    this.shell.stdin.end('bye\n');
  }
}

/** What comes next; nothing when the stream ends first. */
function readOnce(stream: Readable): Promise<string> {
  return new Promise((resolve) => {
    const settle = (bytes?: unknown): void => {
      stream.off('data', settle).off('close', settle);
      resolve(Buffer.isBuffer(bytes) ? bytes.toString('latin1') : '');
    };
    stream.on('data', settle).on('close', settle);
  });
}

/** What Node makes of a pipe is a socket, whatever its type says. */
function toSocket(stream: Readable | Writable): Socket {
  return stream as unknown as Socket;
}
