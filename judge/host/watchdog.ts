import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import type { Readable, Writable } from 'node:stream';
import type { Clock } from './clock.ts';
import { TAG_VARIABLE } from './processes/tag.ts';

// Makes named pipes when it is asked to, and waits for the end of its input. If the judge said "bye" before, all is well. If
// not, the judge was killed: the groups it named last are ended, and then the processes that carry its tag, until nobody is left. Its
// folder goes too. Where bots are cgroups, their cgroups go with all who are in them, as soon as these have ended: also after
// "bye", if somebody was left in them.
const SCRIPT = `
trap '' HUP INT TERM PIPE
tag=$1
folder=$2
groups=
ended=
set --
while read -r word line; do
  case $word in
    bye) ended=yes; groups=; [ "$line" = left ] && break || exit 0 ;;
    pipes) (cd -- "$folder" && mkfifo -m 600 $line) && echo made || echo failed ;;
    groups) groups=$line ;;
    cgroup) set -- "$@" "$line" ;;
  esac
done
rm -rf -- "$folder"
for cgroup; do echo 1 >"$cgroup/cgroup.kill" || kill -s KILL $(cat "$cgroup"/*/cgroup.procs); done
for group in $groups; do kill -s KILL -- "-$group"; done
sweeps=0
while [ -z "$ended" ] && [ $sweeps -lt 50 ]; do
  found=
  for file in /proc/[0-9]*/environ; do
    if grep -q -s -a -F "${TAG_VARIABLE}=$tag-" "$file"; then
      pid=\${file#/proc/}
      kill -s KILL "\${pid%/environ}" && found=yes
    fi
  done
  if [ -z "$found" ]; then break; fi
  sweeps=$((sweeps + 1))
done
for cgroup; do
  tries=0
  while [ -d "$cgroup" ] && [ $tries -lt 20 ]; do
    rmdir "$cgroup"/*/
    rmdir "$cgroup" || sleep 0.1
    tries=$((tries + 1))
  done
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

  /** The cgroups that have those of all bots, in each tree: they must not outlive the judge either. */
  watchCgroups(folders: readonly string[]): void {
    for (const folder of folders) this.shell.stdin.write(`cgroup ${folder}\n`);
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

  /** @param isEmpty whether nobody was left in the cgroups */
  dismiss(isEmpty = true): void {
    this.shell.stdin.end(isEmpty ? 'bye\n' : 'bye left\n');
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
