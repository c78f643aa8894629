// A debugger in the middle of a match, as the page of languages tells authors in Python.
import { execa } from 'execa';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import { emptyFolder, minions, runMinions } from '../cli/run-minions.ts';
import { DEBUGPY, testWith } from '../test-with.ts';

/** The Python of the system, which has what Debian has packed. */
const withDebugpy = { PATH: `/usr/bin:/bin:${process.env['PATH']}` };
/** One that has nothing but its own library. */
const plainPython = (): Record<string, string> => {
  const folder = emptyFolder();
  writeFileSync(join(folder, 'python3'), '#!/bin/sh\nexec /usr/bin/python3 -S "$@"\n', { mode: 0o755 });
  return { PATH: `${folder}:${process.env['PATH']}` };
};

const matches: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of matches.splice(0)) await end();
});

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Plays a match of a new project in Python with `--debug 0`, until standard error says something. */
async function playDebugged(env: Record<string, string>, until: RegExp, change = (plan: string) => plan) {
  const folder = emptyFolder();
  expect((await runMinions(['new', 'python', 'ork-island', 'mine', '--no-check'], folder, env)).code).toBe(0);
  const plan = join(folder, 'mine/plan.py');
  writeFileSync(plan, change(readFileSync(plan, 'utf8')));
  const args = ['play', 'ork-island', './mine', 'null', 'null', 'null', '-s', '1', '--set', 'rounds=3', '--debug', '0'];
  const playing = execa(process.execPath, [minions, ...args], { cwd: folder, env, reject: false });
  matches.push(() => {
    playing.kill('SIGINT');
    return playing;
  });
  let said = '';
  playing.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 60_000 }).toMatch(until);
  return { playing, folder: join(folder, 'mine') };
}

testWith('python3')('pdb stops in the plan, prints, and lets the match go on', async () => {
  const [env, port] = [plainPython(), await findFreePort()];
  const stop = (plan: string): string =>
    plan.replace(
      /^( +)def \w+\(self, state.*\).*:\n(?: +""".*"""\n)?/m,
      (line, indent: string) => `${line}${indent}    from minions.debugging import stop\n${indent}    stop(${port})\n`,
    );
  const { playing, folder } = await playDebugged(env, /pdb waits/, stop);
  const typed = Array.from({ length: 3 }, () => 'p "round", state.round\nc\n').join('');
  const args = ['-m', 'minions.debugging', String(port)];
  const debugging = await execa('python3', args, { cwd: folder, env, input: typed, reject: false, timeout: 60_000 });
  expect(debugging.stdout).toContain("('round', 0)");
  expect(debugging.stdout).toContain("('round', 2)");
  expect(debugging.stdout).toContain('plan.py');
  const { exitCode, stdout } = await playing;
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/mine .* ok$/m);
});

testWith(DEBUGPY)('debugpy waits, an editor attaches as its launch file says, and the match is played', async () => {
  const { playing, folder } = await playDebugged(withDebugpy, /it waits for a debugger at 127\.0\.0\.1:5678/);
  expect(readdirSync(join(folder, '.vscode'))).toContain('launch.json');
  const { configurations } = JSON.parse(readFileSync(join(folder, '.vscode/launch.json'), 'utf8')) as {
    configurations: { name: string; request: string; connect?: { host: string; port: number } }[];
  };
  const { connect } = configurations.find(({ request }) => request === 'attach')!;
  // What an editor sends, in the Debug Adapter Protocol.
  const attach = `import json, socket, sys, time
for attempt in range(200):
    try:
        line = socket.create_connection((sys.argv[1], int(sys.argv[2])))
        break
    except OSError:
        time.sleep(0.05)
stream = line.makefile("rwb")
def send(seq, command, arguments):
    body = json.dumps({"seq": seq, "type": "request", "command": command, "arguments": arguments}).encode()
    stream.write(b"Content-Length: %d\\r\\n\\r\\n%s" % (len(body), body))
    stream.flush()
send(1, "initialize", {"adapterID": "test", "pathFormat": "path"})
send(2, "attach", {"justMyCode": True})
while True:
    size = 0
    while (head := stream.readline().strip()):
        size = int(head.split(b":")[1])
    if size == 0:
        break
    message = json.loads(stream.read(size))
    if message.get("event") == "initialized":
        send(3, "configurationDone", {})
    if message.get("event") == "terminated":
        break
print("terminated")
`;
  const args = ['-c', attach, connect!.host, String(connect!.port)];
  const editor = await execa('python3', args, { env: withDebugpy, reject: false, timeout: 60_000 });
  expect(editor.stdout).toBe('terminated');
  const { exitCode, stdout } = await playing;
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/mine .* ok$/m);
});
