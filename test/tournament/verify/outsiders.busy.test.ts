// What people can find out who have only what was published, and what their organiser gave them.
import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { execa } from 'execa';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { emptyFolder, minions, runMinions, type Run } from '../../cli/run-minions.ts';
import { asOtherUser, canBeOtherUser, OTHER_USER } from '../../other-user.ts';
import { BEGIN, findId, SITS, WALKS, writeShortConfig } from '../cup-files.ts';

const folder = emptyFolder();
const run = (...args: string[]): Promise<Run> => runMinions(args, folder);
let begun: Run;

beforeAll(async () => {
  await writeShortConfig(folder);
  begun = await run(...BEGIN, '--seats', '1', '-o', 'cup');
  expect((await run('tournament', 'report', 'cup', '--publish', 'site', '--pseudonyms')).code).toBe(0);
}, 300_000);

test('a site is verified by outsiders who have nothing else, and forged standings are named', async () => {
  const { code, stdout } = await run('tournament', 'verify', 'site', '--deep');
  expect([code, stdout]).toEqual([0, expect.stringContaining('5 replays, played again, every seed comes from')]);
  const { head } = JSON.parse(readFileSync(join(folder, 'site/standings.json'), 'utf8')) as { head: string };
  expect(stdout).toContain(`Head of the results: ${head}.`);
  expect(begun.stdout).toContain(`Head ${head}: `);
  expect(readFileSync(join(folder, 'site/index.html'), 'utf8')).toContain(head);
  expect((await run('tournament', 'verify', 'site', '--head', head)).code).toBe(0);
  const other = await run('tournament', 'verify', 'site', '--head', '0'.repeat(64));
  expect([other.code, other.stdout]).toEqual([1, expect.stringContaining(`expected ${'0'.repeat(64)}`)]);
  cpSync(join(folder, 'site'), join(folder, 'forged'), { recursive: true });
  const text = readFileSync(join(folder, 'site/standings.json'), 'utf8');
  writeFileSync(join(folder, 'forged/standings.json'), text.replace(/"points": [-\d.]+/, '"points": 999'));
  const forged = await run('tournament', 'verify', 'forged');
  expect([forged.code, forged.stdout]).toEqual([
    1,
    expect.stringMatching(/^standings\.json has 999 as points of e\d\d/m),
  ]);
});

test('an author can prove that these very files played, and that these were their orders', async () => {
  const id = findId(join(folder, 'cup'), 'walks');
  expect((await run('tournament', 'proof', 'cup', id, '-o', 'proof.json')).code).toBe(0);
  const proof = ['tournament', 'verify', 'site', '--proof', 'proof.json'];
  const { code, stdout } = await run(...proof, '--bot', WALKS);
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining('4 matches played again with the bot itself: in 4 of 4 seats the answers are the same.'),
  ]);
  const other = await run(...proof, '--bot', SITS);
  expect([other.code, other.stdout]).toEqual([1, expect.stringContaining(`are not those of ${id}: expected sha256:`)]);
  const text = readFileSync(join(folder, 'proof.json'), 'utf8');
  writeFileSync(join(folder, 'false.json'), text.replace(/"salt": "[0-9a-f]{64}"/, `"salt": "${'0'.repeat(64)}"`));
  const forged = await run('tournament', 'verify', 'site', '--proof', 'false.json');
  expect([forged.code, forged.stdout]).toEqual([1, expect.stringContaining('give the commitment')]);
  expect((await run('tournament', 'verify', 'site', '--bot', WALKS)).stderr).toContain('--bot needs --proof');
  expect((await run('tournament', 'verify', 'site', '--bots')).stderr).toContain('there is no private.json');
});

const testAsOtherUser = canBeOtherUser() ? test : test.skip;

/** An author has a file, under the name it had, in a folder; sample bots are everywhere. */
function copyBot(folder: string): string {
  if (!existsSync(WALKS)) return WALKS;
  mkdirSync(join(folder, 'mine'));
  cpSync(WALKS, join(folder, 'mine', basename(WALKS)));
  return './mine';
}

testAsOtherUser(
  'another user verifies site and proof, in a folder that has nothing else (needs root, and a checkout that others can read)',
  async () => {
    const id = findId(join(folder, 'cup'), 'walks');
    expect((await run('tournament', 'proof', 'cup', id, '-o', 'for-another.json')).code).toBe(0);
    // What is in the folder of these tests, only this user can read.
    const there = mkdtempSync(join(dirname(tmpdir()), 'minions-another-user-'));
    onTestFinished(() => rmSync(there, { recursive: true }));
    for (const name of ['site', 'for-another.json']) cpSync(join(folder, name), join(there, name), { recursive: true });
    const bot = copyBot(there);
    // A proof is for one person alone.
    for (const path of [there, join(there, 'for-another.json')]) chownSync(path, OTHER_USER, OTHER_USER);
    const env = { HOME: there, XDG_CACHE_HOME: join(there, 'cache'), npm_command: '' };
    const runThere = (...args: string[]) =>
      execa(process.execPath, [minions, 'tournament', 'verify', 'site', ...args], { cwd: there, env, ...asOtherUser });
    expect((await runThere('--deep')).stdout).toContain('5 replays, played again, every seed comes from');
    const { stdout } = await runThere('--proof', 'for-another.json', '--bot', bot);
    expect(stdout).toContain('4 matches played again with the bot itself: in 4 of 4 seats the answers are the same.');
    expect(stdout).toContain(`Its commitment to ${id} is to the files of the proof.`);
    expect(/^Not checked, .+: the files of (.+)\.$/m.exec(stdout)![1]!.split(', ')).not.toContain(id);
  },
);

test('a tournament is signed, and the signature is checked', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const write = (name: string, key: KeyObject): void =>
    writeFileSync(join(folder, name), key.export({ format: 'pem', type: key.type === 'private' ? 'pkcs8' : 'spki' }));
  write('key.pem', privateKey);
  write('key.pub', publicKey);
  write('other.pub', generateKeyPairSync('ed25519').publicKey);
  expect((await run('tournament', 'report', 'cup', '--sign', 'key.pem', '--publish', 'site')).code).toBe(0);
  const { code, stdout } = await run('tournament', 'verify', 'site', '--key', 'key.pub');
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Signed with the key [\w+/=]+\.$/m)]);
  const other = await run('tournament', 'verify', 'site', '--key', 'other.pub');
  expect([other.code, other.stdout]).toEqual([1, expect.stringContaining('it is signed with another key')]);
  const path = join(folder, 'site/signature.json');
  writeFileSync(path, readFileSync(path, 'utf8').replace('"lines": 7', '"lines": 6'));
  const forged = await run('tournament', 'verify', 'site');
  expect([forged.code, forged.stdout]).toEqual([
    1,
    expect.stringContaining('the signature in signature.json is false'),
  ]);
  const bad = await run('tournament', 'report', 'cup', '--sign', 'key.pub');
  expect([bad.code, bad.stderr]).toEqual([2, expect.stringContaining('expected a private key in PEM form')]);
});

test('--bots plays matches again with the bots themselves', async () => {
  const { code, stdout } = await run('tournament', 'verify', 'cup', '--bots', '2');
  expect([code, stdout]).toEqual([
    0,
    expect.stringContaining(
      '2 matches played again with the bots themselves: in 8 of 8 seats the answers are the same.',
    ),
  ]);
});
